/** How close a sheet is seen: on a small screen the parts that a step is about, or all of it. */

import { getContext, setContext } from "svelte";

const CLOSENESS = Symbol("closeness");

export class Closeness {
  #parts = $state.raw<readonly string[]>([]);
  #whole = $state(false);
  /** Whether those parts are small enough, and so is the screen; the sheet finds out. */
  helps = $state(false);

  /** The parts of the sheet to come close to. */
  get parts(): readonly string[] {
    return this.#parts;
  }

  /** Whether somebody would rather see all of it. */
  get whole(): boolean {
    return this.#whole;
  }

  /** The same parts as before stay as they are seen. */
  about(parts: readonly string[]): void {
    if (parts.join() === this.#parts.join()) return;
    this.#parts = parts;
    this.#whole = false;
  }

  turn(): void {
    this.#whole = !this.#whole;
  }
}

/** From here on, sheets within a Closer are seen as closely as this says. */
export function comeCloser(): Closeness {
  const closeness = new Closeness();
  setContext(CLOSENESS, closeness);
  return closeness;
}

export function closeness(): Closeness {
  return getContext<Closeness>(CLOSENESS);
}
