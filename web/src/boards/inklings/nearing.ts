/** How near the end is: it comes when nobody has Inklings any more. */

import type { Playable } from "../../table/playable";
import type { Nearing } from "../board";
import { viewOf } from "./view";

export function nearing(table: Playable): Nearing | null {
  const view = viewOf(table.now.view);
  const { voice } = table;
  if (view.stage === "over") return null;
  const playing = view.sheets.flatMap((sheet, seat) =>
    sheet.out ? [] : [{ name: voice.name(seat), n: sheet.inklings.length + sheet.boxes.length }],
  );
  const last = playing.find((one) => one.n === 1);
  if (!last) return null;
  return { words: voice.say("nearing-one", { name: last.name }), last: playing.length === 1 };
}
