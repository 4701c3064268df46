/** How near the end is: whether these are the last turns, or who has almost met one of the three end conditions. */

import type { Playable } from "../../table/playable";
import type { Nearing } from "../board";
import { isClose, leadersOf, leaderWords, shareOf } from "./near";
import { provinceOf } from "./province";
import { viewOf } from "./view";

export function nearing(table: Playable): Nearing | null {
  const view = viewOf(table.now.view);
  const { voice } = table;
  if (view.stage === "over") return null;
  if (view.trigger !== null) return { words: voice.say("nearing-last"), last: true };
  const spaces = provinceOf(table.options["sheet"])?.spaces.length ?? 0;
  const [best] = leadersOf(view, spaces)
    .filter((one) => one.all > 0 && isClose(one))
    .sort((a, b) => shareOf(b) - shareOf(a));
  if (!best) return null;
  return { words: leaderWords(best, view.sheets.length, table), last: false };
}
