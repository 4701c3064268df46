/** Words that only learners see: they come with what shows them, not with the first page. */

import { Catalogue, type Facts } from "../words/catalogue";
import { words, type Language } from "../words/words.svelte";
import en from "./words.en.ftl?raw";
import ru from "./words.ru.ftl?raw";

const SPOKEN: Readonly<Record<Language, Catalogue>> = {
  en: new Catalogue("en", [en]),
  ru: new Catalogue("ru", [ru]),
};

export function teach(id: string, facts: Facts = {}): string {
  return SPOKEN[words.language].say(id, facts);
}
