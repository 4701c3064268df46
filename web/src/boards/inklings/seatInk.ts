/** The ink of whoever sits on a seat: a bot's own, or a person's by the seat. */

import type { SeatShown } from "../../api/schema";
import { CHARACTERS } from "../../faces/characters";
import { colourOf } from "../../faces/people";

export function seatInk(shown: SeatShown | undefined, seat: number): string {
  const bot = shown?.kind === "bot" ? CHARACTERS[shown.level ?? ""] : undefined;
  return bot ? `var(--ink-${bot.ink})` : colourOf(seat).ink;
}
