/** What the board of a game knows of its things; what it does not, every table has. */

import type { Component } from "svelte";
import type { Playable } from "../table/playable";
import { shellThings } from "./shell";
import type { Things } from "./thing";

/** A thing as the board draws it, named as its `things.ts` does; it fills its box. */
export interface PictureProps {
  name: string;
  table: Playable;
}

const PICTURES = import.meta.glob<{ default: Component<PictureProps> }>("../boards/*/Picture.svelte");
const BOARDS = import.meta.glob<{ things: Things }>("../boards/*/things.ts");

export async function thingsOf(game: string): Promise<Things> {
  const own = (await BOARDS[`../boards/${game}/things.ts`]?.())?.things;
  return (kind, key, where) => own?.(kind, key, where) ?? shellThings(kind, key, where);
}

/** What draws the things of a game; null for a board that leaves them to words. */
export async function pictureOf(game: string): Promise<Component<PictureProps> | null> {
  return (await PICTURES[`../boards/${game}/Picture.svelte`]?.())?.default ?? null;
}
