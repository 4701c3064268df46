/** How near the end is, and who is about to be the first to fill a kingdom; what they will not be rid of. */

import type { Playable } from "../../table/playable";
import type { Nearing, Stain } from "../board";
import { realmOf } from "./realm";
import { fullKingdoms, nearestFull } from "./standing";
import type { InkdomsView } from "./view";

/** With so many full kingdoms, the next one calls the last round. */
const LAST_BUT_ONE = 2;
/** Areas that may still be bare where it is worth a word: before the end, and before a kingdom is full. */
const TO_THE_END = 4;
const TO_A_KINGDOM = 2;

export function nearing(table: Playable): Nearing | null {
  const view = table.now.view as unknown as InkdomsView;
  const { voice } = table;
  if (view.stage === "over") return null;
  if (view.last) return { words: voice.say("nearing-last"), last: true };
  const realm = realmOf(table.options["sheet"]);
  // In the middle of a turn a kingdom is painted, but not yet counted as full.
  const painted = view.sheets.map((paper) => fullKingdoms(paper, realm));
  const calls = painted.findIndex((full) => full > LAST_BUT_ONE);
  if (calls >= 0) return { words: voice.say("nearing-called", { name: voice.name(calls) }), last: false };
  const near = view.sheets.flatMap((paper, seat) => {
    const found = nearestFull(paper, realm);
    if (!found) return [];
    const ends = painted[seat] === LAST_BUT_ONE && found.lacks <= TO_THE_END;
    const first = found.lacks <= TO_A_KINGDOM && view.awards.firsts.includes(found.kingdom);
    return ends || first ? [{ ...found, name: voice.name(seat), ends }] : [];
  });
  const [best] = near.sort((a, b) => Number(b.ends) - Number(a.ends) || a.lacks - b.lacks);
  if (!best) return null;
  const { name, lacks: n, kingdom, ends } = best;
  const words = voice.say(ends ? "nearing-end" : "nearing-kingdom", { name, n, kingdom: voice.word(kingdom) });
  return { words, last: false };
}

export function stain(table: Playable, of: number): Stain | null {
  const view = table.now.view as unknown as InkdomsView;
  const n = view.sheets[of]?.blots ?? 0;
  if (!n) return null;
  const { voice } = table;
  return { n, words: voice.say("goals-blots", { n }), short: voice.say("stain-blots", { n }), card: `blots ${of}` };
}
