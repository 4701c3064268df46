/** How far the game has come: the bottles that everybody still has to play. */

import type { Playable } from "../../table/playable";
import type { Far } from "../board";
import { fewer, progressOf } from "../far";
import { bottlesLeft } from "./nearing";
import { viewOf } from "./view";

export function far(table: Playable): Far {
  const { some, all } = progressOf(bottlesLeft(table, viewOf(table.now.view)), fewer);
  return { words: table.voice.say("far", { each: some }), about: table.voice.say("far-about", { each: all }) };
}
