/** What a table of INK shows (src/paintpot/games/ink/view.py). */

export interface Square {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly colour: string;
  /** `plain`, `spot`, or a number. */
  readonly mark: string;
  readonly bottle?: "own" | "black";
  readonly down?: boolean;
  /** The colours of the X or XX that lies on it, and the square under its other half. */
  readonly x_token?: readonly string[];
  readonly with?: string;
  readonly tokens?: readonly string[];
  readonly grown?: boolean;
  readonly linked?: string;
}

export interface Area {
  readonly colour: string;
  readonly size: number;
  readonly grown: boolean;
  readonly numbers: readonly number[];
  readonly spots: number;
  readonly squares: readonly string[];
}

export interface Laid {
  readonly tile: string;
  readonly turned: number;
  readonly flipped: boolean;
  readonly x: number;
  readonly y: number;
}

export interface Painter {
  /** The ink of the bottles. */
  readonly bottles: string;
  readonly card: readonly string[];
  readonly palette: number;
  readonly jokers: number;
  readonly own: number;
  readonly black: number;
  /** The quill where the Lead stands; 0 is START. */
  readonly lead: number;
  readonly tiles: readonly Laid[];
  readonly squares: readonly Square[];
  readonly areas: readonly Area[];
}

export interface TurnUnderWay {
  readonly token: readonly string[] | null;
  readonly tile: string | null;
  readonly lifted: number | null;
  readonly at: string | null;
  readonly places: readonly string[];
  readonly target: string | null;
  readonly pending: readonly string[];
  readonly bonus: number | null;
  readonly left: number;
}

export interface Slot {
  readonly bonus: number;
  readonly numbers: readonly number[];
}

export interface InkView {
  readonly stage: string;
  readonly round: number;
  readonly last: boolean;
  readonly tie_round: number;
  readonly turn: number;
  readonly quills: readonly (string | null)[];
  readonly bag: number;
  readonly slots: readonly Slot[];
  readonly supply: { readonly x: number; readonly xx: number };
  readonly turn_of: TurnUnderWay;
  readonly apprentice: { readonly lead: number; readonly left: number } | null;
  readonly painters: readonly Painter[];
}

/** Whether a square counts as no colour: something stands or lies on it. */
export function isTaken(square: Square): boolean {
  return square.bottle !== undefined || square.x_token !== undefined;
}

/** The number of the tile a square belongs to. */
export function tileOf(name: string): number {
  return Number(name.slice(0, -1));
}

/** The area of each free square, by its name. */
export function areasByName(painter: Painter): Map<string, Area> {
  return new Map(painter.areas.flatMap((area) => area.squares.map((name) => [name, area] as const)));
}
