/** A board with what is drawn of its game in rules and on cards: no table waits for that. */

import { boardOf } from ".";
import type { BoardModule } from "./board";

const PICTURES = import.meta.glob<Pick<BoardModule, "sign" | "still">>("./*/pictures.ts");

export async function boardWithPictures(game: string): Promise<BoardModule> {
  const [board, pictures] = await Promise.all([boardOf(game), PICTURES[`./${game}/pictures.ts`]?.()]);
  return { ...board, ...pictures };
}
