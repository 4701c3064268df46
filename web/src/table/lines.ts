/** The log as people read it: a turn in a line, a throw in a line, and whatever else happened. */

import type { FeedMoment, FeedItem } from "../api/schema";

export type Line =
  | {
      readonly kind: "turn";
      readonly seat: number;
      readonly moves: readonly string[];
      /** Whether they were a secret until then: what comes next is another turn. */
      readonly late: boolean;
      /** Whether this seat was the first to move after the last throw: the throw was for it. */
      readonly first: boolean;
      /** What came about with each of the moves; left out where nothing did. */
      readonly moments?: readonly (readonly FeedMoment[] | undefined)[];
    }
  | { readonly kind: "throw"; readonly text: string; readonly moments?: readonly FeedMoment[] }
  | { readonly kind: "note"; readonly told: FeedItem };

/**
 * What was told, in lines. What was taken back is not there. `from` leaves out what was told before
 * it, but not what that means for the rest.
 */
export function linesOf(log: readonly FeedItem[], from = 0): Line[] {
  type Turn = Extract<Line, { kind: "turn" }> & {
    moves: string[];
    late: boolean;
    moments?: (readonly FeedMoment[] | undefined)[];
  };
  const lines: (Turn | Exclude<Line, { kind: "turn" }>)[] = [];
  let leader = leaderOf(log.slice(0, from));
  /** Turns to which parts were added that had been a secret, and where the next of these goes. */
  const inserted = new Map<Turn, number>();

  /**
   * The turn to which a part belongs that is told late: one turn is one line. What was told openly of it
   * since the last throw is put together; the last of that says that the turn was over.
   */
  function begunBy(seat: number): Turn | null {
    const last = lines.at(-1);
    if (last?.kind === "turn" && last.seat === seat && inserted.has(last)) return last;
    const thrown = lines.findLastIndex((line) => line.kind === "throw");
    const open = lines.filter(
      (line, k): line is Turn => k > thrown && line.kind === "turn" && line.seat === seat && !line.late,
    );
    const [begun, ...more] = open;
    if (!begun) return null;
    const told = open.map(({ moves, moments }) => moves.map((_move, k) => moments?.[k])).flat();
    begun.moves.push(...more.flatMap(({ moves }) => moves));
    if (told.some(Boolean)) begun.moments = told;
    begun.late = true;
    const rest = lines.filter((line) => !open.some((one) => one === line));
    lines.splice(0, lines.length, ...rest, begun);
    inserted.set(begun, begun.moves.length > 1 ? begun.moves.length - 1 : begun.moves.length);
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
        begun.moves.splice(at, 0, told.text ?? "");
        const moments = begun.moves.map((_move, k) => begun.moments?.[k < at ? k : k - 1]);
        moments[at] = told.moments?.length ? told.moments : undefined;
        if (moments.some(Boolean)) begun.moments = moments;
        inserted.set(begun, at + 1);
        continue;
      }
      const last = lines.at(-1);
      const goesOn = last?.kind === "turn" && last.seat === seat && last.late === late;
      const turn: Turn = goesOn ? last : { kind: "turn", seat, moves: [], late, first: seat === leader };
      if (!goesOn) lines.push(turn);
      turn.moves.push(told.text ?? "");
      if (told.moments?.length) (turn.moments ??= [])[turn.moves.length - 1] = told.moments;
    } else if (told.what === "undo") {
      const at = lines.findLastIndex((line) => line.kind === "turn" && line.seat === seat);
      const turn = lines[at];
      if (turn?.kind === "turn") {
        turn.moves.pop();
        turn.moments?.splice(turn.moves.length);
        if (!turn.moves.length) lines.splice(at, 1);
      }
    } else if (told.what === "throw") {
      leader = null;
      const { moments } = told;
      lines.push({ kind: "throw", text: told.text ?? "", ...(moments?.length ? { moments } : {}) });
    } else {
      lines.push({ kind: "note", told });
    }
  }
  return lines;
}

/** What came about in a line, in order. */
export function momentsIn(line: Line): readonly FeedMoment[] {
  if (line.kind === "note") return [];
  return (line.moments ?? []).flatMap((one) => one ?? []);
}

/** Who was the first to move after the last throw; null if nobody has. */
export function leaderOf(log: readonly FeedItem[]): number | null {
  const since = log.slice(log.findLastIndex((told) => told.what === "throw") + 1);
  return since.find((told) => told.what === "move")?.seat ?? null;
}

/** Whether a seat has made a move that still stands. */
export function hasMoved(log: readonly FeedItem[], seat: number | null): boolean {
  const own = (what: string): number => log.filter((told) => told.what === what && told.seat === seat).length;
  return own("move") > own("undo");
}
