/** The texts of cards: fetched when somebody asks for the first time. */

import { SvelteMap } from "svelte/reactivity";
import { Catalogue } from "../words/catalogue";
import { fromServer, words } from "../words/words.svelte";

const GAMES = import.meta.glob<string>("../../../src/paintpot/games/*/texts/*.ftl", {
  query: "?what",
  import: "default",
});
/** For things that are the same at every table. */
const PAGE = import.meta.glob<string>("../words/page.*.ftl", { query: "?what", import: "default" });

const found = new SvelteMap<string, Catalogue>();
const key = (game: string): string => `${game}/${words.language}`;

/** The texts of a game's cards in the current language, once they are loaded. */
export function cardWords(game: string): Catalogue | undefined {
  return found.get(key(game));
}

export async function loadCardWords(game: string): Promise<void> {
  const known = key(game);
  if (found.has(known)) return;
  const language = words.language;
  const own = GAMES[`../../../src/paintpot/games/${game.replaceAll("-", "_")}/texts/${language}.ftl`];
  const files = await Promise.all([
    own ? own() : fromServer(game, language),
    PAGE[`../words/page.${language}.ftl`]?.() ?? "",
  ]);
  found.set(known, new Catalogue(language, files));
}
