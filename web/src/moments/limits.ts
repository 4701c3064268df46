/**
 * The longest that moments may take, in milliseconds, for the stage and for boards that move their
 * things by themselves. Style sheets have the same numbers as `--small` and `--medium`.
 */

export type MomentSize = "small" | "medium" | "grand";

export const LONGEST: Readonly<Record<MomentSize, number>> = { small: 300, medium: 900, grand: 2_500 };

/** Dice are thrown once for everybody, whatever else is small: the last of them lies by then. */
export const DICE = 1_200;

/** Of several things that come one by one: when the first does, and how far apart they are. */
const FIRST = 300;
const APART = 120;
/** What each of them takes. */
export const POP = 220;

/** When the `k`-th of `n` things comes. One alone comes at once; many come faster, so that all fit. */
export function popsAt(k: number, n: number): number {
  if (n < 2) return 0;
  return FIRST + k * Math.min(APART, (LONGEST.medium - FIRST - POP) / (n - 1));
}
