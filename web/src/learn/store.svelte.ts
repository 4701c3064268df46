/**
 * A lesson in progress, or an example being tried: the position, the task, the server's answer to each move.
 */

import { asTrouble } from "../api/ask";
import { sceneIn, type Scene } from "../api/scene";
import type { Data, FeedItem, LessonShown, LessonStep, Previewed } from "../api/schema";
import { levelNamed } from "../faces/characters";
import { Fetched } from "../table/fetched.svelte";
import { GainsStore } from "../table/gains.svelte";
import { stepsOf, type Idea } from "../table/idea";
import { pictured } from "../table/pictured";
import type { Begun, Playable, Spot } from "../table/playable";
import { Voice } from "../words/voice";
import { say } from "../words/words.svelte";
import { learn } from "./calls";

/** The learner's seat. */
export const LEARNER = 0;
/** The status of a server that is overloaded. */
const BUSY = 429;
const ATTEMPTS = 8;
/** Milliseconds before a retry. */
const AGAIN = 400;

/** The reaction to the last move. */
export interface Reply {
  /** `wrong`: nothing changed; `right`: the step is done; `note`: it was not an attempt at a move. */
  readonly kind: "wrong" | "right" | "note";
  readonly words: string;
  /** The rule that was broken, if any. */
  readonly rule: string;
  readonly at: Spot | null;
}

type Position = Pick<LessonStep, "step" | "before" | "moves" | "move">;

export class LessonStore extends Fetched<LessonShown> implements Playable {
  #jumps = $state(0);
  #pending = $state.raw<readonly string[]>([]);
  #reply = $state.raw<Reply | null>(null);
  #trouble = $state("");
  #guided = $state(false);
  #nudges = $state(0);
  #missed = $state(0);
  /** The learner's moves in each completed step. */
  #before: readonly (readonly string[])[] = [];
  #held: { move: string; at: Spot | null } | null = null;
  /** Only the answer to the latest request is shown. */
  #asked = 0;

  /** A wrong move costs nothing: no board needs to ask "really?". */
  readonly forgiving = true;
  readonly paused = true;
  readonly gains = new GainsStore(async () => {
    const version = this.tick;
    return { version, gains: (await this.#ask({ gains: true })).gains ?? [] };
  });

  readonly #voice = $derived.by(() => new Voice(this.game, this.shown?.names ?? []));
  readonly #idea = $derived.by(() => this.#marked());

  /** A lesson by its name, or an example from the rules. */
  constructor(
    readonly game: string,
    private readonly taken: Pick<LessonStep, "lesson" | "example">,
  ) {
    super();
  }

  // -- what boards read

  get options(): Data {
    return this.shown?.options ?? {};
  }

  get pending(): readonly string[] {
    return this.#pending;
  }

  get log(): readonly FeedItem[] {
    return this.shown?.log ?? [];
  }

  get voice(): Voice {
    return this.#voice;
  }

  get canMove(): boolean {
    return (this.shown?.moves.length ?? 0) > 0;
  }

  get idea(): Idea | null {
    return this.#idea;
  }

  // -- what the lesson shows

  get step(): number {
    return this.shown?.step ?? 0;
  }

  get done(): boolean {
    return this.shown?.kind === "right";
  }

  get reply(): Reply | null {
    return this.#reply;
  }

  get trouble(): string {
    return this.#trouble;
  }

  /** Increases when the position is replaced altogether: then the board is mounted afresh. */
  get jumps(): number {
    return this.#jumps;
  }

  /** Increases when somebody taps the board of a completed step: the button to go on is elsewhere. */
  get nudges(): number {
    return this.#nudges;
  }

  get missed(): number {
    return this.#missed;
  }

  /** Whether a solution is being demonstrated. */
  get guided(): boolean {
    return this.#guided;
  }

  // -- what the learner does

  tap(move: string, at: Spot | null): void {
    if (this.done) this.#nudges += 1;
    else if (this.#pending.at(-1) === move) return; // a second tap is kept until the first is answered
    else if (this.#pending.length) this.#held = { move, at };
    else void this.#judge({ ...this.#position(), move }, at);
  }

  play(move: string, at?: Spot): void {
    this.tap(move, at ?? null);
  }

  instead(move: string, at: Spot): void {
    if (this.done || this.#pending.length) return;
    const made = this.shown?.made ?? [];
    void this.#judge({ ...this.#position(), moves: made.slice(0, -1), move }, at);
  }

  /** Take the last move of this step back. */
  undo(): void {
    const made = this.shown?.made ?? [];
    if (made.length) void this.#show({ ...this.#start(), moves: made.slice(0, -1) });
  }

  /** Restart the step. */
  again(): void {
    void this.#show(this.#start());
  }

  /** Go to the next step; a step that is not completed is filled in by its solution. */
  async next(): Promise<void> {
    const shown = this.shown;
    if (!shown || shown.step + 1 >= shown.steps) return;
    const before = this.#before.slice(0, shown.step);
    this.#before = [...before, this.done ? shown.made : []];
    await this.go(shown.step + 1);
  }

  back(): void {
    if (this.step) void this.go(this.step - 1);
  }

  /** Go to the start of a step. */
  async go(step: number): Promise<void> {
    await this.#show({ step, before: filled(this.#before, step), moves: [], move: "" });
  }

  /** Demonstrate a solution on the board; from the start of the step, if the moves so far lead elsewhere. */
  async guide(): Promise<void> {
    if (!this.shown?.way.length) await this.#show(this.#start());
    this.#guided = true;
    this.#weigh();
  }

  /** Fetch the same position in the current language. */
  async reload(): Promise<void> {
    if (this.shown) await this.#show(this.#position(), this.#reply?.kind === "right");
  }

  tell(sentence: string, at: Spot): void {
    this.#reply = { kind: "note", words: sentence, rule: "", at };
  }

  /** The learner tries something else: the last answer is no longer of use. */
  hush(): void {
    if (!this.done) this.#reply = null;
  }

  // -- requests to the server

  async scene(of: number): Promise<Scene> {
    return sceneIn((await this.#ask({ of })).scene ?? {});
  }

  async preview(moves: readonly string[]): Promise<Previewed> {
    const { preview } = await this.#ask({ preview: [...moves] });
    return { ...(preview ?? { version: 0 }), version: this.tick };
  }

  /** The request changes nothing on the server, so it can be repeated when the server is busy. */
  async #ask(more: Partial<LessonStep>, position = this.#position()): Promise<LessonShown> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await learn(this.game, { ...this.taken, ...position, ...more });
      } catch (error) {
        const { status, retry } = asTrouble(error);
        if (status !== BUSY || attempt === ATTEMPTS) throw error;
        await new Promise((resolve) => setTimeout(resolve, Math.max(AGAIN, 1000 * retry)));
      }
    }
  }

  /** The present position, as a request: a completed step is given by its last move. */
  #position(): Position {
    const made = this.shown?.made ?? [];
    if (!this.done) return { ...this.#start(), moves: made };
    return { ...this.#start(), moves: made.slice(0, -1), move: made.at(-1) ?? "" };
  }

  #start(): Position {
    return { step: this.step, before: filled(this.#before, this.step), moves: [], move: "" };
  }

  async #judge(position: Position, at: Spot | null): Promise<void> {
    this.#reply = null;
    this.#pending = [position.move ?? ""];
    const asked = ++this.#asked;
    try {
      const shown = await this.#ask({}, position);
      if (asked !== this.#asked) return;
      this.#pending = [];
      this.#take(shown, at);
    } catch (error) {
      if (asked === this.#asked) this.#fail(error, at);
    }
  }

  async #show(position: Position, keep = false): Promise<void> {
    const asked = ++this.#asked;
    this.#held = null;
    try {
      const shown = await this.#ask({}, position);
      if (asked !== this.#asked) return;
      this.#pending = [];
      this.#guided = false;
      this.#reply = null;
      // If the new log continues the old one, the board animates it; otherwise it is mounted afresh.
      const old = this.shown?.log ?? [];
      if (!keep && !old.every((told, k) => told.text === shown.log[k]?.text)) this.#jumps += 1;
      this.#take(shown, null);
    } catch (error) {
      if (asked === this.#asked) this.#fail(error, null);
    }
  }

  #take(shown: LessonShown, at: Spot | null): void {
    this.#trouble = "";
    this.receive(shown);
    const wrong = shown.kind === "refused" || shown.kind === "other";
    if (shown.kind === "other") this.#missed += 1;
    if (wrong) {
      this.#reply = { kind: "wrong", words: shown.said || say("learn-other"), rule: shown.rule ?? "", at };
    } else if (shown.kind === "right") {
      this.#reply = { kind: "right", words: shown.said || say("learn-right"), rule: "", at };
    }
    if (this.done) this.#guided = false;
    this.#weigh();
    const held = this.#held;
    this.#held = null;
    if (held && !wrong && !this.done) this.tap(held.move, held.at);
  }

  /** Gains of moves are shown, unless the learner is meant to find them. */
  #weigh(): void {
    this.gains.look(this.tick, this.canMove && (!this.shown?.find || this.#guided));
  }

  #fail(error: unknown, at: Spot | null): void {
    this.#pending = [];
    this.#held = null;
    const { words } = asTrouble(error);
    if (this.shown) this.#reply = { kind: "note", words, rule: "", at };
    else this.#trouble = words;
  }

  protected snapshotOf(shown: LessonShown): Begun {
    return pictured({
      game: this.game,
      seats: shown.names.map((name, k) => ({
        ...(k === LEARNER ? { kind: "person" as const } : { kind: "bot" as const, level: levelNamed(name) }),
        name,
        // The lesson waits only for the learner.
        acting: k === LEARNER && shown.acting.includes(k),
      })),
      seat: LEARNER,
      yours: [LEARNER],
      view: shown.view,
      moves: shown.moves,
      undo: shown.made.length > 0 && shown.kind !== "right",
      scores: shown.scores,
    });
  }

  /** What the board marks: the next moves, or the whole solution if the learner asked to be shown. */
  #marked(): Idea | null {
    const { marks = [], way = [] } = this.shown ?? {};
    if (this.#pending.length) return null;
    if (this.#guided && way.length) {
      const steps = way.map((move) => ({ move, total: 0, lines: [] }));
      return {
        steps: stepsOf({ steps, before: 0, after: 0, why: "" }, (move) => this.voice.move(move) === ""),
      };
    }
    return marks.length ? { steps: marks.map((move) => ({ n: 0, move })) } : null;
  }
}

/** The moves of all steps before one; unknown ones are replaced by their solutions. */
function filled(before: readonly (readonly string[])[], step: number): string[][] {
  return Array.from({ length: step }, (_, k) => [...(before[k] ?? [])]);
}
