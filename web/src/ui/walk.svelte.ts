/**
 * The places of a drawing as one stop of the Tab key: arrow keys walk over them, Enter and Space tap.
 *
 *     const walk = new Walk(() => spaces);
 *     {#each spaces as space, k}<g role="button" {...walk.place(k, tap)}>…</g>{/each}
 *     {#if walk.ringed >= 0}<path class="ring" d={…}>{/if}
 *
 * Whoever draws puts the ring on top of everything, so that nothing covers it.
 */

import { spotOf, type Spot } from "../table/playable";
import { nearest, type Coordinates } from "./roving";

export interface Stop {
  readonly name: string;
  readonly at: Coordinates;
}

type Tap = (at: Spot, keyed: boolean) => void;

interface Ways {
  /**
   * The place that the Tab key enters at, given the place that had the focus last (-1: none that still exists).
   */
  stop?: (last: number) => number;
  /** The place that a key leads to; -1 for none. */
  next?: (key: string, from: number) => number;
  /** The keyboard has reached a place. */
  come?: (k: number) => void;
}

export class Walk {
  #last = $state("");
  #ringed = $state("");
  readonly #from: () => readonly Stop[];
  readonly #ways: Ways;
  readonly #names = $derived.by(() => this.#from().map((place) => place.name));
  readonly #stop = $derived.by(() => {
    const last = this.#names.indexOf(this.#last);
    return this.#ways.stop?.(last) ?? Math.max(0, last);
  });

  constructor(places: () => readonly Stop[], ways: Ways = {}) {
    this.#from = places;
    this.#ways = ways;
  }

  /** The place to draw the focus ring around; -1 for none. */
  get ringed(): number {
    return this.#names.indexOf(this.#ringed);
  }

  /** The place that the Tab key enters at. */
  get stop(): number {
    return this.#stop;
  }

  /** The attributes that make a shape the k-th place. `tap` is told whether it was a key: keys never slip. */
  place(k: number, tap: Tap) {
    return {
      tabindex: k === this.#stop ? 0 : -1,
      "data-walk": k,
      onclick: (event: MouseEvent) => tap(spotOf(event), false),
      onkeydown: (event: KeyboardEvent) => this.#press(event, k, tap),
      onfocus: (event: FocusEvent) => this.#come(event.currentTarget as Element, k),
      onblur: () => (this.#ringed = ""),
    };
  }

  #press(event: KeyboardEvent, k: number, tap: Tap): void {
    const shape = event.currentTarget as Element;
    // After starting with the mouse and going on by keyboard, the ring shows from now on.
    if (shape.matches(":focus-visible") && this.ringed !== k) this.#come(shape, k);
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      tap(spotOf(event), true);
      return;
    }
    const next = this.#ways.next
      ? this.#ways.next(event.key, k)
      : nearest(event.key, k, this.#from().map(({ at }) => at));
    if (next < 0) return;
    event.preventDefault();
    shape.closest("svg")?.querySelector<SVGElement>(`[data-walk="${next}"]`)?.focus();
  }

  #come(shape: Element, k: number): void {
    const name = this.#names[k] ?? "";
    const seen = shape.matches(":focus-visible");
    this.#last = name;
    this.#ringed = seen ? name : "";
    if (seen) this.#ways.come?.(k);
  }
}
