/** Where a card goes: beside its thing, never over it, and never beyond the screen. */

import type { Spot } from "../table/playable";
import type { Edges, Size } from "../ui/beside";

export interface CardPlace {
  readonly left: number;
  readonly top: number;
  /** The maximum height; the rest scrolls. */
  readonly high: number;
}

const EDGE = 8;
const GAP = 10;
/**
 * A thing that leaves less than this on every side cannot be kept uncovered; then only the finger's place is.
 */
const LEAST = 220;
const FINGER = 26;

/** Beside a thing that was pressed at a spot: to the right or left, below or above, wherever it fits. */
export function placed(thing: Edges, at: Spot, card: Size, screen: Size): CardPlace {
  const free = kept(thing, at, card, screen);
  const fit = (from: number, size: number, all: number): number =>
    Math.max(EDGE, Math.min(from, all - EDGE - size));
  const high = Math.min(card.height, screen.height - 2 * EDGE);
  const level = fit((free.top + free.bottom - high) / 2, high, screen.height);
  const middle = fit((free.left + free.right - card.width) / 2, card.width, screen.width);
  const right = free.right + GAP;
  const left = free.left - GAP - card.width;
  const below = screen.height - EDGE - free.bottom - GAP;
  const above = free.top - GAP - EDGE;
  if (right + card.width <= screen.width - EDGE) return { left: right, top: level, high };
  if (left >= EDGE) return { left, top: level, high };
  // The larger side, if it does not fit below.
  if (high <= below || below >= above) {
    return { left: middle, top: free.bottom + GAP, high: Math.min(high, below) };
  }
  const lower = Math.min(high, above);
  return { left: middle, top: free.top - GAP - lower, high: lower };
}

/** What must stay uncovered: the thing, or the place of the finger on it. */
function kept(thing: Edges, { x, y }: Spot, card: Size, screen: Size): Edges {
  const aside = Math.max(screen.width - thing.right, thing.left) - GAP - EDGE >= card.width;
  const room = Math.max(screen.height - thing.bottom, thing.top) - GAP - EDGE;
  if (aside || room >= Math.min(LEAST, card.height)) return thing;
  return { left: x - FINGER, right: x + FINGER, top: y - FINGER, bottom: y + FINGER };
}
