/** How far the end is: what everybody lacks of three full kingdoms. */

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
  const seats = sheets.length;
  const told = (id: string, each: string): string =>
    table.voice.say(id, { seats, each: seats > 1 ? each : (lacks[0]?.n ?? 0) });
  return { words: told("far", some), about: told("far-about", all) };
}
