/**
 * The story of a finished game, from the scores at its end and after each of its turns: who the rival
 * was, where it was won and lost, who led when. Independent of the game: it only uses seats, lines and
 * totals.
 */

import type { CourseShown, ScoreShown, Snapshot } from "../api/schema";

/** The side whose story is told, and the other one. */
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
  /** Groups of score lines; more than one if groups of one kind are combined. */
  readonly groups: readonly string[];
  /** Whether it is the remainder after the other parts. */
  readonly rest: boolean;
  /** First and last turn (counted from 1), if parts are stretches of the game. */
  readonly turns: readonly [number, number] | null;
  readonly mine: number;
  readonly theirs: number;
  readonly difference: number;
  /** The turn in which most of it arose; 0 if there is none, or it is not known. */
  readonly turn: number;
}

/** The maximum number of lines, and of names in one of them. */
const MOST = 3;

/**
 * Where a game was won and lost: the groups that differ most, in at most three lines, and the
 * remainder, so that the parts add up to both totals and to the margin. The remainder should be less
 * than each of them: as long as it is more, groups join a line of their kind. If there is only one
 * group, the parts are stretches of the game between its turning points.
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
  // Equal groups belong to the remainder: without them the columns would not add up.
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

/** The largest groups in at most three lines, and the rest; `groups` are sorted by size. */
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

/** Where there is most to gain on the other: the named part with the largest loss. */
export function mostToGain(parts: readonly Stretch[]): Stretch | null {
  const lost = parts.filter((one) => !one.rest && !one.turns && one.difference <= -WORTH_TELLING);
  return lost.reduce<Stretch | null>((most, one) => (most && most.difference <= one.difference ? most : one), null);
}

/** In chronological order, if that is known. */
function inOrder(parts: Stretch[]): Stretch[] {
  return parts.every((one) => one.turn) ? parts.sort((a, b) => a.turn - b.turn) : parts;
}

interface ScoreGroup {
  group: string;
  /** The names of its lines: groups with the same lines are of one kind, as kingdoms are. */
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

/** At least this share of a difference has to arise in one turn for that turn to be named. */
const MOSTLY = 0.5;
/** From this many points on, it is worth saying when a difference arose. */
export const WORTH_TELLING = 2;

/** The turn that contributed most to a difference; 0 if no turn stands out. */
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
  // If two turns contributed equally, neither stands out.
  const once = along.indexOf(most) === along.lastIndexOf(most);
  return once && most > MOSTLY * Math.abs(difference) ? 1 + along.indexOf(most) : 0;
}

/** From the start to one turning point, to the next, to the end. */
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
 * The same within each turn, when one had played and the other had not; nothing before the first. These
 * values were shown beside the names, too: a player who leads after every turn need not lead all the
 * time.
 */
export function betweenOf(course: CourseShown, me: number, rival: number): number[][] {
  const within = course.turns.map(({ between }) => between.map(({ totals }) => (totals[me] ?? 0) - (totals[rival] ?? 0)));
  return [[], ...within];
}

/** The course of the lead, as a message id and its facts. */
export interface Plot {
  readonly id: "led" | "overtook" | "trailed" | "overtaken" | "even";
  /** From the end of this turn on the lead was as at the end. */
  readonly turn: number;
  /** For the player who was overtaken: the first and the last turn after which they led. */
  readonly from: number;
  readonly to: number;
  /** Turns within which the sentence was not true. */
  readonly moments: readonly number[];
  /** Where they led once more after that: the last time; null if they did not. */
  readonly again: readonly [number, number] | null;
  /** The last turn after `turn` after which they were level; 0 if there is none. */
  readonly level: number;
}

/** A lead that began in this first share of a game counts as there from the start. */
const EARLY = 0.15;

export function plotOf(lead: readonly number[], between: readonly (readonly number[])[] = []): Plot {
  const end = lead.at(-1) ?? 0;
  const turns = lead.length - 1;
  if (end === 0 || turns < 1) return { id: "even", turn: turns, from: 0, to: 0, moments: [], again: null, level: 0 };
  const side = Math.sign(end);
  /** Turns after `from` within which the side that is said to be ahead was not. */
  const otherwise = (whose: number, from: number, to: number): number[] =>
    between.flatMap((all, turn) => (turn > from && turn <= to && all.some((n) => n * whose <= 0) ? [turn] : []));
  // The last time that the other side led. A tie after it ends no lead, but is mentioned.
  const before = lead.findLastIndex((n) => n * side < 0);
  const turn = lead.findIndex((n, k) => k > before && n * side > 0);
  const ties = lead.flatMap((n, k) => (k > turn && n === 0 ? [k] : []));
  const level = ties.at(-1) ?? 0;
  const late = [...new Set([...otherwise(side, turn, turns), ...ties])].sort((a, b) => a - b);
  const early = before <= Math.max(1, turns * EARLY);
  const other = lead.slice(0, turn).map((n) => -n * side);
  const peak = other.indexOf(Math.max(...other));
  const behind = (other[peak] ?? 0) > 0;
  if (early || !behind) return { id: side > 0 ? "led" : "trailed", turn, from: 0, to: 0, moments: late, again: null, level };
  const from = 1 + other.findLastIndex((n, k) => k < peak && n <= 0);
  const next = other.findIndex((n, k) => k > peak && n <= 0);
  const to = next < 0 ? before : next - 1;
  const last = other.findLastIndex((n, k) => k > to && n > 0);
  const again = last < 0 ? null : ([1 + other.findLastIndex((n, k) => k < last && n <= 0), last] as const);
  const moments = [...otherwise(-side, from, to), ...late];
  return { id: side > 0 ? "overtook" : "overtaken", turn, from, to, moments, again, level };
}

/** The facts of its message. */
export function plotFacts({ turn, from, to, moments, again, level }: Plot): Record<string, string | number> {
  const span = from >= to && from > 1 ? "once" : from <= 1 ? "start" : "long";
  const nearly = moments.some((moment) => !to || moment <= to);
  const [since, until] = again ?? [0, 0];
  const more = { again: !again ? "no" : since === until ? "once" : "long", since, until };
  const next = turn === (until || to) + 1 ? "yes" : "no";
  return { turn, from, to, span, ...more, next, nearly: nearly ? "yes" : "no", level };
}

/** A turn that changed a line of the graph a lot. */
export interface Swing {
  readonly turn: number;
  readonly change: number;
}

/** The share of a line's range that counts as a lot for one turn. */
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
