/** Strokes of a coloured pencil over a shape. */

import type { Point } from "../../api/scene";

/** A zigzag over an outline's whole bounding box, like hatching by hand: slanted, dense, from corner to corner. */
export function strokesOver(outline: readonly Point[], step: number): string {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const [left, right, top, bottom] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ];
  const points: Point[] = [];
  // Each stroke lies on x + y = sum, clipped to the box.
  for (let sum = left + top + step / 2, k = 0; sum < right + bottom; sum += step, k += 1) {
    const low: Point = [Math.max(left, sum - bottom), Math.min(bottom, sum - left)];
    const high: Point = [Math.min(right, sum - top), Math.max(top, sum - right)];
    points.push(...(k % 2 ? [high, low] : [low, high]));
  }
  return `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join("L")}`;
}
