/** What is in hand and not yet laid: where its ghost lies and how. Nobody else knows of it. */

import type { Pair } from "./controls";
import { flipped, turned, type Look } from "./tile";

export class HandState {
  /** Where the tile's upper left square would go, as `x,y`. */
  place = $state<string | null>(null);
  look = $state<Look>(0);
  /** The two squares that the token would cover. */
  pair = $state.raw<Pair | null>(null);

  /** Something else is in hand now. */
  take(look: Look): void {
    this.place = null;
    this.pair = null;
    this.look = look;
  }

  turn(): void {
    this.look = turned(this.look);
  }

  flip(): void {
    this.look = flipped(this.look);
  }
}
