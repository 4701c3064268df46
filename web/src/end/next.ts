/** What to play next: the same again, or against stronger or weaker bots. */

import type { SeatShown, Wanted } from "../api/schema";
import { LEVELS } from "../table/levels";

type Seats = (seats: readonly SeatShown[], yours: readonly number[]) => Wanted[] | null;

/** The same seats with every bot one level higher; null if other people play, or no bot can be stronger. */
export const harderSeats: Seats = (seats, yours) => moved(seats, yours, 1);

/** The same with every bot one level lower. */
export const easierSeats: Seats = (seats, yours) => moved(seats, yours, -1);

function moved(seats: readonly SeatShown[], yours: readonly number[], by: 1 | -1): Wanted[] | null {
  let changed = false;
  const wanted: Wanted[] = [];
  for (const [k, seat] of seats.entries()) {
    if (yours.includes(k)) {
      wanted.push({ kind: "me", name: seat.name ?? "" });
    } else if (seat.kind === "bot") {
      const at = LEVELS.findIndex((level) => level === seat.level);
      const next = at < 0 ? undefined : LEVELS[at + by];
      if (next) changed = true;
      wanted.push({ kind: "bot", level: next ?? seat.level ?? "expert" });
    } else {
      return null;
    }
  }
  return changed ? wanted : null;
}
