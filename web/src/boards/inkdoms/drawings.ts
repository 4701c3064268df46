/**
 * What is printed on areas, as drawings around 0,0 in a box of 66 × 66. Each part has a fill: `own` is
 * the ink that the thing needs, `line` the colour of details on that ink.
 */

export type Fill = "own" | "paper" | "gold" | "line" | "pencil" | "none";

export interface DrawnPart {
  readonly d: string;
  readonly fill: Fill;
  /** Width of its stroke; 0 for none. */
  readonly width: number;
  readonly stroke?: Fill;
}

export interface SymbolDrawing {
  /** The shape that a paper halo surrounds. */
  readonly shapes: readonly { readonly d: string; readonly width: number; readonly open?: boolean }[];
  readonly parts: readonly DrawnPart[];
  /** Eyes of a wild and of a tame monster; a capital has a flag instead. */
  readonly wild: readonly DrawnPart[];
  readonly tame: readonly DrawnPart[];
}

const fill = (d: string, by: Fill, width = 2.6): DrawnPart => ({ d, fill: by, width });
const line = (d: string, width: number, stroke: Fill = "pencil"): DrawnPart => ({
  d,
  fill: "none",
  width,
  stroke,
});
const dot = (x: number, y: number, r: number, by: Fill = "pencil"): DrawnPart => ({
  d: `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`,
  fill: by,
  width: 0,
});
/** A round eye that looks straight ahead. */
const eye = (x: number, y: number): DrawnPart[] => [
  {
    d: `M${x - 4.9} ${y}a4.9 4.9 0 1 0 9.8 0a4.9 4.9 0 1 0 -9.8 0Z`,
    fill: "paper",
    width: 2.2,
  },
  dot(x + 1, y + 0.6, 2.5),
];

const DRAGON = "M-18 26C-20 12 -18 -4 -10 -12C-3 -18 8 -17 13 -10C20 -9 27 -4 27 4C27 12 17 14 8 13C3 16 3 21 6 26Z";
const EARS =
  "M-9 -12C-14 -18 -15 -24 -12 -30C-6 -27 -2 -22 -1 -16M3 -16C2 -22 4 -27 9 -30C11 -25 11 -19 9 -14";
const SPIKES = "M-18 24L-27 19L-19 13L-27 6L-18 1L-23 -7L-13 -9";
const GRIFFIN =
  "M-18 26C-20 14 -20 4 -18 -6C-20 -14 -19 -20 -16 -26C-10 -22 -6 -20 -3 -17C8 -20 17 -13 18 -4L28 2C27 8 24 12 19 13L17 8C14 12 10 13 7 16C6 20 8 23 10 26Z";
const UNICORN =
  "M-16 26C-20 10 -16 -4 -8 -12C-7 -17 -6 -20 -3 -23C1 -20 2 -17 3 -14C10 -10 18 -2 24 6C26 11 22 16 16 15C11 15 7 12 2 13C-1 17 1 22 4 26Z";
const MANE = "M-7 -14C-17 -14 -16 -5 -22 -3C-17 3 -24 7 -21 13C-24 17 -22 22 -19 26L-13 26C-17 12 -13 -2 -7 -14Z";
const CASTLE =
  "M-20 20L-20 -12L-11 -12L-11 -5L-5 -5L-5 -22L5 -22L5 -5L11 -5L11 -12L20 -12L20 20Z";
const NECKS = ["M-8 26C-18 14 -20 6 -18 -8", "M8 26C18 14 20 6 18 -8", "M0 26C-4 12 4 2 0 -14"] as const;
const HEADS = [
  { x: -19, y: -10, w: 8.8, h: 7.8 },
  { x: 19, y: -10, w: 8.8, h: 7.8 },
  { x: 0, y: -18, w: 10.2, h: 9 },
] as const;
const oval = ({ x, y, w, h }: { x: number; y: number; w: number; h: number }): string =>
  `M${x - w} ${y}a${w} ${h} 0 1 0 ${2 * w} 0a${w} ${h} 0 1 0 ${-2 * w} 0Z`;

const dragon: SymbolDrawing = {
  shapes: [
    { d: DRAGON, width: 9.6 },
    { d: `${EARS}${SPIKES}`, width: 9.5 },
  ],
  parts: [
    fill(EARS, "paper", 2.3),
    fill(SPIKES, "gold", 2.2),
    fill(DRAGON, "own"),
    line("M12 8C18 9 23 7 26 4", 2.2, "line"),
    dot(20.5, -2.5, 1.7, "line"),
    line("M-13 14C-11 17 -9 17 -7 15M-13 22C-11 25 -9 25 -7 23", 1.9, "line"),
  ],
  wild: eye(4, -4),
  tame: [line("M-1 -2C1 -9 7 -9 9 -2", 2.8, "line")],
};

const griffin: SymbolDrawing = {
  shapes: [{ d: GRIFFIN, width: 9.6 }],
  parts: [
    fill(GRIFFIN, "own"),
    fill("M17 -5L28 2C27 8 24 12 19 13C19 9 17 7 13 6C12 1 13 -3 17 -5Z", "gold", 2.2),
    line("M-12 10C-10 14 -7 14 -5 11M-13 19C-10 23 -7 23 -5 20", 2, "line"),
  ],
  wild: eye(4, -4),
  tame: [line("M-1 -2C1 -9 7 -9 9 -2", 2.8, "line")],
};

const unicorn: SymbolDrawing = {
  shapes: [
    { d: UNICORN, width: 9.6 },
    { d: "M3 -15L14 -33L10 -10Z", width: 9 },
    { d: MANE, width: 9 },
  ],
  parts: [
    fill("M3 -15L14 -33L10 -10Z", "paper", 2.4),
    fill(UNICORN, "own"),
    fill(MANE, "paper", 2.2),
    dot(19, 8, 1.5, "line"),
  ],
  wild: eye(4, -3),
  tame: [line("M-1 -1C1 -8 7 -8 9 -1", 2.8, "line")],
};

const hydra: SymbolDrawing = {
  shapes: [
    { d: NECKS.join(""), width: 21, open: true },
    ...HEADS.map((head) => ({ d: oval(head), width: 11 })),
  ],
  parts: [
    ...NECKS.flatMap((neck, k): DrawnPart[] => [
      line(neck, k === 2 ? 14 : 13),
      line(neck, k === 2 ? 9 : 8, "own"),
    ]),
    ...HEADS.map((head) => fill(oval(head), "own")),
  ],
  wild: HEADS.flatMap(({ x, y }) => [dot(x - 3.4, y - 1, 2, "line"), dot(x + 3.4, y - 1, 2, "line")]),
  tame: HEADS.map(({ x, y }) => line(`M${x - 4} ${y}C${x - 2} ${y - 4} ${x + 2} ${y - 4} ${x + 4} ${y}`, 2.2, "line")),
};

const capital: SymbolDrawing = {
  shapes: [{ d: CASTLE, width: 9.6 }],
  parts: [fill(CASTLE, "own"), fill("M-5 20V11C-5 5 5 5 5 11V20", "paper", 2.2)],
  wild: [],
  tame: [fill("M0 -22V-33L11 -29L0 -25", "gold", 2.2)],
};

/** By the word in the game's sheet. */
export const DRAWINGS: Readonly<Record<string, SymbolDrawing>> = {
  capital,
  hydra,
  griffin,
  unicorn,
  "dragon green": dragon,
  "dragon purple": dragon,
  "dragon brown": dragon,
};

/** Eight points around the number of a spell. */
export const STAR =
  "M21.6 4.4L14.1 9.5L12.2 18.3L3.3 16.7L-4.4 21.6L-9.5 14.1L-18.3 12.2L-16.7 3.3L-21.6 -4.4L-14.1 -9.5L-12.2 -18.3L-3.3 -16.7L4.4 -21.6L9.5 -14.1L18.3 -12.2L16.7 -3.3Z";

export const TOWER = "M-11 22L-8 -4L-12 -4L-12 -13L-6 -13L0 -22L6 -13L12 -13L12 -4L8 -4L11 22Z";
export const TOWER_LINES = "M-12 -4H12M-3 8h6";

/** A flag on its pole, with room for a number around 8,-9. */
export const POLE = "M-8 16V-19";
export const CLOTH = "M-8 -19C-2 -22 6 -15 14 -18L12 -10L14 -2C6 1 -2 -6 -8 -3Z";
/** A line through a flag that is no longer available. */
export const STRIKE = "M-14 2L19 -22";
