/** The outline of some squares of the grid as one path, to show an area as a whole. */

import { SIDE } from "./strokes";

export interface GridSquare {
  readonly x: number;
  readonly y: number;
}

export function outlineOf(cells: readonly GridSquare[]): string {
  const inside = new Set(cells.map(({ x, y }) => `${x},${y}`));
  const has = (x: number, y: number): boolean => inside.has(`${x},${y}`);
  let path = "";
  for (const { x, y } of cells) {
    const [u, v] = [x * SIDE, y * SIDE];
    if (!has(x, y - 1)) path += `M${u} ${v}h${SIDE}`;
    if (!has(x, y + 1)) path += `M${u} ${v + SIDE}h${SIDE}`;
    if (!has(x - 1, y)) path += `M${u} ${v}v${SIDE}`;
    if (!has(x + 1, y)) path += `M${u + SIDE} ${v}v${SIDE}`;
  }
  return path;
}
