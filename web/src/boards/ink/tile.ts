/** Tiles as they are written, and as they look turned and flipped. */

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

/** How a tile lies: quarter turns clockwise, and 4 more if it was flipped left to right before. */
export type Look = number;

const SWAPPED = [0, 2, 1] as const;

/** The face of a tile such as `Ro-Y-R-Y4+`, which is written clockwise from the upper left. */
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

/** A quarter turn clockwise, of what is seen. */
export function turned(look: Look): Look {
  return (look & 4) | ((look + 1) & 3);
}

/** Left and right change places, of what is seen. */
export function flipped(look: Look): Look {
  return (look & 4 ? 0 : 4) | (-look & 3);
}

/** The first way to lie in which a tile looks the same: only that one is offered. */
export function sameLook(name: string, look: Look): Look {
  const seen = JSON.stringify(faceOf(name, look));
  for (let first = 0; first < look; first++) {
    if (JSON.stringify(faceOf(name, first)) === seen) return first;
  }
  return look;
}

const LOOK = /^turned (\d)( flipped)?$/;

/** How a tile lies, as it is written; null if that is something else. */
export function lookOf(text: string): Look | null {
  const [, turns, over] = LOOK.exec(text) ?? [];
  return turns === undefined ? null : Number(turns) + (over ? 4 : 0);
}

export function lookText(look: Look): string {
  return `turned ${look % 4}${look >= 4 ? " flipped" : ""}`;
}
