import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const SOURCES = path.resolve(import.meta.dirname, "../src");
const files = readdirSync(SOURCES, { recursive: true, encoding: "utf-8" }).filter((name) => /\.(svelte|css)$/.test(name));

/** Selectors with :has() in the style sheets of a file. */
function selectorsIn(name: string): string[] {
  const text = readFileSync(path.join(SOURCES, name), "utf-8");
  const sheet = name.endsWith(".css") ? text : (/<style>([^]*)<\/style>/.exec(text)?.[1] ?? "");
  const rules = sheet.replace(/\/\*[^]*?\*\//g, "").match(/[^{};]+(?=\{)/g) ?? [];
  return rules.flatMap((rule) => rule.split(/,(?![^(]*\))/)).filter((one) => one.includes(":has("));
}

/** What a selector is about: its last part, without what :has() asks for. */
const subjectOf = (selector: string): string =>
  (selector.replace(/:global\(([^]*)\)(?=[^)]*$)/, "$1").replace(/:has\([^()]*(\([^()]*\)[^()]*)*\)/g, ":has").trim().split(/[\s>+~]+/).at(-1) ?? "");

describe("a rule with :has()", () => {
  it.each(files.filter((name) => /^(table|ui|look|boards|end|learn)/.test(name) && selectorsIn(name).length))(
    "is about something with a class, or about what asks, in %s",
    (name) => {
      // Otherwise each change of a table makes the browser look at all spans, or all drawings, on it.
      for (const selector of selectorsIn(name)) expect(subjectOf(selector), selector).toMatch(/[.#]|:has|:is\(\./);
    },
  );
});
