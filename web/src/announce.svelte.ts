/** What a screen reader is told: one polite live region for the whole page. */

import { untrack } from "svelte";

class Announcer {
  #said = $state("");

  get said(): string {
    return this.#said;
  }

  say(sentence: string): void {
    // The same sentence twice is news, too: a space more makes it another text.
    // Whoever says something does not depend on what was said.
    const before = untrack(() => this.#said);
    this.#said = sentence === before ? `${sentence}\u00a0` : sentence;
  }
}

export const announcer = new Announcer();
