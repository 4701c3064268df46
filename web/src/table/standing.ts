/** How the seats stand, as far as a view shows it. */

import type { BoardModule } from "../boards/board";
import type { Playable } from "./playable";

/** What stands beside the names: what was gained so far; when all is played, the result. */
export function pointsOf(table: Playable, { points }: BoardModule): (number | null)[] {
  const { now } = table;
  if (now.phase === "over") return now.scores.map((score) => score?.total ?? null);
  return points
    ? now.seats.map((_seat, k) => points(table, k))
    : totalsOf(now.view, now.seats.length);
}

/**
 * The points of each seat. Views have a list with an entry for each seat, whose `score` has a
 * `total`; where a game's view has none, nothing is known. A game that counts losses only at the end
 * also says what was `gained` so far: that is what one plays for.
 */
export function totalsOf(view: Record<string, unknown>, seats: number): (number | null)[] {
  for (const value of Object.values(view)) {
    if (!Array.isArray(value) || value.length !== seats) continue;
    const totals = value.map(totalOf);
    if (totals.some((total) => total !== null)) return totals;
  }
  return Array.from({ length: seats }, () => null);
}

function totalOf(entry: unknown): number | null {
  const shown = entry as { score?: { total?: unknown }; gained?: unknown } | null;
  const points = shown?.gained ?? shown?.score?.total;
  return typeof points === "number" ? points : null;
}

/** How far somebody's points reach beside the best, from 0 to 1. Less than nothing is nothing. */
export function shareOf(totals: readonly (number | null)[], seat: number): number {
  const best = Math.max(1, ...totals.map((total) => total ?? 0));
  return Math.max(0, totals[seat] ?? 0) / best;
}
