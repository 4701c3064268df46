/**
 * Tracks Pip, Dollop and Drip. The rules identify an Inkling by its place; people do by its face. They
 * leave their boxes in this order, so the past moves determine which one is where.
 */

import type { FeedItem } from "../../api/schema";
import { BOX, stepOf } from "./steps";
import type { SheetView } from "./view";

export const CAST = ["pip", "dollop", "drip"] as const;
export type InklingName = (typeof CAST)[number];

/** Its place: a space, `box`, or null if it is lost. */
export type Whereabouts = string | null;

export interface CastMember {
  readonly character: InklingName;
  readonly at: Whereabouts;
}

/** The moves of a seat that are known and were not undone. */
export function movesOf(log: readonly FeedItem[], seat: number): string[] {
  const made: string[] = [];
  for (const told of log) {
    if (told.seat !== seat) continue;
    if (told.what === "move" && told.text) made.push(told.text);
    if (told.what === "undo") made.pop();
  }
  return made;
}

/** The three of a sheet, from the moves so far. */
export function castOf(moves: readonly string[], sheet: SheetView): CastMember[] {
  const at: Whereabouts[] = CAST.map(() => BOX);
  for (const move of moves) {
    const { way, from, to } = stepOf(move);
    const who = at.indexOf(from);
    if (who >= 0) at[who] = way === "lose" ? null : to;
  }
  const places = agrees(at, sheet) ? at : guessed(sheet);
  return CAST.map((character, k) => ({ character, at: places[k] ?? null }));
}

function agrees(at: readonly Whereabouts[], sheet: SheetView): boolean {
  const placed = at.filter((place) => place !== null && place !== BOX);
  return (
    placed.length === sheet.inklings.length &&
    sheet.inklings.every((space) => placed.includes(space)) &&
    at.filter((place) => place === BOX).length === sheet.boxes.length
  );
}

/** If not all moves are known: any order, those in boxes last. */
function guessed(sheet: SheetView): Whereabouts[] {
  const boxed = sheet.boxes.map(() => BOX);
  const lost = CAST.length - boxed.length - sheet.inklings.length;
  return [...sheet.inklings, ...Array.from({ length: Math.max(0, lost) }, () => null), ...boxed];
}

/** The one at a place; of those in boxes the next one to leave. */
export function memberAt(cast: readonly CastMember[], place: string): CastMember | undefined {
  return cast.find((member) => member.at === place);
}
