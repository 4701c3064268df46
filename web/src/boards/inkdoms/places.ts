/** Where to print on an area: as far from its border and from towers on it as there is room. */

import type { Point } from "../../api/scene";

const TOWER = 54;
const SYMBOL = 74;
/** Half of a name's height and width. */
const NAME: Point = [34, 24];
/** From the middle of a symbol to the middle of the name beside it. */
const BESIDE = 106;
const TURNS = 16;
/** More room than this around symbol and name is no better. */
const ENOUGH = 12;
const BADGE = 57;
/** A badge this far from a tower does not touch it. */
const CLEAR = 96;

export interface Places {
  readonly symbolAt: Point;
  readonly nameAt: Point;
  /** From the middle of the symbol to the badge at its edge. */
  readonly badge: Point;
}

export function placesIn(
  outline: readonly Point[],
  at: Point,
  towers: readonly Point[],
  marked: boolean,
): Places {
  const room = (spot: Point): number =>
    Math.min(roomIn(outline, spot), ...towers.map((tower) => distance(tower, spot) - TOWER));
  let found = { symbolAt: at, nameAt: at };
  let most = -Infinity;
  for (const symbolAt of around(at)) {
    const here = room(symbolAt);
    if (!marked) {
      if (here > most) [found, most] = [{ symbolAt, nameAt: symbolAt }, here];
      continue;
    }
    for (let k = 0; k < TURNS; k += 1) {
      const turn = (2 * Math.PI * k) / TURNS;
      // Below is where one looks for a name.
      const below = 8 * Math.cos(turn);
      if (Math.min(here - SYMBOL, ENOUGH) + below <= most) continue; // whatever room there is
      const [x, y] = [
        symbolAt[0] + BESIDE * Math.sin(turn),
        symbolAt[1] + BESIDE * Math.cos(turn),
      ];
      const sides = Math.min(room([x - NAME[0] / 2, y]), room([x + NAME[0] / 2, y]));
      const worth = Math.min(here - SYMBOL, sides - NAME[1], ENOUGH) + below;
      if (worth > most) [found, most] = [{ symbolAt, nameAt: [x, y] }, worth];
    }
  }
  const { symbolAt, nameAt } = found;
  return { ...found, badge: badgeOf(symbolAt, [nameAt, ...towers]) };
}

/** The corner of a symbol that is farthest from what stands around it; the upper right, if it may. */
function badgeOf([x, y]: Point, others: readonly Point[]): Point {
  let badge: Point = [BADGE, -BADGE];
  let most = -Infinity;
  for (const [u, v] of [[1, -1], [-1, -1], [1, 1], [-1, 1]] as const) {
    const spot: Point = [x + u * BADGE, y + v * BADGE];
    const clear = Math.min(...others.map((other) => distance(other, spot)), CLEAR);
    if (clear > most) [badge, most] = [[u * BADGE, v * BADGE], clear];
  }
  return badge;
}

/** Spots near a place, the place itself first. */
function around([x, y]: Point): Point[] {
  const steps = [0, -24, 24, -48, 48, -72, 72];
  return steps.flatMap((dx) => steps.map((dy): Point => [x + dx, y + dy]));
}

/** How far a spot is from an outline; negative outside of it. */
export function roomIn(outline: readonly Point[], [x, y]: Point): number {
  // A sheet is looked over thousands of times before it is drawn: squares, and no new arrays.
  let least = Infinity;
  let inside = false;
  let a = outline.at(-1) as Point;
  for (const b of outline) {
    const dx = b[0] - a[0];
    const dy = b[1] - a[1];
    const long = dx * dx + dy * dy;
    const part = long ? Math.max(0, Math.min(1, ((x - a[0]) * dx + (y - a[1]) * dy) / long)) : 0;
    const awayX = x - a[0] - part * dx;
    const awayY = y - a[1] - part * dy;
    least = Math.min(least, awayX * awayX + awayY * awayY);
    if (a[1] > y !== b[1] > y && x < a[0] + ((y - a[1]) / dy) * dx) inside = !inside;
    a = b;
  }
  return inside ? Math.sqrt(least) : -Math.sqrt(least);
}

function distance(one: Point, two: Point): number {
  return Math.hypot(one[0] - two[0], one[1] - two[1]);
}
