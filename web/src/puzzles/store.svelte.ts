/** A puzzle being solved: a position, the moves made so far, and the verdict when the turn is over. */

import { asTrouble } from "../api/ask";
import * as calls from "../daily/calls";
import type { Scene } from "../api/scene";
import type { FeedItem, PuzzleNow } from "../api/schema";
import { Fetched } from "../table/fetched.svelte";
import { logOf, pictured } from "../table/pictured";
import type { Begun, Playable, Spot } from "../table/playable";
import { Voice } from "../words/voice";
import { say } from "../words/words.svelte";

/** A sentence near a place. */
export interface Note {
  readonly words: string;
  readonly rule: string;
  readonly at: Spot;
  /** Whether something was refused; otherwise it only explains. */
  readonly refused: boolean;
}

export class PuzzleStore extends Fetched<PuzzleNow> implements Playable {
  #busy = $state(false);
  #best = $state(false);
  note = $state.raw<Note | null>(null);
  trouble = $state("");

  readonly pending: readonly string[] = [];
  readonly options = {};

  readonly #log = $derived.by<FeedItem[]>(() => {
    const shown = this.shown;
    if (!shown) return [];
    const made = shown.made.map((text): [number, string] => [shown.seat, text]);
    return logOf([...shown.before, ...made]);
  });

  constructor(
    readonly game: string,
    readonly id: string,
  ) {
    super();
  }

  get log(): readonly FeedItem[] {
    return this.#log;
  }

  get voice(): Voice {
    return new Voice(this.game, [say("seat-yours")]);
  }

  get canMove(): boolean {
    return !this.#busy && Boolean(this.shown?.moves.length) && !this.#best;
  }

  /** Whether the position after the best turn is shown. */
  get best(): boolean {
    return this.#best;
  }

  set best(best: boolean) {
    this.#best = best;
    this.changed();
  }

  tap(move: string, at: Spot): void {
    if (this.canMove) void this.#go([...(this.shown?.made ?? []), move], at);
  }

  play(move: string, at?: Spot): void {
    this.tap(move, at ?? { x: innerWidth / 2, y: innerHeight / 2 });
  }

  tell(words: string, at: Spot, refused = false): void {
    this.note = { words, rule: "", at, refused };
  }

  undo(): void {
    if (!this.#busy) void this.#go((this.shown?.made ?? []).slice(0, -1));
  }

  /** From the beginning of the turn. */
  restart(): Promise<void> {
    return this.#go([]);
  }

  async scene(): Promise<Scene> {
    const shown = this.shown;
    return ((this.#best && shown?.verdict ? shown.verdict.scene : shown?.scene) ?? {}) as unknown as Scene;
  }

  async #go(moves: readonly string[], at?: Spot): Promise<void> {
    this.#busy = true;
    this.#best = false;
    this.note = null;
    try {
      const shown = await calls.solvePuzzle(this.game, this.id, moves);
      if (shown.refused && at) this.note = { ...shown.refused, at, refused: true };
      this.receive(shown);
      this.trouble = "";
    } catch (error) {
      this.trouble = asTrouble(error).words;
    } finally {
      this.#busy = false;
    }
  }

  protected snapshotOf(shown: PuzzleNow): Begun {
    const over = shown.verdict !== null && shown.verdict !== undefined;
    return pictured({
      table: `puzzle-${shown.id}`,
      game: shown.game,
      rules: shown.rules,
      seats: Array.from({ length: shown.seats }, (_, k) => ({
        kind: k === shown.seat ? "person" : "bot",
        name: k === shown.seat ? say("seat-yours") : "Quill",
        acting: k === shown.seat && !over,
      })),
      seat: shown.seat,
      yours: [shown.seat],
      host: true,
      view: this.#best && shown.verdict ? shown.verdict.view : shown.view,
      moves: [...shown.moves],
      undo: shown.made.length > 0,
      scores: [shown.score],
    });
  }
}
