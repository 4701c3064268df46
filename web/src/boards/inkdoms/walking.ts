/** Arrow keys on the map: to the neighbouring area in that direction, as it appears. */

import type { Point } from "../../api/scene";
import { nearest, WAYS } from "../../ui/roving";

interface Walkable {
  readonly at: Point;
  readonly beside: readonly number[];
}

/** The share of the way that must lead ahead: half, so that every area is reachable without a detour. */
const AHEAD = 0.5;

/** The index of the next area, -1 for none: a row is never skipped where areas touch. */
export function nextArea(key: string, from: number, areas: readonly Walkable[]): number {
  const [way, here] = [WAYS[key], areas[from]];
  if (!way || !here) return -1;
  let [best, most] = [-1, AHEAD];
  for (const rank of here.beside) {
    const there = areas[rank];
    if (!there) continue;
    const [dx, dy] = [there.at[0] - here.at[0], there.at[1] - here.at[1]];
    const ahead = (dx * way[0] + dy * way[1]) / Math.hypot(dx, dy);
    if (ahead > most) [best, most] = [rank, ahead];
  }
  return best >= 0 ? best : nearest(key, from, areas.map(({ at }) => at));
}

/** The area that an arrow key leads to from a point on the map, such as a die; -1 for another key. */
export function areaFrom(key: string, spot: Point, areas: readonly Walkable[]): number {
  if (!WAYS[key]) return -1;
  const ahead = nearest(key, 0, [spot, ...areas.map(({ at }) => at)]) - 1;
  if (ahead >= 0) return ahead;
  // At the edge of the map: the area it is on.
  const far = ({ at }: Walkable): number => Math.hypot(at[0] - spot[0], at[1] - spot[1]);
  return areas.reduce((best, area, k) => (far(area) < far(areas[best] as Walkable) ? k : best), 0);
}
