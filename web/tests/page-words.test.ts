import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { Catalogue } from "../src/words/catalogue";
import { forCards, forPage, forRules } from "../tools/words.ts";

/** What the page's own files say, in both languages. */
const own = readdirSync(path.join(import.meta.dirname, "../src"), { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ftl"))
  .map((name) => [name, readFileSync(path.join(import.meta.dirname, "../src", name), "utf8")] as const);

describe("the words of the page", () => {
  it.each(own)("are all there that its own files have: %s", (_name, text) => {
    const ids = new Catalogue("en", [text]).ids;
    expect(ids.length).toBeGreaterThan(3);
    const sent = [forPage(text, false), forCards(text)].join("\n");
    expect([...new Set(new Catalogue("en", [sent]).ids)].sort()).toEqual([...ids].sort());
  });

  it("are a catalogue without lessons, reviews, sentences of hints and comments", () => {
    const catalogue = [
      "### Words",
      "title = Drip",
      "lesson-one = One",
      "lesson-one-keep =",
      "    { $n ->",
      "        [one] a face",
      "       *[other] faces",
      "    }",
      "rule-DR-1 =",
      "    A die falls",
      "    each round.",
      "    .move = lesson-like",
      "review-best = best",
      "prepares-faces = keeps faces",
      "about = A die.",
    ];
    expect(forPage(catalogue.join("\n"), false)).toContain("review-best = best");
    expect(forPage(catalogue.join("\n")).split("\n")).toEqual(["title = Drip", "about = A die."]);
  });

  it("have the rules in a file of their own, but for those that a board quotes", () => {
    const catalogue = ["title = Drip", "rule-DR-1 =", "    A { name-die } falls.", "name-die = die", "rule-IL-A17 = Twenty."];
    expect(forPage(catalogue.join("\n")).split("\n")).toEqual(["title = Drip", "name-die = die", "rule-IL-A17 = Twenty."]);
    expect(forRules(catalogue.join("\n")).split("\n")).toEqual(catalogue.slice(1, 3));
  });

  it("have of the house nothing that only the terminal says, or the server in whole sentences", () => {
    const texts = path.join(import.meta.dirname, "../../src/paintpot/texts/house.en.ftl");
    const ids = new Catalogue("en", [forPage(readFileSync(texts, "utf8"), true, true)]).ids;
    expect(ids.filter((id) => /^hint-(instead|hopes)|^(type-here|verified|no-terminal)$/.test(id))).toEqual([]);
    expect(ids).toContain("busy");
  });

  it("are all there where a catalogue is the page's own", () => {
    expect(forPage("# Words\nlesson-goal = Every space is a point.", false)).toBe(
      "lesson-goal = Every space is a point.",
    );
  });

  it("have the words of cards in a file of their own, with what those speak of", () => {
    const catalogue = [
      "title = Drip",
      "what-die = A { name-die }.",
      "    .title = Die",
      "    .now = { fact-shows }",
      "fact-shows = { $n ->",
      "    [one] { -spot }",
      "   *[other] spots",
      "}",
      "-spot = a spot",
      "name-die = die",
      "name-other = other",
      "what-bag = A bag.",
    ];
    expect(forPage(catalogue.join("\n"))).not.toContain("what-");
    expect(forPage(catalogue.join("\n"))).toContain("title = Drip");
    expect(forCards(catalogue.join("\n")).split("\n")).toEqual(
      catalogue.filter((line) => !/^(title|name-other)/.test(line)),
    );
  });
});
