/**
 * The boards: each game's own (`boards/<game>/index.ts`), or the one that draws any game. A board is
 * fetched when a table of its game is opened; a new folder here is all it takes.
 */

import type { BoardModule } from "./board";

const BOARDS = import.meta.glob<BoardModule>("./*/index.ts");

export async function boardOf(game: string): Promise<BoardModule> {
  const load = BOARDS[`./${game}/index.ts`] ?? BOARDS["./generic/index.ts"];
  if (!load) throw new Error("There is no generic board.");
  return load();
}
