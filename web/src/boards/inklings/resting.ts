/** Where thrown dice come to rest: beside each other in the middle, or the nearest places that hide nothing. */

import type { Point } from "../../api/scene";

export interface Kept {
  readonly at: Point;
  /** The diameter of its inscribed circle. */
  readonly size: number;
}

/** Distances between places that are tried, as a share of a die. */
const STEP = 0.25;
/** The distance between two dice at rest, likewise. */
const APART = 1.12;

/** In the middle of a sheet, from its centre; the dice never lie quite in a line. */
const middle = (size: number): Point[] => [0.06, -0.14, 0.1].map((low, k) => [(k - 1) * APART * size, low * size]);

/**
 * The places of three dice of a size, from the centre of a sheet, where they touch none of the faces that have to
 * stay visible; null where there is no room for them.
 */
export function restingPlaces(size: number, [width, height]: Point, kept: readonly Kept[]): Point[] | null {
  const found: Point[] = [];
  const hides = ([x, y]: Point): boolean =>
    kept.some(({ at, size: face }) => Math.hypot(at[0] - width / 2 - x, at[1] - height / 2 - y) < (size + face) / 2) ||
    found.some(([u, v]) => Math.max(Math.abs(u - x), Math.abs(v - y)) < size);
  const [right, low] = [(width - size) / 2, (height - size) / 2];
  for (const wanted of middle(size)) {
    const best = hides(wanted) ? nearest(wanted, right, low, size * STEP, hides) : wanted;
    if (!best) return null;
    found.push(best);
  }
  return found;
}

/** Of a grid over the sheet, the free place that is nearest to the one wanted. */
function nearest([u, v]: Point, right: number, low: number, step: number, hides: (spot: Point) => boolean): Point | null {
  let [best, least]: [Point | null, number] = [null, Infinity];
  const columns = along(right, step);
  for (const y of along(low, step)) {
    for (const x of columns) {
      const far = Math.hypot(x - u, y - v);
      // Most places are farther than one that is known to be free: only few have to be compared with all faces.
      if (far < least && !hides([x, y])) [best, least] = [[x, y], far];
    }
  }
  return best;
}

const along = (end: number, step: number): number[] =>
  Array.from({ length: Math.floor((2 * Math.max(0, end)) / step) + 1 }, (_, k) => k * step - Math.max(0, end));
