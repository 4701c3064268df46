/** The sheet of a seat as it may be shown to the person at the screen. */

import type { Playable } from "../../table/playable";
import { castOf, movesOf, type CastMember } from "./cast";
import { marked, stepOf, unmarked } from "./steps";
import { viewOf, type SheetView } from "./view";

export interface Shown {
  readonly sheet: SheetView;
  readonly cast: readonly CastMember[];
}

/** A move that was sent but is not in the view yet: until then, it is still legal there. */
export function sentBy(table: Playable): string | undefined {
  return table.pending.findLast((move) => table.now.moves.includes(move));
}

/**
 * Whether the screen will be passed to somebody else at it who has yet to choose: they must not see
 * what this seat has chosen.
 */
export function passing(table: Playable): boolean {
  const { seat, yours, seats } = table.now;
  return yours.some((one) => one !== seat && seats[one]?.acting === true);
}

export function shownSheet(table: Playable, of: number): Shown {
  const view = viewOf(table.now.view);
  const sheet = view.sheets[of];
  if (!sheet) throw new Error(`There is no sheet of seat ${of}.`);
  const moves = movesOf(table.log, of);
  const sent = of === table.now.seat ? sentBy(table) : undefined;
  if (passing(table) && (sheet.chosen || sent)) {
    const before = sheet.chosen ? unmarked(sheet) : sheet;
    const told = sheet.chosen ? moves.slice(0, -1) : moves;
    return { sheet: { ...before, chosen: true }, cast: castOf(told, before) };
  }
  if (!sent) return { sheet, cast: castOf(moves, sheet) };
  const next = marked(sheet, stepOf(sent));
  return { sheet: next, cast: castOf([...moves, sent], next) };
}
