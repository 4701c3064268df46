/** The guest's tables as the front door shows them: whose turn it is, who is there, how it ended. */

import type { TableShown } from "../api/schema";

/** Whether a table waits for a move of this browser's. */
export function isMine(table: TableShown): boolean {
  return !table.finished && table.phase === "playing" && table.acting.some((seat) => table.yours.includes(seat));
}

export interface Sorted {
  /** Those that wait for a move here first, then the other unfinished ones. */
  readonly running: readonly TableShown[];
  readonly over: readonly TableShown[];
  /** How many of the running ones wait for a move here. */
  readonly due: number;
}

export function sorted(tables: readonly TableShown[], away: ReadonlySet<string>): Sorted {
  const open = tables.filter((table) => !table.finished && !away.has(table.table));
  const due = open.filter(isMine);
  return {
    running: [...due, ...open.filter((table) => !isMine(table))],
    over: tables.filter((table) => table.finished && !away.has(table.table)),
    due: due.length,
  };
}

/** Several seats of one browser: players who pass the screen around. */
export function isShared(table: TableShown): boolean {
  return table.yours.length > 1;
}

/** How a game ended, as a message id and its facts; null if that is not known. */
export interface Result {
  readonly id: "won" | "lost" | "tied" | "solo" | "of";
  readonly mine: number;
  readonly theirs: number;
  /** The seat whose point of view is used. */
  readonly seat: number;
}

export function resultOf(table: TableShown): Result | null {
  const totals = table.totals ?? [];
  const winners = table.winners ?? [];
  if (!table.finished || !totals.length || table.ending === "given-up") return null;
  const own = table.yours.length === 1 ? table.yours[0] : undefined;
  if (totals.length === 1) return { id: "solo", mine: totals[0] ?? 0, theirs: 0, seat: 0 };
  const seat = own ?? winners[0];
  if (seat === undefined) return null;
  const won = winners.includes(seat);
  const others = totals.map((total, k) => ({ total, k })).filter(({ k }) => k !== seat);
  const rivals = won ? others : others.filter(({ k }) => winners.includes(k));
  const theirs = Math.max(...(rivals.length ? rivals : others).map(({ total }) => total));
  const mine = totals[seat] ?? 0;
  if (own === undefined) return { id: "of", mine, theirs, seat };
  return { id: won ? (winners.length > 1 ? "tied" : "won") : "lost", mine, theirs, seat };
}

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** `12 minutes ago`, `yesterday`; "" for just now. */
export function since(seconds: number, now: number, language: string): string {
  const passed = now - seconds;
  const [unit, length] = STEPS.find(([, one]) => passed >= one) ?? ["minute", Infinity];
  if (length === Infinity) return "";
  const format = new Intl.RelativeTimeFormat(language === "en" ? "en-GB" : language, { numeric: "auto" });
  return format.format(-Math.floor(passed / length), unit);
}
