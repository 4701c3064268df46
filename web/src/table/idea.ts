/** A suggested continuation, shown on the board: numbered ghosts, in the order of the turn. */

import type { FeedItem, GainShown, HintedTurn } from "../api/schema";

export interface IdeaStep {
  /** The number on its badge, from 1; 0 for no number: just one of the places to look at. */
  readonly n: number;
  /** In notation. A move that only the shell shows (Done, pass) has no ghost on the board. */
  readonly move: string;
  /** What this step scores, if the engine knows. */
  readonly gain?: GainShown;
  /** Whether it only completes the step before, such as turning a tile: it shares that step's number. */
  readonly silent?: boolean;
}

export interface Idea {
  /** The steps still to be played; the first of them is legal now. */
  readonly steps: readonly IdeaStep[];
  /** Moves that are likely to follow after a draw, numbered from the last step on. */
  readonly likely?: readonly IdeaStep[];
}

/** Steps described together: those that only lead up to a gain are grouped with it. */
export interface IdeaPart {
  readonly steps: readonly IdeaStep[];
  readonly gain: GainShown | null;
}

/** The steps of a turn; those with a text are numbered. */
export function stepsOf(turn: HintedTurn, isSilent: (move: string) => boolean = () => false): IdeaStep[] {
  let n = 0;
  return turn.steps.map((gain) => {
    const silent = isSilent(gain.move) && n > 0;
    if (!silent) n += 1;
    return { n, move: gain.move, gain, silent };
  });
}

/** What is likely to follow after a draw: all of it is one step, whose details depend on what is drawn. */
export function likelyOf({ likely = [] }: HintedTurn, last: number): IdeaStep[] {
  return likely.map((move) => ({ n: last + 1, move }));
}

/**
 * What is left of a turn after what has happened since; null if its seat has done something else. Others may
 * have moved meanwhile. Moves that were undone are to be played again.
 */
export function stepsLeft(
  steps: readonly IdeaStep[],
  since: readonly FeedItem[],
  seat: number,
): readonly IdeaStep[] | null {
  const done: string[] = [];
  for (const told of since) {
    if (told.what === "throw") return null;
    if (told.seat !== seat) continue;
    if (told.what === "move") done.push(told.text ?? "");
    else if (told.what === "undo" && done.pop() === undefined) return null;
  }
  const followed = done.every((move, k) => steps[k]?.move === move);
  return followed && done.length < steps.length ? steps.slice(done.length) : null;
}

/** The move that ends a turn, in every game that has one. */
const DONE = "done";

/**
 * A turn as it is described: grouped by gains. A last step that only ends the turn is left out, and so are
 * steps that only complete the ones before, whose gains are added to those. If nothing is gained, the last step
 * is what all the others are for: its 0 is shown.
 */
export function partsOf(steps: readonly IdeaStep[]): IdeaPart[] {
  const parts: IdeaPart[] = [];
  let leading: IdeaStep[] = [];
  const gainless = (step: IdeaStep): boolean => !step.gain?.lines.length;
  const last = steps.at(-1);
  const vain = steps.length > 1 && steps.every(gainless) && last?.move !== DONE && !last?.silent;
  const told = vain ? steps : steps.filter((step, k) => k === 0 || k < steps.length - 1 || !gainless(step));
  for (const step of told) {
    if (!step.silent || !(leading.length || parts.length)) leading.push(step);
    if (gainless(step)) continue;
    parts.push({ steps: leading, gain: step.gain ?? null });
    leading = [];
  }
  if (leading.length) parts.push({ steps: leading, gain: (vain && last?.gain) || null });
  return parts;
}

/** A line of a hint: steps with the same text, and what they gain together. */
export interface IdeaLine {
  readonly steps: readonly IdeaStep[];
  readonly words: string;
  readonly gain: GainShown | null;
}

/**
 * A turn as it is read: line by line, each with its text; consecutive steps with the same text become one line,
 * if the text can count. `told` returns the text for a move and for how many like it.
 */
export function linesOfIdea(
  steps: readonly IdeaStep[],
  told: (move: string, n: number) => string,
): IdeaLine[] {
  const lines: { steps: IdeaStep[]; gains: GainShown[] }[] = [];
  for (const part of partsOf(steps)) {
    part.steps.forEach((step, k) => {
      const last = lines.at(-1);
      const alike = last?.steps.at(-1);
      const countable = told(step.move, 2) !== told(step.move, 1);
      const same = alike && countable && told(alike.move, 1) === told(step.move, 1);
      const line = last && same ? last : { steps: [], gains: [] };
      if (line !== last) lines.push(line);
      line.steps.push(step);
      if (part.gain && k === part.steps.length - 1) line.gains.push(part.gain);
    });
  }
  return lines.map(({ steps, gains }) => {
    const [first] = steps;
    const gain = gains.reduce<GainShown | null>(
      (sum, one) => (sum ? { ...one, lines: [...sum.lines, ...one.lines], total: sum.total + one.total } : one),
      null,
    );
    return { steps, words: told(first?.move ?? "", steps.length), gain };
  });
}

/** Steps with their gains as the running score counts them; the rest is listed separately. */
export function counted(
  steps: readonly IdeaStep[],
  isApart: (line: string) => boolean = () => false,
): { steps: IdeaStep[]; total: number; apart: (readonly [string, number])[] } {
  const gained = steps.map((step) => {
    if (!step.gain) return step;
    const lines = step.gain.lines.filter(([line]) => !isApart(line));
    return { ...step, gain: { ...step.gain, lines, total: sumOf(lines) } };
  });
  return {
    steps: gained,
    total: sumOf(gained.flatMap((step) => step.gain?.lines ?? [])),
    apart: steps.flatMap((step) => (step.gain?.lines ?? []).filter(([line]) => isApart(line))),
  };
}

/** The sum of some score changes. */
export const sumOf = (lines: readonly (readonly [string, number])[]): number =>
  lines.reduce((sum, [, points]) => sum + points, 0);

/** What a gain adds to each group of score lines, in order. */
export function pointsOf(gain: Pick<GainShown, "lines">): Map<string, number> {
  const found = new Map<string, number>();
  for (const [line, points] of gain.lines) {
    const group = line.split("/")[0] ?? "";
    found.set(group, (found.get(group) ?? 0) + points);
  }
  return found;
}

/** The groups of score lines that a gain changes, in order and without repetition. */
export const groupsOf = (gain: Pick<GainShown, "lines">): string[] => [...pointsOf(gain).keys()];
