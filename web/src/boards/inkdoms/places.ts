/** Where to print on an area: as far from its border and from towers on it as there is room. */

import type { Point } from "../../api/scene.ts";

const TOWER = 54;
const SYMBOL = 74;
/** Half of a name's height and width. */
const NAME: Point = [34, 24];
/** From the middle of a symbol to the middle of the name beside it. */
const BESIDE = 106;
const TURNS = 16;
/** Below is where one looks for a name. */
const BELOW = 8;
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
  const room = (spot: Point): number => {
    let least = roomIn(outline, spot);
    for (const tower of towers) least = Math.min(least, distance(tower, spot) - TOWER);
    return least;
  };
  // The roomiest spots first: most of the others cannot be better than the best of these, and need
  // not be looked at. Of equals, the one nearest to the place is taken.
  const spots = around(at)
    .map((spot, rank) => ({ spot, rank, here: room(spot) }))
    .sort((one, two) => two.here - one.here || one.rank - two.rank);
  const [roomiest] = spots;
  let found = { symbolAt: roomiest?.spot ?? at, nameAt: roomiest?.spot ?? at };
  let [most, first] = [-Infinity, 0];
  for (const { spot, rank, here } of marked ? spots : []) {
    const better = (worth: number): boolean => worth > most || (worth === most && rank < first);
    const around = Math.min(here - SYMBOL, ENOUGH);
    if (around + BELOW < most) break;
    for (let k = 0; k < TURNS; k += 1) {
      const turn = (2 * Math.PI * k) / TURNS;
      const below = BELOW * Math.cos(turn);
      if (!better(around + below)) continue;
      const x = spot[0] + BESIDE * Math.sin(turn);
      const y = spot[1] + BESIDE * Math.cos(turn);
      const left = room([x - NAME[0] / 2, y]) - NAME[1];
      if (!better(Math.min(around, left) + below)) continue;
      const worth = Math.min(around, left, room([x + NAME[0] / 2, y]) - NAME[1]) + below;
      if (better(worth)) [found, most, first] = [{ symbolAt: spot, nameAt: [x, y] }, worth, rank];
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
export function roomIn(outline: readonly Point[], spot: Point): number {
  // Asked thousands of times before a sheet is drawn: squares, and nothing that makes new arrays.
  const x = spot[0];
  const y = spot[1];
  let least = Infinity;
  let inside = false;
  let a = outline[outline.length - 1] as Point;
  for (let k = 0; k < outline.length; k += 1) {
    const b = outline[k] as Point;
    const dx = b[0] - a[0];
    const dy = b[1] - a[1];
    const long = dx * dx + dy * dy;
    let part = long ? ((x - a[0]) * dx + (y - a[1]) * dy) / long : 0;
    if (part < 0) part = 0;
    else if (part > 1) part = 1;
    const awayX = x - a[0] - part * dx;
    const awayY = y - a[1] - part * dy;
    const away = awayX * awayX + awayY * awayY;
    if (away < least) least = away;
    if (a[1] > y !== b[1] > y && x < a[0] + ((y - a[1]) / dy) * dx) inside = !inside;
    a = b;
  }
  return inside ? Math.sqrt(least) : -Math.sqrt(least);
}

function distance(one: Point, two: Point): number {
  return Math.hypot(one[0] - two[0], one[1] - two[1]);
}
