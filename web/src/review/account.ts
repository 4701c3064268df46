/** The figures of a review: the course of the chances, luck and skill, the moments. */

import type { ReviewPart, ReviewedSeat, ReviewedTurn, ReviewSummary } from "../api/schema";

/** Everybody's chance of winning, or projected points, before and after each part. */
export interface Curve {
  readonly measure: "chance" | "points";
  /** For each seat, one value more than there are parts. */
  readonly values: readonly (readonly number[])[];
}

/** Until the summary has arrived, the start is taken to be like what follows it. */
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

/** The position before a part, as a number of moves. */
export const beforePart = placeOf;

/** The position after a part, as a number of moves. */
export const afterPart = (part: ReviewPart): number => part.turn?.to ?? (part.throw?.at ?? 0) + 1;

/** How much a part changed the curve of a seat. */
export function swingOf(curve: Curve, k: number, seat: number): number {
  const own = curve.values[seat] ?? [];
  return (own[k + 1] ?? 0) - (own[k] ?? 0);
}

const WRONG: ReadonlySet<string> = new Set(["slip", "mistake", "blunder"]);
const RIGHT: ReadonlySet<string> = new Set(["best", "good"]);

/** Whether a turn is blamed: only then a better one is shown. */
export const isWrong = ({ verdict }: Pick<ReviewedTurn, "verdict">): boolean => WRONG.has(verdict);

/**
 * The remark for a verdict that seems not to fit what the turn changed for its player: a mistake that gained
 * something (`more` was possible), or a good turn that left the player worse off: with nothing better to do, the
 * estimate before it was too high (`coarse`). The figure compares with that estimate, the verdict with the best
 * turn.
 */
export function besideSwing(turn: Pick<ReviewedTurn, "verdict" | "forced" | "lost">, swing: number): "more" | "coarse" | "" {
  if (turn.forced) return "";
  if (swing > 0.005 && WRONG.has(turn.verdict)) return "more";
  return swing < -0.005 && RIGHT.has(turn.verdict) ? "coarse" : "";
}

/** The numbers of the parts that decided the game for a seat, in the order of the game. */
export function momentsOf(parts: readonly ReviewPart[], summary: ReviewSummary, seat: number): number[] {
  return (summary.seats[seat]?.moments ?? []).map((place) => parts.findIndex((part) => placeOf(part) === place)).filter((k) => k >= 0);
}

/**
 * Whether a part is the first one played in its turn of the game. Where others respond to it, their parts are
 * worded differently: as a copy, not as a building.
 */
export function leads(parts: readonly ReviewPart[], turns: readonly number[], k: number): boolean {
  const seat = parts[k]?.turn?.seat;
  return !parts.some((one, at) => at < k && turns[at] === turns[k] && one.turn && one.turn.seat !== seat);
}

/** The account of a seat in whole points that add up exactly. */
export interface Sum {
  readonly luck: number;
  /**
   * What its own turns and those of the others changed. Both are measured by the same bot, and where that bot
   * expects too much or too little of a turn, it does so for everybody: only the difference says who played better.
   */
  readonly turns: number;
  /** What the seat was worth at the start; solo, the expected result. */
  readonly start: number;
  /** What the estimates leave open, and rounding. */
  readonly rest: number;
  readonly result: number;
}

export function sumOf(seat: ReviewedSeat): Sum {
  const [start, luck, turns] = [whole(seat.start), whole(seat.luck), whole(seat.own + seat.others)];
  const rest = seat.result - start - luck - turns;
  return { start, luck, turns, rest, result: seat.result };
}

export type AccountLine = readonly [name: "expected" | "start" | "luck" | "turns" | "rest", points: number];

/** The account line by line: zero lines are left out, except dice and turns. */
export function entriesOf({ start, luck, turns, rest }: Sum, alone: boolean): AccountLine[] {
  const entries: AccountLine[] = [
    [alone ? "expected" : "start", start],
    ["luck", luck],
    ["turns", turns],
    ["rest", rest],
  ];
  return entries.filter(([name, n]) => n !== 0 || name === "luck" || name === "turns");
}

/** Rounded, without a negative zero. */
export const whole = (n: number): number => Math.round(n) + 0;

/** What decided a result, as far as the account can tell. */
export interface Cause {
  /** The line that did; "" if none exceeds the others and what the estimates leave open. */
  readonly line: "turns" | "luck" | "";
  /** Whether the dice were good or bad for the seat, where that exceeds what the account leaves open. */
  readonly dice: "lucky" | "against" | "";
}

/** A single point may be due to rounding. */
const LEAST = 2;

/**
 * The line that contributed most to a result, in its direction: for a winner, or a solo player who did better
 * than expected, the largest gain, otherwise the largest loss. The dice are named only if they weighed more
 * than the turns, whichever way those went; the turns only if who is said to have played better was the more
 * accurate, too. `better` is the accuracy of the seat less that of the best other.
 */
export function causeOf(sum: Sum, alone: boolean, better = 0): Cause {
  const { luck, turns, rest, result, start } = sum;
  const counts = (n: number): boolean => Math.abs(n) >= LEAST && Math.abs(n) > Math.abs(rest);
  const side = Math.sign(alone ? result - start : result);
  const along = ([["turns", turns], ["luck", luck]] as const)
    .filter(([, n]) => n * side > 0)
    .sort(([, a], [, b]) => Math.abs(b) - Math.abs(a));
  const [first, second] = along;
  const clear = first && counts(first[1]) && Math.abs(first[1]) > Math.abs(second?.[1] ?? 0);
  const outweighed = first?.[0] === "luck" ? Math.abs(luck) <= Math.abs(turns) : turns * better < 0;
  return {
    line: clear && !outweighed ? first[0] : "",
    dice: counts(luck) ? (luck > 0 ? "lucky" : "against") : "",
  };
}

/** How much more accurate a seat was than the best other; 0 if that is not known of all of them. */
export function moreAccurate(seats: readonly Pick<ReviewedSeat, "seat" | "accuracy">[], own: number): number {
  const known = seats.flatMap(({ seat, accuracy }) => (accuracy == null ? [] : [{ seat, accuracy }]));
  if (known.length < seats.length || seats.length < 2) return 0;
  const best = (mine: boolean): number => Math.max(...known.filter(({ seat }) => (seat === own) === mine).map(({ accuracy }) => accuracy));
  return best(true) - best(false);
}

/** The suffix of the message that ends the sentence about a result. */
export function tailOf({ line, dice }: Cause, side: "won" | "lost" | "alone"): string {
  if (side === "alone") return line === "luck" && dice ? `-${dice}` : line ? "-turns" : "";
  const despite = side === "won" ? "against" : "lucky";
  return line ? `-${line}${line === "turns" && dice === despite ? `-${despite}` : ""}` : "";
}

/** Per cent, from 0 to 100. */
export const perCent = (chance: number): number => Math.round(100 * chance);
