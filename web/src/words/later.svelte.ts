/** Words that come with the place that says them, so that nobody else waits for them. */

import { SvelteMap } from "svelte/reactivity";
import { Catalogue, type Facts } from "./catalogue";
import { words } from "./words.svelte";

export class LaterWords {
  readonly #read = new SvelteMap<string, Catalogue>();

  /** `files` are catalogues by path, `…/<name>.<language>.ftl`. */
  constructor(readonly files: Readonly<Record<string, () => Promise<string>>>) {}

  /** Fetch the words in the language that is chosen now. */
  async load(): Promise<void> {
    const { language } = words;
    const path = Object.keys(this.files).find((one) => one.endsWith(`.${language}.ftl`)) ?? "";
    const file = this.files[path];
    if (file && !this.#read.has(language)) this.#read.set(language, new Catalogue(language, [await file()]));
  }

  /** In the language they came in, until another has come. */
  say(id: string, facts: Facts = {}): string {
    const found = this.#read.get(words.language) ?? [...this.#read.values()][0];
    return found ? found.say(id, facts) : "";
  }
}
