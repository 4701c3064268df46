/**
 * Tables, finished or only for practice, that somebody does not want to see at the door any more. The list of tables is that
 * of this browser's cookie, so it is this browser that remembers; the table and its record stay.
 */

import { keepData, keptData } from "../look/kept";

const NAME = "put-away";

export function awayTables(): ReadonlySet<string> {
  return new Set(keptData(NAME, [], isNames));
}

/** Keep what is put away; tables that the server no longer lists are forgotten. */
export function keepAway(away: ReadonlySet<string>, listed: readonly { table: string }[]): ReadonlySet<string> {
  const known = new Set(listed.map(({ table }) => table));
  const left = [...away].filter((table) => known.has(table));
  keepData(NAME, left);
  return new Set(left);
}

function isNames(data: unknown): data is string[] {
  return Array.isArray(data) && data.every((one) => typeof one === "string");
}
