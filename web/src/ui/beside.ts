/** Where a small pop-up goes that belongs to a place on the screen: beside it, not over it. */

import type { Spot } from "../table/playable";

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The distance of a small pop-up from the edges of the screen, and from a finger. */
export const EDGE = 8;
const FINGER = 18;

export interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * The upper left corner: above what was tapped if there is room, else below, else to one side. What should be
 * `kept` uncovered, such as the scores, is covered only if there is no other place on the screen. It goes to a
 * side of its `home`, such as a column of choices or a tray of dice, if there is room: the other choices stay
 * visible. Only what is so large that nothing fits beside it is covered, but never the finger.
 */
export function beside(
  at: Spot,
  paper: Size,
  screen: Size,
  kept: Edges | null = null,
  home: Edges | null = null,
): { left: number; top: number } {
  const middle = fit(at.x - paper.width / 2, screen.width - paper.width);
  const level = fit(at.y - paper.height / 2, screen.height - paper.height);
  const around = ({ left, right, top, bottom }: Edges): Corner[] => [
    { left: middle, top: top - paper.height },
    { left: middle, top: bottom },
    { left: right, top: level },
    { left: left - paper.width, top: level },
  ];
  const finger = fingerOf(at);
  const places = [
    ...(home ? besideHome(home, paper, { middle, level }) : []),
    ...around(at.box ? bothOf(finger, at.box) : finger),
    ...around(finger),
  ].filter((one) => isWithin(one, paper, screen));
  const free = places.find((one) => !kept || !meets(one, paper, kept));
  return free ?? places[0] ?? { left: middle, top: fit(finger.top - paper.height, screen.height - paper.height) };
}

/** To the right or left of it; first above it if it is a row, which has room at its sides only on a wide screen. */
function besideHome(home: Edges, paper: Size, { middle, level }: { middle: number; level: number }): Corner[] {
  const isRow = home.right - home.left > home.bottom - home.top;
  return [
    ...(isRow ? [{ left: middle, top: home.top - paper.height - EDGE }] : []),
    { left: home.right + EDGE, top: level },
    { left: home.left - paper.width - EDGE, top: level },
  ];
}

type Corner = { readonly left: number; readonly top: number };

function isWithin({ left, top }: Corner, paper: Size, screen: Size): boolean {
  const along = (from: number, size: number, all: number): boolean => from >= EDGE && from + size <= all - EDGE;
  // What is wider than the screen starts at its edge in any case.
  return along(top, paper.height, screen.height) && (left === EDGE || along(left, paper.width, screen.width));
}

function meets({ left, top }: Corner, paper: Size, box: Edges): boolean {
  return (
    left < box.right && left + paper.width > box.left && top < box.bottom && top + paper.height > box.top
  );
}

/** What the pop-up never covers. */
function fingerOf({ x, y }: Spot): Edges {
  return { left: x - FINGER, right: x + FINGER, top: y - FINGER, bottom: y + FINGER };
}

/** That, and what was tapped. */
function bothOf(finger: Edges, box: Edges): Edges {
  return {
    left: Math.min(finger.left, box.left - EDGE),
    right: Math.max(finger.right, box.right + EDGE),
    top: Math.min(finger.top, box.top - EDGE),
    bottom: Math.max(finger.bottom, box.bottom + EDGE),
  };
}

function fit(value: number, most: number): number {
  return Math.max(EDGE, Math.min(value, most - EDGE));
}
