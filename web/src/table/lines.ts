/** The log as people read it: a turn in a line, a throw in a line, and whatever else happened. */

import type { Told } from "../api/schema";

export type Line =
  | {
      readonly kind: "turn";
      readonly seat: number;
      readonly moves: readonly string[];
      /** Whether they were a secret until then: what comes next is another turn. */
      readonly late: boolean;
      /** Whether this seat was the first to move after the last throw: the throw was for it. */
      readonly first: boolean;
    }
  | { readonly kind: "throw"; readonly text: string }
  | { readonly kind: "note"; readonly told: Told };

/**
 * What was told, in lines. What was taken back is not there. `from` leaves out what was told before
 * it, but not what that means for the rest.
 */
export function linesOf(log: readonly Told[], from = 0): Line[] {
  type Turn = Extract<Line, { kind: "turn" }> & { moves: string[] };
  const lines: (Turn | Exclude<Line, { kind: "turn" }>)[] = [];
  let leader = leaderOf(log.slice(0, from));
  for (const told of log.slice(from)) {
    const seat = told.seat ?? -1;
    if (told.what === "move") {
      const late = told.late ?? false;
      leader ??= seat;
      const last = lines.at(-1);
      const goesOn = last?.kind === "turn" && last.seat === seat && last.late === late;
      if (goesOn) last.moves.push(told.text ?? "");
      else lines.push({ kind: "turn", seat, moves: [told.text ?? ""], late, first: seat === leader });
    } else if (told.what === "undo") {
      const at = lines.findLastIndex((line) => line.kind === "turn" && line.seat === seat);
      const turn = lines[at];
      if (turn?.kind === "turn") {
        turn.moves.pop();
        if (!turn.moves.length) lines.splice(at, 1);
      }
    } else if (told.what === "throw") {
      leader = null;
      lines.push({ kind: "throw", text: told.text ?? "" });
    } else {
      lines.push({ kind: "note", told });
    }
  }
  return lines;
}

/** Who was the first to move after the last throw; null if nobody has. */
export function leaderOf(log: readonly Told[]): number | null {
  const since = log.slice(log.findLastIndex((told) => told.what === "throw") + 1);
  return since.find((told) => told.what === "move")?.seat ?? null;
}
