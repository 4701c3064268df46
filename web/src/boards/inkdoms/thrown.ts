/** Dice on the map: large enough to be read, where they fell, none overlapping. */

import type { Point } from "../../api/scene";
import { distance, roomIn } from "./places";
import type { Area, Realm } from "./realm";
import type { ThrownDie } from "./view";

/** In units of the sheet: the largest size of a die that does not hide a whole area. */
const LARGEST = 1.88;
const SMALLEST = 1.65;
/** Pixels that a die needs to be legible at arm's length. */
const READABLE = 54;

/** The side of a die in this picture; `pixel` is a pixel of the screen in its units. */
export function sideOf(realm: Realm, pixel: number): number {
  return Math.min(LARGEST * realm.die, Math.max(SMALLEST * realm.die, READABLE * pixel));
}

export interface Lying {
  readonly die: ThrownDie;
  readonly at: Point;
}

/** Minimum distance of centres, in sides: at this distance dice do not touch, however they are rotated. */
const APART = 1.24;
const STEPS = 24;

/**
 * The places of dice with that side. If they are drawn larger than in the record, they are moved apart
 * a little.
 */
export function lying(dice: readonly ThrownDie[], realm: Realm, side: number): Lying[] {
  const places = dice.map(({ x, y }) => [...realm.spot(x, y)] as [number, number]);
  const edge = side * 0.56;
  for (let step = 0; step < STEPS; step += 1) {
    places.forEach((one, k) => {
      for (const two of places.slice(k + 1)) {
        const far = distance(one, two) || 1;
        const lacks = (side * APART - far) / 2;
        if (lacks <= 0) continue;
        const [dx, dy] = [((two[0] - one[0]) / far) * lacks, ((two[1] - one[1]) / far) * lacks];
        one[0] -= dx;
        one[1] -= dy;
        two[0] += dx;
        two[1] += dy;
      }
      one[0] = Math.min(realm.width - edge, Math.max(edge, one[0]));
      one[1] = Math.min(realm.height - edge, Math.max(edge, one[1]));
    });
  }
  return dice.map((die, k) => ({ die, at: places[k] as Point }));
}

/** The equivalent rotation of a square between -45 and 45 degrees. */
export function tilt(turn: number): number {
  return turn > 45 ? turn - 90 : turn;
}

/** The body of a die below its face: the square, extended down by its height. */
export function bodyOf(side: number, turn: number, height: number): string {
  const half = side / 2;
  const angle = (turn * Math.PI) / 180;
  const corners = [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([u = 0, v = 0]): Point => [
    half * (u * Math.cos(angle) - v * Math.sin(angle)),
    half * (u * Math.sin(angle) + v * Math.cos(angle)),
  ]);
  const all = [...corners, ...corners.map(([x, y]): Point => [x, y + height])];
  const hull = hullOf(all).map(([x, y]) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`);
  return `M${hull.join("L")}Z`;
}

/** The convex hull of points, its corners in order. */
function hullOf(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (from: readonly Point[]): Point[] => {
    const kept: Point[] = [];
    for (const point of from) {
      while (kept.length > 1 && !turnsLeft(kept.at(-2) as Point, kept.at(-1) as Point, point)) kept.pop();
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

function turnsLeft(a: Point, b: Point, c: Point): boolean {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0;
}

/** Letters of some ten pixels, as far as they fit the space that was found for them. */
export function nameSize({ upright }: Pick<Realm, "upright">, pixel: number): number {
  return Math.min(upright ? 60 : 56, Math.max(upright ? 52 : 42, 11.5 * pixel));
}

/** A place for a name, moved onto the map from its first letter to its last. */
export function within([x, y]: Point, word: string, size: number, width: number): Point {
  const half = nameHalf(word, size)[0] + 18;
  return [Math.min(width - half, Math.max(half, x)), y];
}

/** Half the width and height of a name, with a small margin. */
export function nameHalf(word: string, size: number): Point {
  return [word.length * size * 0.28 + 6, size * 0.5];
}

export interface NamePlace {
  readonly at: Point;
  /** Whether dice cover every one of its possible places. That takes at least two for one name. */
  readonly covered: boolean;
}

/** Where a kingdom's name is: the first of its places that no die hides. */
export function namePlace(
  places: readonly Point[],
  dice: readonly Pick<Lying, "at">[],
  side: number,
  half: Point,
): NamePlace | undefined {
  const reach = side * 0.72;
  const free = ([x, y]: Point): boolean =>
    dice.every(
      ({ at: [u, v] }) => Math.abs(u - x) > half[0] + reach || Math.abs(v - y) > half[1] + reach,
    );
  // If dice are on all of them, the one that is covered least.
  const room = ([x, y]: Point): number =>
    Math.min(...dice.map(({ at: [u, v] }) => Math.max(Math.abs(u - x) - half[0], Math.abs(v - y) - half[1])));
  const found = places.find(free);
  if (found) return { at: found, covered: false };
  const [least] = places.toSorted((one, two) => room(two) - room(one));
  return least && { at: least, covered: true };
}

/** A printed thing: its centre, and half of its width and height. */
export interface PrintedBox {
  readonly at: Point;
  readonly half: Point;
}

/** Beside what is printed on an area, preferably at its lower left; or on top of it. */
const BESIDE: readonly Point[] = [[-58, 84], [58, 84], [-84, -70], [84, -70]];
const WITHIN: readonly Point[] = [[0, 0], [0, 76], [0, -76], [-84, 0], [84, 0], [-70, 70], [70, -70]];

const isClear = ([x, y]: Point, half: Point, boxes: readonly PrintedBox[]): boolean =>
  boxes.every(
    ({ at, half: room }) => Math.abs(at[0] - x) > room[0] + half[0] || Math.abs(at[1] - y) > room[1] + half[1],
  );

/** Where a number is on an area: the first of its places that no name covers. */
export function worthPlace(area: Area, half: Point, names: readonly PrintedBox[]): Point {
  const places = (area.symbol ? BESIDE : WITHIN).map(
    ([dx, dy]): Point => [area.symbolAt[0] + dx, area.symbolAt[1] + dy],
  );
  const free = (spot: Point): boolean => isClear(spot, half, names);
  const inside = (spot: Point): boolean => roomIn(area.outline, spot) > half[1] / 2;
  return places.find((spot) => inside(spot) && free(spot)) ?? places.find(free) ?? (places[0] as Point);
}
