/** The fills that all small marks of a board share, defined once per page. */

import { getContext, setContext } from "svelte";

const FILLS = Symbol("fills");

/** How wide a mark is, in its own units. */
export const HEX = 100;

export function shareFills(id: string): void {
  setContext(FILLS, id);
}

export function fillsOf(): string {
  return getContext<string>(FILLS);
}
