// Made from the game's view_types.py by tools/page_schema.py: change that, then run it again.

import type { ScoreData } from "../view_types";

/** Achievements that nobody has won yet, as first or as second. */
export interface Awards {
  readonly firsts: readonly string[];
  readonly seconds: readonly string[];
}

/** What a viewer may know of a game of Inkdoms. */
export interface InkdomsView {
  readonly actors: readonly number[];
  readonly awards: Awards;
  readonly first: number;
  readonly game: "inkdoms";
  readonly last: boolean;
  readonly round: number;
  /** The viewer's; null for a spectator. */
  readonly seat: number | null;
  readonly seats: number;
  readonly sheets: readonly SheetView[];
  readonly stage: "crossing" | "over" | "throw" | "turns" | "who-starts";
  readonly throw: readonly ThrownDie[];
}

/** The current painting, for the seat that paints. */
export interface PaintingTurn {
  readonly base: string;
  /** Die drops still to be placed. */
  readonly drops: number;
  /** Drops that spell 4 has mixed. */
  readonly mixed: { readonly [key: string]: number };
  readonly moved: boolean;
  /** The kingdoms that may be painted in. */
  readonly open: readonly string[];
  readonly owed: number;
  readonly placed: number;
}

/** One sheet, as far as the viewer may know it. */
export interface SheetView {
  readonly announced: readonly string[];
  readonly blots: number;
  /** Achievements of this sheet, as `announced`, `firsts` and `seconds` are. */
  readonly complete: readonly string[];
  /** Tower drops by ink; inks without any are left out. */
  readonly drops: { readonly [key: string]: number };
  /** What the end of this round will score for what is complete so far; 0 on others' sheets. */
  readonly due: number;
  readonly firsts: readonly string[];
  /** Areas painted in this round. */
  readonly fresh: readonly string[];
  /** The points gained so far: the score without what unpainted monsters and blots cost. */
  readonly gained: number;
  readonly new_drops: { readonly [key: string]: number };
  readonly new_spells: readonly number[];
  /** Area to ink. */
  readonly paint: { readonly [key: string]: string };
  readonly phase: "finished" | "painting" | "waiting";
  readonly score: ScoreData;
  readonly seconds: readonly string[];
  /** How many of spell 1, 2, 3 and 4. */
  readonly spells: readonly number[];
  readonly spent_drops: { readonly [key: string]: number };
  readonly spent_spells: readonly number[];
  readonly took: TakenDie | null;
  readonly turn: PaintingTurn | null;
}

/** The die that a player took, the colour it counts as, and the kingdom it was taken from. */
export interface TakenDie {
  readonly die: string;
  readonly ink: string;
  readonly kingdom: string;
  readonly value: number;
}

/** A die as thrown. */
export interface ThrownDie {
  readonly die: string;
  /** Whether nobody has taken it. */
  readonly in_box: boolean;
  /** The letters of the kingdoms it is in. */
  readonly kingdoms: string;
  /** Degrees, of a square: 0 to 89. */
  readonly turn: number;
  readonly value: number;
  readonly x: number;
  readonly y: number;
}
