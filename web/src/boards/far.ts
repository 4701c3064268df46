/** How far everybody is with one thing, in a line: `you 23, Sable 25`. */

import { say } from "../words/words.svelte";

export interface SeatProgress {
  readonly who: string;
  readonly name: string;
  readonly n: number;
}

/** As many as a line has room for. */
const FEW = 2;

/**
 * Everybody, and those who matter most: whoever looks on, and who is nearest to the end among the others.
 * `nearer` sorts whoever is nearer to it first.
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

/** Fewer to go is nearer to the end, or more that is done. */
export const fewer = (a: SeatProgress, b: SeatProgress): number => a.n - b.n;
export const more = (a: SeatProgress, b: SeatProgress): number => b.n - a.n;
