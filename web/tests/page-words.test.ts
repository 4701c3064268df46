import { describe, expect, it } from "vitest";
import { forCards, forPage } from "../tools/words.ts";

describe("the words of the page", () => {
  it("are a catalogue without lessons, reviews and comments", () => {
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
      "about = A die.",
    ];
    expect(forPage(catalogue.join("\n")).split("\n")).toEqual([
      "title = Drip",
      "rule-DR-1 =",
      "    A die falls",
      "    each round.",
      "    .move = lesson-like",
      "about = A die.",
    ]);
  });

  it("keep what a board calls a lesson", () => {
    expect(forPage("lesson-one = One\n# Two", "boards/drip/words.en.ftl")).toBe("lesson-one = One");
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
