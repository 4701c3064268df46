/** The colour of whoever sits on a seat, as their face has it. */

import type { SeatShown } from "../api/schema";
import { CHARACTERS } from "../faces/characters";
import { colourOf } from "../faces/people";

export function toneOf(seats: readonly SeatShown[], seat: number): string {
  const one = seats[seat];
  const character = one?.kind === "bot" ? CHARACTERS[one.level ?? ""] : undefined;
  return character ? `var(--ink-${character.ink})` : colourOf(seat).ink;
}
