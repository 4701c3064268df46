/** What a viewer may know of a play, as src/paintpot/games/color_in_kingdom/view.py tells it. */

import guidelines from "../../../../src/paintpot/games/color_in_kingdom/guidelines.json";

/** Constructions, in the order of the Final Score lines. */
export const KINDS = ["strawberry", "road", "waterway", "sherbet", "soylent", "forest"] as const;
export type Kind = (typeof KINDS)[number];

export interface Construction {
  readonly ink: string;
  /** What moves call it. */
  readonly word: string;
}

export const CONSTRUCTIONS = Object.fromEntries(
  guidelines.constructions.map(({ id, ink, word }) => [id, { ink, word }]),
) as unknown as Readonly<Record<Kind, Construction>>;

export const POINTS = guidelines.points;
/** Points for 1, 2, 3 … spaces; the last of them for more, too. */
export const TABLE: readonly number[] = guidelines.table;

export const DUTIES = [1, 2, 3, 4, 5, 6] as const;
export const SQUARES = 25;

export interface Roll {
  readonly family: readonly number[];
  readonly duty: number;
  readonly aside: readonly number[];
  readonly pool: readonly number[];
}

export interface Pick {
  readonly dice: readonly [number, number];
  readonly sum: number;
  readonly builds: Kind;
  readonly open: boolean;
}

export interface SheetSeen {
  readonly paint: Readonly<Record<string, string>>;
  readonly fresh: readonly string[];
  readonly duties: readonly number[];
  readonly squares: readonly number[];
  readonly score: {
    readonly total: number;
    readonly lines: readonly (readonly [name: string, points: number])[];
  };
}

export interface View {
  readonly seats: number;
  readonly stage: "who-starts" | "roll" | "picking" | "building" | "copying" | "over";
  readonly turn: number;
  readonly current: number;
  readonly actors: readonly number[];
  readonly roll: Roll | null;
  readonly picks: readonly Pick[];
  readonly building: Kind | null;
  readonly copied: readonly number[];
  readonly ending: "duties" | "copycat" | "province" | null;
  readonly trigger: number | null;
  readonly last: number;
  readonly sums: Readonly<Record<Kind, readonly number[]>>;
  readonly sheets: readonly SheetSeen[];
}

const BY_INK: ReadonlyMap<string, Kind> = new Map(
  KINDS.map((kind) => [CONSTRUCTIONS[kind].ink, kind]),
);

/** What a colour on a sheet stands for. */
export function kindOf(ink: string | null | undefined): Kind | null {
  return BY_INK.get(ink ?? "") ?? null;
}

/** The points of a construction, or of the Copycat squares, on a sheet. */
export function pointsOf(sheet: SheetSeen, group: string): number {
  return sheet.score.lines
    .filter(([name]) => name.split("/")[0] === group)
    .reduce((sum, [, points]) => sum + points, 0);
}
