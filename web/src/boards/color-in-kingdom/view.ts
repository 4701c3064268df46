/** The server's view of a game of Color-In Kingdom, and small queries on it. */

import guidelines from "../../../../src/paintpot/games/color_in_kingdom/guidelines.json";
import { typed } from "../../api/typed";
import type { KingdomView, PickView, SheetView } from "./view_types";

export type * from "./view_types";

export const viewOf = typed<KingdomView>();

/** Constructions, in the order of the Final Score lines. */
export type ConstructionKind = PickView["builds"];
export const KINDS: readonly ConstructionKind[] = [
  "strawberry",
  "road",
  "waterway",
  "sherbet",
  "soylent",
  "forest",
];

export interface Construction {
  readonly ink: string;
  /** Their names in moves. */
  readonly word: string;
}

export const CONSTRUCTIONS = Object.fromEntries(
  guidelines.constructions.map(({ id, ink, word }) => [id, { ink, word }]),
) as Readonly<Record<ConstructionKind, Construction>>;

export const POINTS = guidelines.points;
/** Points for 1, 2, 3 … spaces; the last value applies to more, too. */
export const TABLE: readonly number[] = guidelines.table;

export const DUTIES = [1, 2, 3, 4, 5, 6] as const;
export const SQUARES = 25;

/** The duties that a sheet still lacks. */
export function openDuties(sheet: SheetView): number[] {
  return DUTIES.filter((n) => !sheet.duties.includes(n));
}

const BY_INK: ReadonlyMap<string, ConstructionKind> = new Map(
  KINDS.map((kind) => [CONSTRUCTIONS[kind].ink, kind]),
);

/** The construction that a colour stands for. */
export function kindOf(ink: string | null | undefined): ConstructionKind | null {
  return BY_INK.get(ink ?? "") ?? null;
}

/** The points of a construction, or of the Copycat squares, on a sheet. */
export function pointsOf(sheet: SheetView, group: string): number {
  return sheet.score.lines
    .filter(([name]) => name.split("/")[0] === group)
    .reduce((sum, [, points]) => sum + points, 0);
}
