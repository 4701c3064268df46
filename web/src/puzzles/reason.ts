/** The explanation of a verdict: how far the turn is behind, why, and what the best turn does differently. */

import type { PuzzleVerdict } from "../api/schema";
import type { IdeaLine, IdeaStep } from "../table/idea";
import { plus } from "../table/telling";
import { say } from "../words/words.svelte";

/** From this many points on, later gains are mentioned: the samples are no more exact than that. */
const LATER = 0.3;

export function tellingOf({ solved, behind }: Pick<PuzzleVerdict, "solved" | "behind">): string {
  return solved ? say("puzzle-solved") : say("puzzle-behind", { n: behind });
}

/**
 * The reason: what the best turn scores and prepares, with the points of the verdict split into immediate and
 * later ones. Lines that only count at the end (`isApart`) are later ones.
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

/** A sentence that continues after a colon. */
const lowered = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1);

/**
 * How a line of the best turn compares with the player's own turn: `as-yours`; `elsewhere`, if they did the
 * same in another place; "" if they did nothing like it. Steps without a text belong to the one before.
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
