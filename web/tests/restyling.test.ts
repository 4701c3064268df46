/**
 * Selectors that make a browser restyle far more than has changed.
 *
 * What a rule with :has() looks for must have a class, a tag or an id. Browsers know by these which changes such a
 * rule depends on. If it looks for an attribute or a pseudo-class alone, every element that is added or removed
 * anywhere makes them check the whole page: hundreds of times for one turn at INK.
 */

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SOURCE = join(import.meta.dirname, "../src");

/** The end of what begins with an opening parenthesis before `from`. */
function closing(text: string, from: number): number {
  let at = from;
  for (let open = 1; open > 0; at += 1) open += text[at] === "(" ? 1 : text[at] === ")" ? -1 : 0;
  return at - 1;
}

function argumentsOfHas(css: string): string[] {
  return [...css.matchAll(/:has\(/g)].map(({ index }) => css.slice(index + 5, closing(css, index + 5)));
}

/** The parts of a selector between combinators, without Svelte's `:global(…)`. */
function compounds(selector: string): string[] {
  let plain = selector;
  for (let at = plain.indexOf(":global("); at >= 0; at = plain.indexOf(":global(")) {
    const end = closing(plain, at + 8);
    plain = plain.slice(0, at) + plain.slice(at + 8, end) + plain.slice(end + 1);
  }
  return plain.replace(/\([^()]*\)/g, "()").split(/[\s>+~,]+/).filter(Boolean);
}

const stylesOf = (file: string, text: string): string =>
  file.endsWith(".css") ? text : (/<style>([^]*)<\/style>/.exec(text)?.[1] ?? "");
const read = (file: string): string =>
  stylesOf(file, readFileSync(join(SOURCE, file), "utf8").replace(/\/\*[^]*?\*\//g, ""));

test("a rule with :has() looks for classes, tags or ids", () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" });
  const found: string[] = [];
  let seen = 0;
  for (const file of files.filter((one) => /\.(svelte|css)$/.test(one))) {
    for (const argument of argumentsOfHas(read(file))) {
      seen += 1;
      if (compounds(argument).some((one) => !/^[.#\w]/.test(one))) found.push(`${file}: ${argument}`);
    }
  }
  expect(found).toEqual([]);
  expect(seen).toBeGreaterThan(40);
});

/** The small sheet on a place is most of it: in a turn it must not be restyled because the place lights up. */
test("a rule about the state of a place names the part that it changes", () => {
  const selectors = [...read("table/Seats.svelte").matchAll(/([^{};]+)\{/g)].flatMap(([, one = ""]) => one.split(/,(?![^(]*\))/));
  const states = selectors.map((one) => one.trim()).filter((one) => /\.(turning|acting|shown)\b/.test(one));
  const last = (selector: string): string => compounds(selector).at(-1) ?? "";
  expect(states.filter((one) => !/^[.#\w]/.test(last(one)))).toEqual([]);
  expect(states.length).toBeGreaterThan(8);
});

/** Bottles on a shelf and drawn faces have no words: they are most of a place, and do not change with the ink of words. */
test("words that are no longer quiet on a place that lights up leave faces and shelves alone", () => {
  const rule = /([^{};]+)\{\s*--ink-soft: var\(--ink\);/;
  const [, lit = ""] = rule.exec(read("table/Seats.svelte")) ?? [];
  const places = lit.split(",").map((one) => one.trim());
  expect(places).toContain(".turning > .aim");
  expect(places).not.toContain(".turning > .kind");
  const [, own = ""] = rule.exec(read("boards/ink/Goals.svelte")) ?? [];
  expect(own.split(",").map((one) => one.trim())).toEqual([".lead", ".shelf"]);
});

/** A grid tries several heights for what is in it: a drawing of some 200 shapes was laid out anew for each. */
test.each(["table/Seats.svelte", "table/TurnCard.svelte"])("a small sheet is no measure of its place: %s", (file) => {
  const [, rule = ""] = /\n\s*\.picture \{([^}]*)\}/.exec(read(file)) ?? [];
  expect(rule).toContain("grid-area: picture");
  expect(rule).toContain("position: absolute");
});

/** They are set when the card has been laid out for the first time: inherited, they would style all of it again. */
test("the place of the card of another's turn is not inherited", () => {
  const set = [...readFileSync(join(SOURCE, "table/TurnCard.svelte"), "utf8").matchAll(/setProperty\("(--[\w-]+)"/g)].map(([, name]) => name);
  expect(set).toEqual(["--turn-top", "--turn-height", "--turn-picture"]);
  for (const name of set) expect(read("table/Play.svelte")).toMatch(new RegExp(`@property ${name} \\{[^}]*inherits: false`));
});
