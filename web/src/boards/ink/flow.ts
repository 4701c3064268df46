/** Areas that have merged, found by comparing two states of a painting. */

import { areasByName, type AreaView, type PainterView, type SquareView } from "./view";

export interface Flow {
  /** All squares of the merged area. */
  readonly squares: readonly SquareView[];
  /** Where they met, in squares of the grid. */
  readonly from: readonly [x: number, y: number];
}

export function flowsIn(before: PainterView, now: PainterView): Flow[] {
  if (before.areas === now.areas) return [];
  const were = areasByName(before);
  const named = new Map(now.squares.map((square) => [square.name, square]));
  return now.areas.flatMap((area) => {
    const met = new Set<AreaView>();
    for (const name of area.squares) {
      const old = were.get(name);
      if (old) met.add(old);
    }
    if (met.size < 2) return [];
    const squares = area.squares.flatMap((name) => named.get(name) ?? []);
    return { squares, from: middleOf(squares.filter(({ name }) => !were.has(name)), squares) };
  });
}

/** The new square has joined them; if there is none, a neighbour has changed its colour. */
function middleOf(fresh: readonly SquareView[], all: readonly SquareView[]): readonly [number, number] {
  const on = fresh.length ? fresh : all;
  const mean = (axis: "x" | "y"): number => on.reduce((sum, square) => sum + square[axis] + 0.5, 0) / on.length;
  return [mean("x"), mean("y")];
}
