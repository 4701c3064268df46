/**
 * A list that is drawn in pieces: what was drawn before stays, and of what is new there are only so many in each
 * frame, so that no task takes long.
 *
 *     const pieces = new InPieces(() => places, ({ name }) => name);
 *     {#each pieces.shown as place (place.name)}…{/each}
 */

import { drawn } from "./yielding";

/** As many new ones are drawn in a frame. */
export const PIECE = 24;

export class InPieces<T> {
  /** Keys of what is drawn: not a state, since it changes only with `#frame` or with the list itself. */
  #drawn: ReadonlySet<string> = new Set();
  /** How many new ones there may still be in this frame. */
  #room = PIECE;
  #frame = $state(0);
  readonly #shown: readonly T[];

  /** `first` finds those that cannot wait. */
  constructor(all: () => readonly T[], key: (one: T) => string, first: (one: T) => boolean = () => false) {
    this.#shown = $derived.by(() => {
      void this.#frame;
      let room = this.#room;
      return all().filter((one) => this.#drawn.has(key(one)) || first(one) || room-- > 0);
    });
    let waits = false;
    let left = false;
    $effect(() => {
      const keys = new Set(this.#shown.map(key));
      this.#room -= [...keys].filter((one) => !this.#drawn.has(one)).length;
      this.#drawn = keys;
      if (waits || this.#room === PIECE) return;
      waits = true;
      void drawn().then(() => {
        waits = false;
        this.#room = PIECE;
        if (!left) this.#frame += 1;
      });
    });
    $effect(() => () => (left = true));
  }

  get shown(): readonly T[] {
    return this.#shown;
  }
}
