/** The log by rounds, for games in which a throw of dice begins one and everybody plays it. */

import type { Line } from "./lines";

/** A line, and which of all lines it is. */
export interface Numbered {
  readonly line: Line;
  readonly k: number;
}

export interface Round {
  /** Counted from 1; 0 is what came before the first. */
  readonly n: number;
  readonly thrown: Extract<Line, { kind: "throw" }> | null;
  /** As it came about. */
  readonly lines: readonly Numbered[];
}

/** Chance that is no throw of dice. */
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
