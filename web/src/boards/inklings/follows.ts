/** Whose sheet is shown to a player who is out: of those who play on, the one with the most points. */

import type { Playable } from "../../table/playable";
import { viewOf } from "./view";

export function follows(table: Playable, seat: number): number | null {
  const { stage, sheets } = viewOf(table.now.view);
  // Until the next roll, players see their own sheet, with the loss of their last Inkling.
  if (stage !== "moves" || !sheets[seat]?.out || sheets[seat].chosen) return null;
  const playing = sheets.map((sheet, k) => ({ sheet, k })).filter(({ sheet }) => !sheet.out);
  playing.sort((one, two) => two.sheet.score.total - one.sheet.score.total);
  return playing[0]?.k ?? null;
}
