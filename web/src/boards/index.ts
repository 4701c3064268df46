/**
 * The boards: each game's own (`boards/<game>/index.ts`), or the one that draws any game. A board is
 * fetched when a table of its game is opened; adding one only takes a new folder here. A third-party
 * game may bring its own sheet: see foreign.ts.
 */

import type { BoardModule } from "./board";
import { loadForeign } from "./foreign";

const BOARDS = import.meta.glob<BoardModule>("./*/index.ts");

export async function boardOf(game: string): Promise<BoardModule> {
  const own = BOARDS[`./${game}/index.ts`];
  if (own) return own();
  const generic = BOARDS["./generic/index.ts"];
  if (!generic) throw new Error("There is no generic board.");
  const [board] = await Promise.all([generic(), loadForeign(game)]);
  return board;
}
