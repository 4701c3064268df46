/** The log as people read it: a line for each turn, each throw, and whatever else happened. */

import type { FeedMoment, FeedItem } from "../api/schema";

/** A seat whose points change, and by how much. */
export type PointsChange = readonly [seat: number, points: number];

export type Line =
  | {
      readonly kind: "turn";
      readonly seat: number;
      readonly moves: readonly string[];
      /** Whether they were hidden until then: whatever follows is another turn. */
      readonly late: boolean;
      /** Whether this seat was the first to move after the last throw: the throw was for it. */
      readonly first: boolean;
      /** The seat that was: this one answers what it did. */
      readonly to?: number;
      /** The moments of each of the moves; omitted where there are none. */
      readonly moments?: readonly (readonly FeedMoment[] | undefined)[];
      /** Whose points all of it changed. */
      readonly brought?: readonly PointsChange[];
    }
  | {
      readonly kind: "throw";
      readonly text: string;
      readonly moments?: readonly FeedMoment[];
      readonly brought?: readonly PointsChange[];
    }
  | { readonly kind: "note"; readonly told: FeedItem };

export type TurnLine = Extract<Line, { kind: "turn" }>;

/** A turn that is being assembled, with the log entries of its moves. */
interface OpenTurn {
  readonly kind: "turn";
  readonly seat: number;
  steps: FeedItem[];
  late: boolean;
  readonly first: boolean;
  readonly to?: number;
}

/**
 * The log as lines, without what was undone. `from` skips earlier entries, but not their effect on the rest.
 */
export function linesOf(log: readonly FeedItem[], from = 0): Line[] {
  const lines: (OpenTurn | Exclude<Line, { kind: "turn" }>)[] = [];
  let leader = leaderOf(log.slice(0, from));
  /** Turns to which formerly hidden parts were added, and where the next part goes. */
  const inserted = new Map<OpenTurn, number>();

  /**
   * The turn to which a part belongs that is revealed late: one turn is one line. Its open parts since the last
   * throw are merged; the last of them shows that the turn was over.
   */
  function begunBy(seat: number): OpenTurn | null {
    const last = lines.at(-1);
    if (last?.kind === "turn" && last.seat === seat && inserted.has(last)) return last;
    const thrown = lines.findLastIndex((line) => line.kind === "throw");
    const open = lines.filter(
      (line, k): line is OpenTurn => k > thrown && line.kind === "turn" && line.seat === seat && !line.late,
    );
    const [begun, ...more] = open;
    if (!begun) return null;
    begun.steps.push(...more.flatMap(({ steps }) => steps));
    begun.late = true;
    const rest = lines.filter((line) => !open.some((one) => one === line));
    lines.splice(0, lines.length, ...rest, begun);
    inserted.set(begun, begun.steps.length > 1 ? begun.steps.length - 1 : begun.steps.length);
    return begun;
  }

  for (const told of log.slice(from)) {
    const seat = told.seat ?? -1;
    if (told.what === "move") {
      const late = told.late ?? false;
      leader ??= seat;
      const begun = late ? begunBy(seat) : null;
      if (begun) {
        const at = inserted.get(begun) ?? 0;
        begun.steps.splice(at, 0, told);
        inserted.set(begun, at + 1);
        continue;
      }
      const last = lines.at(-1);
      const goesOn = last?.kind === "turn" && last.seat === seat && last.late === late;
      const lead = seat === leader ? { first: true } : { first: false, to: leader };
      const turn: OpenTurn = goesOn ? last : { kind: "turn", seat, steps: [], late, ...lead };
      if (!goesOn) lines.push(turn);
      turn.steps.push(told);
    } else if (told.what === "undo") {
      const at = lines.findLastIndex((line) => line.kind === "turn" && line.seat === seat);
      const turn = lines[at];
      if (turn?.kind === "turn") {
        turn.steps.pop();
        if (!turn.steps.length) lines.splice(at, 1);
      }
    } else if (told.what === "throw") {
      leader = null;
      const { moments, brought } = told;
      lines.push({
        kind: "throw",
        text: told.text ?? "",
        ...(moments?.length ? { moments } : {}),
        ...(brought?.length ? { brought } : {}),
      });
    } else {
      lines.push({ kind: "note", told });
    }
  }
  lines.forEach((line, k) => line.kind === "turn" && handOver(line, lines.slice(k + 1)));
  return lines.map((line) => (line.kind === "turn" ? lineOf(line) : line));
}

/**
 * The move that lifts a secret also lists its consequences for others, whose moves follow: these go to their
 * lines, whoever moved last.
 */
function handOver(turn: OpenTurn, after: readonly (OpenTurn | Line)[]): void {
  const thrown = after.findIndex((line) => line.kind === "throw");
  const late = (thrown < 0 ? after : after.slice(0, thrown)).filter(
    (line): line is OpenTurn => "steps" in line && line.late && line.seat !== turn.seat,
  );
  for (const other of late) {
    const theirs = (seat: number | null | undefined): boolean => seat === other.seat;
    const moments = turn.steps.flatMap((step) => step.moments ?? []).filter((one) => theirs(one.seat));
    const brought = turn.steps.flatMap((step) => step.brought ?? []).filter(([seat]) => theirs(seat));
    if (!moments.length && !brought.length) continue;
    turn.steps = turn.steps.map((step) => ({
      ...step,
      moments: (step.moments ?? []).filter((one) => !theirs(one.seat)),
      brought: (step.brought ?? []).filter(([seat]) => !theirs(seat)),
    }));
    other.steps = other.steps.map((step, k) =>
      k < other.steps.length - 1
        ? step
        : { ...step, moments: [...moments, ...(step.moments ?? [])], brought: [...brought, ...(step.brought ?? [])] },
    );
  }
}

function lineOf({ steps, ...turn }: OpenTurn): Line {
  const moments = steps.map((step) => (step.moments?.length ? step.moments : undefined));
  const brought = steps.flatMap((step) => step.brought ?? []);
  return {
    ...turn,
    moves: steps.map(({ text }) => text ?? ""),
    ...(moments.some(Boolean) ? { moments } : {}),
    ...(brought.length ? { brought } : {}),
  };
}

/** The moments in a line, in order. */
export function momentsIn(line: Line): readonly FeedMoment[] {
  if (line.kind === "note") return [];
  return (line.moments ?? []).flatMap((one) => one ?? []);
}

/** What a line scored, so that a reader can add it up: each point occurs once. */
export interface Account {
  /** What its seat gained or lost in the whole turn. */
  readonly total: number;
  /** The moments, with the points shown after them: 0 where the total includes them. */
  readonly moments: readonly { readonly moment: FeedMoment; readonly points: number }[];
  /** What others gained or lost as well. */
  readonly others: readonly PointsChange[];
}

export function accountOf(line: Line): Account {
  const own = line.kind === "turn" ? line.seat : null;
  const sums = new Map<number, number>();
  for (const [seat, points] of line.kind === "note" ? [] : (line.brought ?? [])) {
    sums.set(seat, (sums.get(seat) ?? 0) + points);
  }
  const total = own === null ? 0 : (sums.get(own) ?? 0);
  // A loss that only counts at the end is in no total: losses show their own cost.
  const moments = momentsIn(line).map((moment) => {
    const points = moment.points ?? 0;
    return { moment, points: moment.seat === own && total && points > 0 ? 0 : points };
  });
  const others: PointsChange[] = [];
  for (const [seat, points] of sums) {
    if (seat === own) continue;
    const all = moments.filter((one) => one.moment.seat === seat);
    const told = (some: typeof all): number => some.reduce((sum, one) => sum + one.points, 0);
    const alike = all.filter((one) => one.points * points > 0);
    // A loss that counts at once may come with a gain: together they are the change.
    const rest = points - told(points < 0 || told(all) === points ? all : alike);
    const last = alike.at(-1);
    if (last && rest * points > 0) last.points += rest;
    else if (rest) others.push([seat, rest]);
  }
  return { total, moments, others };
}

/** The first seat to move after the last throw; null if none has. */
export function leaderOf(log: readonly FeedItem[]): number | null {
  const since = log.slice(log.findLastIndex((told) => told.what === "throw") + 1);
  return since.find((told) => told.what === "move")?.seat ?? null;
}

/** How many turns of a seat are in the log. */
export const turnsOf = (lines: readonly Line[], seat: number | null): number =>
  lines.filter((line) => line.kind === "turn" && line.seat === seat).length;

/** Whether a seat has made a move that was not undone. */
export function hasMoved(log: readonly FeedItem[], seat: number | null): boolean {
  const own = (what: string): number => log.filter((told) => told.what === what && told.seat === seat).length;
  return own("move") > own("undo");
}
