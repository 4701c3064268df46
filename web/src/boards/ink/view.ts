/** What the server shows of a game of INK, and small questions about it. */

import type { AreaView, PainterView, SquareView } from "./view_types";

export type * from "./view_types";

/** Whether a square counts as no colour: something stands or lies on it. */
export function isTaken(square: SquareView): boolean {
  return square.bottle !== undefined || square.x_token !== undefined;
}

/** The number of the tile a square belongs to. */
export function tileOf(name: string): number {
  return Number(name.slice(0, -1));
}

/** The area of each free square, by its name. */
export function areasByName(painter: PainterView): Map<string, AreaView> {
  return new Map(painter.areas.flatMap((area) => area.squares.map((name) => [name, area] as const)));
}
