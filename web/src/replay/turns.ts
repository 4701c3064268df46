/** The turns of a record. */

import { CHANCE } from "../table/pictured";

export type RecordedMove = readonly [seat: number, text: string];

/** Where a game begins: after the draws and throws before anybody has moved, there is something to see. */
export const openingOf = (moves: readonly RecordedMove[]): number => Math.max(0, moves.findIndex(([seat]) => seat !== CHANCE));

/**
 * The numbers of moves after which a turn ends: where another seat begins, and where the game says so
 * (`turns`). Chance belongs to the seat that moves next. The opening and the end are stops, too.
 */
export function stopsOf(moves: readonly RecordedMove[], turns: readonly number[]): number[] {
  const stops = new Set([openingOf(moves), ...turns.map((step) => movedBy(moves, step)), moves.length]);
  let last = 0;
  for (let step = 1; step <= moves.length; step += 1) {
    if (isChance(moves, step)) continue;
    if (last && moves[last - 1]?.[0] !== moves[step - 1]?.[0]) stops.add(last);
    last = step;
  }
  // Chance after the last move is not a turn of its own.
  if (last < moves.length) stops.delete(last);
  return [...stops].filter((step) => step <= moves.length).sort((a, b) => a - b);
}

const isChance = (moves: readonly RecordedMove[], step: number): boolean => moves[step - 1]?.[0] === CHANCE;

/** For people, a turn that ends with chance ended before it. */
function movedBy(moves: readonly RecordedMove[], step: number): number {
  let end = step;
  while (end > 0 && isChance(moves, end)) end -= 1;
  return end;
}

/**
 * The numbers of moves after which each turn of the game is over, counted as on the end page: several seats may
 * have moved in one turn.
 */
export function endsOf(moves: readonly RecordedMove[], turns: readonly number[]): number[] {
  return turns.map((step, k) => (k === turns.length - 1 ? moves.length : movedBy(moves, step)));
}

/** Who moved last before a step; null before the first move. */
export function moverAt(moves: readonly RecordedMove[], step: number): number | null {
  const last = moves.slice(0, step).findLast(([seat]) => seat !== CHANCE);
  return last ? last[0] : null;
}

/** Playback speeds. */
export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
export type Speed = (typeof SPEEDS)[number];
/** Milliseconds per turn at speed 1: time to read what was done, and to see it. */
export const PACE = 2400;

/** The meaning of a key. */
export type ReplayAction = "on" | "back" | "turn-on" | "turn-back" | "begin" | "end" | "run";

const KEYS: Readonly<Record<string, ReplayAction>> = {
  ArrowRight: "on",
  ArrowLeft: "back",
  ArrowDown: "turn-on",
  ArrowUp: "turn-back",
  PageDown: "turn-on",
  PageUp: "turn-back",
  Home: "begin",
  End: "end",
  " ": "run",
};

/**
 * The action that a key stands for, wherever the focus is; null if the key is meant for the focused element.
 */
export function stepOf(event: KeyboardEvent): ReplayAction | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  const at = event.target instanceof Element ? event.target : null;
  if (at?.closest("select, textarea, dialog, input:not([type=range])")) return null;
  if (event.key === " " && at?.closest("button, a, summary, [role=button]")) return null;
  const step = KEYS[event.key] ?? null;
  if (!event.shiftKey) return step;
  return step === "on" ? "turn-on" : step === "back" ? "turn-back" : null;
}
