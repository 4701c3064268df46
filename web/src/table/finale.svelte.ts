/**
 * Between the last turn and the result: the table stays until that turn has been shown. Then, or with the
 * next tap, the result is shown; at once if the game was over when it was opened.
 */

import type { Timer } from "../ui/timer";

/** Milliseconds that the table stays at least, and at most. */
export const LEAST = 1_200;
export const MOST = 5_000;
/** A tap that was meant for the last move does not skip what happened in it. */
export const HASTY = 350;

export class Finale {
  #settled = $state(false);
  #lingers = $state(false);
  #since = 0;
  #timer: Timer | undefined;

  constructor(settled = false) {
    this.#settled = settled;
  }

  /** Whether the end may be shown. */
  get settled(): boolean {
    return this.#settled;
  }

  /** Whether the game is over, but its last turn has not been shown yet. */
  get lingers(): boolean {
    return this.#lingers;
  }

  /** The game is over; `seen`: whether there is nothing left to show. */
  begin(seen: boolean): void {
    if (this.#lingers || this.#settled) return;
    if (seen) {
      this.#settled = true;
      return;
    }
    this.#lingers = true;
    this.#since = Date.now();
    this.stay();
  }

  /** Something is shown. */
  stay(): void {
    this.#settleIn(MOST);
  }

  /** Nothing is shown any more. */
  rest(): void {
    this.#settleIn(LEAST);
  }

  /** The viewer has seen enough. */
  skip(): void {
    if (this.#lingers && Date.now() - this.#since >= HASTY) this.#settle();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #settleIn(ms: number): void {
    if (!this.#lingers) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#settle(), Math.max(0, this.#since + ms - Date.now()));
  }

  #settle(): void {
    clearTimeout(this.#timer);
    [this.#lingers, this.#settled] = [false, true];
  }
}
