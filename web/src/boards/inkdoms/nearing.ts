/** How near the end is, who is about to be the first to fill a kingdom, and what a player cannot get rid of. */

import type { Playable } from "../../table/playable";
import type { Nearing, Stain } from "../board";
import { whoFacts } from "../who";
import { realmOf } from "./realm";
import { fullKingdoms, lacksToEnd, nearestFull } from "./standing";
import { viewOf } from "./view";

/** With this many full kingdoms, the next one calls the last round. */
const LAST_BUT_ONE = 2;
/**
 * The number of unpainted areas from which on it is worth mentioning: before the end, over all kingdoms
 * that count, as many as one turn can paint with tower drops; and before a kingdom is full.
 */
const TO_THE_END = 6;
const TO_A_KINGDOM = 2;

export function nearing(table: Playable): Nearing | null {
  const view = viewOf(table.now.view);
  const { voice } = table;
  if (view.stage === "over") return null;
  if (view.last) return { words: voice.say("nearing-last"), last: true };
  const realm = realmOf(table.options["sheet"]);
  // During a turn a kingdom may be fully painted, but not yet count as full.
  const painted = view.sheets.map((paper) => fullKingdoms(paper, realm));
  const calls = painted.findIndex((full) => full > LAST_BUT_ONE);
  if (calls >= 0) return { words: voice.say("nearing-called", whoFacts(table, calls)), last: false };
  // The player nearest to the end ends the game for all, and comes first; of a kingdom, the player
  // whose sheet is not on the viewer's screen.
  const near = view.sheets.flatMap((paper, seat) => {
    const end = lacksToEnd(paper, realm);
    if (end <= TO_THE_END) return [{ seat, ends: true, lacks: end, kingdom: "" }];
    const found = nearestFull(paper, realm);
    const first = found && found.lacks <= TO_A_KINGDOM && view.awards.firsts.includes(found.kingdom);
    return first ? [{ seat, ends: false, ...found }] : [];
  });
  const isOwn = (seat: number): number => Number(seat === table.now.seat);
  const [best, next] = near.sort(
    (a, b) =>
      Number(b.ends) - Number(a.ends) ||
      (a.ends ? a.lacks - b.lacks : 0) ||
      isOwn(a.seat) - isOwn(b.seat) ||
      a.lacks - b.lacks,
  );
  if (!best) return null;
  const { seat, lacks: n, kingdom, ends } = best;
  const facts = { ...whoFacts(table, seat), n };
  // If the viewer is near the end, they should still be told how near the other player is.
  if (ends && next?.ends && facts.who === "you") {
    return { words: voice.say("nearing-two", { n, name: voice.name(next.seat), other: next.lacks }), last: false };
  }
  const words = ends
    ? voice.say("nearing-end", facts)
    : voice.say("nearing-kingdom", { ...facts, kingdom: voice.word(kingdom) });
  return { words, last: false };
}

export function stain(table: Playable, of: number): Stain | null {
  const view = viewOf(table.now.view);
  const n = view.sheets[of]?.blots ?? 0;
  if (!n) return null;
  const { voice } = table;
  return { n, words: voice.say("goals-blots", { n }), short: voice.say("stain-blots", { n }), card: `blots ${of}` };
}
