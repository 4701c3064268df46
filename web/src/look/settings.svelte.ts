/** The user's preferences: stored in this browser, and exposed to the style sheets. */

import { kept, keep } from "./kept";

export const THEMES = ["auto", "light", "dark"] as const;
export const PATTERNS = ["auto", "on", "off"] as const;
/** Sound is off until the user turns it on; others' reactions are shown until the user turns them off. */
export const SOUND = ["off", "on"] as const;
export const REACTIONS = ["on", "off"] as const;
export type Theme = (typeof THEMES)[number];
export type Patterns = (typeof PATTERNS)[number];
export type SoundSetting = (typeof SOUND)[number];
export type Reactions = (typeof REACTIONS)[number];

class Settings {
  #theme = $state<Theme>(oneOf(THEMES, kept("theme")));
  #patterns = $state<Patterns>(oneOf(PATTERNS, kept("patterns")));
  #sound = $state<SoundSetting>(oneOf(SOUND, kept("sound")));
  #reactions = $state<Reactions>(oneOf(REACTIONS, kept("reactions")));
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

  get sound(): SoundSetting {
    return this.#sound;
  }

  set sound(sound: SoundSetting) {
    this.#sound = sound;
    keep("sound", sound);
  }

  /** Whether others' reactions are shown here. */
  get reactions(): Reactions {
    return this.#reactions;
  }

  set reactions(reactions: Reactions) {
    this.#reactions = reactions;
    keep("reactions", reactions);
  }

  /** The name the user plays under; "" if none was ever given. */
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
