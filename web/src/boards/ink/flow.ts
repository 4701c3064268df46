/** Areas that have become one, seen from two looks at a painting. */

import { areasByName, type AreaView, type PainterView, type SquareView } from "./view";

export interface Flow {
  /** All squares of the area that they are now. */
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

/** What is new has joined them; where nothing is, a neighbour has changed its colour. */
function middleOf(fresh: readonly SquareView[], all: readonly SquareView[]): readonly [number, number] {
  const on = fresh.length ? fresh : all;
  const mean = (axis: "x" | "y"): number => on.reduce((sum, square) => sum + square[axis] + 0.5, 0) / on.length;
  return [mean("x"), mean("y")];
}
