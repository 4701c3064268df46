/** The server's view of a game of INK, and small queries on it. */

import { typed } from "../../api/typed";
import type { Playable } from "../../table/playable";
import type { AreaView, InkView, PainterView, SquareView } from "./view_types";

export type * from "./view_types";

export const viewOf = typed<InkView>();

/** The ink of somebody's bottles. */
export function ink(table: Playable, of: number): string | undefined {
  return viewOf(table.now.view).painters[of]?.bottles;
}

/** The bottles that everybody has to play. */
export const goal = (table: Playable): number => viewOf(table.now.view).goal;

/** Whether a square has no colour of its own: something is on it. */
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

/** Whether the Apprentice plays, too. */
export const unseated = (table: Playable): boolean => viewOf(table.now.view).apprentice !== null;
