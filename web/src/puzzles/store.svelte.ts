/** A puzzle being solved: a position, the moves made so far, and the verdict when the turn is over. */

import { asTrouble } from "../api/ask";
import * as calls from "../daily/calls";
import { sceneIn, type Scene } from "../api/scene";
import type { FeedItem, PuzzleNow } from "../api/schema";
import { Fetched } from "../table/fetched.svelte";
import { stepsOf, type Idea } from "../table/idea";
import { logOf, pictured } from "../table/pictured";
import type { Begun, Note, Playable, Spot } from "../table/playable";
import { Voice } from "../words/voice";
import { say } from "../words/words.svelte";

export class PuzzleStore extends Fetched<PuzzleNow> implements Playable {
  #busy = $state(false);
  #best = $state(false);
  /** The position before the turn: the best turn is drawn on it, as numbered ghosts. */
  #start = $state.raw<PuzzleNow | null>(null);
  note = $state.raw<Note | null>(null);
  trouble = $state("");

  #sent = $state.raw<readonly string[]>([]);
  readonly options = {};
  /** Only this turn is played: there is nobody to wait for after it. */
  readonly paused = true;

  readonly #log = $derived.by<FeedItem[]>(() => {
    const shown = this.shown;
    if (!shown) return [];
    // The log must lead to the position drawn: boards use it to tell the seats apart.
    const made = this.#best ? [] : shown.made.map((text): [number, string] => [shown.seat, text]);
    return logOf([...shown.before, ...made]);
  });
  readonly #voice = $derived.by(() => new Voice(this.game, this.shown ? namesOf(this.shown) : []));
  readonly #idea = $derived.by<Idea | null>(() => {
    const verdict = this.shown?.verdict;
    if (!verdict) return null;
    const steps = verdict.best.map((move, k) => {
      const lines = verdict.gains[k] ?? [];
      return { move, lines, total: lines.reduce((sum, [, points]) => sum + points, 0) };
    });
    return { steps: stepsOf({ steps, before: 0, after: 0, why: "" }, (move) => this.#voice.move(move) === "") };
  });

  constructor(
    readonly game: string,
    readonly id: string,
  ) {
    super();
  }

  /** The legal move that is on its way. */
  get pending(): readonly string[] {
    return this.#sent;
  }

  get log(): readonly FeedItem[] {
    return this.#log;
  }

  get voice(): Voice {
    return this.#voice;
  }

  get canMove(): boolean {
    return !this.#busy && Boolean(this.shown?.moves.length) && !this.#best;
  }

  /** The best turn, once the verdict is in. */
  get solution(): Idea | null {
    return this.#idea;
  }

  get idea(): Idea | null {
    return this.#best ? this.#idea : null;
  }

  /** Whether the best turn is shown. */
  get best(): boolean {
    return this.#best;
  }

  set best(best: boolean) {
    this.#best = best;
    this.changed();
  }

  tap(move: string, at: Spot): void {
    const sent = this.shown?.moves.includes(move) ? [move] : [];
    if (this.canMove) void this.#go([...(this.shown?.made ?? []), move], at, sent);
  }

  play(move: string, at?: Spot): void {
    this.tap(move, at ?? { x: innerWidth / 2, y: innerHeight / 2 });
  }

  instead(move: string, at: Spot): void {
    if (this.canMove) void this.#go([...(this.shown?.made ?? []).slice(0, -1), move], at, [move]);
  }

  tell(words: string, at: Spot, refused = false): void {
    this.note = { words, rule: "", at, refused };
  }

  undo(): void {
    if (!this.#busy) void this.#go((this.shown?.made ?? []).slice(0, -1));
  }

  /** Restart the turn. */
  restart(): Promise<void> {
    return this.#go([]);
  }

  async scene(): Promise<Scene> {
    return sceneIn((this.#best ? this.#start : this.shown)?.scene ?? {});
  }

  async #go(moves: readonly string[], at?: Spot, sent: readonly string[] = []): Promise<void> {
    this.#busy = true;
    this.#sent = sent;
    this.#best = false;
    this.note = null;
    try {
      const shown = await calls.solvePuzzle(this.game, this.id, moves);
      if (shown.refused && at) this.note = { ...shown.refused, at, refused: true };
      if (!shown.made.length) this.#start = shown;
      this.receive(shown);
      this.trouble = "";
    } catch (error) {
      this.trouble = asTrouble(error).words;
    } finally {
      this.#busy = false;
      this.#sent = [];
    }
  }

  protected snapshotOf(shown: PuzzleNow): Begun {
    const drawn = (this.#best && this.#start) || shown;
    const names = namesOf(shown);
    const over = shown.verdict !== null && shown.verdict !== undefined;
    return pictured({
      table: `puzzle-${shown.id}`,
      game: shown.game,
      rules: shown.rules,
      seats: Array.from({ length: shown.seats }, (_, k) => ({
        kind: k === shown.seat ? "person" : "bot",
        name: names[k] ?? "",
        acting: k === shown.seat && !over,
      })),
      seat: shown.seat,
      yours: [shown.seat],
      host: true,
      view: drawn.view,
      moves: [...shown.moves],
      undo: shown.made.length > 0,
      scores: names.map((_, k) => (k === shown.seat ? drawn.score : null)),
    });
  }
}

/** The player is addressed as "you"; the others are bots. */
function namesOf({ seats, seat }: PuzzleNow): string[] {
  return Array.from({ length: seats }, (_, k) => (k === seat ? say("daily-you") : "Quill"));
}
