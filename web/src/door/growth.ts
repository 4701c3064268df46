/** How far the sheet at the front door is painted: a piece for every finished game. */

import { GROUND, PIECES } from "./pieces";

export type Painted = Readonly<Record<string, number>>;

export const QUARTERS: readonly string[] = Object.keys(PIECES);

const roomOf = (quarter: string): number => (PIECES[quarter]?.length ?? 0) - (GROUND[quarter] ?? 0);

/** The pieces that games can paint. */
export const ROOM = QUARTERS.reduce((sum, quarter) => sum + roomOf(quarter), 0);

/**
 * The number of painted pieces in each quarter, including those painted from the beginning. A game
 * paints its own quarter; when that is full, and for games that have none, the emptiest one.
 */
export function paintedBy(counts: Readonly<Record<string, number>>): Painted {
  const own = new Map(QUARTERS.map((one) => [one, Math.min(counts[one] ?? 0, roomOf(one))]));
  const sum = (numbers: Iterable<number>): number => [...numbers].reduce((a, b) => a + b, 0);
  let left = Math.min(sum(Object.values(counts)), ROOM) - sum(own.values());
  while (left > 0) {
    const [emptiest] = [...own].sort(([a, n], [b, m]) => roomOf(b) - m - (roomOf(a) - n)) as [
      [string, number],
    ];
    own.set(emptiest[0], emptiest[1] + 1);
    left -= 1;
  }
  return Object.fromEntries([...own].map(([one, n]) => [one, n + (GROUND[one] ?? 0)]));
}

/** How many of the pieces that games can paint are painted. */
export function grown(painted: Painted): number {
  return QUARTERS.reduce((sum, one) => sum + (painted[one] ?? 0) - (GROUND[one] ?? 0), 0);
}
