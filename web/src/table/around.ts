/** Lets whoever shows a board wrap its sheet, such as a lesson that magnifies a part of it. */

import { getContext, setContext, type Component, type Snippet } from "svelte";

export type Around = Component<{ children: Snippet }>;

const AROUND = Symbol("around");

export function putAround(around: Around): void {
  setContext(AROUND, around);
}

export function around(): Around | undefined {
  return getContext<Around | undefined>(AROUND);
}
