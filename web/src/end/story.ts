/**
 * The story of a finished game, from the scores at its end and after each of its turns: against whom
 * it was, where it was won and lost, who led when. It knows no game: only seats, lines and totals.
 */

import type { CourseShown, ScoreShown, Snapshot } from "../api/schema";

/** Whose side of a game is told, and who is on the other. */
export interface Sides {
  readonly me: number;
  /** The best of the others, or the winner; null in a solo game. */
  readonly rival: number | null;
  readonly won: boolean;
  /** Whether the side is the viewer's own; otherwise it is the winner's. */
  readonly own: boolean;
}

type EndedTable = Pick<Snapshot, "seats" | "seat" | "yours" | "winners" | "totals"> & {
  readonly scores: readonly ({ readonly total: number } | null)[];
};

/** For a spectator, or on a shared screen, it is the winner's story. */
export function sidesOf(now: EndedTable): Sides {
  const own = now.seat !== null && now.yours.length === 1;
  const me = own ? (now.seat ?? 0) : (now.winners[0] ?? 0);
  const total = (seat: number): number => now.scores[seat]?.total ?? 0;
  const others = now.seats.map((_one, seat) => seat).filter((seat) => seat !== me);
  const won = now.winners.includes(me);
  const against = won ? others : others.filter((seat) => now.winners.includes(seat));
  const best = (against.length ? against : others).reduce<number | null>(
    (found, seat) => (found === null || total(seat) > total(found) ? seat : found),
    null,
  );
  return { me, rival: best, won, own };
}

/** A part of the margin. */
export interface Stretch {
  /** Groups of score lines; more than one where groups of one kind are put together. */
  readonly groups: readonly string[];
  /** Whether it is whatever the others leave. */
  readonly rest: boolean;
  /** Turns from, to (the first is 1), where parts are stretches of the game. */
  readonly turns: readonly [number, number] | null;
  readonly mine: number;
  readonly theirs: number;
  readonly difference: number;
  /** The turn in which most of it arose; 0 if there is none, or it is not known. */
  readonly turn: number;
}

/** As many lines as people read, and as many names as one of them holds. */
const MOST = 3;

/**
 * Where a game was won and lost: the groups that differ most, in at most three lines, and all the rest together,
 * so that the parts add up to both totals and to the margin. The rest is to be less than any of them: as long as
 * it is more, groups join a line of their kind. Where one group is all there is, the parts are stretches of the
 * game between its turning points.
 */
export function partsOf(
  scores: readonly (ScoreShown | null)[],
  { me, rival }: Pick<Sides, "me" | "rival">,
  course: CourseShown | null,
): Stretch[] {
  if (rival === null) return [];
  const groups = groupsOf(scores[me], scores[rival]);
  const telling = groups.filter((one) => one.difference !== 0);
  if (telling.length < 2 && course && course.turns.length > MOST) return stretchesOf(course, me, rival);
  const sorted = telling.sort(byDifference);
  const { named, left } = shortened(sorted);
  // What is the same for both belongs to the rest: without it the columns would not add up.
  const rest = [...left, ...groups.filter((one) => !one.difference && one.mine)];
  const stretch = (of: readonly ScoreGroup[], isRest: boolean): Stretch => {
    const names = of.map((one) => one.group);
    const difference = differenceOf(of);
    return {
      groups: names,
      rest: isRest,
      turns: null,
      mine: of.reduce((sum, one) => sum + one.mine, 0),
      theirs: of.reduce((sum, one) => sum + one.theirs, 0),
      difference,
      turn: isRest ? 0 : turnOf(names, difference, course, me, rival),
    };
  };
  const parts = inOrder(named.map((line) => stretch(line, false)));
  return rest.length ? [...parts, stretch(rest, true)] : parts;
}

const differenceOf = (groups: readonly ScoreGroup[]): number => groups.reduce((sum, one) => sum + one.difference, 0);

const byDifference = (a: { difference: number }, b: { difference: number }): number =>
  Math.abs(b.difference) - Math.abs(a.difference);

/** The largest groups in at most three lines, and what is left of the others; given the largest first. */
function shortened(groups: readonly ScoreGroup[]): { named: ScoreGroup[][]; left: ScoreGroup[] } {
  const named = groups.slice(0, MOST).map((one) => [one]);
  let left = groups.slice(MOST);
  const least = (): number => Math.min(...named.map((line) => Math.abs(differenceOf(line))));
  while (Math.abs(differenceOf(left)) > least()) {
    const towards = Math.sign(differenceOf(left));
    const fits = (one: ScoreGroup, line: ScoreGroup[]): boolean =>
      line.length < MOST && line.every((other) => other.kind === one.kind && other.difference * one.difference > 0);
    const next = left.find((one) => one.difference * towards > 0 && named.some((line) => fits(one, line)));
    // The smallest line needs it most.
    const home = next && named.findLast((line) => fits(next, line));
    if (!next || !home) break;
    home.push(next);
    left = left.filter((one) => one !== next);
  }
  return { named, left };
}

/** Where there is most to gain on the other: of what has a name, what was lost by most. */
export function mostToGain(parts: readonly Stretch[]): Stretch | null {
  const lost = parts.filter((one) => !one.rest && !one.turns && one.difference <= -WORTH_TELLING);
  return lost.reduce<Stretch | null>((most, one) => (most && most.difference <= one.difference ? most : one), null);
}

/** In the order in which they arose, if that is known. */
function inOrder(parts: Stretch[]): Stretch[] {
  return parts.every((one) => one.turn) ? parts.sort((a, b) => a.turn - b.turn) : parts;
}

interface ScoreGroup {
  group: string;
  /** What its lines are called: groups with the same lines are of one kind, as kingdoms are. */
  kind: string;
  mine: number;
  theirs: number;
  difference: number;
}

export const groupOf = (line: string): string => line.split("/")[0] ?? line;

function groupsOf(mine: ScoreShown | null | undefined, theirs: ScoreShown | null | undefined): ScoreGroup[] {
  const found = new Map<string, ScoreGroup>();
  const kinds = new Map<string, Set<string>>();
  const add = (line: string, points: number, side: "mine" | "theirs"): void => {
    const group = groupOf(line);
    const one = found.get(group) ?? { group, kind: "", mine: 0, theirs: 0, difference: 0 };
    kinds.set(group, (kinds.get(group) ?? new Set()).add(line.slice(group.length)));
    one[side] += points;
    one.difference = one.mine - one.theirs;
    found.set(group, one);
  };
  for (const [line, points] of mine?.lines ?? []) add(line, points, "mine");
  for (const [line, points] of theirs?.lines ?? []) add(line, points, "theirs");
  for (const one of found.values()) one.kind = [...(kinds.get(one.group) ?? [])].sort().join();
  return [...found.values()];
}

/** More than this share of a difference has to arise in one turn: what grows slowly has no turn. */
const MOSTLY = 0.5;
/** Points of a difference for which it is worth saying when they arose. */
export const WORTH_TELLING = 2;

/** The turn that brought most of a difference; 0 if no turn did. */
function turnOf(
  groups: readonly string[],
  difference: number,
  course: CourseShown | null,
  me: number,
  rival: number,
): number {
  if (Math.abs(difference) < WORTH_TELLING) return 0;
  const swings = (course?.turns ?? []).map(({ changes }) =>
    changes.reduce((sum, [seat, line, change]) => {
      if (!groups.includes(groupOf(line))) return sum;
      return sum + (seat === me ? change : seat === rival ? -change : 0);
    }, 0),
  );
  const along = swings.map((swing) => swing * Math.sign(difference));
  const most = Math.max(0, ...along);
  // Where two turns brought the same, neither was the one.
  const once = along.indexOf(most) === along.lastIndexOf(most);
  return once && most > MOSTLY * Math.abs(difference) ? 1 + along.indexOf(most) : 0;
}

/** From the beginning to one turning point, to the other, to the end. */
function stretchesOf(course: CourseShown, me: number, rival: number): Stretch[] {
  const lead = leadOf(course, me, rival);
  const last = lead.length - 1;
  const inner = lead.slice(1, last);
  const turning = [inner.indexOf(Math.max(...inner)) + 1, inner.indexOf(Math.min(...inner)) + 1];
  const cuts = [...new Set([0, ...turning.sort((a, b) => a - b), last])];
  const totals = [course.start, ...course.turns.map((turn) => turn.totals)];
  const gained = (seat: number, from: number, to: number): number =>
    (totals[to]?.[seat] ?? 0) - (totals[from]?.[seat] ?? 0);
  return cuts.slice(1).map((to, k) => {
    const from = cuts[k] ?? 0;
    const [mine, theirs] = [gained(me, from, to), gained(rival, from, to)];
    return { groups: [], rest: false, turns: [from + 1, to], mine, theirs, difference: mine - theirs, turn: to };
  });
}

/** By how much one was ahead: before the first turn, and after each. */
export function leadOf(course: CourseShown, me: number, rival: number): number[] {
  return [course.start, ...course.turns.map((turn) => turn.totals)].map(
    (totals) => (totals[me] ?? 0) - (totals[rival] ?? 0),
  );
}

/**
 * The same in the middle of each turn, when one had played and the other had not; nothing for the time
 * before the first. That stood beside the names, too: who is ahead after every turn need not always be.
 */
export function betweenOf(course: CourseShown, me: number, rival: number): number[][] {
  const within = course.turns.map(({ between }) => between.map(({ totals }) => (totals[me] ?? 0) - (totals[rival] ?? 0)));
  return [[], ...within];
}

/** How the lead went, as the name of a sentence and its facts. */
export interface Plot {
  readonly id: "led" | "overtook" | "trailed" | "overtaken" | "even";
  /** From the end of this turn on it was as in the end. */
  readonly turn: number;
  /** Of who was overtaken: the turns after which they were ahead, the first and the last. */
  readonly from: number;
  readonly to: number;
  /** Turns in the middle of which the sentence was not true. */
  readonly moments: readonly number[];
}

/** A lead that began in the first part of a game was there all the way. */
const EARLY = 0.15;

export function plotOf(lead: readonly number[], between: readonly (readonly number[])[] = []): Plot {
  const end = lead.at(-1) ?? 0;
  const turns = lead.length - 1;
  if (end === 0 || turns < 1) return { id: "even", turn: turns, from: 0, to: 0, moments: [] };
  const side = Math.sign(end);
  /** Turns after `from` in the middle of which a side was not ahead that is said to be. */
  const otherwise = (whose: number, from: number, to: number): number[] =>
    between.flatMap((all, turn) => (turn > from && turn <= to && all.some((n) => n * whose <= 0) ? [turn] : []));
  // The last time it was level or the other way round.
  const before = lead.findLastIndex((n) => n * side <= 0);
  const turn = before + 1;
  const late = otherwise(side, turn, turns);
  const early = before <= Math.max(1, turns * EARLY);
  const other = lead.slice(0, turn).map((n) => -n * side);
  const peak = other.indexOf(Math.max(...other));
  const behind = (other[peak] ?? 0) > 0;
  if (early || !behind) return { id: side > 0 ? "led" : "trailed", turn, from: 0, to: 0, moments: late };
  const from = 1 + other.findLastIndex((n, k) => k < peak && n <= 0);
  const next = other.findIndex((n, k) => k > peak && n <= 0);
  const to = next < 0 ? before : next - 1;
  return { id: side > 0 ? "overtook" : "overtaken", turn, from, to, moments: [...otherwise(-side, from, to), ...late] };
}

/** The same as facts of its sentence. */
export function plotFacts({ turn, from, to, moments }: Plot): Record<string, string | number> {
  const span = from >= to && from > 1 ? "once" : from <= 1 ? "start" : "long";
  const nearly = moments.some((moment) => !to || moment <= to);
  return { turn, from, to, span, next: turn === to + 1 ? "yes" : "no", nearly: nearly ? "yes" : "no" };
}

/** A turn that changed a line of the graph much. */
export interface Swing {
  readonly turn: number;
  readonly change: number;
}

/** The share of a line's total ups and downs that counts as a lot for one turn. */
const MUCH = 0.25;

/** The turns that changed a line most, at most three, in the order of the game. */
export function swingsOf(values: readonly number[]): Swing[] {
  const least = Math.max(WORTH_TELLING, MUCH * (Math.max(...values) - Math.min(...values)));
  return values
    .slice(1)
    .map((value, k) => ({ turn: k + 1, change: value - (values[k] ?? 0) }))
    .filter(({ change }) => Math.abs(change) >= least)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, MOST)
    .sort((a, b) => a.turn - b.turn);
}

/** The turn that brought a seat most. */
export function bestTurn(course: CourseShown, seat: number): { turn: number; gain: number } {
  const totals = [course.start, ...course.turns.map((one) => one.totals)].map((one) => one[seat] ?? 0);
  const gains = totals.slice(1).map((total, k) => total - (totals[k] ?? 0));
  const gain = Math.max(0, ...gains);
  return { turn: 1 + gains.indexOf(gain), gain };
}
