/** A board with the drawings of its game for rules and cards, which tables do not need to start. */

import { boardOf } from ".";
import type { BoardModule } from "./board";

const PICTURES = import.meta.glob<Pick<BoardModule, "sign" | "still">>("./*/pictures.ts");

export async function boardWithPictures(game: string): Promise<BoardModule> {
  const [board, pictures] = await Promise.all([boardOf(game), PICTURES[`./${game}/pictures.ts`]?.()]);
  return { ...board, ...pictures };
}
