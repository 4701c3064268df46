/**
 * Catalogues of the house and the games are shared with the terminal, and have messages that the
 * page does not say by itself: they stay out of what is sent. (Lessons come from the server, step by
 * step.) The page's own catalogues, and those of its boards, are all its own. What the cards of "What
 * is this?" say comes in a file of its own, `….ftl?what`, when somebody asks for the first time; so do the
 * sentences of the rules, `….ftl?rules`, which are half of a catalogue.
 */

import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** Beginnings of the ids of messages that the page does not say by itself, or only on cards. */
const TERMINAL = /^(lesson|outcome|review)-/;
/** Of the house, what only the terminal says, or the server in sentences that it sends whole. */
const HOUSE = new RegExp(
  [
    "^(dice|help|keys|saved?)-",
    "^hint-(wait|over|gains|none|no|lost|costs|scores|line|points|total|instead|hopes)\\b",
    "^(why-what|why-legal|score-total|points-tenths)$",
    "^(result-(open|solo|won)|type-here|page-close|pass-on|moves-more|none-fits|undone|no-rule|no-terminal|game-line|over-hint|valid|verified|replay-(start|sheet))\\b",
  ].join("|"),
);
/** Of games, what hints and refusals say: the server sends those in whole sentences, but for a few that boards say. */
const SENTENCES = /^(hint|prepares|because)-|^case-(?!(moved-already|out|no-box)\b)/;
const CARDS = /^whats?-/;
const RULES = /^rule-/;
/** Rules that boards quote. */
const QUOTED = /^rule-(INK-ACT-\d+|CK-DUTY-3|IL-A17)\b/;
/** A message, a term or a comment begins here; anything else goes on with the last one. */
const BEGINS = /^[a-zA-Z#-]/;
const ID = /^(-?[a-zA-Z][\w-]*) *=/;
const SPEAKS_OF = /\{\s*(-?[a-zA-Z][\w-]*)/g;

/** Catalogues that are shared; the others are the page's own. */
const SHARED = /[\\/]paintpot[\\/](texts|games)[\\/]/;
const OF_HOUSE = /[\\/]paintpot[\\/]texts[\\/]/;

/** A catalogue in Fluent syntax without what the page never says, and without comments. */
export function forPage(catalogue: string, shared = true, house = false): string {
  let left = false;
  const kept = catalogue.split("\n").filter((line) => {
    if (BEGINS.test(line)) {
      const elsewhere = (shared && TERMINAL.test(line)) || (shared && (house ? HOUSE : SENTENCES).test(line));
      const later = CARDS.test(line) || (shared && RULES.test(line) && !QUOTED.test(line));
      left = elsewhere || later || line.startsWith("#");
    }
    return !left;
  });
  return kept.join("\n");
}

/** What the cards say, with the messages that these speak of. */
export const forCards = (catalogue: string): string => withReferences(catalogue, CARDS);

/** The rules, with the messages that these speak of; less what the page has already. */
export const forRules = (catalogue: string): string => withReferences(catalogue, RULES, idsOf(forPage(catalogue)));

function idsOf(catalogue: string): ReadonlySet<string> {
  return new Set(catalogue.split("\n").flatMap((line) => ID.exec(line)?.[1] ?? []));
}

function withReferences(catalogue: string, wants: RegExp, known: ReadonlySet<string> = new Set()): string {
  const messages = new Map<string, string[]>();
  let into: string[] = [];
  for (const line of catalogue.split("\n")) {
    if (BEGINS.test(line)) messages.set(ID.exec(line)?.[1] ?? "", (into = []));
    into.push(line);
  }
  const wanted = [...messages.keys()].filter((id) => wants.test(id));
  const kept = new Set<string>();
  for (let id = wanted.pop(); id !== undefined; id = wanted.pop()) {
    const text = messages.get(id)?.join("\n");
    if (text === undefined || kept.has(id) || known.has(id)) continue;
    kept.add(id);
    wanted.push(...[...text.matchAll(SPEAKS_OF)].map(([, other = ""]) => other));
  }
  return [...messages].flatMap(([id, lines]) => (kept.has(id) ? lines : [])).join("\n");
}

type Filter = (catalogue: string, shared: boolean, house: boolean) => string;
const FILTERS: Readonly<Record<string, Filter>> = { raw: forPage, what: forCards, rules: forRules };

export function pageWords(): Plugin {
  return {
    name: "page-words",
    enforce: "pre",
    load(id) {
      const [file = "", query = ""] = id.split("?");
      const filter = FILTERS[query];
      if (!filter || !file.endsWith(".ftl")) return undefined;
      this.addWatchFile(file);
      const words = filter(readFileSync(file, "utf8"), SHARED.test(file), OF_HOUSE.test(file));
      return `export default ${JSON.stringify(words)}`;
    },
  };
}
