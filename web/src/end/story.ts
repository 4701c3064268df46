/**
 * The story of a finished game, from the scores at its end and after each of its turns: against whom
 * it was, where it was won and lost, who led when. It knows no game: only seats, lines and totals.
 */

import type { CourseShown, ScoreShown, Snapshot } from "../api/schema";

/** From whose side a game is told, and who is on the other. */
export interface Sides {
  readonly me: number;
  /** The best of the others, or who won; null for who played alone. */
  readonly rival: number | null;
  readonly won: boolean;
  /** Whether the side is the viewer's own; otherwise it is told about the winner. */
  readonly own: boolean;
}

type Told = Pick<Snapshot, "seats" | "seat" | "yours" | "winners" | "totals"> & {
  readonly scores: readonly ({ readonly total: number } | null)[];
};

/** Who watches, or shares a screen, hears it about who won. */
export function sidesOf(now: Told): Sides {
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
export interface Part {
  /** Groups of score lines; more than one where small ones are put together. */
  readonly groups: readonly string[];
  /** Turns from, to (the first is 1), where parts are stretches of the game. */
  readonly turns: readonly [number, number] | null;
  readonly mine: number;
  readonly theirs: number;
  readonly difference: number;
  /** The turn in which most of it came about; 0 if there is none, or it is not known. */
  readonly turn: number;
}

/** As many lines as people read. */
const MOST = 3;

/**
 * Where a game was won and lost: the groups that differ most, at most three, and all the rest together, so
 * that the parts add up to both totals and to the margin. Where one group is all there is, the parts are
 * stretches of the game between its turning points.
 */
export function partsOf(
  scores: readonly (ScoreShown | null)[],
  { me, rival }: Pick<Sides, "me" | "rival">,
  course: CourseShown | null,
): Part[] {
  if (rival === null) return [];
  const groups = groupsOf(scores[me], scores[rival]);
  const telling = groups.filter((one) => one.difference !== 0);
  if (telling.length < 2 && course && course.turns.length > MOST) return stretchesOf(course, me, rival);
  const sorted = telling.sort((a, b) => Math.abs(b.difference) - Math.abs(a.difference));
  const alone = sorted.length > MOST ? sorted.slice(0, MOST - 1) : sorted;
  // What is the same for both belongs to the rest: without it the columns would not add up.
  const rest = [...sorted.slice(alone.length), ...groups.filter((one) => !one.difference && one.mine)];
  const parts = alone.map(({ group, mine, theirs, difference }) => ({
    groups: [group],
    turns: null,
    mine,
    theirs,
    difference,
    turn: turnOf(group, difference, course, me, rival),
  }));
  if (!rest.length) return inOrder(parts);
  const sum = (of: (one: Group) => number): number => rest.reduce((all, one) => all + of(one), 0);
  return [
    ...inOrder(parts),
    {
      groups: rest.map((one) => one.group),
      turns: null,
      mine: sum((one) => one.mine),
      theirs: sum((one) => one.theirs),
      difference: sum((one) => one.difference),
      turn: 0,
    },
  ];
}

/** As they came about, if that is known. */
function inOrder(parts: Part[]): Part[] {
  return parts.every((one) => one.turn) ? parts.sort((a, b) => a.turn - b.turn) : parts;
}

interface Group {
  group: string;
  mine: number;
  theirs: number;
  difference: number;
}

const groupOf = (line: string): string => line.split("/")[0] ?? line;

function groupsOf(mine: ScoreShown | null | undefined, theirs: ScoreShown | null | undefined): Group[] {
  const found = new Map<string, Group>();
  const add = (line: string, points: number, side: "mine" | "theirs"): void => {
    const group = groupOf(line);
    const one = found.get(group) ?? { group, mine: 0, theirs: 0, difference: 0 };
    one[side] += points;
    one.difference = one.mine - one.theirs;
    found.set(group, one);
  };
  for (const [line, points] of mine?.lines ?? []) add(line, points, "mine");
  for (const [line, points] of theirs?.lines ?? []) add(line, points, "theirs");
  return [...found.values()];
}

/** More than this share of a difference has to come about in one turn: what grows slowly has no turn. */
const MOSTLY = 0.5;

/** The turn that brought most of a difference; 0 if no turn did. */
function turnOf(group: string, difference: number, course: CourseShown | null, me: number, rival: number): number {
  const swings = (course?.turns ?? []).map(({ changes }) =>
    changes.reduce((sum, [seat, line, change]) => {
      if (groupOf(line) !== group) return sum;
      return sum + (seat === me ? change : seat === rival ? -change : 0);
    }, 0),
  );
  const along = swings.map((swing) => swing * Math.sign(difference));
  const most = Math.max(0, ...along);
  return most > MOSTLY * Math.abs(difference) ? 1 + along.indexOf(most) : 0;
}

/** From the beginning to one turning point, to the other, to the end. */
function stretchesOf(course: CourseShown, me: number, rival: number): Part[] {
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
    return { groups: [], turns: [from + 1, to], mine, theirs, difference: mine - theirs, turn: to };
  });
}

/** By how much one was ahead: before the first turn, and after each. */
export function leadOf(course: CourseShown, me: number, rival: number): number[] {
  return [course.start, ...course.turns.map((turn) => turn.totals)].map(
    (totals) => (totals[me] ?? 0) - (totals[rival] ?? 0),
  );
}

/** How the lead went, as the name of a sentence and its facts. */
export interface Plot {
  readonly id: "led" | "overtook" | "trailed" | "overtaken" | "even";
  readonly turn: number;
  /** Of who was overtaken: the turn in which their lead was largest. */
  readonly peak: number;
}

/** A lead that began in the first part of a game was there all the way. */
const EARLY = 0.15;

export function plotOf(lead: readonly number[]): Plot {
  const end = lead.at(-1) ?? 0;
  const turns = lead.length - 1;
  if (end === 0 || turns < 1) return { id: "even", turn: turns, peak: 0 };
  const side = Math.sign(end);
  // The last time it was level or the other way round.
  const before = lead.findLastIndex((n) => n * side <= 0);
  const early = before <= Math.max(1, turns * EARLY);
  const other = lead.slice(0, before + 1).map((n) => -n * side);
  const peak = other.indexOf(Math.max(...other));
  const behind = (other[peak] ?? 0) > 0;
  if (early || !behind) return { id: side > 0 ? "led" : "trailed", turn: before + 1, peak: 0 };
  return { id: side > 0 ? "overtook" : "overtaken", turn: before + 1, peak };
}

/** The turn that brought a seat most. */
export function bestTurn(course: CourseShown, seat: number): { turn: number; gain: number } {
  const totals = [course.start, ...course.turns.map((one) => one.totals)].map((one) => one[seat] ?? 0);
  const gains = totals.slice(1).map((total, k) => total - (totals[k] ?? 0));
  const gain = Math.max(0, ...gains);
  return { turn: 1 + gains.indexOf(gain), gain };
}
