/** How far the game has come: for each of the three end conditions, who is furthest. */

import type { Playable } from "../../table/playable";
import type { Far } from "../board";
import { leadersOf, leaderWords, shareOf } from "./near";
import { provinceOf } from "./province";
import { viewOf } from "./view";

export function far(table: Playable): Far | null {
  const view = viewOf(table.now.view);
  const spaces = provinceOf(table.options["sheet"])?.spaces.length ?? 0;
  const leaders = leadersOf(view, spaces).filter((one) => one.all > 0);
  const [best] = leaders.toSorted((a, b) => shareOf(b) - shareOf(a));
  if (!best) return null;
  const told = leaders.map((one) => leaderWords(one, view.sheets.length, table));
  return { words: leaderWords(best, view.sheets.length, table), about: table.voice.say("far-about", { each: told.join("; ") }) };
}
