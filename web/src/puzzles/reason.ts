/** What is said of a puzzle's turn: how far it is behind, why, and what the best turn does otherwise. */

import type { PuzzleVerdict } from "../api/schema";
import type { IdeaLine, IdeaStep } from "../table/idea";
import { plus } from "../table/telling";
import { say } from "../words/words.svelte";

/** From so many points on something is said of later: samples are no more exact. */
const LATER = 0.3;

export function tellingOf({ solved, behind }: Pick<PuzzleVerdict, "solved" | "behind">): string {
  return solved ? say("puzzle-solved") : say("puzzle-behind", { n: behind });
}

/**
 * Why: what the best turn brings and prepares, and the points of the verdict parted into those that came at
 * once and those that come later. Lines that only the end counts (`isApart`) come later.
 */
export function reasonOf(verdict: PuzzleVerdict, isApart: (line: string) => boolean = () => false): string {
  const { solved, behind, why, next } = verdict;
  if (solved) return [say("puzzle-idea", { why: lowered(why) }), say("puzzle-next", { n: next })].join(" ");
  const best = atOnce(verdict.gains.flat(), isApart);
  const mine = atOnce(verdict.own, isApart);
  const later = Math.round(10 * (behind - (best - mine))) / 10;
  return [
    say("puzzle-idea-best", { why: lowered(why) }),
    best === mine
      ? say("puzzle-same-now", { n: later })
      : say("puzzle-now", { mine: mine ? plus(mine) : "0", best: best ? plus(best) : "0" }),
    best !== mine && later >= LATER ? say("puzzle-later", { n: later }) : "",
    best !== mine && later <= -LATER ? say("puzzle-later-less", { n: -later }) : "",
  ]
    .filter(Boolean)
    .join(" ");
}

function atOnce(lines: readonly (readonly [string, number])[], isApart: (line: string) => boolean): number {
  return lines.reduce((sum, [line, points]) => (isApart(line) ? sum : sum + points), 0);
}

/** A sentence goes on after a colon. */
const lowered = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1);

/**
 * How a line of the best turn stands to one's own: `as-yours`; `elsewhere`, if one did the same in another
 * place; "" if one did nothing like it. Steps that have no words of their own belong to the one before.
 */
export function differs(
  line: IdeaLine,
  steps: readonly IdeaStep[],
  made: readonly string[],
  told: (move: string) => string,
): "as-yours" | "elsewhere" | "" {
  const numbers = new Set(line.steps.map(({ n }) => n));
  const moves = steps.filter(({ n }) => numbers.has(n)).map(({ move }) => move);
  if (moves.every((move) => made.includes(move))) return "as-yours";
  const words = told(line.steps[0]?.move ?? "");
  return made.some((move) => told(move) === words) ? "elsewhere" : "";
}
