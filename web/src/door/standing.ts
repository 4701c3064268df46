/** The standings of a running game, on its card: `you 14, Quill 11 · round 6`. */

import * as calls from "../api/calls";
import type { GameStanding, TableShown } from "../api/schema";
import { signed } from "../words/voice";
import { say } from "../words/words.svelte";
import { nameAt } from "./who";

/** The number of players that a card has room for. */
const MOST = 4;

export function standingText(table: TableShown, { points, unit, n }: GameStanding): string {
  const own = table.yours.length === 1;
  const each = points.flatMap((known, seat) => {
    if (known === null) return [];
    const you = own && table.yours.includes(seat);
    return [{ who: you ? "you" : "other", name: nameAt(table, seat), n: signed(known) }];
  });
  // The viewer first: the card is for them.
  const sorted = each.toSorted((a, b) => Number(b.who === "you") - Number(a.who === "you")).slice(0, MOST);
  const told = sorted.map((one) => say("far-each", one)).join(", ");
  return [told, n > 0 ? say("table-at", { unit, n }) : ""].filter(Boolean).join(" · ");
}

/** One request after another, in the order of the cards. */
export async function askStandings(tables: readonly TableShown[], tell: (table: string, words: string) => void): Promise<void> {
  for (const table of tables) {
    try {
      tell(table.table, standingText(table, await calls.standing(table.table)));
    } catch {
      // The card works without; the table itself shows what is wrong.
    }
  }
}
