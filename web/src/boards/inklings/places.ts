/** The layout of a face: its Inkling, its number, its hole, its gain; and paths. */

import type { Point } from "../../api/scene";
import type { PlacedFace } from "./layout";

/** An Inkling is in the centre, but leaves room for the hole and for the number. */
export function homeOf(face: PlacedFace): Point {
  const [x, y] = face.at;
  const up = face.tunnel ? 0.2 : 0;
  const right = (face.tunnel ? -0.05 : face.outline.length > 3 ? 0.08 : 0) * face.size;
  return [x + face.away[0] * up + right, y + face.away[1] * up];
}

/** The size of an Inkling there: its feet need room, which is scarce in a triangle that stands on its tip. */
export function sizeAt(face: PlacedFace): number {
  const roomy = face.outline.length === 3 && !face.tunnel && face.away[1] < 0;
  return face.size * (roomy ? 1.06 : 0.86);
}

/** The number is in the centre, beside a hole and the gain, or in a corner if an Inkling is there. */
export function numberAt(face: PlacedFace, home: boolean, worth = false): Point {
  if (home) {
    const corner = face.outline.reduce((best, one) => (one[0] < best[0] ? one : best));
    const share = face.outline.length === 3 ? 0.34 : 0.32;
    return [
      corner[0] + (face.at[0] - corner[0]) * share,
      corner[1] + (face.at[1] - corner[1]) * share,
    ];
  }
  const share = worth ? 0.34 : face.tunnel ? 0.22 : 0;
  return [face.at[0] + face.away[0] * share, face.at[1] + face.away[1] * share];
}

/** Along the side with the hole, to the right; in a pentagon that side is short. */
function along(face: PlacedFace, way: number): Point {
  const share = way * (face.outline.length > 3 ? 0.2 : 0.28);
  const angle = (face.turn * Math.PI) / 180;
  const right = Math.cos(angle) < 0 ? -1 : 1;
  return [Math.cos(angle) * right * share * face.size, Math.sin(angle) * right * share * face.size];
}

/** A hole is moved aside if there is a gain to show, and for an Inkling. */
export function holeAt(face: PlacedFace, worth: boolean, home = false): Point {
  if (!worth && !home) return face.hole;
  const [dx, dy] = along(face, worth ? -1 : 1.2);
  return [face.hole[0] + dx, face.hole[1] + dy];
}

/** The gain of a face is below its number, beside its hole. */
export function gainAt(face: PlacedFace): Point {
  const [dx, dy] = along(face, face.tunnel ? 1 : 0);
  const share = face.tunnel ? 0.86 : 0.7;
  const [x, y] = face.at;
  return [x + (face.hole[0] - x) * share + dx, y + (face.hole[1] - y) * share + dy];
}

/**
 * Where the number of a hint's step is: at the side corner, clear of the face's number and gain; away
 * from the start of the path, as long as it stays on the sheet.
 */
export function badgeAt(face: PlacedFace, from: Point | undefined, size: number, width: number): Point {
  const right = !from || from[0] <= face.at[0];
  const beside = (right: boolean): Point => {
    const corner = face.outline.reduce((best, one) => (one[0] > best[0] === right ? one : best));
    const off = (right ? 1 : -1) * size * 0.16;
    return [corner[0] + off, corner[1] - size * 0.1];
  };
  const [x, y] = beside(right);
  return x < size * 0.4 || x > width - size * 0.4 ? beside(!right) : [x, y];
}

/** A path below the table, as a curve. */
export function burrow(from: Point, to: Point): string {
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  return `M${from[0]} ${from[1]} Q${x - dy * 0.14} ${y + dx * 0.14} ${to[0]} ${to[1]}`;
}

/** The highest point of a hop. */
function summit(from: Point, to: Point): Point {
  const far = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - Math.max(12, Math.min(70, far * 0.38))];
}

/** A point of the curve of a hop; `share` is the part already covered. */
export function onHop(from: Point, to: Point, share: number): Point {
  const top = summit(from, to);
  const [a, b, c] = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2];
  return [a * from[0] + b * top[0] + c * to[0], a * from[1] + b * top[1] + c * to[1]];
}

/** A hop as a curve that ends in an arrow. It keeps a distance from both ends, in pixels. */
export function hop(from: Point, to: Point, off = 14): string {
  const lift = Math.min(0.3, off / Math.max(1, Math.hypot(to[0] - from[0], to[1] - from[1])));
  const points = Array.from({ length: 11 }, (_, k) => onHop(from, to, lift + ((1 - 2 * lift) * k) / 10));
  const line = points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L");
  const [tip, before] = [points[10] ?? to, points[9] ?? from];
  const angle = Math.atan2(tip[1] - before[1], tip[0] - before[0]);
  const barb = (turn: number): string =>
    `${(tip[0] - 6 * Math.cos(angle + turn)).toFixed(1)} ${(tip[1] - 6 * Math.sin(angle + turn)).toFixed(1)}`;
  return `M${line}M${barb(0.6)}L${tip[0].toFixed(1)} ${tip[1].toFixed(1)}L${barb(-0.6)}`;
}
