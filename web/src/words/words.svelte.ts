/** All texts of the page, in the current language. */

import { untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { keep, kept } from "../look/kept";
import { yieldToBrowser } from "../ui/yielding";
import { Catalogue, type Facts } from "./catalogue";

export const LANGUAGES = ["en", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];

const SPOKEN: Readonly<Record<Language, () => Promise<{ default: readonly string[] }>>> = {
  en: () => import("./spoken.en"),
  ru: () => import("./spoken.ru"),
};

const NOTHING: Readonly<Record<Language, Catalogue>> = {
  en: new Catalogue("en", []),
  ru: new Catalogue("ru", []),
};

/** The catalogues of the games in the package; each is fetched when its game is first shown. */
const GAMES = import.meta.glob<string>("../../../src/paintpot/games/*/texts/*.ftl", {
  query: "?raw",
  import: "default",
});

/** The sentences of their rules, for those who read them. */
const RULES = import.meta.glob<string>("../../../src/paintpot/games/*/texts/*.ftl", {
  query: "?rules",
  import: "default",
});

/** Further texts of a game's own board: `boards/<game>/words.<language>.ftl`. */
const BOARDS = import.meta.glob<string>("../boards/*/words.*.ftl", {
  query: "?raw",
  import: "default",
});

/** Rarely visited parts of the page have separate texts. */
const PARTS = ["daily", "dice", "end", "learn", "record", "replay", "review", "rules"] as const;
export type WordsPart = (typeof PARTS)[number];
const MORE = import.meta.glob<string>("../{daily,dice,end,learn,record,replay,review,rules}/words.*.ftl", {
  query: "?raw",
  import: "default",
});

class Words {
  #language = $state<Language>(preferred());
  /** The page's texts in the languages used so far. Most people use one. */
  readonly #pages = new Map<Language, Catalogue>();
  readonly #games = new SvelteMap<string, Catalogue>();
  /** What their catalogues were made from; rules are added when they are wanted. */
  readonly #files = new Map<string, readonly string[]>();
  /** The parts of the page that were opened, and their texts. */
  readonly #parts = new Set<WordsPart>();
  readonly #more = new SvelteMap<string, Catalogue>();

  get language(): Language {
    return this.#language;
  }

  /** The page stays in the old language until the new one is loaded. */
  set language(language: Language) {
    keep("language", language);
    if (this.#knows(language)) this.#speak(language);
    else void this.learn(language).then(() => this.#speak(language), () => undefined);
  }

  /** Fetch the page's texts in a language, by default the current one. */
  async learn(language: Language = this.#language): Promise<void> {
    const parts = [...this.#parts].map((part) => this.#fetch(part, language));
    const [{ default: files }] = await Promise.all([SPOKEN[language](), ...parts]);
    this.#pages.set(language, new Catalogue(language, files));
    if (language === this.#language) this.#show();
  }

  /** A message of the page or of the shared catalogue. */
  say(id: string, facts?: Facts): string {
    return this.#with(id).say(id, facts);
  }

  has(id: string): boolean {
    return this.#with(id).has(id);
  }

  /** The catalogue that has a message. */
  #with(id: string): Catalogue {
    const all = this.#page();
    if (all.has(id)) return all;
    for (const part of PARTS) {
      const found = this.#more.get(key(part, this.#language));
      if (found?.has(id)) return found;
    }
    return all;
  }

  /** Fetch the texts of a part of the page; from now on they are loaded with every language. */
  async more(part: WordsPart): Promise<void> {
    this.#parts.add(part);
    await this.#fetch(part, untrack(() => this.#language));
  }

  async #fetch(part: WordsPart, language: Language): Promise<void> {
    const known = key(part, language);
    if (untrack(() => this.#more.has(known))) return;
    const file = await MORE[`../${part}/words.${language}.ftl`]?.();
    if (file) this.#more.set(known, new Catalogue(language, [file]));
  }

  #knows(language: Language): boolean {
    const all = [...this.#parts].every((part) => this.#more.has(key(part, language)));
    return all && this.#pages.has(language);
  }

  /** The texts of a game if they are loaded; until then, in the language they were last loaded in. */
  game(name: string): Catalogue {
    const spoken = [this.#language, ...LANGUAGES];
    for (const language of spoken) {
      const found = this.#games.get(key(name, language));
      if (found) return found;
    }
    return NOTHING[this.#language];
  }

  /** Fetch a game's texts in the current language. Callers need not know which that is. */
  async load(name: string): Promise<void> {
    const language = untrack(() => this.#language);
    const known = key(name, language);
    if (untrack(() => this.#games.has(known))) return;
    const built = GAMES[catalogueOf(name, language)];
    const board = BOARDS[`../boards/${name}/words.${language}.ftl`];
    const files = await Promise.all([
      built ? built() : fromServer(name, language),
      board ? board() : "",
    ]);
    await yieldToBrowser();
    this.#files.set(known, files);
    this.#games.set(known, new Catalogue(language, files));
    await yieldToBrowser();
  }

  /** Fetch a game's texts with the sentences of its rules, `rule-…`. */
  async loadRules(name: string): Promise<void> {
    const language = untrack(() => this.#language);
    const known = key(name, language);
    const file = RULES[catalogueOf(name, language)];
    const [rules] = await Promise.all([file?.() ?? "", this.load(name)]);
    const files = this.#files.get(known) ?? [];
    if (!rules || files.includes(rules)) return;
    this.#files.set(known, [...files, rules]);
    this.#games.set(known, new Catalogue(language, [...files, rules]));
  }

  #page(): Catalogue {
    return this.#pages.get(this.#language) ?? NOTHING[this.#language];
  }

  #speak(language: Language): void {
    this.#language = language;
    this.#show();
  }

  #show(): void {
    document.documentElement.lang = this.#language;
    document.querySelector("meta[name=description]")?.setAttribute("content", this.say("description"));
  }
}

/** The file of a game that comes with the page. */
function catalogueOf(game: string, language: string): string {
  return `../../../src/paintpot/games/${game.replaceAll("-", "_")}/texts/${language}.ftl`;
}

function key(name: string, language: string): string {
  return `${name}/${language}`;
}

/** A game that the page was not built with has its texts on the server. */
export async function fromServer(name: string, language: string): Promise<string> {
  const headers = { "accept-language": language };
  const answer = await fetch(`/api/games/${encodeURIComponent(name)}/words`, { headers });
  return answer.ok ? ((await answer.json()) as { messages: string }).messages : "";
}

function preferred(): Language {
  const said = [kept("language"), ...navigator.languages].map((one) => one.slice(0, 2));
  return LANGUAGES.find((one) => one === said.find((tag) => tag !== "" && isSpoken(tag))) ?? "en";
}

function isSpoken(tag: string): boolean {
  return LANGUAGES.some((one) => one === tag);
}

export const words = new Words();

/** Something that is loaded, once the texts of its part are loaded, too. */
export async function withWords<Module>(part: WordsPart, module: Promise<Module>): Promise<Module> {
  const [found] = await Promise.all([module, words.more(part)]);
  return found;
}

/** Short, for templates. */
export function say(id: string, facts?: Facts): string {
  return words.say(id, facts);
}
