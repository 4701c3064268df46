/** Whether this browser has requested a link for spectators: only then is there one to revoke. */

import { keep, kept } from "../look/kept";

const nameOf = (table: string): string => `watch/${table}`;

export function noteWatchLink(table: string, given: boolean): void {
  keep(nameOf(table), given ? "1" : "");
}

export function hasWatchLink(table: string): boolean {
  return kept(nameOf(table)) !== "";
}
