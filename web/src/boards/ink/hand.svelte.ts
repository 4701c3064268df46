/** The piece in hand that is not placed yet: its place and its orientation. Local to this browser. */

import type { Pair } from "./controls";
import { flipped, turned, type Look } from "./tile";

export class HandState {
  /** The place of the tile's upper left square, as `x,y`. */
  place = $state<string | null>(null);
  look = $state<Look>(0);
  /** Whether the user has turned or flipped it: from then on it is not turned automatically. */
  turned = $state(false);
  /** The two squares that the token would cover. */
  pair = $state.raw<Pair | null>(null);

  /** Another piece is in hand now. */
  take(look: Look, turned = false): void {
    this.place = null;
    this.pair = null;
    this.look = look;
    this.turned = turned;
  }

  turn(): void {
    this.look = turned(this.look);
    this.turned = true;
  }

  flip(): void {
    this.look = flipped(this.look);
    this.turned = true;
  }

  /**
   * A place that promises bottles must deliver them: a tile that the user has not turned gets the
   * orientation that scores them.
   */
  lie(look: Look): void {
    if (!this.turned) this.look = look;
  }
}
