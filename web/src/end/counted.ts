/**
 * The course of a game, counted as at its table: what is only deducted at the end (`apart`) is left out
 * until the last turn.
 */

import type { CourseShown, ScoreShown } from "../api/schema";
import type { Apart } from "../boards/board";

type CourseChange = CourseShown["turns"][number]["changes"][number];

export function counted(
  course: CourseShown,
  scores: readonly (ScoreShown | null)[],
  apart: Pick<Apart, "has"> | undefined,
): CourseShown {
  const last = course.turns.length - 1;
  if (!apart || last < 0) return course;
  /** What is deducted at the end, and what was due before the first turn. */
  const ended = scores.map((score) => (score?.lines ?? []).filter(([line]) => apart.has(line)));
  const losses = ended.map((lines) => sum(lines.map(([, points]) => points)));
  const changed = (seat: number, changes: readonly CourseChange[]): number =>
    sum(changes.flatMap(([who, line, change]) => (who === seat && apart.has(line) ? [change] : [])));
  const all = course.turns.flatMap((turn) => turn.changes);
  const before = course.start.map((_total, seat) => (losses[seat] ?? 0) - changed(seat, all));
  let so = before;
  const turns = course.turns.map((turn, k) => {
    const began = so;
    const between = turn.between.map(({ totals, changes }) => ({
      totals: totals.map((total, seat) => total - (began[seat] ?? 0) - changed(seat, changes)),
      changes: changes.filter(([, line]) => !apart.has(line)),
    }));
    so = so.map((points, seat) => points + changed(seat, turn.changes));
    const kept = turn.changes.filter(([, line]) => !apart.has(line));
    if (k < last) {
      return { ...turn, totals: turn.totals.map((total, seat) => total - (so[seat] ?? 0)), changes: kept, between };
    }
    const settled = ended.flatMap((lines, seat) =>
      lines.flatMap(([line, points]): CourseChange[] => (points ? [[seat, line, points]] : [])),
    );
    return { ...turn, changes: [...kept, ...settled], between };
  });
  const start = course.start.map((total, seat) => total - (before[seat] ?? 0));
  return { ...course, start, turns };
}

const sum = (all: readonly number[]): number => all.reduce((one, two) => one + two, 0);
