/**
 * The layout of a sheet on the screen, in pixels. The three nets are arranged for the available space:
 * stacked, one pushed into the gap beside another, or two above the large one; whichever makes the
 * smallest face largest. Captions and the boxes of the Inklings go into corners that the nets leave
 * free.
 */

import type { Point } from "../../api/scene";
import { areaOf } from "../../ui/shapes";
import { DICE, sidesOf, type Die, type DieFace, type PrintedSheet } from "./printed";

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A face on the screen. */
export interface PlacedFace extends DieFace {
  /** The diameter of its inscribed circle. */
  readonly size: number;
  /** Where its tunnel is, and its rotation. */
  readonly hole: Point;
  readonly turn: number;
  /** From the centre of the face away from the tunnel, as long as half the face. */
  readonly away: Point;
}

export interface NetLayout {
  readonly width: number;
  readonly height: number;
  readonly faces: readonly PlacedFace[];
  readonly captions: Readonly<Record<Die, Rect>>;
  /** The boxes, side by side or stacked. */
  readonly boxes: readonly Rect[];
}

/** The area of a net and its captions. */
interface NetRoom extends Rect {
  /** Where the net begins, and its width. */
  readonly left: number;
  readonly share: number;
}

type Cells = Readonly<Record<Die, NetRoom>>;
type Nets = Readonly<Record<Die, Rect>>;

const GAP = 0.02;
const EDGE = 3;
/** A screen at least this wide has letters of the usual size. */
const USUAL = 374;
/** The maximum distance between a net and what belongs to it. */
const ASIDE = 110;

/** Trays come and go, and change the available space: layouts are cached for when it is the same again. */
const KEPT = 8;
const known = new Map<string, readonly [PrintedSheet, NetLayout]>();

export function layoutOf(sheet: PrintedSheet, width: number, height: number): NetLayout {
  const key = `${width} ${height}`;
  const [of, found] = known.get(key) ?? [];
  if (found && of === sheet) return found;
  const layout = laidOut(sheet, width, height);
  if (known.size >= KEPT) known.clear();
  known.set(key, [sheet, layout]);
  return layout;
}

function laidOut(sheet: PrintedSheet, width: number, height: number): NetLayout {
  const nets = Object.fromEntries(
    DICE.map((die) => [die, around(sheet.faces.filter((face) => face.die === die))]),
  ) as Nets;
  const [w, h] = [width - 2 * EDGE, height - 2 * EDGE];
  const ways = [tall(nets, w, h), nested(sheet, nets, w, h), wide(nets, w, h)].map((cells) => ({
    cells,
    faces: sheet.faces.map((face) => placed(face, nets[face.die], cells[face.die])),
  }));
  const least = (faces: readonly PlacedFace[]): number => Math.min(...faces.map((face) => face.size));
  const { cells, faces } = ways.reduce((best, way) =>
    least(way.faces) > least(best.faces) ? way : best,
  );
  return { width, height, faces, ...corners(cells, faces) };
}

function around(faces: readonly DieFace[]): Rect {
  const points = faces.flatMap((face) => face.outline);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

// -- the nets

const steep = (net: Rect): number => net.height / net.width;

/** Stacked; the smaller ones leave room for the boxes and captions. */
function tall(nets: Nets, w: number, h: number): Cells {
  const shares = { d8: 0.62, d12: 0.75, d20: 1 };
  const heights = DICE.map((die) => shares[die] * steep(nets[die]));
  const total = heights.reduce((sum, one) => sum + one, 2 * GAP);
  const full = Math.min(w, h / total);
  const x = EDGE + (w - full) / 2;
  // The vertical gaps between them, limited so that they remain a group.
  const gap = GAP * full + Math.min((h - total * full) / 4, 0.06 * full);
  let y = EDGE + Math.max(0, (h - total * full - 2 * (gap - GAP * full)) / 2);
  const more = Math.min(x - EDGE, ASIDE);
  const cells = DICE.map((die, k) => {
    const height = (heights[k] ?? 0) * full;
    const share = shares[die] * full;
    const left = die === "d12" ? x + full - share : x;
    const cell = { x: x - more, y, width: full + 2 * more, height, left, share };
    y += height + gap;
    return [die, cell] as const;
  });
  return Object.fromEntries(cells) as Cells;
}

/** The d8 at the left, the d12 at the right, as high beside it as their faces allow, the d20 below both. */
function nested(sheet: PrintedSheet, nets: Nets, w: number, h: number): Cells {
  const shares = { d8: 0.63, d12: 0.63, d20: 1 };
  const lefts = { d8: 0, d12: 1 - shares.d12, d20: 0 };
  const at = (die: Die, y: number): FaceSide[] => sidesIn(sheet, nets[die], die, shares[die], lefts[die], y);
  const first = at("d8", 0);
  const beside = Math.max(0, under(first, at("d12", 0)));
  const below = under([...first, ...at("d12", beside)], at("d20", 0));
  const tops = { d8: 0, d12: beside, d20: below };
  const total = below + steep(nets.d20);
  const full = Math.min(w, h / total);
  const x = EDGE + (w - full) / 2;
  const y = EDGE + (h - total * full) / 2;
  const more = Math.min(x - EDGE, ASIDE);
  const cells = DICE.map((die): readonly [Die, NetRoom] => {
    const [share, height] = [shares[die] * full, shares[die] * steep(nets[die]) * full];
    const left = x + lefts[die] * full;
    return [die, { x: x - more, y: y + tops[die] * full, width: full + 2 * more, height, left, share }];
  });
  return Object.fromEntries(cells) as Cells;
}

type FaceSide = readonly [Point, Point];

/** The side lengths of the faces of a net, as shares of the width that all nets have. */
function sidesIn(sheet: PrintedSheet, net: Rect, die: Die, share: number, left: number, top: number): FaceSide[] {
  const scale = share / net.width;
  const put = ([x, y]: Point): Point => [left + (x - net.x) * scale, top + (y - net.y) * scale];
  return sheet.faces
    .filter((face) => face.die === die)
    .flatMap((face) => sidesOf(face.outline.map(put)))
    .map(([a, b]) => (a[0] <= b[0] ? [a, b] : [b, a]));
}

/** How far down a net has to be moved so that it is below another: some corner touches first. */
function under(upper: readonly FaceSide[], lower: readonly FaceSide[]): number {
  const edges = new Set([...upper, ...lower].flat().map(([x]) => round(x * 100) / 100));
  let down = -Infinity;
  for (const x of edges) {
    down = Math.max(down, Math.max(...heightsAt(upper, x)) - Math.min(...heightsAt(lower, x)));
  }
  return down + 2 * GAP;
}

function heightsAt(sides: readonly FaceSide[], x: number): number[] {
  const found: number[] = [];
  for (const [[ax, ay], [bx, by]] of sides) {
    if (x < ax || x > bx) continue;
    if (ax === bx) found.push(ay, by);
    else found.push(ay + ((by - ay) * (x - ax)) / (bx - ax));
  }
  return found;
}

/** The d8 and the d12 side by side, the d20 below them. */
function wide(nets: Nets, w: number, h: number): Cells {
  const shares = { d8: 0.465, d12: 0.515, d20: 1 };
  const upper = Math.max(shares.d8 * steep(nets.d8), shares.d12 * steep(nets.d12));
  const total = upper + steep(nets.d20) + GAP;
  const full = Math.min(w, h / total);
  const x = EDGE + (w - full) / 2;
  const apart = Math.min((h - total * full) / 3, 0.06 * full);
  const y = EDGE + Math.max(0, (h - total * full - apart) / 2);
  const row = { y, height: upper * full };
  const more = Math.min(x - EDGE, ASIDE);
  const [eight, twelve] = [shares.d8 * full, shares.d12 * full];
  const right = x + full - twelve;
  return {
    d8: { ...row, x: x - more, width: eight + more, left: x, share: eight },
    d12: { ...row, x: right, width: twelve + more, left: right, share: twelve },
    d20: {
      x: x - more,
      y: y + row.height + GAP * full + apart,
      width: full + 2 * more,
      height: steep(nets.d20) * full,
      left: x,
      share: full,
    },
  };
}

function placed(face: DieFace, net: Rect, cell: NetRoom): PlacedFace {
  const scale = cell.share / net.width;
  const put = ([x, y]: Point): Point => [
    round(cell.left + (x - net.x) * scale),
    round(cell.y + (y - net.y) * scale),
  ];
  const outline = face.outline.map(put);
  const around = sidesOf(outline).reduce((sum, [a, b]) => sum + Math.hypot(b[0] - a[0], b[1] - a[1]), 0);
  const size = (4 * areaOf(outline)) / around;
  const at = put(face.at);
  const { middle, turn } = flattest(outline);
  const far = Math.hypot(middle[0] - at[0], middle[1] - at[1]) || 1;
  const [dx, dy] = [(middle[0] - at[0]) / far, (middle[1] - at[1]) / far];
  return {
    ...face,
    outline,
    at,
    size,
    turn,
    hole: [round(at[0] + dx * size * 0.32), round(at[1] + dy * size * 0.32)],
    away: [(-dx * size) / 2, (-dy * size) / 2],
  };
}

const round = (n: number): number => Math.round(n * 10) / 10;

/** The most horizontal side: the tunnel is there. */
function flattest(outline: readonly Point[]): { middle: Point; turn: number } {
  let least = Infinity;
  let found = { middle: [0, 0] as Point, turn: 0 };
  for (const [a, b] of sidesOf(outline)) {
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const slope = Math.abs(dy) / Math.max(Math.abs(dx), Math.abs(dy));
    if (slope >= least - 1e-6) continue;
    least = slope;
    const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
    found = { middle: [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], turn };
  }
  return found;
}

// -- what is in the corners

const CORNERS: readonly Point[] = [
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 1],
];

/** The boxes have a border of their own: faces keep clear of it. */
const CLEAR = 4;

/** A caption is a block, or a line where there is no room for one. */
const SIZES: readonly Point[] = [
  [92, 46],
  [82, 44],
  [74, 42],
  [66, 40],
  [58, 38],
  [48, 46],
  [44, 42],
  [118, 17],
  [104, 15],
  [40, 38],
  [34, 34],
];

function corners(
  cells: Cells,
  faces: readonly PlacedFace[],
): { captions: Record<Die, Rect>; boxes: Rect[] } {
  const taken: Rect[] = [];
  const scale = Math.max(1, Math.min(1.5, cells.d20.share / USUAL));
  const captions = {} as Record<Die, Rect>;
  for (const die of DICE) {
    const sizes = SIZES.map(([w, h]): Point => [w * scale, h * scale]);
    const found = freeCorner(cells[die], sizes, CORNERS, faces, taken);
    captions[die] = found;
    taken.push(found);
  }
  const sizes: Point[] = [];
  for (let side = 56 * scale; side >= 20; side -= 2) sizes.push([3 * side, side], [side, 3 * side]);
  const pen = freeCorner(cells.d8, sizes, [...CORNERS].reverse(), faces, taken, CLEAR);
  return { captions, boxes: parted(pen) };
}

function parted(pen: Rect): Rect[] {
  const flat = pen.width > pen.height;
  return [0, 1, 2].map((k) => ({
    x: pen.x + (flat ? (k * pen.width) / 3 : 0),
    y: pen.y + (flat ? 0 : (k * pen.height) / 3),
    width: flat ? pen.width / 3 : pen.width,
    height: flat ? pen.height : pen.height / 3,
  }));
}

/** The first of some sizes that fits in a corner of a cell; the last one if none does. */
function freeCorner(
  cell: Rect,
  sizes: readonly Point[],
  order: readonly Point[],
  faces: readonly PlacedFace[],
  taken: readonly Rect[],
  clear = 0,
): Rect {
  let rect: Rect = cell;
  for (const [width, height] of sizes) {
    if (width > cell.width || height > cell.height) continue;
    for (const [right, low] of order) {
      rect = {
        x: cell.x + right * (cell.width - width),
        y: cell.y + low * (cell.height - height),
        width,
        height,
      };
      const { x, y } = rect;
      const found = { x: x - clear, y: y - clear, width: width + 2 * clear, height: height + 2 * clear };
      const free =
        faces.every((face) => !touch(found, face.outline)) &&
        taken.every((other) => !touch(found, cornersOf(other)));
      if (free) return rect;
    }
  }
  return rect;
}

function cornersOf({ x, y, width, height }: Rect): Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

/** Whether a line along a side of the rectangle separates them: a quick test that decides most cases. */
function isBeside({ x, y, width, height }: Rect, shape: readonly Point[]): boolean {
  return (
    shape.every((point) => point[0] <= x) ||
    shape.every((point) => point[0] >= x + width) ||
    shape.every((point) => point[1] <= y) ||
    shape.every((point) => point[1] >= y + height)
  );
}

/** Whether a rectangle and a convex shape overlap: no line separates them. */
function touch(rect: Rect, shape: readonly Point[]): boolean {
  if (isBeside(rect, shape)) return false;
  const box = cornersOf(rect);
  return [...sidesOf(box), ...sidesOf(shape)].every(([a, b]) => {
    const [nx, ny] = [b[1] - a[1], a[0] - b[0]];
    const along = (points: readonly Point[]) => points.map(([x, y]) => x * nx + y * ny);
    const [one, two] = [along(box), along(shape)];
    return Math.max(...one) > Math.min(...two) && Math.max(...two) > Math.min(...one);
  });
}
