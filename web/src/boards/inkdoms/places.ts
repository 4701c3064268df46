/** Where to print: as far from borders, towers and other things as possible. */

import type { Point } from "../../api/scene.ts";

const TOWER = 46;
const BADGE = 50;
/** A badge this far from a tower does not touch it. */
const CLEAR = 96;

export interface AreaPlaces {
  readonly symbolAt: Point;
  /** From the centre of a symbol to the badge at its edge. */
  readonly badge: Point;
}

export function placesIn(outline: readonly Point[], at: Point, towers: readonly Point[]): AreaPlaces {
  let [symbolAt, most] = [at, -Infinity];
  // Ties go to the first, which is the one nearest to the place.
  for (const spot of around(at)) {
    let room = roomIn(outline, spot);
    for (const tower of towers) room = Math.min(room, distance(tower, spot) - TOWER);
    if (room > most) [symbolAt, most] = [spot, room];
  }
  return { symbolAt, badge: badgeOf(symbolAt, towers) };
}

/** The corner of a symbol that is farthest from its surroundings; preferably the upper right. */
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

// -- names of kingdoms

/** Half the size of a name, and its minimum distance from the centre of a symbol or a tower. */
export interface NameRoom {
  readonly half: Point;
  readonly areas: readonly (readonly Point[])[];
  readonly things: readonly { readonly at: Point; readonly radius: number }[];
}

const STEP = 30;
/** More space than this is no improvement. */
const ENOUGH = 30;
/** How far it may overlap its neighbours if there is no other place at all. */
const LEAST = -30;
/** The bonus for a place where no border of an area crosses the name. */
const WHOLE = 18;
/**
 * Several places to choose from, since dice may lie on some of them, and their minimum distances: first
 * a few that are far apart, then those in between.
 */
const CHOICES: readonly { readonly most: number; readonly apart: number }[] = [
  { most: 6, apart: 190 },
  { most: 16, apart: 60 },
];

/** Where a kingdom’s name can be placed, the best places first. */
export function namePlaces(room: NameRoom): Point[] {
  const xs = room.areas.flat().map(([x]) => x);
  const ys = room.areas.flat().map(([, y]) => y);
  const found: { at: Point; worth: number }[] = [];
  for (let x = Math.min(...xs) + STEP; x < Math.max(...xs); x += STEP) {
    for (let y = Math.min(...ys) + STEP; y < Math.max(...ys); y += STEP) {
      found.push({ at: [x, y], worth: worthOf([x, y], room) });
    }
  }
  found.sort((one, two) => two.worth - one.worth);
  const chosen: Point[] = [];
  for (const { most, apart } of CHOICES) {
    for (const { at, worth } of found) {
      if (chosen.length === most || (chosen.length > 1 && worth <= LEAST)) break;
      if (chosen.every((other) => distance(other, at) >= apart)) chosen.push(at);
    }
  }
  return chosen;
}

function worthOf([x, y]: Point, { half: [w, h], areas, things }: NameRoom): number {
  let worth = ENOUGH;
  for (const { at, radius } of things) {
    const [dx, dy] = [Math.max(0, Math.abs(at[0] - x) - w), Math.max(0, Math.abs(at[1] - y) - h)];
    worth = Math.min(worth, Math.hypot(dx, dy) - radius);
    if (worth < -ENOUGH) return worth - ENOUGH;
  }
  const corners = [-1, -0.5, 0, 0.5, 1].flatMap((u) =>
    [-1, 1].map((v): Point => [x + u * (w + 12), y + v * (h + 12)]),
  );
  const homes = corners.map((corner) => areas.findIndex((outline) => roomIn(outline, corner) > 0));
  const out = homes.filter((home) => home < 0).length;
  if (out) return -100 * out + worth;
  return homes.every((home) => home === homes[0]) ? worth + WHOLE : worth;
}

// -- measures

/** How far a point is from an outline; negative outside of it. */
export function roomIn(outline: readonly Point[], spot: Point): number {
  // Called thousands of times before a sheet is drawn: squared distances, and no new arrays.
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

export function distance(one: Point, two: Point): number {
  return Math.hypot(one[0] - two[0], one[1] - two[1]);
}
