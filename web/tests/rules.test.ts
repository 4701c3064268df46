import { readdirSync, readFileSync } from "node:fs";
import { flushSync, mount, unmount } from "svelte";
import { describe, expect, it, vi } from "vitest";
import type { RulebookShown, RuleSection } from "../src/api/schema";
import * as kingdom from "../src/boards/color-in-kingdom/Sign.svelte";
import * as ink from "../src/boards/ink/Sign.svelte";
import * as inkdoms from "../src/boards/inkdoms/Sign.svelte";
import * as inklings from "../src/boards/inklings/Sign.svelte";
import { inkOf } from "../src/look/inks";
import { anchorOf, entriesOf, lessonsBeside, textOf } from "../src/rules/book";
import Ledger from "../src/rules/Ledger.svelte";
import { cameFrom, leaveNote } from "../src/ui/cameFrom";
import { find, stemOf, type SearchEntry } from "../src/rules/search";
import { Catalogue } from "../src/words/catalogue";
import { words } from "../src/words/words.svelte";

const GAMES = "../src/paintpot/games";
const SIGNS = { color_in_kingdom: kingdom, ink, inkdoms, inklings };

describe("signs in the rules", () => {
  it.each(Object.entries(SIGNS))("of %s are inks or are drawn by its board", (folder, { default: Sign }) => {
    const books = `${GAMES}/${folder}/rulebook`;
    const texts = readdirSync(books)
      .filter((file) => file.endsWith(".md"))
      .map((file) => readFileSync(`${books}/${file}`, "utf8"));
    const named = new Set(texts.flatMap((text) => [...text.matchAll(/\{([a-z0-9 -]+)\}/g)].map(([, name = ""]) => name)));
    expect(named.size).toBeGreaterThan(1);
    for (const name of named) {
      if (inkOf(name)) continue;
      const target = document.createElement("div");
      const shown = mount(Sign, { target, props: { name } });
      flushSync();
      expect(target.querySelectorAll("path, circle, ellipse, rect").length, name).toBeGreaterThan(0);
      void unmount(shown);
    }
  });
});

const entries: SearchEntry[] = [
  { id: "a", title: "Башни", text: "Сторожевая башня даёт каплю." },
  { id: "b", title: "Кляксы", text: "Кто не разместил каплю у башни, получает кляксу." },
  { id: "c", title: "Towers", text: "A tower gives a drop; towers mix colours." },
  { id: "CK-A3", title: "CK-A3", text: "Who has no space can’t copy." },
];
const ids = (query: string): string[] => find(entries, query).map(({ entry }) => entry.id);

describe("the way back to a game", () => {
  it("is there in the tab that was opened from it, also after a reload, and soon only", () => {
    expect(cameFrom(0)).toBe("");
    leaveNote("/t/AAAA", 1000);
    expect(cameFrom(2000)).toBe("/t/AAAA");
    expect(localStorage).toHaveLength(0); // another tab finds no note
    expect(cameFrom(90_000)).toBe("/t/AAAA");
    sessionStorage.clear();
    leaveNote("/t/BBBB", 1000);
    expect(cameFrom(90_000)).toBe("");
  });
});

describe("the search", () => {
  it("finds words whatever their endings, titles first", () => {
    expect(ids("башнями")).toEqual(["a", "b"]);
    expect(ids("клякса")).toEqual(["b"]);
    expect(ids("TOWER")).toEqual(["c"]);
    expect(ids("copies")).toEqual(["CK-A3"]);
  });

  it("reads ё as е and finds rules by their ids", () => {
    expect(ids("дает")).toEqual(["a"]);
    expect(ids("ck-a3")).toEqual(["CK-A3"]);
  });

  it("wants every word, from its beginning on", () => {
    expect(ids("башня клякса")).toEqual(["b"]);
    expect(ids("ower")).toEqual([]);
    expect(ids("  ")).toEqual([]);
    expect(ids("tower (")).toEqual(["c"]);
  });

  it("shows what stands around", () => {
    const long = `${"words ".repeat(20)}blot ${"more ".repeat(20)}`;
    const [hit] = find([{ id: "x", title: "X", text: long }], "blots");
    const [before = "", match, after = ""] = hit?.around ?? [];
    expect(match).toBe("blot");
    expect(before.startsWith("… ")).toBe(true);
    expect(after.endsWith(" …")).toBe(true);
    expect(before.length + after.length).toBeLessThan(100);
  });

  it("leaves enough of a word", () => {
    expect(stemOf("end")).toBe("end");
    expect(stemOf("ход")).toBe("ход");
    expect(stemOf("чудовища")).toBe("чудовищ");
  });
});

const section: RuleSection = {
  id: "turn",
  title: "A turn",
  blocks: [
    { kind: "text", lines: [[[{ text: "Take " }, { text: "one", strong: true }, { text: " " }, { text: "", sign: "red" }]]] },
    { kind: "example", lines: [[[{ text: "Look." }]]], example: "first" },
  ],
  rules: ["AB-1"],
  lessons: ["dice", "more"],
};

describe("a rulebook", () => {
  it("is found by its sections and by its rules", () => {
    expect(entriesOf([section], [["AB-1", "All of it."]])).toEqual([
      { id: anchorOf(section), title: "A turn", text: "Take one Look." },
      { id: "AB-1", title: "AB-1", text: "All of it." },
    ]);
    expect(textOf([{ text: " a " }, { text: "b" }])).toBe("a b");
  });

  it("leads to each lesson once", () => {
    const shown: RulebookShown = {
      sections: [section],
      examples: [{ name: "first", lesson: "dice" }],
      lessons: {},
    };
    expect(lessonsBeside(section, shown)).toEqual(["more"]);
  });
});

describe("headings of the rules", () => {
  it("come from the game's catalogue, and else from the page", async () => {
    await words.more("rules");
    const own = new Catalogue("en", ["heading-COMP = Pots and lids\nrule-XY-COMP-1 = A pot.\nrule-XY-GOAL-1 = Win.\n"]);
    const game = vi.spyOn(words, "game").mockReturnValue(own);
    const target = document.createElement("div");
    const shown = mount(Ledger, { target, props: { game: "xy", rules: ["XY-COMP-1", "XY-GOAL-1"], behind: false } });
    flushSync();
    const headings = [...target.querySelectorAll("h3")].map((heading) => heading.textContent);
    expect(headings).toEqual(["Pots and lids", words.say("heading-GOAL")]);
    expect(headings[1]).not.toBe("GOAL");
    void unmount(shown);
    game.mockRestore();
  });
});
