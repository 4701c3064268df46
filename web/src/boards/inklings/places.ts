/** Where things stand on a face: its Inkling, its number, the way of a tunnel. */

import type { Point } from "../../api/scene";
import type { Placed } from "./layout";

/** An Inkling sits in the middle, but leaves room for the tunnel and for the number. */
export function homeOf(face: Placed): Point {
  const [x, y] = face.at;
  const up = face.tunnel ? 0.26 : 0;
  const right = face.outline.length > 3 ? 0.08 * face.size : 0;
  return [x + face.away[0] * up + right, y + face.away[1] * up];
}

/** The number stands in the middle, or in a corner where an Inkling is at home. */
export function numberAt(face: Placed, home: boolean): Point {
  if (home) {
    const corner = face.outline.reduce((best, one) => (one[0] < best[0] ? one : best));
    const share = face.outline.length === 3 ? 0.34 : 0.32;
    return [
      corner[0] + (face.at[0] - corner[0]) * share,
      corner[1] + (face.at[1] - corner[1]) * share,
    ];
  }
  const share = face.tunnel ? 0.22 : 0;
  return [face.at[0] + face.away[0] * share, face.at[1] + face.away[1] * share];
}

/** Under the table from here to there, as a curve. */
export function burrow(from: Point, to: Point): string {
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  return `M${from[0]} ${from[1]} Q${x - dy * 0.14} ${y + dx * 0.14} ${to[0]} ${to[1]}`;
}
