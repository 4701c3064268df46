/** How a sheet is laid out: where its towers stand and where there is room to print. */

import type { Point } from "../../api/scene.ts";
import { placesIn, type Places } from "./places.ts";

/** A sheet's file, as far as it is drawn. */
export interface SheetFile {
  size: number[];
  die: number;
  blots: number;
  areas: { id: string; outline: number[][]; at: number[]; symbol?: string }[];
  towers: string[][];
}

export interface Tower {
  readonly ends: readonly [string, string];
  readonly at: Point;
}

/** Costs too much to be done on every visit: for the sheets of the house it is done at the build. */
export interface Layout {
  readonly towers: readonly Tower[];
  /** Of each area. */
  readonly places: readonly Places[];
}

export function layOut(file: SheetFile): Layout {
  const outlines = new Map(file.areas.map((one) => [one.id, one.outline as Point[]]));
  const towers = file.towers.map(([a = "", b = ""]): Tower => ({
    ends: [a, b],
    at: middleOf(sharedSide(outlines.get(a) ?? [], outlines.get(b) ?? [])),
  }));
  const places = file.areas.map((one) => {
    const beside = towers.filter(({ ends }) => ends.includes(one.id)).map((tower) => tower.at);
    return placesIn(one.outline as Point[], one.at as Point, beside, !!one.symbol);
  });
  return { towers, places };
}

/** The longest run of corners that two outlines share. */
export function sharedSide(one: readonly Point[], two: readonly Point[]): Point[] {
  const there = new Set(two.map(String));
  const common = one.map((point) => there.has(String(point)));
  const start = common.indexOf(false);
  let best: Point[] = [];
  let run: Point[] = [];
  for (let k = 0; k < one.length; k += 1) {
    const at = (start + 1 + k) % one.length;
    run = common[at] ? [...run, one[at] as Point] : [];
    if (run.length > best.length) best = run;
  }
  return best;
}

/** The point halfway along a path. */
export function middleOf(path: readonly Point[]): Point {
  const steps = path.slice(1).map((point, k) => {
    const [x, y] = path[k] as Point;
    return Math.hypot(point[0] - x, point[1] - y);
  });
  let left = steps.reduce((sum, step) => sum + step, 0) / 2;
  for (const [k, step] of steps.entries()) {
    const [a, b] = [path[k] as Point, path[k + 1] as Point];
    if (step >= left) {
      const part = step ? left / step : 0;
      return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
    }
    left -= step;
  }
  return path[0] ?? [0, 0];
}
