/** Tiles in notation, and their look when turned and flipped. */

const COLOURS: Readonly<Record<string, string>> = {
  R: "red",
  Y: "yellow",
  L: "light blue",
  D: "dark blue",
  P: "purple",
};

export interface TileSquare {
  readonly colour: string;
  /** `plain`, `spot`, or a number. */
  readonly mark: string;
}

export interface TileDesign {
  /** Upper left, upper right, lower left, lower right. */
  readonly cells: readonly [TileSquare, TileSquare, TileSquare, TileSquare];
  /** Which diagonal is joined: 0 none, 1 from the upper left, 2 from the upper right. */
  readonly link: 0 | 1 | 2;
}

/** The orientation of a tile: quarter turns clockwise, plus 4 if it was flipped left to right first. */
export type Look = number;

const SWAPPED = [0, 2, 1] as const;

/** The face of a tile such as `Ro-Y-R-Y4+`, whose notation goes clockwise from the upper left. */
export function faceOf(name: string, look: Look = 0): TileDesign {
  let round = name.replace("+", "").split("-").map(cellOf) as [TileSquare, TileSquare, TileSquare, TileSquare];
  let link: 0 | 1 | 2 = name.endsWith("+") ? 1 : 0;
  if (look >= 4) {
    round = [round[1], round[0], round[3], round[2]];
    link = SWAPPED[link];
  }
  for (let k = 0; k < look % 4; k++) {
    round = [round[3], round[0], round[1], round[2]];
    link = SWAPPED[link];
  }
  return { cells: [round[0], round[1], round[3], round[2]], link };
}

function cellOf(text: string): TileSquare {
  const mark = text.slice(1);
  return {
    colour: COLOURS[text[0] ?? ""] ?? "red",
    mark: mark === "" ? "plain" : mark === "o" ? "spot" : mark,
  };
}

/** A quarter turn clockwise of the visible face. */
export function turned(look: Look): Look {
  return (look & 4) | ((look + 1) & 3);
}

/** A left-right flip of the visible face. */
export function flipped(look: Look): Look {
  return (look & 4 ? 0 : 4) | (-look & 3);
}

/** The first orientation in which a tile looks the same: only that one is offered. */
export function sameLook(name: string, look: Look): Look {
  const seen = JSON.stringify(faceOf(name, look));
  for (let first = 0; first < look; first++) {
    if (JSON.stringify(faceOf(name, first)) === seen) return first;
  }
  return look;
}

/** The button that gives a tile this orientation with a single press; null if it takes more. */
export function pressTo(name: string, from: Look, to: Look): "turn" | "flip" | null {
  const gives = (look: Look): boolean => sameLook(name, look) === sameLook(name, to);
  return gives(turned(from)) ? "turn" : gives(flipped(from)) ? "flip" : null;
}

const LOOK = /^turned (\d)( flipped)?$/;

/** The orientation that a notation means; null if it means something else. */
export function lookOf(text: string): Look | null {
  const [, turns, over] = LOOK.exec(text) ?? [];
  return turns === undefined ? null : Number(turns) + (over ? 4 : 0);
}

export function lookText(look: Look): string {
  return `turned ${look % 4}${look >= 4 ? " flipped" : ""}`;
}
