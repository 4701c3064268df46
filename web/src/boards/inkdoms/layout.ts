/** The layout of a sheet: where its towers are and where there is room for print. */

import type { Point } from "../../api/scene.ts";
import { namePlaces, placesIn, type AreaPlaces } from "./places.ts";

/** A sheet's file, as far as it is drawn. */
export interface InkdomsSheetFile {
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

/** Too expensive for every visit: built-in sheets are laid out at build time. */
export interface MapLayout {
  readonly towers: readonly Tower[];
  /** Of each area. */
  readonly places: readonly AreaPlaces[];
  /** Possible places for the name of each kingdom, by the letter of its areas; the best first. */
  readonly names: Readonly<Record<string, readonly Point[]>>;
}

/** In landscape, and turned to portrait for a screen that is higher than wide. */
export interface Layouts {
  readonly lying: MapLayout;
  readonly upright: MapLayout;
}

const SYMBOL = 74;
const TOWER = 50;
/** Half the size of a name: on a phone it is larger in units of the sheet. */
const NAME: Readonly<Record<keyof Layouts, Point>> = { lying: [132, 24], upright: [164, 32] };

export function layOut(file: InkdomsSheetFile, as: keyof Layouts = "lying"): MapLayout {
  const outlines = new Map(file.areas.map((one) => [one.id, one.outline as Point[]]));
  const towers = file.towers.map(([a = "", b = ""]): Tower => ({
    ends: [a, b],
    at: middleOf(sharedSide(outlines.get(a) ?? [], outlines.get(b) ?? [])),
  }));
  const places = file.areas.map((one) => {
    const beside = towers.filter(({ ends }) => ends.includes(one.id)).map((tower) => tower.at);
    return placesIn(one.outline as Point[], one.at as Point, beside);
  });
  const things = [
    ...file.areas.flatMap((one, k) =>
      one.symbol ? [{ at: places[k]?.symbolAt as Point, radius: SYMBOL }] : [],
    ),
    ...towers.map(({ at }) => ({ at, radius: TOWER })),
  ];
  const letters = new Set(file.areas.map((one) => one.id.slice(0, 1)));
  const names = Object.fromEntries(
    [...letters].map((letter) => {
      const areas = file.areas
        .filter((one) => one.id.startsWith(letter))
        .map((one) => one.outline as Point[]);
      return [letter, namePlaces({ half: NAME[as], areas, things })];
    }),
  );
  return { towers, places, names };
}

/** The same sheet, turned clockwise by a quarter: its left side becomes the top. */
export function turned(file: InkdomsSheetFile): InkdomsSheetFile {
  const [width = 0, height = 0] = file.size;
  const turn = ([x = 0, y = 0]: number[]): number[] => [height - y, x];
  return {
    ...file,
    size: [height, width],
    areas: file.areas.map((one) => ({ ...one, outline: one.outline.map(turn), at: turn(one.at) })),
  };
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
