/** Taking a seat with a part for the dice. */

import * as calls from "../api/calls";
import type { At } from "../api/schema";
import { errandsOf } from "./keeper";
import { noteSeated, pendingPart } from "./notes";

/** Take a seat by an invitation, or one that is reserved (no link). */
export async function sitDown(table: string, name: string, link: string): Promise<At> {
  const taken = await calls.join(table, name, link, pendingPart(table).hash);
  if (taken.seat !== null) noteSeated(table, taken.seat, taken.commitment ?? "");
  return taken;
}

/** Start a table at which this browser has seats: with a part for each of them. */
export async function commitAndStart(table: string): Promise<void> {
  const { now } = await calls.look(table, null, 0);
  for (const { seat, hash } of errandsOf(now).commits) await calls.commit(table, seat, hash);
  await calls.start(table);
}
