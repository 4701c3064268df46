/** A new table from a position of a record, against bots. */

import * as calls from "../api/calls";
import type { SeatShown, Wanted } from "../api/schema";
import { draw, noteOpened } from "../dice/notes";
import { noteTable } from "../door/kinds";
import { settings } from "../look/settings.svelte";
import { say } from "../words/words.svelte";

const USUAL = "normal";

/** The player on their seat and bots on all others: those of the record, where it had bots. */
export function seatsFor(seats: readonly SeatShown[], me: number): Wanted[] {
  return seats.map((seat, k) => (k === me ? { kind: "me" } : { kind: "bot", level: seat.level || USUAL }));
}

/** Open the table and start it; returns its address. */
export async function playOn(
  record: Record<string, unknown>,
  step: number,
  seats: readonly SeatShown[],
  me: number,
): Promise<string> {
  const name = settings.name || say("nobody");
  const part = draw();
  const wanted = seatsFor(seats, me).map((seat) => (seat.kind === "me" ? { ...seat, hash: part.hash } : seat));
  const { table, commitment } = await calls.playFrom({ record, step, seats: wanted, name });
  noteOpened(table, commitment ?? "", { [me]: part });
  noteTable(table, "review");
  await calls.start(table);
  return `/t/${table}`;
}
