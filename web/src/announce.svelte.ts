/** Announcements for screen readers: one polite live region for the whole page. */

import { tick, untrack } from "svelte";

class Announcer {
  #said = $state("");
  /** Whether the last announcement is not rendered yet: then another one is appended to it. */
  #fresh = false;

  get said(): string {
    return this.#said;
  }

  say(sentence: string): void {
    // Untracked: an effect that announces something must not depend on earlier announcements.
    const before = untrack(() => this.#said);
    if (this.#fresh) {
      this.#said = `${before}. ${sentence}`;
      return;
    }
    // Repeating a sentence is news, too: a trailing space makes it a different text.
    this.#said = sentence === before ? `${sentence}\u00a0` : sentence;
    this.#fresh = true;
    void tick().then(() => (this.#fresh = false));
  }
}

export const announcer = new Announcer();
