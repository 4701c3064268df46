/**
 * What this browser stores, as a file: settings, completed lessons, finished games. What belongs to a running
 * table (moves on their way, notes on its dice) is not included.
 */

import { NAME as RECORD, takeIn } from "../record/imported";
import { keep, kept, keptNames } from "./kept";

const FORMAT = "paintpot-kept";
const VERSION = 1;
/** The maximum length of a file; far more than any browser stores here. */
const LARGEST = 2_000_000;
const STAYS = /^(outbox|dice|watch)\//;

/** Everything worth taking along, as JSON; `record` is the player's record (`forFile`). */
export function saved(record = ""): string {
  const names = keptNames("").filter((name) => !STAYS.test(name));
  const all = Object.fromEntries(names.sort().map((name) => [name, kept(name)]));
  if (record) all[RECORD] = record;
  return JSON.stringify({ format: FORMAT, version: VERSION, kept: all }, null, 1);
}

/** Import a file; returns whether it was one of ours. What it does not contain stays as it is. */
export function load(text: string): boolean {
  const found = text.length <= LARGEST ? read(text) : null;
  if (!found) return false;
  for (const [name, value] of Object.entries(found)) {
    if (name === RECORD) takeIn(value);
    else if (!STAYS.test(name)) keep(name, value);
  }
  return true;
}

function read(text: string): Record<string, string> | null {
  try {
    const data = JSON.parse(text) as { format?: unknown; version?: unknown; kept?: unknown } | null;
    if (data?.format !== FORMAT || data.version !== VERSION) return null;
    const all = data.kept;
    if (typeof all !== "object" || all === null) return null;
    const fits = Object.values(all).every((value) => typeof value === "string");
    return fits ? (all as Record<string, string>) : null;
  } catch {
    return null;
  }
}
