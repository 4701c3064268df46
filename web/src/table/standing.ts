/** The standings, as far as a view shows them. */

import type { ScoreShown } from "../api/schema";
import type { BoardModule } from "../boards/board";
import type { Begun, Playable } from "./playable";

/** Who is celebrated: a solo player of a day's game is measured by par, and has beaten nobody yet. */
export const crowned = ({ day, seats, winners }: Pick<Begun, "day" | "seats" | "winners">): readonly number[] =>
  day && seats.length === 1 ? [] : winners;

/**
 * The points beside the names: what was gained so far, and the result once everything is played (and shown).
 */
export function pointsOf(
  table: Playable,
  { points }: BoardModule,
  over = table.now.phase === "over",
): (number | null)[] {
  const { now } = table;
  if (over) return now.scores.map((score) => score?.total ?? null);
  return points
    ? now.seats.map((_seat, k) => points(table, k))
    : totalsOf(now.view, now.seats.length);
}

/**
 * The points of each seat. Views have a list with an entry for each seat, whose `score` has a `total`; where a
 * game's view has none, nothing is known. A game that counts losses only at the end also says what was `gained`
 * so far: that is what is shown.
 */
export function totalsOf(view: Record<string, unknown>, seats: number): (number | null)[] {
  return firstKnown(view, seats, totalOf);
}

/** A seat's score as far as it may be seen: published, or written on the sheet; null if neither. */
export function scoreOf({ scores, view, seats }: Begun, seat: number): ScoreShown | null {
  return scores[seat] ?? firstKnown(view, seats.length, sheetScore)[seat] ?? null;
}

/** Reads a value from each entry of the first list that has one entry per seat and knows at least one value. */
function firstKnown<T>(
  view: Record<string, unknown>,
  seats: number,
  read: (entry: unknown) => T | null,
): (T | null)[] {
  for (const value of Object.values(view)) {
    if (!Array.isArray(value) || value.length !== seats) continue;
    const found = value.map(read);
    if (found.some((one) => one !== null)) return found;
  }
  return Array.from({ length: seats }, () => null);
}

function sheetScore(entry: unknown): ScoreShown | null {
  const { score } = (entry ?? {}) as { score?: { total?: unknown; lines?: unknown } };
  if (typeof score?.total !== "number" || !Array.isArray(score.lines)) return null;
  return { total: score.total, lines: score.lines as [string, number][], tie: [], verdict: null };
}

function totalOf(entry: unknown): number | null {
  const shown = entry as { score?: { total?: unknown }; gained?: unknown } | null;
  const points = shown?.gained ?? shown?.score?.total;
  return typeof points === "number" ? points : null;
}

/** The first points of a game fill no bar. */
const FULL = 10;

/**
 * A seat's points as a share, from 0 to 1: of what the game is played to (`goal`), or of the best where it is played
 * to no number. Negative points count as 0.
 */
export function shareOf(totals: readonly (number | null)[], seat: number, goal?: number): number {
  const full = goal ?? Math.max(FULL, ...totals.map((total) => total ?? 0));
  return Math.min(1, Math.max(0, totals[seat] ?? 0) / full);
}
