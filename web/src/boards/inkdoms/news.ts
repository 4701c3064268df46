/** The most important gain of another player since the viewer's last move. */

import type { FeedItem, FeedMoment } from "../../api/schema";

/** From this many points on it is worth a sentence. */
const MUCH = 3;

export interface News {
  readonly moment: FeedMoment;
  /** All points that the same seat has gained in that time, as shown beside its name. */
  readonly points: number;
}

export function newsSince(log: readonly FeedItem[], seat: number): News | null {
  // This includes what the viewer's last move scored for others: it may have ended the round.
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
