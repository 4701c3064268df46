/**
 * The colour of the player on a seat, the same wherever they are shown: that of their pieces, or of their face.
 */

import type { SeatShown } from "../api/schema";
import { CHARACTERS } from "./characters";
import { colourIn, colourOf } from "./people";

/** `pieces`: the ink of their pieces, where the game assigns one. */
export function toneOf(seats: readonly SeatShown[], seat: number, pieces?: string): string {
  if (pieces) return colourIn(pieces).ink;
  const one = seats[seat];
  const character = one?.kind === "bot" ? CHARACTERS[one.level ?? ""] : undefined;
  if (!character) return colourOf(seat).ink;
  const shade = SHADES[Math.min(twinsBefore(seats, seat), SHADES.length - 1)];
  return shade ? `color-mix(in oklab, var(--ink-${character.ink}), ${shade})` : `var(--ink-${character.ink})`;
}

/** How many bots of the same level sit before one. */
export function twinsBefore(seats: readonly SeatShown[], seat: number): number {
  const one = seats[seat];
  return one?.kind === "bot" ? seats.slice(0, seat).filter((other) => other.kind === "bot" && other.level === one.level).length : 0;
}

/** What the ink of a bot is mixed with for the second, the third and more of its level. */
const SHADES = ["", "var(--chalk) 55%", "var(--pencil) 40%", "var(--chalk) 80%"] as const;

/** The ink of a seat's pieces, if there is one. */
export type Pieces = (seat: number) => string | undefined;
