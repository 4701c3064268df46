/**
 * What this browser keeps, as a file: settings, what was learned, games that were finished. What
 * belongs to a table that is being played (moves on their way, notes on its dice) stays here.
 */

import { keep, kept, keptNames } from "./kept";

const FORMAT = "paintpot-kept";
const VERSION = 1;
/** Characters of a file; far more than any browser keeps here. */
const LARGEST = 2_000_000;
const STAYS = /^(outbox|dice)\//;

/** Everything that is worth taking along, as JSON. */
export function saved(): string {
  const names = keptNames("").filter((name) => !STAYS.test(name));
  const all = Object.fromEntries(names.sort().map((name) => [name, kept(name)]));
  return JSON.stringify({ format: FORMAT, version: VERSION, kept: all }, null, 1);
}

/** Take in what a file has; whether it was one of ours. What it does not name stays as it is. */
export function load(text: string): boolean {
  const found = text.length <= LARGEST ? read(text) : null;
  if (!found) return false;
  for (const [name, value] of Object.entries(found)) if (!STAYS.test(name)) keep(name, value);
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
