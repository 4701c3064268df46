/** The pictures at the front door are drawn with the page itself, without waiting for an answer. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Door from "../src/door/Door.svelte";
import { CREATURES } from "../src/door/creatures";
import { GROUND, PIECES } from "../src/door/pieces";

const asked: string[] = [];

function opened(narrow: boolean, answer: () => Promise<Response>): void {
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return answer();
  });
  const listens = { addEventListener() {}, removeEventListener() {} };
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: narrow === query.includes("max-width"), ...listens }));
  shown = mount(Door, { target: document.body });
  flushSync();
}

let shown: Record<string, unknown> | undefined;
beforeEach(() => void (asked.length = 0));
afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
  vi.unstubAllGlobals();
});

const count = (selector: string): number => document.querySelectorAll(selector).length;
const painted = Object.values(GROUND).reduce((sum, n) => sum + n, 0);

/** Drawings as the browser writes them; Svelte leaves marks of its own around them. */
const drawn = (drawing: string): string => {
  const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
  group.innerHTML = drawing;
  return group.innerHTML;
};
const creatures = (): string[] =>
  [...document.querySelectorAll(".creature")].map((one) => one.innerHTML.replace(/<!--.*?-->/g, "").trim());

it("every game has a creature of its own", () => {
  expect(Object.keys(CREATURES).sort()).toEqual(Object.keys(PIECES).sort());
  expect(Object.keys(CREATURES)).toHaveLength(4);
  expect(new Set(Object.values(CREATURES).map(({ drawing }) => drawing)).size).toBe(4);
});

describe("the first picture of the door", () => {
  const never = (): Promise<Response> => new Promise(() => undefined);

  it.each([
    ["a phone", true],
    ["a wide screen", false],
  ])("on %s is painted before the server has answered", (_size, narrow) => {
    opened(narrow, never);
    expect(asked, "only words are asked for, no drawing").toEqual(["/api/games", "/api/tables"]);
    expect(count("article"), "no game is there yet").toBe(0);
    expect(count("#sheet .piece.full")).toBe(painted);
    expect(count(".creature path")).toBeGreaterThan(20);
    for (const [game, { drawing }] of Object.entries(CREATURES)) {
      expect(creatures().filter((one) => one === drawn(drawing)), game).toHaveLength(1);
    }
    expect(count("img, image"), "nothing that would have to be fetched").toBe(0);
    expect(count("svg.quarter use[href='#sheet']")).toBe(narrow ? 4 : 0);
    expect(count("section.panorama #sheet")).toBe(narrow ? 0 : 1);
  });

  it("stays where the server is not reached", async () => {
    opened(true, () => Promise.reject(new TypeError("offline")));
    await vi.waitFor(() => expect(count("[role=alert]")).toBe(1));
    expect(count("svg.quarter use[href='#sheet']")).toBe(4);
  });
});
