/** A table of the guest in words: its game, and who sits there. */

import type { GameShown, TableShown } from "../api/schema";
import { listed } from "../words/lists";
import { shownName } from "../words/names";
import { say, words } from "../words/words.svelte";
import type { TableKind } from "./kinds";
import { isShared } from "./tables";

export const titleOf = (table: TableShown, games: readonly GameShown[]): string =>
  games.find((game) => game.name === table.game)?.title ?? table.game;

export const nameAt = (table: TableShown, seat: number): string =>
  shownName(table.seats[seat] ?? "") || say("seat-open");

/** The seats of others. */
export const othersAt = (table: TableShown): number[] =>
  table.seats.map((_name, seat) => seat).filter((seat) => !table.yours.includes(seat));

/** Who shares the screen, or who else plays; and the kind of table, if it is a special one. */
export function whoIsAt(table: TableShown, kind: TableKind | undefined): string {
  const shared = isShared(table);
  const names = listed((shared ? table.yours : othersAt(table)).map((seat) => nameAt(table, seat)), words.language);
  const who = names ? say(shared ? "table-shared" : "table-with", { names }) : say("alone");
  return kind ? `${who} · ${say(`table-kind-${kind}`)}` : who;
}
