// Made from the game's view_types.py by tools/page_schema.py: change that, then run it again.

import type { ScoreData } from "../view_types";

/** What a viewer may know of a game of Color-In Kingdom. */
export interface KingdomView {
  readonly actors: readonly number[];
  readonly building: "forest" | "road" | "sherbet" | "soylent" | "strawberry" | "waterway" | null;
  /** The seats that have copied, as far as that is known. */
  readonly copied: readonly number[];
  readonly current: number;
  readonly ending: "copycat" | "duties" | "province" | null;
  readonly game: "color-in-kingdom";
  readonly last: number;
  /** What the dice can make, until something is built: until then the choice can be changed. */
  readonly picks: readonly PickView[];
  readonly roll: RollView | null;
  /** The viewer's; null for a spectator. */
  readonly seat: number | null;
  readonly seats: number;
  readonly sheets: readonly SheetView[];
  readonly stage: "building" | "copying" | "over" | "picking" | "roll" | "who-starts";
  readonly sums: SumsView;
  readonly trigger: number | null;
  readonly turn: number;
}

/** What two dice of the pool make, and whether there is a space for it. */
export interface PickView {
  readonly builds: "forest" | "road" | "sherbet" | "soylent" | "strawberry" | "waterway";
  readonly dice: readonly number[];
  readonly open: boolean;
  readonly sum: number;
}

/** The dice as rolled, those set aside listed separately. */
export interface RollView {
  readonly aside: readonly number[];
  readonly duty: number;
  readonly family: readonly number[];
  readonly pool: readonly number[];
}

/** One sheet, as far as the viewer may know it. */
export interface SheetView {
  /** The duties crossed off. */
  readonly duties: readonly number[];
  /** Spaces coloured in this turn. */
  readonly fresh: readonly string[];
  /** Space to ink. */
  readonly paint: { readonly [key: string]: string };
  readonly score: ScoreData;
  /** The numbers in the Copycat squares. */
  readonly squares: readonly number[];
}

/** The sums of two dice that build each construction. */
export interface SumsView {
  readonly forest: readonly number[];
  readonly road: readonly number[];
  readonly sherbet: readonly number[];
  readonly soylent: readonly number[];
  readonly strawberry: readonly number[];
  readonly waterway: readonly number[];
}
