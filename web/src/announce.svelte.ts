/** What a screen reader is told: one polite live region for the whole page. */

import { tick, untrack } from "svelte";

class Announcer {
  #said = $state("");
  /** Whether what was said is not shown yet: what comes with it must not take its place. */
  #fresh = false;

  get said(): string {
    return this.#said;
  }

  say(sentence: string): void {
    // Whoever says something does not depend on what was said.
    const before = untrack(() => this.#said);
    if (this.#fresh) {
      this.#said = `${before}. ${sentence}`;
      return;
    }
    // The same sentence twice is news, too: a space more makes it another text.
    this.#said = sentence === before ? `${sentence}\u00a0` : sentence;
    this.#fresh = true;
    void tick().then(() => (this.#fresh = false));
  }
}

export const announcer = new Announcer();
