/** Moving over a sheet with the arrow keys: to the nearest place in that direction. */

/** A point, in whatever units. */
export type Coordinates = readonly [x: number, y: number];

/** The directions of the arrow keys. */
export const WAYS: Readonly<Record<string, Coordinates>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** The index of the place that an arrow key leads to; -1 for another key, or if there is none. */
export function nearest(key: string, from: number, places: readonly Coordinates[]): number {
  const way = WAYS[key];
  const here = places[from];
  if (!way || !here) return -1;
  let best = -1;
  let least = Infinity;
  places.forEach(([x, y], k) => {
    const [dx, dy] = [x - here[0], y - here[1]];
    const along = dx * way[0] + dy * way[1];
    const across = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    // What is more to the side than ahead belongs to another key.
    if (along <= 0 || across > along * 1.5) return;
    const far = along + 2 * across;
    if (far < least) [best, least] = [k, far];
  });
  return best;
}
