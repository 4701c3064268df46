/** What to know before a move is one mark wherever there is no room for words; it is not told by colour alone. */

import { createRawSnippet, flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import Choices from "../src/boards/inkdoms/Choices.svelte";
import Map from "../src/boards/inkdoms/Map.svelte";
import { readMoves } from "../src/boards/inkdoms/moves";
import { realmOf } from "../src/boards/inkdoms/realm";
import Thrown from "../src/boards/inkdoms/Thrown.svelte";
import GainMark from "../src/boards/inklings/GainMark.svelte";
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

const none = new Set<string>();
const voice = new Voice("inkdoms", ["Ann"]);
const realm = realmOf(undefined, false);

function draw(part: Component<never>, props: object, target: Element = document.body): void {
  shown.push(mount(part as Component, { target, props }));
  flushSync();
}
const svg = (): Element => document.body.appendChild(document.createElementNS("http://www.w3.org/2000/svg", "svg"));
/** What is drawn in each group: its number, and how many marks it has. */
const told = (selector: string): unknown[] =>
  [...document.querySelectorAll(selector)].map((one) => [
    one.querySelector("text")?.textContent ?? "",
    one.querySelectorAll("[data-caution]").length,
  ]);

it("on the map, beside the number and in its place; only a loss looks like one", () => {
  const [gain, loss, bare, plain] = realm.areas.map(({ id }) => id);
  const worth = new globalThis.Map([
    [gain, { shown: "+2", said: "2", wary: true }],
    [loss, { shown: "−1", said: "-1", wary: false }],
    [bare, { shown: "", said: "not all drops fit", wary: true }],
    [plain, { shown: "", said: "calms a dragon", wary: false }],
  ]);
  const paper = { paint: {}, fresh: [], complete: [], firsts: [], seconds: [], announced: [], spells: [], drops: {} };
  draw(Map, {
    id: "map", realm, paper, voice, label: "", pixel: 1, lit: none, also: none, open: none, chosen: none, worth,
    dice: [], side: 0, dim: false, ringed: null, children: createRawSnippet(() => ({ render: () => "<g></g>" })),
  });
  expect(told("[data-worth]")).toEqual([["+2", 1], ["−1", 0], ["", 1]]);
  expect([...document.querySelectorAll("[data-worth]")].map((one) => one.classList.contains("less"))).toEqual([false, true, false]);
});

it("on dice", () => {
  const die = (name: string, k: number) => ({ die: name, value: 3, x: 0, y: 0, turn: 0, kingdoms: "R", in_box: true, at: k });
  const all = ["red", "blue", "green"].map(die);
  draw(Thrown, {
    id: "map", realm, throw: all, dice: all.map((one, k) => ({ die: one, at: [k * 100, 0] })), side: 60, voice,
    lit: new Set(["red", "blue", "green"]), waiting: false, aside: false,
    worth: new globalThis.Map([
      ["red", { shown: "+2", wary: true }],
      ["blue", { shown: "+1", wary: false }],
      ["green", { shown: "", wary: true }],
    ]),
  }, svg());
  expect(told(".told .worth")).toEqual([["+2", 1], ["+1", 0], ["", 1]]);
});

it("on the answers to a question that are too many for words", () => {
  const moves = readMoves(["spell 1 to Redhill", "spell 1 to Umberland", "spell 1 to Greenwood"]);
  const props = { id: "map", title: "?", realm, dice: [], voice, change: () => null, onpick: () => undefined };
  const caution = ({ text }: { text: string }): string => (text.endsWith("Redhill") ? "not all drops fit" : "");
  draw(Choices, { ...props, moves, caution });
  expect(told("[data-move]").map((one) => (one as unknown[])[1])).toEqual([1, 0, 0]);
  draw(Choices, { ...props, moves: moves.slice(0, 2), caution });
  expect(document.querySelectorAll("[data-caution]"), "words say it").toHaveLength(1);
  expect(document.querySelector(".warns")?.textContent).toBe("not all drops fit");
});

it("on a space of a sheet", () => {
  draw(GainMark, { at: [0, 0], size: 10, total: 2, wary: true }, svg());
  draw(GainMark, { at: [0, 0], size: 10, total: 2 }, svg());
  expect(told(".gain")).toEqual([["+2", 1], ["+2", 0]]);
});
