/** A record being replayed: by moves or by turns, on the sheet of the moving seat or of a fixed one. */

import * as calls from "../api/calls";
import { asTrouble, isTrouble } from "../api/ask";
import { sceneIn, type Scene } from "../api/scene";
import type { Data, FeedItem, ReplayShown, SeatShown } from "../api/schema";
import { CHARACTERS } from "../faces/characters";
import { Fetched } from "../table/fetched.svelte";
import type { Idea } from "../table/idea";
import { logOf, pictured } from "../table/pictured";
import type { Begun, Playable } from "../table/playable";
import type { Timer } from "../ui/timer";
import { Voice } from "../words/voice";
import { endsOf, moverAt, openingOf, stopsOf, type RecordedMove } from "./turns";

/** While the slider is dragged, a step is requested only where it rests this long (ms). */
const PAUSE = 60;
const NONE: readonly string[] = [];
/** The number of steps that are cached. */
const AT_HAND = 60;

export class ReplayStore extends Fetched<ReplayShown> implements Playable {
  #step = $state(0);
  /** The seat whose sheet is wanted; it is shown once it has arrived. */
  #seat = 0;
  #shownSeat = $state(0);
  #trouble = $state("");
  #timer: Timer | undefined;
  #asked = 0;
  /** The server's id for the record; empty until it was sent. */
  #id = "";
  /** The numbers of moves after which a turn of the game ends; empty until known. */
  #turns = $state.raw<readonly number[]>([]);
  #following = $state(true);
  readonly #atHand = new Map<string, ReplayShown>();

  readonly canMove = false;
  readonly replayed = true;
  /** Steps drawn as ghosts on the sheet; a plain replay has none. */
  idea = $state.raw<Idea | null>(null);

  readonly #log = $derived<FeedItem[]>(logOf(this.shown?.moves ?? []));
  readonly #voice = $derived(new Voice(this.shown?.game ?? "", this.shown?.names ?? []));

  readonly #moves: readonly RecordedMove[];
  readonly #stops = $derived.by(() => stopsOf(this.#moves, this.#turns));
  /** Where the counted turns end: those of the game, or of the seats if the former are unknown. */
  readonly #ends = $derived.by(() =>
    this.#turns.length ? endsOf(this.#moves, this.#turns) : this.#stops.slice(1),
  );

  /** With `id`, the server has the record already. */
  constructor(
    readonly record: Record<string, unknown>,
    id = "",
  ) {
    super();
    this.#id = id;
    const moves = record["moves"];
    this.#moves = Array.isArray(moves) ? (moves as RecordedMove[]) : [];
  }

  /** The server's id for the record; empty until it was sent. */
  get id(): string {
    return this.#id;
  }

  get steps(): number {
    return this.#moves.length;
  }

  /** The first step at which there is something to see. */
  get opening(): number {
    return openingOf(this.#moves);
  }

  /** Where turns end, including the opening and the end of the game. */
  get stops(): readonly number[] {
    return this.#stops;
  }

  /** The number of the current turn, counted as on the end page; 0 before the first. */
  get turn(): number {
    return this.#step > this.opening ? 1 + this.#ends.findIndex((end) => end >= this.#step) : 0;
  }

  /** Whether that turn is over and the next has not begun: the position may also be the next one's start. */
  get between(): boolean {
    return this.#step > 0 && this.#step < this.steps && this.#ends.includes(this.#step);
  }

  get turns(): number {
    return this.#ends.length;
  }

  /** The turn that a move belongs to, given the number of moves before it. */
  turnAt(place: number): number {
    return 1 + this.#ends.findIndex((end) => end > place);
  }

  /** Go to the end of a turn. */
  goTo(turn: number): void {
    const end = this.#ends[turn - 1];
    if (end !== undefined) this.go(end);
  }

  /** Whether the sheet follows whoever moves. */
  get following(): boolean {
    return this.#following;
  }

  get options(): Data {
    return this.shown?.options ?? {};
  }

  get pending(): readonly string[] {
    return NONE;
  }

  get log(): readonly FeedItem[] {
    return this.#log;
  }

  get voice(): Voice {
    return this.#voice;
  }

  get step(): number {
    return this.#step;
  }

  /** Whose sheet is shown. */
  get seat(): number {
    return this.#shownSeat;
  }

  get trouble(): string {
    return this.#trouble;
  }

  go(step: number): void {
    this.#step = Math.max(0, Math.min(step, this.steps));
    if (this.#following) this.#seat = moverAt(this.#moves, this.#step) ?? this.#seat;
    clearTimeout(this.#timer);
    if (this.#show(this.#atHand.get(keyOf(this.#step, this.#seat)), this.#seat)) return;
    this.#timer = setTimeout(() => void this.load(), PAUSE);
  }

  /** Go to the end of the next turn, or back to the end of the previous one. */
  goTurn(on: boolean): void {
    const step = this.#step;
    this.go((on ? this.#stops.find((stop) => stop > step) : this.#stops.findLast((stop) => stop < step)) ?? step);
  }

  /** Stay on one seat's sheet. */
  look(seat: number): void {
    this.#following = false;
    this.#seat = seat;
    void this.load();
  }

  /** Show a step on the sheet of one seat. */
  showAt(step: number, seat: number): void {
    this.#following = false;
    this.#seat = seat;
    this.go(step);
  }

  /** Show the sheet of the moving seat. */
  follow(): void {
    this.#following = true;
    this.go(this.#step);
  }

  /** Ask where turns end. Without an answer, a turn ends where another seat begins. */
  async loadTurns(): Promise<void> {
    try {
      const course = await (this.#id ? calls.courseAgain(this.#id) : calls.course(this.record));
      this.#turns = course.turns.map((turn) => turn.step);
    } catch {
      // Then turns follow from the movers.
    }
  }

  /** Prefetch the end of the next turn. */
  async prepare(): Promise<void> {
    const step = this.#stops.find((stop) => stop > this.#step);
    if (step === undefined) return;
    const seat = this.#following ? (moverAt(this.#moves, step) ?? this.#seat) : this.#seat;
    await this.#ask(step, seat).catch(() => undefined);
  }

  async load(): Promise<void> {
    clearTimeout(this.#timer); // requested now, so not again after the pause
    const asked = ++this.#asked;
    const seat = this.#seat;
    try {
      const shown = await this.#ask(this.#step, seat);
      if (asked === this.#asked) this.#show(shown, seat);
    } catch (error) {
      if (asked === this.#asked) this.#trouble = asTrouble(error).words;
    }
  }

  #show(shown: ReplayShown | undefined, seat: number): boolean {
    if (!shown) return false;
    this.#asked += 1; // responses still on their way are stale
    this.receive(shown);
    this.#shownSeat = seat;
    this.#trouble = "";
    return true;
  }

  async scene(of: number): Promise<Scene> {
    if (this.shown && of === this.#shownSeat) return sceneIn(this.shown.scene);
    const shown = await this.#ask(this.#step, of);
    return sceneIn(shown.scene);
  }

  async #ask(step: number, seat: number): Promise<ReplayShown> {
    const key = keyOf(step, seat);
    const known = this.#atHand.get(key);
    if (known) return known;
    const shown = await this.#fetch(step, seat);
    this.#atHand.set(key, shown);
    const [oldest] = this.#atHand.keys();
    if (this.#atHand.size > AT_HAND && oldest) this.#atHand.delete(oldest);
    return shown;
  }

  /** The record is sent once, and again only if the server has dropped it. */
  async #fetch(step: number, seat: number): Promise<ReplayShown> {
    if (this.#id) {
      try {
        return await calls.replayAgain(this.#id, step, seat);
      } catch (error) {
        if (!isTrouble(error) || error.code !== "record-forgotten") throw error;
      }
    }
    const shown = await calls.replay(this.record, step, seat);
    this.#id = shown.id;
    return shown;
  }

  protected snapshotOf({ game, names, view, scores, winners }: ReplayShown): Begun {
    const phase = this.#step === this.steps ? "over" : "playing";
    return pictured({ game, phase, seats: seatsOf(this.record, names), view, scores, winners });
  }

  // Nobody moves in a replay.
  tap(): void {}
  play(): void {}
  tell(): void {}
}

const keyOf = (step: number, seat: number): string => `${step}/${seat}`;

/** The seats of the record, which writes a bot's level as its kind. */
function seatsOf(record: Record<string, unknown>, names: readonly string[]): SeatShown[] {
  const written = Array.isArray(record["seats"]) ? (record["seats"] as { kind?: unknown }[]) : [];
  return names.map((name, k) => {
    const level = String(written[k]?.kind ?? "");
    return level in CHARACTERS ? { kind: "bot", name, level } : { kind: "person", name };
  });
}

