/** What the server shows of a play of Inkdoms: see src/paintpot/games/inkdoms/view.py. */

export interface View {
  seats: number;
  seat: number | null;
  stage: "who-starts" | "throw" | "turns" | "crossing" | "over";
  round: number;
  last: boolean;
  first: number;
  actors: number[];
  throw: Thrown[];
  /** Achievements that nobody has won yet, as first or as second. */
  awards: { firsts: string[]; seconds: string[] };
  sheets: Paper[];
}

export interface Thrown {
  die: string;
  value: number;
  x: number;
  y: number;
  /** Degrees, of a square: 0 to 89. */
  turn: number;
  /** The letters of the kingdoms it lies in. */
  kingdoms: string;
  in_box: boolean;
}

/** How many of each ink; inks of which there are none are not there. */
export type Drops = Readonly<Record<string, number>>;

/** One sheet, with what is held by whom it belongs to. */
export interface Paper {
  paint: Readonly<Record<string, string>>;
  spells: readonly number[];
  new_spells: readonly number[];
  spent_spells: readonly number[];
  drops: Drops;
  new_drops: Drops;
  spent_drops: Drops;
  blots: number;
  complete: readonly string[];
  firsts: readonly string[];
  seconds: readonly string[];
  score: { total: number; lines: readonly (readonly [string, number])[] };
  phase: "waiting" | "painting" | "finished";
  took: Took | null;
  turn: Turn | null;
}

export interface Took {
  die: string;
  value: number;
  ink: string;
  kingdom: string;
}

/** The painting under way. */
export interface Turn {
  base: string;
  open: readonly string[];
  /** Die drops still to be placed. */
  drops: number;
  /** Drops that spell 4 has mixed. */
  mixed: Drops;
  owed: number;
}
