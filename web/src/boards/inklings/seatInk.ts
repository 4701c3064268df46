/** The ink of the player on a seat: a bot's own, or a person's by the seat. */

import type { SeatShown } from "../../api/schema";
import { CHARACTERS, characterNamed } from "../../faces/characters";
import { colourOf } from "../../faces/people";

/** A second bot of a level has a number after its name. */
const NUMBER = / \d+$/;

/** The name of the ink. A replay identifies seats only by their names. */
export function seatInk(shown: SeatShown | undefined, seat: number): string {
  const bot = CHARACTERS[shown?.level ?? ""] ?? characterNamed((shown?.name ?? "").replace(NUMBER, ""));
  return bot?.ink ?? colourOf(seat).name;
}

/** The colour of other players' Inklings, distinct from the viewer's own: deeper than the ink on their sheet. */
export function inklingInk(shown: SeatShown | undefined, seat: number): string {
  return `color-mix(in oklab, var(--ink-${seatInk(shown, seat)}), var(--pencil) 28%)`;
}
