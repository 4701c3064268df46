/** What is printed on an area changes its look for good: a monster is tamed, a capital built, or either missed. */

import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import Map from "../src/boards/inkdoms/Map.svelte";
import { realmOf } from "../src/boards/inkdoms/realm";
import Sticker from "../src/boards/inkdoms/Sticker.svelte";
import { Voice } from "../src/words/voice";
import { words } from "../src/words/words.svelte";

vi.hoisted(() => {
  globalThis.matchMedia ??= (() => ({ matches: false, addEventListener() {}, removeEventListener() {} })) as never;
});

beforeAll(() => words.load("inkdoms"));
let shown: Record<string, unknown>[] = [];
afterEach(() => {
  for (const one of shown) void unmount(one);
  shown = [];
  document.body.replaceChildren();
});

describe.each([
  ["dragon green", "green"],
  ["hydra", "blue"],
  ["griffin", "yellow"],
  ["unicorn", "red"],
  ["capital", "purple"],
])("the sticker of a %s", (symbol, wants) => {
  function drawn(fate: "open" | "reached" | "missed"): SVGElement {
    const target = document.body.appendChild(document.createElementNS("http://www.w3.org/2000/svg", "svg"));
    shown.push(mount(Sticker, { target, props: { symbol, wants, fate } }));
    flushSync();
    return target;
  }
  const outlines = (of: Element): string => [...of.querySelectorAll("path")].map((one) => one.getAttribute("d")).join("|");

  it("has three looks, and is struck out where it was missed", () => {
    const [open, reached, missed] = [drawn("open"), drawn("reached"), drawn("missed")];
    expect(new Set([open, reached, missed].map(outlines)).size).toBe(3);
    expect([open, reached, missed].map((one) => one.querySelectorAll(".strike").length)).toEqual([0, 0, 2]);
    expect([open, reached, missed].map((one) => one.querySelectorAll(".missed").length)).toEqual([0, 0, 1]);
  });
});

it("the map keeps what became of a monster and of a capital, long after the round", async () => {
  const realm = realmOf(undefined, false);
  const of = (symbol: RegExp) => realm.areas.filter((area) => symbol.test(area.symbol ?? "") && area.wants);
  const [tamed, lost, open] = of(/^(dragon|hydra|griffin|unicorn)/);
  const [built] = of(/^capital$/);
  if (!tamed?.wants || !lost?.wants || !open || !built?.wants) throw new Error("the map has too few of them");
  const other = lost.wants === "red" ? "blue" : "red";
  const paint = { [tamed.id]: tamed.wants, [lost.id]: other, [built.id]: built.wants };
  // Nothing is fresh: the round in which they were painted is over.
  const paper = { paint, fresh: [], complete: [], firsts: [], seconds: [], announced: [], spells: [], drops: {} };
  const none = new Set<string>();
  const props = {
    id: "map", realm, paper: paper as never, voice: new Voice("inkdoms", ["Ann"]), label: "", pixel: 1, lit: none,
    also: none, open: none, chosen: none, worth: new globalThis.Map(), dice: [], side: 0, dim: false, ringed: null,
    children: createRawSnippet(() => ({ render: () => "<g></g>" })),
  };
  shown.push(mount(Map, { target: document.body, props }));
  flushSync();
  const printedAt = ([x, y]: readonly [number, number]): Element | null =>
    document.querySelector(`g.printed[transform="translate(${x} ${y})"]`);
  await vi.waitFor(() => {
    for (const area of realm.areas) if (area.symbol) expect(printedAt(area.symbolAt), area.id).not.toBeNull();
  });
  const seen = [tamed, lost, built, open].map((area) => {
    const printed = printedAt(area.symbolAt);
    return [printed?.querySelectorAll(".arrived").length, printed?.querySelectorAll(".missed").length];
  });
  expect(seen).toEqual([[1, 0], [0, 1], [1, 0], [0, 0]]);
  expect(printedAt(tamed.symbolAt)?.querySelector(".tick"), "tamed is ticked").not.toBeNull();
});
