/** The ink of whoever sits on a seat: a bot's own, or a person's by the seat. */

import type { SeatShown } from "../../api/schema";
import { CHARACTERS, characterNamed } from "../../faces/characters";
import { colourOf } from "../../faces/people";

/** A second bot of a level has a number behind its name. */
const NUMBER = / \d+$/;

/** The name of the ink. A replay knows seats by their names only. */
export function seatInk(shown: SeatShown | undefined, seat: number): string {
  const bot = CHARACTERS[shown?.level ?? ""] ?? characterNamed((shown?.name ?? "").replace(NUMBER, ""));
  return bot?.ink ?? colourOf(seat).name;
}

/** What another's Inklings are drawn in, so that nobody takes them for their own: deeper than what they have inked. */
export function inklingInk(shown: SeatShown | undefined, seat: number): string {
  return `color-mix(in oklab, var(--ink-${seatInk(shown, seat)}), var(--pencil) 28%)`;
}
