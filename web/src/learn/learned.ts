/** The lessons completed in this browser, by game. */

import { keepData, keptData } from "../look/kept";

const NAME = "learned";
type Learned = Readonly<Record<string, readonly string[]>>;

export function learned(game: string): ReadonlySet<string> {
  return new Set(keptData<Learned>(NAME, {}, isLearned)[game] ?? []);
}

export function noteLearned(game: string, lesson: string): void {
  const before = keptData<Learned>(NAME, {}, isLearned);
  const names = new Set([...(before[game] ?? []), lesson]);
  keepData(NAME, { ...before, [game]: [...names] });
}

function isLearned(data: unknown): data is Learned {
  return (
    typeof data === "object" &&
    data !== null &&
    Object.values(data).every((one) => Array.isArray(one) && one.every((name) => typeof name === "string"))
  );
}

/** The approximate duration of this many steps, in minutes. */
export function minutesOf(steps: number): number {
  return Math.max(1, Math.round(steps / 3));
}
