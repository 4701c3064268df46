/** How far the game has come: what everybody lacks of three full kingdoms. */

import type { Playable } from "../../table/playable";
import type { Far } from "../board";
import { fewer, progressOf } from "../far";
import { whoFacts } from "../who";
import { realmOf } from "./realm";
import { lacksToEnd } from "./standing";
import { viewOf } from "./view";

export function far(table: Playable): Far {
  const { sheets } = viewOf(table.now.view);
  const realm = realmOf(table.options["sheet"]);
  const lacks = sheets.map((paper, seat) => ({ ...whoFacts(table, seat), n: lacksToEnd(paper, realm) }));
  const { some, all } = progressOf(lacks, fewer);
  const alone = sheets.length === 1;
  const told = (id: string, each: string): string => table.voice.say(id, { each: alone ? (lacks[0]?.n ?? 0) : each });
  // The goal, in words, says what brings the end.
  return { words: told("far", some), about: `${table.voice.say(alone ? "goal-solo" : "goal")} ${told("far-about", all)}.` };
}
