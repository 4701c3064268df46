/** Everybody's progress on one measure, in a line: `you 23, Sable 25`. */

import { say } from "../words/words.svelte";

export interface SeatProgress {
  readonly who: string;
  readonly name: string;
  readonly n: number;
}

/** The number of players that a line has room for. */
const FEW = 2;

/**
 * Everybody, and the players who matter most: the viewer, and of the others the one nearest to the end.
 * `nearer` sorts the player nearer to it first.
 */
export function progressOf(
  all: readonly SeatProgress[],
  nearer: (a: SeatProgress, b: SeatProgress) => number,
): { readonly some: string; readonly all: string } {
  const told = (some: readonly SeatProgress[]): string => some.map((one) => say("far-each", { ...one })).join(", ");
  const isOwn = (one: SeatProgress): number => Number(one.who === "you");
  const first = all.toSorted((a, b) => isOwn(b) - isOwn(a) || nearer(a, b)).slice(0, FEW);
  return { some: told(all.length > FEW ? first : all), all: told(all) };
}

/** For `nearer`: by `fewer`, a smaller count is nearer to the end; by `more`, a larger one. */
export const fewer = (a: SeatProgress, b: SeatProgress): number => a.n - b.n;
export const more = (a: SeatProgress, b: SeatProgress): number => b.n - a.n;
