/** The words of a review: they come with it, so that nobody else waits for them. */

import { SvelteMap } from "svelte/reactivity";
import { Catalogue, type Facts } from "../words/catalogue";
import { words } from "../words/words.svelte";

const FILES = import.meta.glob<string>("./review.*.ftl", { query: "?raw", import: "default" });

const read = new SvelteMap<string, Catalogue>();

/** Fetch the words in the language that is chosen now. */
export async function loadWords(): Promise<void> {
  const { language } = words;
  const file = FILES[`./review.${language}.ftl`];
  if (file && !read.has(language)) read.set(language, new Catalogue(language, [await file()]));
}

/** What a review says; in the language it came in, until another has come. */
export function tell(id: string, facts: Facts = {}): string {
  const found = read.get(words.language) ?? [...read.values()][0];
  return found ? found.say(id, facts) : "";
}
