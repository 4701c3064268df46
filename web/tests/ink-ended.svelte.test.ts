/** When a game is over its painting gets another place on the page: it is there at once, and not moved in it. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { controlsOf } from "../src/boards/ink/controls";
import { HandState } from "../src/boards/ink/hand.svelte";
import Painting from "../src/boards/ink/Painting.svelte";
import type { PainterView } from "../src/boards/ink/view";
import { Voice } from "../src/words/voice";
import { words } from "../src/words/words.svelte";

const painter = {
  bottles: "green",
  tiles: [],
  squares: [...Array(8).keys()].map((k) => ({ name: `${k}a`, x: k, y: k, colour: "red", mark: "plain" })),
  areas: [],
} as unknown as PainterView;

/** Tells a frame its size. */
let resize: (width: number, height: number) => void = () => undefined;
let shown: Record<string, unknown>;

beforeAll(() => words.load("ink"));
beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(private readonly tell: (seen: unknown[]) => void) {}
      observe(): void {
        resize = (width, height) => this.tell([{ contentRect: new DOMRect(0, 0, width, height) }]);
      }
      disconnect(): void {}
    },
  );
});
afterEach(() => {
  void unmount(shown);
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const nothing = (): void => undefined;

function show(ended: boolean): SVGSVGElement {
  shown = mount(Painting, {
    target: document.body,
    props: {
      painter,
      voice: new Voice("ink", ["Ann"]),
      label: "Ann",
      live: false,
      ended,
      controls: controlsOf([], painter),
      hand: new HandState(),
      ghost: null,
      token: null,
      pair: null,
      lifted: null,
      raised: null,
      looked: null,
      brings: null,
      gains: new Map(),
      idea: null,
      head: 0,
      onpoint: nothing,
      ontarget: nothing,
      onhover: nothing,
      onleave: nothing,
      oncarry: nothing,
      onlook: nothing,
    },
  });
  flushSync();
  resize(390, 380);
  flushSync();
  return document.querySelector("svg[data-painting]") as SVGSVGElement;
}

/** The board is laid out again in a task of its own. */
async function settled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  flushSync();
}

const wide = (svg: SVGSVGElement): number => Number(svg.getAttribute("viewBox")?.split(" ")[2]);

it("gets its view with its place", async () => {
  const svg = show(true);
  const before = svg.getAttribute("viewBox");
  resize(800, 300);
  flushSync();
  expect(svg.getAttribute("viewBox"), "not in the frame that changes its place").toBe(before);
  await settled();
  expect(svg.getAttribute("viewBox")).not.toBe(before);
  expect(svg.dataset["moving"]).toBeUndefined();
  const [, , width = 1, height = 1] = svg.getAttribute("viewBox")?.split(" ").map(Number) ?? [];
  expect(width / height).toBeCloseTo(800 / 300);
});

it("is followed by the eye in play", async () => {
  const svg = show(false);
  const before = wide(svg);
  resize(390, 120);
  await settled();
  expect(svg.dataset["moving"]).toBeDefined();
  await vi.waitFor(() => expect(svg.dataset["moving"]).toBeUndefined());
  expect(wide(svg)).not.toBeCloseTo(before);
});
