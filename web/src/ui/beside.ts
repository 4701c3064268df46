/** Where a small paper goes that belongs to a place on the screen: beside it, not over it. */

import type { Spot } from "../table/playable";

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How far it stays from the edges of the screen, and from a finger. */
const EDGE = 8;
const FINGER = 18;
/** What is larger than this cannot be kept free: then only the tap is. */
const LARGEST = 240;

/** The upper left corner: above what was tapped if there is room, else below, else at a side. */
export function beside(at: Spot, paper: Size, screen: Size): { left: number; top: number } {
  const { left, right, top, bottom } = freeOf(at);
  const middle = fit(at.x - paper.width / 2, screen.width - paper.width);
  const level = fit(at.y - paper.height / 2, screen.height - paper.height);
  const above = top - paper.height;
  if (above >= EDGE) return { left: middle, top: above };
  if (bottom + paper.height <= screen.height - EDGE) return { left: middle, top: bottom };
  if (right + paper.width <= screen.width - EDGE) return { left: right, top: level };
  if (left - paper.width >= EDGE) return { left: left - paper.width, top: level };
  return { left: middle, top: fit(above, screen.height - paper.height) };
}

/** What the paper should not cover: what was tapped, and the finger there. */
function freeOf({ x, y, box }: Spot): { left: number; right: number; top: number; bottom: number } {
  const finger = { left: x - FINGER, right: x + FINGER, top: y - FINGER, bottom: y + FINGER };
  if (!box || box.width > LARGEST || box.height > LARGEST) return finger;
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
