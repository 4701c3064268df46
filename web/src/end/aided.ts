import type { FeedItem } from "../api/schema";

/** Whether a bot has made a move for a seat, according to the log: then it is not its owner's game alone. */
export function isAided(log: readonly FeedItem[], seat: number): boolean {
  let handed = false;
  for (const told of log) {
    if (told.seat !== seat) continue;
    if (told.what === "handed" || told.what === "returned") handed = told.what === "handed";
    else if (told.what === "move" && handed) return true;
  }
  return false;
}
