/** How closely a sheet is shown: on a small screen only the parts that a step is about, or all of it. */

import { getContext, setContext } from "svelte";

const CLOSENESS = Symbol("closeness");

export class Closeness {
  #parts = $state.raw<readonly string[]>([]);
  #whole = $state(false);
  /** Whether zooming helps: the screen and those parts are small enough. The sheet finds out. */
  helps = $state(false);

  /** The parts of the sheet to zoom to. */
  get parts(): readonly string[] {
    return this.#parts;
  }

  /** Whether the user prefers to see the whole sheet. */
  get whole(): boolean {
    return this.#whole;
  }

  /** If the parts are the same as before, the zoom does not change. */
  about(parts: readonly string[]): void {
    if (parts.join() === this.#parts.join()) return;
    this.#parts = parts;
    this.#whole = false;
  }

  turn(): void {
    this.#whole = !this.#whole;
  }
}

/** Provides the zoom to all Closers below this component. */
export function comeCloser(): Closeness {
  const closeness = new Closeness();
  setContext(CLOSENESS, closeness);
  return closeness;
}

export function closeness(): Closeness {
  return getContext<Closeness>(CLOSENESS);
}
