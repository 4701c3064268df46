/** Sitting down with a part for the dice. */

import * as calls from "../api/calls";
import type { At } from "../api/schema";
import { errandsOf } from "./keeper";
import { noteSeated, pendingPart } from "./notes";

/** Take a seat by an invitation, or one that is kept (no link). */
export async function sitDown(table: string, name: string, link: string): Promise<At> {
  const taken = await calls.join(table, name, link, pendingPart(table).hash);
  if (taken.seat !== null) noteSeated(table, taken.seat, taken.commitment ?? "");
  return taken;
}

/** Begin a table that one sits at already: with a part for each of one's seats. */
export async function commitAndStart(table: string): Promise<void> {
  const { now } = await calls.look(table, null, 0);
  for (const { seat, hash } of errandsOf(now).commits) await calls.commit(table, seat, hash);
  await calls.start(table);
}
