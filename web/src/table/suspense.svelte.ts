/**
 * Points changed by turns that are still to be shown: until such a turn has been shown, the score beside the
 * name is the old one, and the next player is not announced.
 */

type Points = number | null;

export class Suspense {
  #held = $state.raw<ReadonlyMap<number, Points>>(new Map());

  /** The seats whose turns are still to be shown, in order. */
  get seats(): readonly number[] {
    return [...this.#held.keys()];
  }

  /** The turn of a seat is to be shown; `before`: its points until then. */
  hold(seat: number, before: Points): void {
    if (!this.#held.has(seat)) this.#held = new Map(this.#held).set(seat, before);
  }

  /** The turn of a seat is being shown, and what it brought; `waits`: a later one of the same seat is still to be. */
  release(seat: number, brought = 0, waits = false): void {
    if (!this.#held.has(seat)) return;
    const left = new Map(this.#held);
    const before = left.get(seat) ?? null;
    if (waits) left.set(seat, before === null ? null : before + brought);
    else left.delete(seat);
    this.#held = left;
  }

  /** Nothing more will be shown. */
  clear(): void {
    if (this.#held.size) this.#held = new Map();
  }

  /** The points without turns that were not shown yet. */
  seen(points: readonly Points[]): readonly Points[] {
    if (!this.#held.size) return points;
    return points.map((one, seat) => (this.#held.has(seat) ? (this.#held.get(seat) ?? null) : one));
  }
}
