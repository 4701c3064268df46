/**
 * The maximum durations of moments, in milliseconds, for the stage and for boards that animate their
 * things themselves. Style sheets have the same numbers as `--small` and `--medium`.
 */

export type MomentSize = "small" | "medium" | "grand";

export const LONGEST: Readonly<Record<MomentSize, number>> = { small: 300, medium: 900, grand: 2_500 };

/**
 * Dice are thrown once for everybody, unlike other small moments: within this time the last of them has
 * come to rest.
 */
export const DICE = 1_200;

/** For several things that appear one by one: the delay of the first, and the interval. */
const FIRST = 300;
const APART = 120;
/** The duration of each. */
export const POP = 220;

/**
 * When the `k`-th of `n` things appears. A single one appears at once; many follow each other faster,
 * so that all fit.
 */
export function popsAt(k: number, n: number): number {
  if (n < 2) return 0;
  return FIRST + k * Math.min(APART, (LONGEST.medium - FIRST - POP) / (n - 1));
}
