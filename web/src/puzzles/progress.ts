/** What this browser remembers of puzzles: those solved at the first attempt, and the streak. */

import { keepData, keptData } from "../look/kept";

const NAME = "puzzles";
/** The number of ids remembered for each game. */
const MOST = 1000;

export interface Progress {
  /** The puzzles attempted, by game. */
  readonly tried: Readonly<Record<string, readonly string[]>>;
  /** The number of puzzles in a row solved at the first attempt. */
  readonly streak: number;
  readonly longest: number;
  readonly solved: number;
}

const NOTHING: Progress = { tried: {}, streak: 0, longest: 0, solved: 0 };

function isProgress(data: unknown): data is Progress {
  const one = data as Partial<Progress> | null;
  return typeof one === "object" && one !== null && typeof one.tried === "object" && Number.isInteger(one.streak);
}

export const progress = (): Progress => keptData(NAME, NOTHING, isProgress);

/** Only the first attempt at a puzzle counts. */
export function noteTry(before: Progress, game: string, id: string, solved: boolean): Progress {
  const tried = before.tried[game] ?? [];
  if (tried.includes(id)) return before;
  const streak = solved ? before.streak + 1 : 0;
  return {
    tried: { ...before.tried, [game]: [...tried, id].slice(-MOST) },
    streak,
    longest: Math.max(before.longest, streak),
    solved: before.solved + Number(solved),
  };
}

export const keepProgress = (now: Progress): void => keepData(NAME, now);

/** The first puzzle from today's on that was not attempted yet; today's if all were. */
export function nextOf(ids: readonly string[], tried: readonly string[], after: string): string {
  const at = Math.max(0, ids.indexOf(after));
  const round = [...ids.slice(at + 1), ...ids.slice(0, at + 1)];
  return round.find((id) => !tried.includes(id)) ?? round[0] ?? "";
}
