/** What the board of a game knows of its things; what it does not, every table has. */

import { shellThings } from "./shell";
import type { Things } from "./thing";

const BOARDS = import.meta.glob<{ things: Things }>("../boards/*/things.ts");

export async function thingsOf(game: string): Promise<Things> {
  const own = (await BOARDS[`../boards/${game}/things.ts`]?.())?.things;
  return (kind, key, where) => own?.(kind, key, where) ?? shellThings(kind, key, where);
}
