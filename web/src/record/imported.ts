/**
 * Games imported from a file, stored in this browser. Nobody vouches for them: they are checked for shape and
 * size, shown to nobody else, and never sent to a server.
 */

import type { PlayedGame } from "../api/schema";
import { keep, keepData, keptData } from "../look/kept";

export const NAME = "record";
/** The number of games stored, newest first. */
const MOST = 2000;
const LONGEST = 64;

export function importedGames(): PlayedGame[] {
  return keptData(NAME, [], isGames);
}

/** Import the games of a file in addition to those already here. Entries that are not ours are skipped. */
export function takeIn(text: string): void {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return;
  }
  if (!Array.isArray(found)) return;
  keepGames([...importedGames(), ...found.filter(isGame).map(only)]);
}

/** All games known here, as text for a file. */
export function forFile(own: readonly PlayedGame[]): string {
  return JSON.stringify(newest([...importedGames(), ...own.map(only)]));
}

export function forgetImported(): void {
  keep(NAME, "");
}

function keepGames(games: readonly PlayedGame[]): void {
  keepData(NAME, newest(games));
}

/** Each table once; its latest entry wins. */
function newest(games: readonly PlayedGame[]): PlayedGame[] {
  const once = [...new Map(games.map((one) => [one.table, one])).values()];
  return once.sort((a, b) => a.ended - b.ended).slice(-MOST);
}

/** Only the known fields: a file may contain more. */
function only(one: PlayedGame): PlayedGame {
  const { table, game, sheet, seats, total, margin, won, ended, day, accuracy } = one;
  return { table, game, sheet, seats, total, margin, won, ended, day, accuracy };
}

function isGames(data: unknown): data is PlayedGame[] {
  return Array.isArray(data) && data.length <= MOST && data.every(isGame);
}

function isGame(data: unknown): data is PlayedGame {
  const { table, game, sheet, seats, total, margin, won, ended, day, accuracy } = (data ?? {}) as Partial<PlayedGame>;
  return (
    [table, game, sheet, day].every((one) => typeof one === "string" && one.length <= LONGEST) &&
    /^[A-Za-z0-9_-]+$/.test(table ?? "") &&
    /^[a-z0-9-]+$/.test(game ?? "") &&
    within(seats, 1, 8) &&
    within(total, -100_000, 100_000) &&
    (margin === null || within(margin, -200_000, 200_000)) &&
    typeof won === "boolean" &&
    typeof ended === "number" &&
    ended >= 0 &&
    ended < 1e11 &&
    (accuracy === null || (typeof accuracy === "number" && accuracy >= 0 && accuracy <= 100))
  );
}

function within(value: unknown, low: number, high: number): boolean {
  return Number.isInteger(value) && (value as number) >= low && (value as number) <= high;
}
