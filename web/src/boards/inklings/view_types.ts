// Made from the game's view_types.py by tools/page_schema.py: change that, then run it again.

import type { ScoreData } from "../view_types";

/** What a viewer may know of a game of Inklings. */
export interface InklingsView {
  readonly actors: readonly number[];
  readonly game: "inklings";
  /** Null before the first roll. */
  readonly roll: RollView | null;
  readonly round: number;
  /** The viewer's; null for a spectator. */
  readonly seat: number | null;
  readonly seats: number;
  readonly sheets: readonly SheetView[];
  readonly stage: "moves" | "over" | "roll";
}

/** The roll, and the sums it calls. */
export interface RollView {
  readonly d12: number;
  readonly d6: number;
  readonly d8: number;
  readonly sums: readonly number[];
}

/** One sheet, as far as the viewer may know it. */
export interface SheetView {
  /** The letters of the boxes that are not crossed off. */
  readonly boxes: readonly string[];
  /** Whether a move was made that is not public yet. */
  readonly chosen: boolean;
  /** The spaces whose tunnel is crossed off. */
  readonly crossed: readonly string[];
  readonly inked: readonly string[];
  /** The spaces they are on. */
  readonly inklings: readonly string[];
  readonly move: string | null;
  /** The dice with a space that no Inkling can reach any more, whatever is rolled. */
  readonly never_complete: readonly string[];
  readonly out: boolean;
  readonly score: ScoreData;
  readonly stuck: boolean;
  /** For each of them, how many spaces it could go to if every number were rolled. */
  readonly ways: readonly number[];
}
