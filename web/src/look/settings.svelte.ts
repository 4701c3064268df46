/** What this browser's user likes: kept here, and shown to the style sheets. */

import { kept, keep } from "./kept";

export const THEMES = ["auto", "light", "dark"] as const;
export const PATTERNS = ["auto", "on", "off"] as const;
export type Theme = (typeof THEMES)[number];
export type Patterns = (typeof PATTERNS)[number];

class Settings {
  #theme = $state<Theme>(oneOf(THEMES, kept("theme")));
  #patterns = $state<Patterns>(oneOf(PATTERNS, kept("patterns")));
  #name = $state(kept("name"));

  constructor() {
    this.#show();
  }

  get theme(): Theme {
    return this.#theme;
  }

  set theme(theme: Theme) {
    this.#theme = theme;
    keep("theme", theme);
    this.#show();
  }

  get patterns(): Patterns {
    return this.#patterns;
  }

  set patterns(patterns: Patterns) {
    this.#patterns = patterns;
    keep("patterns", patterns);
    this.#show();
  }

  /** By what name one plays; "" if that was never said. */
  get name(): string {
    return this.#name;
  }

  set name(name: string) {
    this.#name = name;
    keep("name", name);
  }

  #show(): void {
    document.documentElement.dataset["theme"] = this.#theme;
    document.documentElement.dataset["patterns"] = this.#patterns;
  }
}

function oneOf<T extends string>(all: readonly [T, ...T[]], said: string): T {
  return all.find((one) => one === said) ?? all[0];
}

export const settings = new Settings();
