import { describe, expect, it } from "vitest";
import { forPage } from "../tools/words.ts";

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
    expect(forPage(catalogue.join("\n"), false)).toContain("review-best = best");
    expect(forPage(catalogue.join("\n")).split("\n")).toEqual([
      "title = Drip",
      "rule-DR-1 =",
      "    A die falls",
      "    each round.",
      "    .move = lesson-like",
      "about = A die.",
    ]);
  });
});
