import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import Goals from "../src/boards/ink/Goals.svelte";
import Likely from "../src/boards/ink/Likely.svelte";
import Small from "../src/boards/ink/Small.svelte";
import { goal, viewOf } from "../src/boards/ink/view";
import type { Playable } from "../src/table/playable";
import { Voice } from "../src/words/voice";
import { words } from "../src/words/words.svelte";

const voice = new Voice("ink", ["Ann"]);
let shown: Record<string, unknown> | undefined;

beforeAll(async () => {
  words.language = "en";
  await words.load("ink");
});
afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
  document.body.replaceChildren();
});

/** All own bottles are played; this many black ones count, and this many there are with those of tie rounds. */
function tableWith(black: number, all: number): Playable {
  const score = { total: 24 + black, lines: [["bottles/own", 24], ["bottles/black", black]] };
  const painters = [{ bottles: "green", card: ["red", "yellow"], own: 0, black: all, squares: [], tiles: [], areas: [], score }];
  const view = { seat: 0, goal: 24, painters, apprentice: null, quills: ["R4-Ro-L-Y", null] };
  return { voice, now: { view } } as unknown as Playable;
}

describe("the shelf beside a name", () => {
  const told = (black: number, all: number): [string | undefined, number, string | undefined] => {
    shown = mount(Goals, { target: document.body, props: { table: tableWith(black, all), of: 0 } });
    flushSync();
    const far = document.querySelector(".far");
    return [far?.textContent ?? undefined, far?.querySelectorAll(".flask").length ?? 0, document.querySelector(".unseen")?.textContent ?? undefined];
  };

  it("says nothing of black bottles where there are none", () => {
    expect(told(0, 0)).toEqual(["24/24", 0, "24 of 24 bottles played"]);
  });

  it("tells what is beyond 24, each with a black bottle", () => {
    expect(told(1, 1)).toEqual(["24/24+1", 1, "24 of 24 bottles played, and 1 black bottle on top"]);
  });

  it("tells those of a tie round apart: the points beside the name do not count them", () => {
    expect(told(1, 3)).toEqual([
      "24/24+1+2",
      2,
      "24 of 24 bottles played, and 1 black bottle on top, and 2 black bottles in the tie round",
    ]);
  });
});

describe("what the shell asks a board for", () => {
  it("is the number that a bar of points is full at", () => {
    expect(goal(tableWith(2, 2))).toBe(24);
  });

  it("is a small sheet with the numbers that areas grow for", () => {
    const table = tableWith(0, 0);
    const squares = [
      { name: "0a", x: 0, y: 0, colour: "red", mark: "6" },
      { name: "0b", x: 1, y: 0, colour: "red", mark: "spot" },
      { name: "0c", x: 0, y: 1, colour: "red", mark: "4", bottle: "own", down: true },
    ];
    Object.assign(viewOf(table.now.view).painters[0] ?? {}, { squares });
    shown = mount(Small, { target: document.body, props: { table, of: 0 } });
    flushSync();
    expect([...document.querySelectorAll("text")].map((one) => one.textContent)).toEqual(["6"]);
  });

  it("is as few shapes as there are colours and kinds of things on it", () => {
    const table = tableWith(0, 0);
    const squares = [...Array(20).keys()].flatMap((k) => [
      { name: `${k}a`, x: 2 * k, y: 0, colour: "red", mark: k === 2 ? "4" : "plain" },
      { name: `${k}b`, x: 2 * k + 1, y: 0, colour: "blue", mark: k === 3 ? "7" : "spot", ...(k > 16 ? { bottle: "own" } : {}) },
      { name: `${k}c`, x: 2 * k, y: 1, colour: "blue", mark: "plain", ...(k === 5 ? { x_token: ["x"] } : {}) },
      { name: `${k}d`, x: 2 * k + 1, y: 1, colour: "red", mark: k === 19 ? "10" : "plain" },
    ]);
    const tiles = [...Array(20).keys()].map((k) => ({ x: 2 * k, y: 0 }));
    Object.assign(viewOf(table.now.view).painters[0] ?? {}, { squares, tiles });
    shown = mount(Small, { target: document.body, props: { table, of: 0 } });
    flushSync();
    const parts = (shape: string): number => document.querySelector(shape)?.getAttribute("d")?.match(/M/g)?.length ?? 0;
    expect([parts(".cross"), parts(".bottle"), parts(".spot"), parts(".card")]).toEqual([1, 3, 16 + 3, 20]);
    const grounds = [...document.querySelectorAll("svg > path[fill^=url]")];
    expect(grounds.map((one) => [one.classList.contains("taken"), one.getAttribute("d")?.match(/M/g)?.length])).toEqual([
      [false, 40],
      [false, 36],
      [true, 4],
    ]);
    // One text has a place for each of its digits.
    const numbers = [...document.querySelectorAll("text")].map((one) => [one.textContent, one.getAttribute("x"), one.getAttribute("y")]);
    expect(numbers).toEqual([["47", "45 75", "5.2 5.2"], ["10", "395", "15.2"]]);
    expect(document.querySelectorAll("pattern"), "no other colour is needed").toHaveLength(2);
  });
});

describe("a hint that goes on after a draw", () => {
  const show = (...moves: string[]): string | undefined => {
    const steps = moves.map((move) => ({ n: 2, move }));
    shown = mount(Likely, { target: document.body, props: { table: tableWith(0, 0), steps } });
    flushSync();
    return document.querySelector("[data-likely]")?.textContent?.trim();
  };

  it("draws the tile that it is likely to be about, and names its colours", () => {
    expect(show("quill 1", "done")).toMatch(/Then probably this tile: red, yellow and light blue, with the 4$/);
    expect(document.querySelectorAll("[data-likely] .tile")).toHaveLength(1);
  });

  it("says nothing where that depends on the draw", () => {
    expect(show("done")).toBeUndefined();
  });
});
