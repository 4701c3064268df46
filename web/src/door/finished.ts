/**
 * What this browser remembers of the games that were finished in it: how many of each, for the sheet at
 * the front door, and the results of the last ones, for "your best so far".
 */

import { keepData, keptData } from "../look/kept";

export interface Finished {
  readonly table: string;
  readonly game: string;
  /** Which other games it can be compared with: see `kindOf`. */
  readonly kind: string;
  readonly total: number;
  /** The day it ended, as `2026-11-16`. */
  readonly day: string;
}

export interface FinishedGames {
  /** Games finished, by name. */
  readonly counts: Readonly<Record<string, number>>;
  /** The last of them, the oldest first. */
  readonly last: readonly Finished[];
}

const NAME = "finished";
/** The number of games remembered: a table among them is not counted twice. */
const MOST = 200;
/** The kind of a game of which only its end is known. */
export const UNSEEN = "";
const NONE: FinishedGames = { counts: {}, last: [] };

export function recall(): FinishedGames {
  return keptData(NAME, NONE, isMemory);
}

/** Whether a game was finished in this browser before. */
export function hasFinished(game: string): boolean {
  return (recall().counts[game] ?? 0) > 0;
}

/**
 * Remember a finished game. A table counts once, however often its end is opened; if only its end was
 * known before (`UNSEEN`), it can be compared from now on.
 */
export function remember(one: Finished): FinishedGames {
  const before = recall();
  const known = before.last.find(({ table }) => table === one.table);
  if (known && (known.kind !== UNSEEN || one.kind === UNSEEN)) return before;
  const last = known ? before.last.map((play) => (play === known ? one : play)) : [...before.last, one];
  const count = (before.counts[one.game] ?? 0) + (known ? 0 : 1);
  const after: FinishedGames = { counts: { ...before.counts, [one.game]: count }, last: last.slice(-MOST) };
  keepData(NAME, after);
  return after;
}

/** Scores can be compared only for the same sheet, and if both or neither were solo games. */
export function kindOf(game: string, seats: number, options: Readonly<Record<string, unknown>>): string {
  const sheet = options["sheet"];
  const drawn = sheet === undefined ? "" : typeof sheet === "string" ? sheet : "own";
  return [game, seats === 1 ? "solo" : "together", drawn].join("/");
}

export interface Best {
  /** The games of the kind, this one included, the oldest first. */
  readonly totals: readonly number[];
  /** Its rank among them: 1 is the best. */
  readonly place: number;
  /** The best before this one; null if it is the first. */
  readonly before: Finished | null;
}

/** How a game compares with those before it. */
export function bestOf(memory: FinishedGames, table: string): Best | null {
  const one = memory.last.find((play) => play.table === table);
  if (!one || one.kind === UNSEEN) return null;
  const alike = memory.last.filter((play) => play.kind === one.kind);
  const earlier = alike.slice(0, alike.indexOf(one));
  const played = [...earlier, one];
  return {
    totals: played.map((play) => play.total),
    place: 1 + earlier.filter((play) => play.total > one.total).length,
    before: earlier.reduce<Finished | null>(
      (best, play) => (best && best.total >= play.total ? best : play),
      null,
    ),
  };
}

/** A day as it is stored, in local time. */
export function dayOf(date: Date): string {
  const two = (n: number): string => String(n).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

function isMemory(data: unknown): data is FinishedGames {
  const { counts, last } = (data ?? {}) as Partial<FinishedGames>;
  return (
    typeof counts === "object" &&
    counts !== null &&
    Object.values(counts).every((n) => Number.isInteger(n)) &&
    Array.isArray(last) &&
    last.every((one: Partial<Finished> | null) => typeof one?.table === "string" && typeof one.total === "number")
  );
}
