// Made from the game's view_types.py by tools/page_schema.py: change that, then run it again.

import type { ScoreData } from "../view_types";

/** The opponent of a solo game. */
export interface ApprenticeView {
  readonly lead: number;
  readonly left: number;
  readonly level: string;
}

/** Squares of one colour that are connected. */
export interface AreaView {
  readonly colour: string;
  /** Whether it grew in this turn. */
  readonly grown: boolean;
  readonly numbers: readonly number[];
  readonly size: number;
  readonly spots: number;
  readonly squares: readonly string[];
}

/** An objective that can be completed, and its effects. */
export interface CompletionView {
  readonly black: number;
  /** The bonus action it opens; null if it opens none that would be of use. */
  readonly bonus: number | null;
  /** How many bottles it plays, black ones included. */
  readonly bottles: number;
  readonly number: number;
  /** Whether it plays the last bottle of the player's own, which makes this the last round. */
  readonly plays_all: boolean;
  readonly square: string;
}

/** What a viewer may know of a game of INK: all seats see the same. */
export interface InkView {
  readonly actors: readonly number[];
  readonly apprentice: ApprenticeView | null;
  readonly bag: number;
  readonly first: number;
  readonly game: "ink";
  /** How many bottles everybody has to play. */
  readonly goal: number;
  readonly last: boolean;
  readonly painters: readonly PainterView[];
  readonly quills: readonly (string | null)[];
  readonly round: number;
  /** The viewer's; null for a spectator. */
  readonly seat: number | null;
  readonly seats: number;
  readonly slots: readonly SlotView[];
  readonly stage: "bonus" | "bonus-tiles" | "complete" | "cover" | "deal" | "draw" | "jokers" | "over" | "place" | "quill" | "refill" | "set" | "spots" | "turn" | "turn-tile" | "who-starts";
  readonly supply: SupplyView;
  readonly tie_round: number;
  readonly turn: number;
  /** The current turn. */
  readonly turn_of: TurnView;
}

/** A tile of a painting. */
export interface LaidTile {
  readonly flipped: boolean;
  readonly tile: string;
  readonly turned: number;
  readonly x: number;
  readonly y: number;
}

/** A player: stocks and painting. */
export interface PainterView {
  readonly areas: readonly AreaView[];
  readonly black: number;
  /** The ink of the bottles. */
  readonly bottles: string;
  readonly card: readonly string[];
  readonly in_play: boolean;
  readonly jokers: number;
  /** The quill where the Lead stands; 0 is START. */
  readonly lead: number;
  readonly own: number;
  readonly palette: number;
  readonly score: ScoreData;
  readonly squares: readonly SquareView[];
  readonly tiles: readonly LaidTile[];
}

/** A bonus action, and the numbers that open it. */
export interface SlotView {
  readonly bonus: number;
  readonly numbers: readonly number[];
}

export interface SquareView {
  readonly bottle?: "black" | "own";
  readonly colour: string;
  readonly down?: boolean;
  readonly grown?: boolean;
  readonly linked?: string;
  readonly mark: string;
  readonly name: string;
  readonly tokens?: readonly string[];
  readonly with?: string;
  readonly x: number;
  readonly x_token?: readonly string[];
  readonly y: number;
}

/** What is left to draw or take. */
export interface SupplyView {
  readonly colours: { readonly [key: string]: number };
  readonly numbers: { readonly [key: string]: number };
  readonly white: number;
  readonly x: number;
  readonly xx: number;
}

/** A way to lay the tile: the move, and its squares a, b, c, d as they would lie. */
export interface TileLook {
  readonly move: string;
  readonly squares: readonly (readonly [string, string])[];
}

/** What the player whose turn it is has in hand. */
export interface TurnView {
  readonly at: string | null;
  readonly bonus: number | null;
  readonly left: number;
  readonly lifted: number | null;
  readonly looks: readonly TileLook[];
  /** Those that can be completed now, each as if it came first. */
  readonly objectives: readonly CompletionView[];
  readonly pending: readonly string[];
  /** Where the tile in hand may go, also when it has a place already but is not laid. */
  readonly places: readonly string[];
  readonly target: string | null;
  readonly tile: string | null;
  readonly token: readonly string[] | null;
  /** Those that can be completed one after another, the best way first; several ways: one of them excludes the others. Bonus actions are left. */
  readonly ways: readonly (readonly CompletionView[])[];
}
