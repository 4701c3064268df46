/**
 * Tables, finished or only for practice, that somebody no longer wants to see at the front door. The list of
 * tables belongs to this browser's cookie, so this browser remembers which are hidden; the table and its record stay.
 */

import { keepData, keptData } from "../look/kept";

const NAME = "put-away";

export function awayTables(): ReadonlySet<string> {
  return new Set(keptData(NAME, [], isNames));
}

/** Remember which tables are hidden; those that the server no longer lists are forgotten. */
export function keepAway(away: ReadonlySet<string>, listed: readonly { table: string }[]): ReadonlySet<string> {
  const known = new Set(listed.map(({ table }) => table));
  const left = [...away].filter((table) => known.has(table));
  keepData(NAME, left);
  return new Set(left);
}

function isNames(data: unknown): data is string[] {
  return Array.isArray(data) && data.every((one) => typeof one === "string");
}
