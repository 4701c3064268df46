/** A way to play on that is shown on the board: numbered ghosts, in the order of the turn. */

import type { GainShown } from "../api/schema";

export interface IdeaStep {
  /** Counted from 1: what stands on its badge. */
  readonly n: number;
  /** In notation. A move that only the shell shows (a Done, a pass) has no ghost on the board. */
  readonly move: string;
  /** What this step brings, if the engine tells. */
  readonly gain?: GainShown;
}

export interface Idea {
  /** Steps that are still to be made; the first of them is legal now. */
  readonly steps: readonly IdeaStep[];
}
