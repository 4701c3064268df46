/** How the seats stand, as far as a view shows it. */

/**
 * The points of each seat. Views have a list with an entry for each seat, whose `score` has a
 * `total`; where a game's view has none, nothing is known.
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
  const total = (entry as { score?: { total?: unknown } } | null)?.score?.total;
  return typeof total === "number" ? total : null;
}

/** How far somebody's points reach beside the best, from 0 to 1. Less than nothing is nothing. */
export function shareOf(totals: readonly (number | null)[], seat: number): number {
  const best = Math.max(1, ...totals.map((total) => total ?? 0));
  return Math.max(0, totals[seat] ?? 0) / best;
}
