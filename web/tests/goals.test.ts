/** What players play for, beside their names: the figures of Inklings and of Color-In Kingdom. */

import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { SeatProps } from "../src/boards/board";
import KingdomGoals from "../src/boards/color-in-kingdom/Goals.svelte";
import { provinceOf } from "../src/boards/color-in-kingdom/province";
import InklingsGoals from "../src/boards/inklings/Goals.svelte";
import { DICE, printedBy, spacesOf, type Die } from "../src/boards/inklings/printed";
import type { Playable } from "../src/table/playable";
import { Voice } from "../src/words/voice";
import { words } from "../src/words/words.svelte";

let shown: Record<string, unknown> | undefined;
beforeAll(async () => {
  words.language = "en";
  await Promise.all([words.load("inklings"), words.load("color-in-kingdom")]);
});
afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
  document.body.replaceChildren();
});

/** The goals of the first seat, by what they are about; spaces are left out. */
function told(goals: Component<SeatProps>, game: string, view: unknown): Map<string, Element> {
  const voice = new Voice(game, ["Ann"]);
  const now = { view, seats: [{ kind: "person", name: "Ann" }], seat: 0, yours: [0], moves: [] };
  const table = { voice, now, options: {}, pending: [], log: [] } as unknown as Playable;
  shown = mount(goals, { target: document.body, props: { table, of: 0 } });
  flushSync();
  const found = [...document.querySelectorAll(".goal")];
  return new Map(found.map((one) => [one.getAttribute("data-card")?.split(" ")[1] ?? "", one]));
}
const said = (one: Element | undefined): string => one?.textContent.replace(/\s+/g, "") ?? "";

describe("the dice of Inklings", () => {
  const printed = printedBy("standard");
  /** With this many spaces of each die inked. */
  function dice(inked: Partial<Record<Die, number>>, never: Die[] = []): Map<string, Element> {
    const names = DICE.flatMap((die) => spacesOf(printed, die).slice(0, inked[die] ?? 0).map(({ name }) => name));
    return told(InklingsGoals, "inklings", { sheets: [{ inked: names, never_complete: never, inklings: [], boxes: [], chosen: false }] });
  }
  const most = (die: Die): number => spacesOf(printed, die).length;

  it("tell how many spaces are inked, of how many", () => {
    const found = dice({ d8: 2 });
    expect(DICE.map((die) => said(found.get(die)))).toEqual([
      `d82/${most("d8")}`, `d120/${most("d12")}`, `d200/${most("d20")}`,
    ]);
  });

  it("promise the bonus when one space is missing, and when none is", () => {
    const found = dice({ d8: most("d8") - 1, d12: most("d12"), d20: most("d20") - 2 });
    expect(said(found.get("d8"))).toBe(`d8${most("d8") - 1}/${most("d8")}+${printed.bonus.d8}`);
    expect(found.get("d8")?.classList.contains("near")).toBe(true);
    expect(said(found.get("d12"))).toBe(`d12${most("d12")}/${most("d12")}+${printed.bonus.d12}`);
    expect(found.get("d12")?.classList.contains("full")).toBe(true);
    expect(said(found.get("d20"))).toBe(`d20${most("d20") - 2}/${most("d20")}`);
  });

  it("promise nothing where it can never be complete", () => {
    const found = dice({ d8: most("d8") - 1 }, ["d8"]);
    expect(said(found.get("d8"))).toBe(`d8${most("d8") - 1}/${most("d8")}`);
    expect(found.get("d8")?.classList.contains("near")).toBe(false);
    expect(found.get("d8")?.getAttribute("title")).toContain("out of reach");
  });
});

describe("the ends of Color-In Kingdom", () => {
  const spaces = provinceOf(undefined)?.spaces ?? [];
  function ways(duties: number, painted: number, squares: number): Map<string, Element> {
    const paint = Object.fromEntries(spaces.slice(0, painted).map(({ name }) => [name, "yellow"]));
    const some = (n: number): number[] => Array.from({ length: n }, (_, k) => k + 1);
    return told(KingdomGoals, "color-in-kingdom", { sheets: [{ duties: some(duties), paint, squares: some(squares) }] });
  }
  const number = (one: Element | undefined): string => said(one).match(/^\d+\/\d+/)?.[0] ?? "";
  const close = (found: Map<string, Element>): string[] =>
    [...found].filter(([, one]) => one.classList.contains("close")).map(([way]) => way);

  it("tell how far each of the three is", () => {
    const found = ways(3, 7, 4);
    expect([...found].map(([way, one]) => [way, number(one)])).toEqual([
      ["duties", "3/6"],
      ["province", `7/${spaces.length}`],
      ["copycat", expect.stringMatching(/^4\/\d+$/)],
    ]);
    expect(close(found)).toEqual([]);
    expect(document.querySelector(".goals")?.getAttribute("aria-label")).toMatch(/3 of 6/);
  });

  it("warn of the one that is close", () => {
    const found = ways(5, spaces.length - 4, 0);
    expect(close(found)).toEqual(["duties"]);
    expect([...found].filter(([, one]) => one.classList.contains("nearest")).map(([way]) => way)).toHaveLength(1);
  });

  it("warn of a Province with three spaces left", () => {
    expect(close(ways(0, spaces.length - 3, 0))).toEqual(["province"]);
  });
});
