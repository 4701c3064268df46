/** Which dice make a sum: for the small marks on its chip. */

import type { RollView } from "./view";

export const ROLLED = ["d6", "d8", "d12"] as const;
export type Rolled = (typeof ROLLED)[number];

const SETS: readonly (readonly Rolled[])[] = [
  ["d6"],
  ["d8"],
  ["d12"],
  ["d6", "d8"],
  ["d6", "d12"],
  ["d8", "d12"],
  ["d6", "d8", "d12"],
];

/** The fewest dice that add up to a sum. */
export function diceOf(roll: RollView, sum: number): readonly Rolled[] {
  return SETS.find((set) => set.reduce((total, die) => total + roll[die], 0) === sum) ?? [];
}
