import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { HOP, SINK, SLIDE, SPREAD } from "../src/boards/inklings/travel";
import { DICE, LONGEST, POP, popsAt, type MomentSize } from "../src/moments/limits";

const SHEETS = import.meta.glob<string>("../src/boards/*/*.svelte", { query: "?raw", import: "default", eager: true });
const TOKENS = readFileSync(path.join(import.meta.dirname, "../src/look/tokens.css"), "utf8");

/** What each animation of a board belongs to. One that is added has to be given its size here. */
const SIZES: Record<string, MomentSize | "dice"> = {
  "color-in-kingdom/DutyScene walk": "medium",
  "color-in-kingdom/Paws stamp": "small",
  // The Copycat leaps by where it has been stamped already: medium, as its storyboard has it.
  "color-in-kingdom/Paws leap": "medium",
  "color-in-kingdom/ProvincePicture appear": "small",
  "color-in-kingdom/ProvincePicture arrive": "small",
  "color-in-kingdom/ProvincePicture hatch": "small",
  "color-in-kingdom/SheetHead cross": "small",
  "color-in-kingdom/SheetHead write": "small",
  "color-in-kingdom/SheetHead yawn": "small",
  "ink/Bottle put": "medium",
  "ink/Callout rise": "small",
  "ink/Flowing flow": "small",
  "ink/Flowing ring": "small",
  "ink/Shelf stand": "small",
  "ink/Squares snap": "small",
  "ink/Wheel deal": "small",
  // A kingdom is full: all of it has settled within the time of something medium, but the rest stays quiet.
  "inkdoms/Crown inkdoms-lift": "medium",
  "inkdoms/Crown run": "medium",
  "inkdoms/Crown shade": "medium",
  "inkdoms/Lines appear": "medium",
  "inkdoms/Map hatch": "small",
  "inkdoms/Map hush": "grand",
  "inkdoms/Map inkdoms-lift": "medium",
  "inkdoms/Map plant": "medium",
  "inkdoms/Map pop": "medium",
  "inkdoms/Map soak": "small",
  "inkdoms/Small fall": "medium",
  "inkdoms/Thrown take": "small",
  "inkdoms/Thrown told": "dice",
  "inkdoms/Thrown tumble": "dice",
  "inklings/Complete raise": "medium",
  "inklings/Complete round": "medium",
  "inklings/Folded fold": "medium",
};

/** The most that a board sets for each thing: the last of four bottles or paws, the last die. */
const MOST: Record<string, string> = {
  "ink/Bottle --late": `${popsAt(3, 4)}ms`,
  "color-in-kingdom/Paws --late": "1",
  "inkdoms/Thrown --wait": "0.9",
};

const token = (name: string): string => new RegExp(`${name}: ([\\d.]+ms);`).exec(TOKENS)?.[1] ?? "";

interface Found {
  readonly name: string;
  readonly ends: number;
}

/** Every animation of a style sheet, and when it ends; those without an end are no moments. */
function animationsIn(file: string, text: string): Found[] {
  return [...text.matchAll(/animation: ([^;]+);/g)].flatMap(([, value = ""]) => {
    if (value === "none" || value.includes("infinite")) return [];
    const known = value.replace(/var\((--[\w-]+)(?:, [^()]+)?\)/g, (_, name: string) => {
      const found = MOST[`${file} ${name}`] ?? token(name);
      expect(found, `${file}: ${name}`).not.toBe("");
      return found;
    });
    const [name = "", ...parts] = known.match(/calc\((?:[^()]|\([^()]*\))*\)|[\w-]+\([^()]*\)|[^\s]+/g) ?? [];
    const times = parts.filter((part) => /^[\d.]+ms$/.test(part) || part.startsWith("calc("));
    const ends = times.reduce((sum, part) => sum + reckoned(part.replace(/^calc/, "")), 0);
    return [{ name: `${file} ${name}`, ends }];
  });
}

/** Sums and products of milliseconds, such as `(220ms * (4.2 + 0.9))`. */
function reckoned(sum: string): number {
  let rest = sum.replaceAll("ms", "");
  const inner = /\(([^()]+)\)/;
  while (inner.test(rest)) rest = rest.replace(inner, (_, part: string) => String(plainly(part)));
  return plainly(rest);
}

const plainly = (sum: string): number =>
  sum
    .split(" + ")
    .map((part) => part.split(" * ").map(Number).reduce((a, b) => a * b, 1))
    .reduce((a, b) => a + b, 0);

describe("what boards move by themselves", () => {
  const found = Object.entries(SHEETS).flatMap(([path, text]) =>
    animationsIn(path.replace(/^.*\/boards\/(.*)\.svelte$/, "$1"), text),
  );

  it("is over within the time of its size", () => {
    for (const { name, ends } of found) {
      const size = SIZES[name];
      expect(ends, name).toBeGreaterThan(0);
      expect(ends, `${name} is ${size}`).toBeLessThanOrEqual(size === "dice" ? DICE : LONGEST[size ?? "small"]);
      if (size === "dice") expect(ends, name).toBeGreaterThanOrEqual(800);
    }
  });

  it("has a size for each animation, and no other", () => {
    expect([...new Set(found.map(({ name }) => name))].toSorted()).toEqual(Object.keys(SIZES).toSorted());
  });

  it("has the same limits in style sheets and elsewhere", () => {
    expect(token("--small")).toBe(`${LONGEST.small}ms`);
    expect(token("--medium")).toBe(`${LONGEST.medium}ms`);
    expect(token("--calm")).toBe(`${POP}ms`);
  });

  it("keeps the time on the ways of the Inklings, too", () => {
    for (const ends of [HOP, SLIDE, SPREAD.delay + SPREAD.duration]) expect(ends).toBeLessThanOrEqual(LONGEST.small);
    expect(SINK).toBeLessThanOrEqual(LONGEST.medium);
  });

  it("lets bottles come one by one, however many: all within the time", () => {
    expect([0, 1, 2].map((k) => popsAt(k, 3))).toEqual([300, 420, 540]);
    expect(popsAt(0, 1), "one alone comes at once").toBe(0);
    for (const n of [2, 5, 9]) expect(popsAt(n - 1, n) + POP).toBeLessThanOrEqual(LONGEST.medium);
    // The player is silent for whatever comes less than 60 ms after the last note.
    expect(popsAt(1, 7) - popsAt(0, 7)).toBeGreaterThanOrEqual(60);
  });
});
