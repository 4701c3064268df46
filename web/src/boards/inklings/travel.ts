/** Frames that animate an Inkling from one place to another. */

import type { Point } from "../../api/scene";
import { LONGEST } from "../../moments/limits";
import { onHop } from "./places";

/** A hop and the ink that spreads from under its feet are small moments: together they last no longer than one. */
export const HOP = 240;
export const SPREAD = { delay: 130, duration: LONGEST.small - 130 } as const;
/** Into one hole, out of another. */
export const SLIDE = LONGEST.small;
/** A lost one: sad, and brief. */
export const SINK = 800;

const by = (x: number, y: number, scale = "1"): string =>
  `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale})`;

/** Over the paper in an arc, squashed at take-off and landing. It ends at its final place. */
export function hopping(from: Point, to: Point): Keyframe[] {
  const steps = 8;
  const flight = Array.from({ length: steps + 1 }, (_, k): Keyframe => {
    const share = k / steps;
    const [x, y] = onHop(from, to, share);
    const stretch = k === 0 ? "1.2, 0.75" : k === steps ? "1.25, 0.7" : "0.9, 1.15";
    return { transform: by(x - to[0], y - to[1], stretch), offset: 0.84 * share };
  });
  return [...flight, { transform: by(0, 0) }];
}

/** Into the hole beside it, and out of the one at the other end. */
export function sliding(from: Point, down: Point, up: Point, to: Point): Keyframe[] {
  const off = (point: Point, scale: string): string => by(point[0] - to[0], point[1] - to[1], scale);
  return [
    { transform: off(from, "1"), opacity: 1, offset: 0 },
    { transform: off(down, "0.15"), opacity: 1, offset: 0.34 },
    { transform: off(down, "0.1"), opacity: 0, offset: 0.38 },
    { transform: off(up, "0.1"), opacity: 0, offset: 0.62 },
    { transform: off(up, "0.15"), opacity: 1, offset: 0.66 },
    { transform: by(0, 0, "0.9, 1.15"), opacity: 1, offset: 0.88 },
    { transform: by(0, 0), opacity: 1, offset: 1 },
  ];
}

export const stillness = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
