/** What a review says in figures: the course of the chances, luck and skill, the moments. */

import type { ReviewPart, ReviewedSeat, ReviewedTurn, ReviewSummary } from "../api/schema";

/** Everybody's chance of winning, or the points they were heading for, before and after each part. */
export interface Curve {
  readonly measure: "chance" | "points";
  /** For each seat, one value more than there are parts. */
  readonly values: readonly (readonly number[])[];
}

/** Before the summary is there, the beginning is taken to be like what comes after it. */
export function curveOf(parts: readonly ReviewPart[], summary: ReviewSummary | null): Curve {
  const after = parts.map((part) => part.turn ?? part.throw);
  const first = after[0];
  if (!first) return { measure: "chance", values: [] };
  const measure = first.chances ? "chance" : "points";
  const read = (one: typeof first | null | undefined): readonly number[] =>
    (measure === "chance" ? one?.chances : one?.values) ?? [];
  const seats = read(first).map((_one, seat) => seat);
  const begin = (seat: number): number => {
    const own = summary?.seats[seat];
    return (measure === "chance" ? own?.chance : own?.start) ?? read(first)[seat] ?? 0;
  };
  return { measure, values: seats.map((seat) => [begin(seat), ...after.map((one) => read(one)[seat] ?? 0)]) };
}

/** Where a part is in the record: its first move. */
export const placeOf = (part: ReviewPart): number => part.turn?.from ?? part.throw?.at ?? 0;

/** The position that a part begins with, as a number of moves. */
export const beforePart = placeOf;

/** The position after it. */
export const afterPart = (part: ReviewPart): number => part.turn?.to ?? (part.throw?.at ?? 0) + 1;

/** How much a part changed the curve for a seat. */
export function swingOf(curve: Curve, k: number, seat: number): number {
  const own = curve.values[seat] ?? [];
  return (own[k + 1] ?? 0) - (own[k] ?? 0);
}

const WRONG: ReadonlySet<string> = new Set(["slip", "mistake", "blunder"]);
const RIGHT: ReadonlySet<string> = new Set(["best", "good"]);

/**
 * What has to be said where a turn's verdict seems not to fit what it changed for whoever played it: a
 * mistake that brought something (`more` was there), a good turn after which one stood worse (`none` was
 * better). The figure compares with what was to be expected, the verdict with the best turn.
 */
export function besideSwing(turn: Pick<ReviewedTurn, "verdict" | "forced" | "lost">, swing: number): "more" | "none" | "" {
  if (turn.forced) return "";
  if (swing > 0.005 && WRONG.has(turn.verdict)) return "more";
  return swing < -0.005 && RIGHT.has(turn.verdict) ? "none" : "";
}

/** The parts that decided the game, by their numbers, in the order of the game. */
export function momentsOf(parts: readonly ReviewPart[], summary: ReviewSummary): number[] {
  return summary.moments.map((place) => parts.findIndex((part) => placeOf(part) === place)).filter((k) => k >= 0);
}

/**
 * Whether a part is the first that somebody played in its turn of the game. Who comes after, where
 * others answer, is told in other words: as a copy, not as a building.
 */
export function leads(parts: readonly ReviewPart[], turns: readonly number[], k: number): boolean {
  const seat = parts[k]?.turn?.seat;
  return !parts.some((one, at) => at < k && turns[at] === turns[k] && one.turn && one.turn.seat !== seat);
}

/** The account of a seat in whole points that add up exactly. */
export interface Sum {
  readonly luck: number;
  readonly own: number;
  readonly others: number;
  /** What the seat was worth at the start; alone, what was to be expected. */
  readonly start: number;
  /** What the estimates leave open, and rounding. */
  readonly rest: number;
  readonly result: number;
}

export function sumOf(seat: ReviewedSeat): Sum {
  const [start, luck, own, others] = [whole(seat.start), whole(seat.luck), whole(seat.own), whole(seat.others)];
  const rest = seat.result - start - luck - own - others;
  return { start, luck, own, others, rest, result: seat.result };
}

export type Entry = readonly [name: "expected" | "start" | "luck" | "own" | "others" | "rest", points: number];

/** The account line by line: what is nothing is left out, but for dice and turns. */
export function entriesOf({ start, luck, own, others, rest }: Sum, alone: boolean): Entry[] {
  const entries: Entry[] = [
    [alone ? "expected" : "start", start],
    ["luck", luck],
    ["own", own],
    ["others", others],
    ["rest", rest],
  ];
  return entries.filter(([name, n]) => n !== 0 || name === "luck" || name === "own" || (name === "others" && !alone));
}

/** Rounded, without a negative zero. */
export const whole = (n: number): number => Math.round(n) + 0;

/** What the dice were for somebody: they count from a point on. */
export function diceOf(seat: ReviewedSeat): "lucky" | "against" | "" {
  const luck = whole(seat.luck);
  return luck >= 1 ? "lucky" : luck <= -1 ? "against" : "";
}

/** Per cent, from 0 to 100. */
export const perCent = (chance: number): number => Math.round(100 * chance);
