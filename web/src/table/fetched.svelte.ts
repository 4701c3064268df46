/** The common part of lessons, puzzles and replays: the server sends a whole position, which is stored here. */

import type { Begun } from "./playable";

export abstract class Fetched<Shown> {
  #shown = $state.raw<Shown | null>(null);
  #tick = $state(0);
  readonly #known = $derived.by(() => this.#shown && this.snapshotOf(this.#shown));

  /** The position as boards draw it. */
  protected abstract snapshotOf(shown: Shown): Begun;

  /** What the server sent last, or null. */
  get shown(): Shown | null {
    return this.#shown;
  }

  get known(): Begun | null {
    return this.#known;
  }

  get now(): Begun {
    if (!this.#known) throw new Error("Nothing is shown yet.");
    return this.#known;
  }

  get tick(): number {
    return this.#tick;
  }

  protected receive(shown: Shown): void {
    this.#shown = shown;
    this.changed();
  }

  /** The same position is drawn another way. */
  protected changed(): void {
    this.#tick += 1;
  }
}
