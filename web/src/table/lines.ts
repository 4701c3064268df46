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
    moments?: (readonly FeedMoment[] | undefined)[];
  };
  const lines: (Turn | Exclude<Line, { kind: "turn" }>)[] = [];
  let leader = leaderOf(log.slice(0, from));
  for (const told of log.slice(from)) {
    const seat = told.seat ?? -1;
    if (told.what === "move") {
      const late = told.late ?? false;
      leader ??= seat;
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
