/** What one may play next: the same once more, or against stronger bots. */

import type { SeatShown, Wanted } from "../api/schema";
import { LEVELS } from "../table/levels";

/** The same seats with every bot a level higher; null if others play, or no bot can be better. */
export function harderSeats(seats: readonly SeatShown[], yours: readonly number[]): Wanted[] | null {
  let raised = false;
  const wanted: Wanted[] = [];
  for (const [k, seat] of seats.entries()) {
    if (yours.includes(k)) {
      wanted.push({ kind: "me", name: seat.name ?? "" });
    } else if (seat.kind === "bot") {
      const at = LEVELS.findIndex((level) => level === seat.level);
      const next = LEVELS[at + 1];
      if (next) raised = true;
      wanted.push({ kind: "bot", level: next ?? seat.level ?? "expert" });
    } else {
      return null;
    }
  }
  return raised ? wanted : null;
}
