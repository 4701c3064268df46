import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { contrast, INKS, inkOf } from "../src/look/inks";

const core = readFileSync(
  path.join(import.meta.dirname, "../../src/paintpot/core/inks.py"),
  "utf8",
);
const bottle = readFileSync(path.join(import.meta.dirname, "../src/boards/ink/Bottle.svelte"), "utf8");
const tokens = readFileSync(path.join(import.meta.dirname, "../src/look/tokens.css"), "utf8");

describe("the inks", () => {
  it("are those of the house", () => {
    const house = [
      ...core.matchAll(
        /Ink\("([^"]+)", "(#\w+)", \{"en": "(.)", "ru": "(.)"\}, "([^"]+)"\)/g,
      ),
    ].map(([, name, hex, en, ru, pattern]) => ({ name, hex, letters: { en, ru }, pattern }));
    expect(house).toHaveLength(9);
    expect(Object.values(INKS).map(({ writing: _writing, ...ink }) => ink)).toEqual(house);
  });

  it("have their hues in the style sheet, too", () => {
    for (const { name, hex } of Object.values(INKS)) {
      expect(tokens).toContain(`--ink-${name.replace(" ", "-")}: ${hex.toLowerCase()};`);
    }
  });

  it("can be written on", () => {
    for (const { hex, writing } of Object.values(INKS)) {
      expect(contrast(hex, writing)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it("are found by either spelling, and paper is none", () => {
    expect(inkOf("light-blue")?.hex).toBe(INKS["light blue"]?.hex);
    expect(inkOf("white")).toBeUndefined();
    expect(inkOf(null)).toBeUndefined();
  });
});

describe("paper and ink", () => {
  const pair = (name: string): [light: string, dark: string] => {
    const found = new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(tokens);
    return [found?.[1] ?? "", found?.[2] ?? ""];
  };
  const grounds = ["paper", "paper-raised", "paper-sunk"];

  it.each(["ink", "ink-soft"])("%s can be read on every paper, by day and by night", (ink) => {
    for (const ground of grounds) {
      for (const k of [0, 1] as const) {
        expect(contrast(pair(ink)[k], pair(ground)[k])).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it("bad news can be read on its own ground", () => {
    for (const k of [0, 1] as const) {
      expect(contrast(pair("bad")[k], pair("bad-soft")[k])).toBeGreaterThanOrEqual(4.5);
      expect(contrast(pair("ink")[k], pair("bad-soft")[k])).toBeGreaterThanOrEqual(4.5);
      expect(contrast(pair("ink-soft")[k], pair("bad-soft")[k])).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(["ink", "ink-soft", "bad", "good"])("%s can be read where something may be done", (ink) => {
    for (const ground of ["sheet", "sheet-lit", "glow-soft"]) {
      for (const k of [0, 1] as const) {
        expect(contrast(pair(ink)[k], pair(ground)[k]), `${ground} ${k}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it("a place that can be taken is told from the rest of the sheet", () => {
    for (const k of [0, 1] as const) {
      expect(contrast(pair("sheet-lit")[k], pair("sheet")[k])).toBeGreaterThanOrEqual(1.2);
    }
  });

  it("what lies on dark paper, such as the Apprentice's bottle, has an edge that is seen", () => {
    const chalk = /--chalk: (#\w{6});/.exec(tokens)?.[1] ?? "";
    for (const ground of grounds) expect(contrast(chalk, pair(ground)[1])).toBeGreaterThanOrEqual(7);
    expect(bottle).toMatch(/\.halo \{\s+fill: var\(--chalk\);\s+stroke: var\(--chalk\);/);
  });

  it.each(["line-strong", "glow", "sheet-border"])("%s can be seen on paper", (line) => {
    for (const k of [0, 1] as const) {
      expect(contrast(pair(line)[k], pair("paper-raised")[k])).toBeGreaterThanOrEqual(3);
    }
  });
});
