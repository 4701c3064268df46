/** The things that a game's board describes; those that every table has are in shell.ts. */

import type { Component } from "svelte";
import type { Playable } from "../table/playable";
import { shellThings } from "./shell";
import type { Things } from "./thing";

/** A thing as the board draws it, named as in its `things.ts`; it fills its box. */
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

/** The component that draws a game's things; null for a board that only has words for them. */
export async function pictureOf(game: string): Promise<Component<PictureProps> | null> {
  return (await PICTURES[`../boards/${game}/Picture.svelte`]?.())?.default ?? null;
}
