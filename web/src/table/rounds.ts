/** The log by rounds, for games in which a throw of dice starts one and everybody plays it. */

import type { Line } from "./lines";

/** A line, and its index among all lines. */
export interface Numbered {
  readonly line: Line;
  readonly k: number;
}

export interface Round {
  /** Counted from 1; 0 is what precedes the first. */
  readonly n: number;
  readonly thrown: Extract<Line, { kind: "throw" }> | null;
  /** In chronological order. */
  readonly lines: readonly Numbered[];
}

/** Chance other than a throw of dice. */
export const NO_DICE = /^seat \d+ starts$/;

export function roundsOf(lines: readonly Line[]): Round[] {
  const rounds: { n: number; thrown: Round["thrown"]; lines: Numbered[] }[] = [{ n: 0, thrown: null, lines: [] }];
  lines.forEach((line, k) => {
    if (line.kind === "throw" && !NO_DICE.test(line.text)) {
      rounds.push({ n: rounds.length, thrown: line, lines: [] });
    } else rounds.at(-1)?.lines.push({ line, k });
  });
  return rounds.filter((round) => round.n || round.lines.length);
}
