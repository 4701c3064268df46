/** Bonuses that a seat has lost to others since it last acted, as the log tells them. */

import type { FeedItem } from "../../api/schema";
import type { KingdomView } from "./view";

export type Bonus = "road" | "fields";

export interface Loss {
  readonly bonus: Bonus;
  readonly points: number;
  /** Who has it now; the first of several. */
  readonly to: number;
}

const LINES: Readonly<Record<Bonus, string>> = { road: "road/longest", fields: "strawberry/most" };
const BONUSES: readonly Bonus[] = ["road", "fields"];

/** Those of them that it has not won back. What came about with its own last move is among them. */
export function lossesOf(log: readonly FeedItem[], view: KingdomView, seat: number): Loss[] {
  const since = log.slice(Math.max(log.findLastIndex((told) => told.what === "move" && told.seat === seat), 0));
  const told = since.flatMap(({ moments }) => moments ?? []).filter((moment) => moment.seat === seat);
  return BONUSES.flatMap((bonus) => {
    const lost = told.findLast(({ name }) => name === `${bonus}-lost`);
    const holders = view.sheets.flatMap((_, one) => (has(view, one, bonus) ? [one] : []));
    const [to] = holders;
    if (!lost || to === undefined || holders.includes(seat)) return [];
    return { bonus, points: lost.points ?? 0, to };
  });
}

function has(view: KingdomView, seat: number, bonus: Bonus): boolean {
  const lines = view.sheets[seat]?.score.lines ?? [];
  return lines.some(([line, points]) => line === LINES[bonus] && points > 0);
}
