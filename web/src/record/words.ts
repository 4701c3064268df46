/** The words of one's own record. */

import type { Facts } from "../words/catalogue";
import { LaterWords } from "../words/later.svelte";

const own = new LaterWords(import.meta.glob<string>("./record.*.ftl", { query: "?raw", import: "default" }));

export const loadWords = (): Promise<void> => own.load();
export const tell = (id: string, facts: Facts = {}): string => own.say(id, facts);
