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
  return character ? `var(--ink-${character.ink})` : colourOf(seat).ink;
}

/** The ink of a seat's pieces, if there is one. */
export type Pieces = (seat: number) => string | undefined;
