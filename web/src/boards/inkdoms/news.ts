/** What another has just gained that one should know of: the greatest thing since one's last move. */

import type { FeedItem, FeedMoment } from "../../api/schema";

/** Points from which on it is worth a sentence. */
const MUCH = 3;

export interface News {
  readonly moment: FeedMoment;
  /** What the same seat has gained in that time altogether: all its points, as they stand beside its name. */
  readonly points: number;
}

export function newsSince(log: readonly FeedItem[], seat: number): News | null {
  // What the last move brought for others comes with it: it may have been the last of the round.
  const from = log.findLastIndex((told) => told.what === "move" && told.seat === seat);
  const since = log.slice(Math.max(0, from));
  const moments = since
    .flatMap((told) => told.moments ?? [])
    .filter((one) => one.seat != null && one.seat !== seat);
  let most: FeedMoment | null = null;
  for (const one of moments) {
    if ((one.points ?? 0) >= MUCH && (one.points ?? 0) > (most?.points ?? 0)) most = one;
  }
  if (!most) return null;
  const points = since
    .flatMap((told) => told.brought ?? [])
    .reduce((sum, [who, brought]) => (who === most.seat ? sum + brought : sum), 0);
  return { moment: most, points };
}
