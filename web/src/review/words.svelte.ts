/** The words of a review. */

import type { Facts } from "../words/catalogue";
import { LaterWords } from "../words/later.svelte";

const own = new LaterWords(import.meta.glob<string>("./review.*.ftl", { query: "?raw", import: "default" }));

export const loadWords = (): Promise<void> => own.load();
export const tell = (id: string, facts: Facts = {}): string => own.say(id, facts);
