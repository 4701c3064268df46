/** Bonuses that a seat has lost to others, or taken from them, since it last acted, according to the log. */

import type { FeedItem, FeedMoment } from "../../api/schema";
import { kindOf, type ConstructionKind, type KingdomView } from "./view";

export type Bonus = "road" | "fields";

export interface Loss {
  readonly bonus: Bonus;
  readonly points: number;
  /** The present holder; the first of several. */
  readonly to: number;
}

export interface Taken {
  readonly bonus: Bonus;
  readonly points: number;
  /** The previous holders, and what each of them lost. */
  readonly from: readonly (readonly [seat: number, points: number])[];
}

const GAINED: Readonly<Record<Bonus, string>> = { road: "longest-road", fields: "most-fields" };
const LINES: Readonly<Record<Bonus, string>> = { road: "road/longest", fields: "strawberry/most" };
const BUILT: Readonly<Record<Bonus, ConstructionKind>> = { road: "road", fields: "strawberry" };
const BONUSES: readonly Bonus[] = ["road", "fields"];

/** The moments of a seat's own last move, and of everything since then. */
function toldSince(log: readonly FeedItem[], seat: number): FeedMoment[] {
  const since = log.slice(Math.max(log.findLastIndex((told) => told.what === "move" && told.seat === seat), 0));
  return since.flatMap(({ moments }) => moments ?? []);
}

/** Those that it took from somebody, and still has. */
export function takenOf(log: readonly FeedItem[], view: KingdomView, seat: number): Taken[] {
  const told = toldSince(log, seat);
  return BONUSES.flatMap((bonus) => {
    const gained = told.findLast((one) => one.seat === seat && one.name === GAINED[bonus]);
    const from = told.flatMap((one) =>
      one.name === `${bonus}-lost` && one.seat != null && one.seat !== seat ? [[one.seat, one.points ?? 0] as const] : [],
    );
    return gained && from.length && has(view, seat, bonus) ? { bonus, points: gained.points ?? 0, from } : [];
  });
}

/** Those that it has lost, and not won back. */
export function lossesOf(log: readonly FeedItem[], view: KingdomView, seat: number): Loss[] {
  const told = toldSince(log, seat).filter((moment) => moment.seat === seat);
  return BONUSES.flatMap((bonus) => {
    const lost = told.findLast(({ name }) => name === `${bonus}-lost`);
    const holders = view.sheets.flatMap((_, one) => (has(view, one, bonus) ? [one] : []));
    const [to] = holders;
    if (!lost || to === undefined || holders.includes(seat)) return [];
    return { bonus, points: lost.points ?? 0, to };
  });
}

export interface Level {
  readonly bonus: Bonus;
  readonly with: readonly number[];
}

/** When a sheet has this many, a tie matters. */
const WORTH_A_RACE = 3;

/** A bonus that a seat shares with others: the player who builds the next one wins it alone. */
export function levelOf(view: KingdomView, seat: number): Level | null {
  if (view.stage === "over") return null;
  for (const bonus of BONUSES) {
    const holders = view.sheets.flatMap((_, one) => (has(view, one, bonus) ? [one] : []));
    const built = Object.values(view.sheets[seat]?.paint ?? {}).filter((ink) => kindOf(ink) === BUILT[bonus]).length;
    if (holders.length > 1 && holders.includes(seat) && built >= WORTH_A_RACE) {
      return { bonus, with: holders.filter((one) => one !== seat) };
    }
  }
  return null;
}

function has(view: KingdomView, seat: number, bonus: Bonus): boolean {
  const lines = view.sheets[seat]?.score.lines ?? [];
  return lines.some(([line, points]) => line === LINES[bonus] && points > 0);
}
