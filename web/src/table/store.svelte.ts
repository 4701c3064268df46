/** One table as this browser knows it: what the server sent, and what was done here since. */

import * as calls from "../api/calls";
import { asTrouble, type Trouble } from "../api/ask";
import { CLOSED, Live, liveAddress } from "../api/live";
import { Outbox, type QueuedCommand } from "../api/outbox";
import { shareUnchanged } from "../api/shareUnchanged";
import type { Scene } from "../api/scene";
import type {
  Answer,
  Data,
  Presence,
  Previewed,
  Reaction,
  Snapshot,
  TableNow,
  FeedItem,
  Update,
} from "../api/schema";
import { errandsOf, noteReceived, type Fault } from "../dice/keeper";
import { readNote } from "../dice/notes";
import { verdictOf, type RecordedFair, type Verdict } from "../dice/verdict";
import { settings } from "../look/settings.svelte";
import { SHOWN, type What } from "../reactions/reactions";
import type { Timer } from "../ui/timer";
import { Voice } from "../words/voice";
import { say } from "../words/words.svelte";
import { Again } from "./again";
import { Forced, type ForcedTable } from "./forced.svelte";
import { GainsStore } from "./gains.svelte";
import { Hinting, PACE, type HintedTable } from "./hinting.svelte";
import type { Idea } from "./idea";
import { CHANCE } from "./pictured";
import type { Begun, Note, Playable, Spot } from "./playable";
import { unheard } from "./unheard";

export type Connection = "opening" | "live" | "lost" | "closed";

export interface TableNote extends Note<Spot | null> {
  /**
   * A message that applies only while it is the player's turn, or while it is not, goes when that changes; null
   * always applies.
   */
  readonly turn: boolean | null;
}

/** A command that was executed, and the version of the feed that shows it. */
interface Settled {
  queued: QueuedCommand;
  version: number;
}

/** How long the socket may take to deliver what was acknowledged before we ask for it. */
const PATIENCE = 1_500;
const MOVED_AWAY = 4001;
const NOT_ALLOWED = 4003;
/** Milliseconds before something for the dice is sent again. */
const AGAIN = 800;
/** Milliseconds for which moves are pointed at. */
const POINTED = 3_000;

export class TableStore implements Playable {
  #now = $state.raw<Snapshot | null>(null);
  /** Sent only once: it never changes, and a sheet is large. */
  #options = $state.raw<Data>({});
  #log = $state.raw<readonly FeedItem[]>([]);
  #tick = $state(0);
  #presence = $state.raw<Presence | null>(null);
  #connection = $state<Connection>("opening");
  #closed = $state("");
  #delayed = $state(false);
  #waiting = $state.raw<readonly QueuedCommand[]>([]);
  #settled = $state.raw<readonly Settled[]>([]);
  #note = $state.raw<TableNote | null>(null);
  /** With the moves that were legal then. */
  #pointed = $state.raw<(Idea & { at: readonly string[] | undefined }) | null>(null);
  #thinking = $state.raw<ReadonlyMap<number, number>>(new Map());

  #diceFault = $state<Fault | null>(null);
  #verdict = $state.raw<Verdict | null>(null);
  #reactions = $state.raw<ReadonlyMap<number, Reaction>>(new Map());

  /** The gains of moves; requested by the component that shows them. */
  readonly gains: GainsStore;
  /** The hint that is requested or shown. */
  readonly hinting: Hinting;
  /** Plays on while there is no choice. */
  readonly forced: Forced;

  #seat: number | null = null;
  /** Requests for the dice in progress, which must not be sent twice at a time. */
  readonly #errands = new Set<string>();
  #again: Timer | undefined;
  #tapped: Spot | null = null;
  readonly #hasty = new Again();
  /** A tap that came before the answer to the last one: it is handled after that. */
  #held: { move: string; at: Spot | null } | null = null;
  #checking: Timer | undefined;
  readonly #live: Live;
  readonly #outbox: Outbox;

  readonly #pending = $derived(
    [...this.#settled.map((one) => one.queued), ...this.#waiting].flatMap((queued) => queued.move ?? []),
  );
  /**
   * A bot that is no longer to act, after an undo, say, has stopped thinking before the server says so. With most
   * news nothing changes here, and it is the same map: all places depend on it.
   */
  readonly #acting = $derived.by(() => {
    const acting = [...this.#thinking].filter(([seat]) => this.#now?.seats[seat]?.acting);
    return acting.length === this.#thinking.size ? this.#thinking : new Map(acting);
  });
  readonly #undoing = $derived(
    [...this.#settled.map((one) => one.queued), ...this.#waiting].some((queued) => queued.move === null),
  );
  /** All names as one string: the voice, and everything it has cached, is kept as long as they are the same. */
  readonly #names = $derived(JSON.stringify(this.#now?.seats.map((seat) => seat.name ?? "") ?? []));
  readonly #game = $derived(this.#now?.game ?? "");
  readonly #voice = $derived(new Voice(this.#game, JSON.parse(this.#names) as string[]));

  constructor(readonly id: string) {
    this.gains = new GainsStore(() => calls.gains(id, this.#seat));
    const hinted = this.#hinted();
    this.hinting = new Hinting(hinted);
    this.forced = new Forced(hinted);
    this.#live = new Live(() => liveAddress(id, this.#seat, this.#log.length), {
      update: (update) => this.#take(update),
      presence: (presence) => this.#meet(presence),
      reaction: (reaction) => this.#see(reaction),
      state: (state, code, reason) => {
        this.#connection = state;
        if (state === "live") void this.#outbox.flush();
        if (state === "closed") {
          this.#closed = closedWords(code, reason, this.known !== null);
          // It was closed while somebody was here: what is left of it can still be read.
          if (code === CLOSED) void this.#catchUp();
        }
      },
    });
    this.#outbox = new Outbox(id, {
      send: (queued) =>
        queued.move === null
          ? calls.undo(id, queued.seat, queued.id, queued.whole)
          : calls.move(id, queued.seat, queued.move, queued.id),
      changed: (waiting) => (this.#waiting = waiting),
      delayed: () => (this.#delayed = true),
      refused: (_queued, trouble) => this.#refuse(trouble),
      done: (queued, version) => this.#settle(queued, version),
    });
  }

  // -- opening and leaving

  /**
   * Open the table. The first request makes this browser a guest, whom the socket recognises, and fetches the
   * state before the socket can.
   */
  async open(): Promise<void> {
    try {
      this.#take(await calls.look(this.id, null, 0));
    } catch (error) {
      if (asTrouble(error).passing) throw error;
      // Otherwise the socket is refused as well, and says why.
    }
    if (this.#now?.closed) return; // nothing will happen there any more
    this.#live.open();
    this.#outbox.open();
  }

  leave(): void {
    clearTimeout(this.#checking);
    clearTimeout(this.#again);
    this.#live.close();
    this.#outbox.close();
  }

  /** Switch to another of the viewer's own seats. */
  sitAs(seat: number | null): void {
    this.#live.close();
    this.#seat = seat;
    this.#log = [];
    this.#settled = [];
    this.#held = null;
    this.#hasty.forget();
    this.#note = null;
    this.hinting.close();
    this.forced.stop();
    this.#connection = "opening";
    this.#live.open();
  }

  // -- state

  /** The table, as soon as anything is known of it. */
  get known(): Snapshot | null {
    return this.#now;
  }

  get now(): Begun {
    if (!this.#now?.view) throw new Error("The game has not begun.");
    return this.#now as Begun;
  }

  get options(): Data {
    return this.#options;
  }

  get tick(): number {
    return this.#tick;
  }

  get log(): readonly FeedItem[] {
    return this.#log;
  }

  get presence(): Presence | null {
    return this.#presence;
  }

  /** Bots that are thinking, and since when (in terms of Date.now()). */
  get thinking(): ReadonlyMap<number, number> {
    return this.#acting;
  }

  /** Current reactions by seat; each disappears by itself. */
  get reactions(): ReadonlyMap<number, Reaction> {
    return this.#reactions;
  }

  get connection(): Connection {
    return this.#connection;
  }

  /** Whether the server is unreachable: the connection is lost, or a move could not be sent. */
  get cutOff(): boolean {
    return this.#connection === "lost" || this.#delayed;
  }

  /** Why reconnecting is impossible, as a sentence. */
  get closed(): string {
    return this.#closed;
  }

  /**
   * Why this browser does not add its part to the dice: what it is shown differs from what it was shown before.
   */
  get diceFault(): Fault | null {
    return this.#diceFault;
  }

  /** How the dice of a finished game compare with what this browser noted; null until then. */
  get verdict(): Verdict | null {
    return this.#verdict;
  }

  get pending(): readonly string[] {
    return this.#pending;
  }

  get undoing(): boolean {
    return this.#undoing;
  }

  get voice(): Voice {
    return this.#voice;
  }

  get note(): TableNote | null {
    return this.#note;
  }

  get canMove(): boolean {
    return (this.#now?.moves.length ?? 0) > 0;
  }

  leaveIdea(): void {
    this.hinting.close();
  }

  get idea(): Idea | null {
    return this.hinting.idea ?? (this.#pointed?.at === this.#now?.moves ? this.#pointed : null);
  }

  /** Show for a while on the board where some of the legal moves lead, as a lesson does. */
  point(moves: readonly string[]): void {
    const pointed = { at: this.#now?.moves, steps: moves.map((move) => ({ n: 0, move })) };
    this.#pointed = pointed;
    setTimeout(() => this.#pointed === pointed && (this.#pointed = null), POINTED);
  }

  // -- actions

  tap(move: string, at: Spot | null): void {
    const seat = this.#now?.seat;
    if (seat == null || this.#pending.at(-1) === move) return; // a double tap means one move
    this.#note = null;
    this.hinting.stop();
    if (this.#pending.length) {
      this.#held = { move, at };
      if (this.cutOff) this.tell(say("move-waits"), at);
    } else if (this.#now?.moves.includes(move)) {
      if (this.#hasty.refuses(move, at)) {
        this.tell(say("just-changed"), at);
        return;
      }
      this.#tapped = at;
      this.#hasty.played(move, at);
      this.#outbox.add(seat, move);
    } else {
      void this.explain(move, at);
    }
  }

  /** The last move may still be on its way: commands are sent in order. */
  instead(move: string, at: Spot): void {
    const seat = this.#now?.seat;
    if (seat == null || this.#pending.at(-1) === move) return;
    this.#note = null;
    this.#held = null;
    this.#tapped = at;
    this.#outbox.add(seat, null);
    this.#outbox.add(seat, move);
  }

  play(move: string, at?: Spot, prepared = false): void {
    if (prepared) this.#hasty.forget();
    this.tap(move, at ?? null);
  }

  undo(whole = false): void {
    const seat = this.#now?.seat;
    if (seat == null) return;
    this.#note = null;
    this.#tapped = null;
    this.#hasty.forget();
    this.hinting.stop();
    this.#outbox.add(seat, null, whole);
  }

  /** Show why a move is not allowed. */
  async explain(move: string, at: Spot | null): Promise<void> {
    const seat = this.#now?.seat;
    if (seat == null) return;
    try {
      const answer = await this.why(move);
      if (!answer.legal) this.#show(answer.words ?? "", at, answer.rule, this.canMove);
    } catch (error) {
      this.#show(asTrouble(error).words, at);
    }
  }

  why(move: string): Promise<Answer> {
    return calls.why(this.id, this.#now?.seat ?? 0, move);
  }

  #hinted(): HintedTable & ForcedTable {
    const table = this;
    return {
      get log() {
        return table.#log;
      },
      get pending() {
        return table.#pending;
      },
      get alone() {
        const { seat = null, seats = [] } = table.#now ?? {};
        return seat !== null && seats.length > 1 && seats.every((one, k) => k === seat || one.retired);
      },
      seat: () => table.#now?.seat ?? null,
      legal: () => table.#now?.moves ?? [],
      gain: (move) => table.gains.of(move),
      silent: (move) => table.voice.move(move) === "",
      ask: async () => (await calls.hint(table.id, table.#now?.seat ?? 0)).ways,
      pace: () => (matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : PACE),
      send: (move) => {
        table.#tapped = null;
        table.#outbox.add(table.#now?.seat ?? 0, move);
      },
    };
  }

  preview(moves: readonly string[]): Promise<Previewed> {
    return calls.preview(this.id, this.#now?.seat ?? 0, moves);
  }

  /** Show everybody at the table a reaction. */
  async react(what: What): Promise<void> {
    const seat = this.#now?.seat;
    if (seat == null) return;
    try {
      await calls.react(this.id, seat, what);
    } catch (error) {
      this.complain(error);
    }
  }

  tell(sentence: string, at: Spot | null, refused = false): void {
    this.#show(sentence, at, "", this.canMove, refused);
  }

  /** Show what went wrong. */
  complain(error: unknown): void {
    this.#show(asTrouble(error).words, null);
  }

  #show(sentence: string, at: Spot | null, rule = "", turn: boolean | null = null, refused = true): void {
    this.#note = { words: sentence, rule, at, turn, refused };
  }

  hush(): void {
    this.#note = null;
  }

  scene(of: number): Promise<Scene> {
    return calls.scene(this.id, this.#seat, of);
  }

  // -- updates

  #take(update: Update | TableNow): void {
    const known = this.#log.length;
    if (update.since > known) {
      void this.#catchUp();
      return;
    }
    // Outdated by something newer; but a feed from the start replaces everything received before.
    if (update.version < known && update.since > 0) return;
    // A socket that reconnects may repeat what a response has delivered meanwhile.
    const news = unheard(update.told, this.#log.slice(update.since));
    if (update.told.length || update.since < known) {
      this.#log = [...this.#log.slice(0, update.since), ...update.told];
    }
    if (update.options) this.#options = update.options;
    const could = this.#now?.moves.length ?? 0;
    this.#now = shareUnchanged(this.#now, update.now);
    this.forced.heard(news, update.now.seat, could);
    // A held tap was made before these dice were visible.
    if (news.some(({ what }) => what === "throw")) this.#held = null;
    this.#hasty.heard(news, update.now.seat, this.canMove && !could);
    this.#seat = update.now.seat;
    if (this.#settled.length) this.#settled = this.#settled.filter((one) => one.version > update.version);
    this.#tick += 1;
    this.gains.look(update.version, update.now.seat !== null && this.canMove);
    if ((this.#note?.turn ?? this.canMove) !== this.canMove) this.#note = null;
    this.#release();
    this.#tendDice(update.now);
  }

  /** Commit to the parts of the viewer's seats, reveal them at the start, and compare at the end. */
  #tendDice(now: Snapshot): void {
    const { commits, reveals, fault } = errandsOf(now);
    if (fault && fault !== this.#diceFault) {
      this.#diceFault = fault;
      this.#show(`${say("fair-refused")} ${say(`fair-fault-${fault}`)}`, null);
    }
    for (const { seat, hash } of commits) {
      this.#run(`commit ${seat} ${hash}`, () => calls.commit(this.id, seat, hash));
    }
    for (const { seat, bytes } of reveals) {
      this.#run(`reveal ${seat}`, async () => {
        await calls.reveal(this.id, seat, bytes);
        noteReceived(this.id, seat);
      });
    }
    if (now.phase === "over" && !this.#verdict) this.#run("verdict", () => this.#compareDice());
  }

  /** Send something for the dice; retry shortly if that fails for now. */
  #run(name: string, send: () => Promise<unknown>): void {
    if (this.#errands.has(name)) return;
    this.#errands.add(name);
    void send()
      .catch((error: unknown) => {
        if (!asTrouble(error).passing) return;
        clearTimeout(this.#again);
        this.#again = setTimeout(() => this.#now && this.#tendDice(this.#now), AGAIN);
      })
      .finally(() => this.#errands.delete(name));
  }

  async #compareDice(): Promise<void> {
    const { record } = await calls.record(this.id);
    const moves = (record["moves"] ?? []) as [number, string][];
    const thrown = moves.filter(([seat]) => seat === CHANCE).map(([, text]) => text);
    const shown = this.#log.filter((told) => told.what === "throw").map((told) => told.text ?? "");
    this.#verdict = verdictOf(readNote(this.id), record["fair"] as RecordedFair, shown, thrown);
  }

  /** Once no command is on its way, handle the held tap. */
  #release(): void {
    if (this.#held && !this.#pending.length) {
      const { move, at } = this.#held;
      this.#held = null;
      this.tap(move, at);
    }
    this.hinting.look();
  }

  #meet(presence: Presence): void {
    this.#presence = presence;
    const since = new Map<number, number>();
    for (const seat of presence.thinking) {
      since.set(seat, this.#thinking.get(seat) ?? Date.now());
    }
    if (!isSame(since, this.#thinking)) this.#thinking = since;
  }

  /** A bot's reaction, in this browser only. */
  feel(seat: number, what: What, ms: number): void {
    this.#see({ is: "reaction", seat, what }, ms);
  }

  #see(reaction: Reaction, ms = SHOWN): void {
    const own = this.#now?.yours.includes(reaction.seat);
    if (settings.reactions === "off" && !own) return;
    this.#reactions = new Map(this.#reactions).set(reaction.seat, reaction);
    setTimeout(() => {
      if (this.#reactions.get(reaction.seat) !== reaction) return;
      const left = new Map(this.#reactions);
      left.delete(reaction.seat);
      this.#reactions = left;
    }, ms);
  }

  #settle(queued: QueuedCommand, version: number): void {
    this.#delayed = false;
    if (version <= this.#log.length) {
      this.#release();
      return;
    }
    this.#settled = [...this.#settled, { queued, version }];
    clearTimeout(this.#checking);
    this.#checking = setTimeout(() => void this.#catchUp(), PATIENCE);
  }

  #refuse(trouble: Trouble): void {
    this.#held = null;
    this.#delayed = false;
    this.hinting.stop();
    this.forced.stop();
    this.#show(trouble.words, this.#tapped, trouble.rule);
    // The move was based on an outdated state.
    void this.#catchUp();
  }

  /** Fetch the current state: the socket has not delivered it. */
  async #catchUp(): Promise<void> {
    try {
      const now = await calls.look(this.id, this.#seat, this.#log.length);
      this.#settled = [];
      this.#take(now);
    } catch {
      // The socket delivers it when it is back.
    }
  }
}

const isSame = <K, V>(one: ReadonlyMap<K, V>, other: ReadonlyMap<K, V>): boolean =>
  one.size === other.size && [...one].every(([key, value]) => other.get(key) === value);

/** Why the server no longer lets anybody in; `seen` if it did before. */
function closedWords(code: number, reason: string, seen: boolean): string {
  if (code === MOVED_AWAY) return say("closed-moved");
  if (code === NOT_ALLOWED) return say(seen ? "closed-unwatched" : "problem-no-link");
  if (code === 4004) return say("problem-no-table");
  return reason || say("closed-other");
}
