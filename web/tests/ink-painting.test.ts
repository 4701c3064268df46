import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { FINGER } from "../src/boards/ink/camera.svelte";
import { controlsOf } from "../src/boards/ink/controls";
import { HandState } from "../src/boards/ink/hand.svelte";
import type { IdeaMarks } from "../src/boards/ink/ideas";
import Painting from "../src/boards/ink/Painting.svelte";
import type { PainterView } from "../src/boards/ink/view";
import { Voice } from "../src/words/voice";
import { words } from "../src/words/words.svelte";

// What moves is still at once, and there is a window to ask.
vi.hoisted(() => {
  globalThis.matchMedia = (() => ({ matches: true, addEventListener() {}, removeEventListener() {} })) as never;
});

const FRAME = { x: 0, y: 0, width: 390, height: 380, top: 0, left: 0, right: 390, bottom: 380 };

/** A page that is laid out: every element is as large as a phone's sheet. */
class Laid {
  constructor(private readonly tell: (seen: unknown[], from: unknown) => void) {}
  observe(target: Element): void {
    this.tell([{ target, contentRect: FRAME, contentBoxSize: [], borderBoxSize: [] }], this);
  }
  unobserve(): void {}
  disconnect(): void {}
}

/** A late painting: tiles in a row from corner to corner, twenty squares each way. */
const painter: PainterView = {
  bottles: "green",
  card: ["red", "purple"],
  palette: 5,
  jokers: 5,
  own: 10,
  black: 0,
  lead: 2,
  in_play: true,
  tiles: [],
  squares: [...Array(20).keys()].flatMap((k) => [
    { name: `${k}a`, x: k, y: k, colour: "red", mark: "plain" },
    { name: `${k}b`, x: k, y: k + 1, colour: "red", mark: k === 3 ? "5" : "plain" },
  ]),
  areas: [],
  score: { total: 0, lines: [], tie: [], verdict: null, deciders: [] },
};

describe("a painting on a phone", () => {
  let shown: Record<string, unknown> | undefined;
  const onpoint = vi.fn();

  beforeAll(async () => {
    vi.stubGlobal("ResizeObserver", Laid);
    Element.prototype.getBoundingClientRect = () => FRAME as DOMRect;
    words.language = "en";
    await words.load("ink");
  });

  afterEach(() => {
    if (shown) void unmount(shown);
    document.body.replaceChildren();
    onpoint.mockClear();
  });

  const nothing = (): void => undefined;
  function show(moves: string[], gains: [string, number][], idea: IdeaMarks | null = null, areas = painter.areas): SVGSVGElement {
    shown = mount(Painting, {
      target: document.body,
      props: {
        painter: { ...painter, areas },
        voice: new Voice("ink", ["Ann"]),
        label: "Ann",
        live: true,
        controls: controlsOf(moves, painter),
        hand: new HandState(),
        ghost: null,
        token: null,
        pair: null,
        lifted: null,
        raised: null,
        looked: null,
        brings: null,
        gains: new Map(gains),
        idea,
        head: 0,
        onpoint,
        ontarget: nothing,
        onhover: nothing,
        onleave: nothing,
        oncarry: nothing,
        onlook: nothing,
      },
    });
    flushSync();
    return document.querySelector("svg[data-painting]") as SVGSVGElement;
  }
  /** Pixels of a square, as it will be seen. */
  const side = (svg: SVGSVGElement): number => (390 / Number(svg.getAttribute("viewBox")?.split(" ")[2])) * 100;
  const signs = (svg: SVGSVGElement): string[] =>
    [...svg.querySelectorAll(".pill text")].map((one) => one.textContent ?? "");

  it("comes near the places that bring most, and points to those out of sight", () => {
    const svg = show(["tile at 3,1", "tile at 4,2", "tile at 18,16"], [["3,1", 2], ["4,2", 1], ["18,16", 1]]);
    expect(side(svg)).toBeGreaterThanOrEqual(FINGER);
    expect(svg.querySelector(".dot")?.getAttribute("d")?.match(/M/g)).toHaveLength(3);
    expect(signs(svg)).toEqual(["+2", "+1", "+1 ↘"]);
    // A tap on what points there goes there, and puts nothing down.
    const [, , sign] = svg.querySelectorAll(".pill");
    const [, u, v] = /translate\((\S+) (\S+)\)/.exec(sign?.getAttribute("transform") ?? "") ?? [];
    const [x = 0, y = 0] = svg.getAttribute("viewBox")?.split(" ").map(Number) ?? [];
    const at = { clientX: ((Number(u) - x) / 100) * side(svg), clientY: ((Number(v) - y) / 100) * side(svg) };
    svg.dispatchEvent(new MouseEvent("click", { ...at, detail: 1, bubbles: true }));
    expect(onpoint).not.toHaveBeenCalled();
    svg.dispatchEvent(new MouseEvent("click", { clientX: 200, clientY: 200, detail: 1, bubbles: true }));
    expect(onpoint).toHaveBeenCalledOnce();
  });

  it("keeps its colours where a lesson marks a square, and steps back around what a hint points at", () => {
    const marks = (n: number): IdeaMarks => ({ quills: new Map(), tiles: [], pairs: [], squares: [{ n, at: [3.5, 4.5] }] });
    const lesson = show(["complete 3b"], [["3b", 2]], marks(0));
    expect(lesson.querySelectorAll(".dashes")).toHaveLength(1);
    expect(lesson.querySelector(".veil")).toBeNull();
    if (shown) void unmount(shown);
    document.body.replaceChildren();
    const veil = show(["complete 3b"], [["3b", 2]], marks(1)).querySelector(".veil");
    expect(veil?.getAttribute("d")).toContain("M300 400h100v100h-100Z");
  });

  it("shows all of the area whose number can be completed, if a finger can", () => {
    const squares = painter.squares.filter(({ x }) => x < 8).map(({ name }) => name);
    const area = { colour: "red", size: squares.length, grown: true, numbers: [5], spots: 0, squares };
    const svg = show(["complete 3b"], [["3b", 2]], null, [area]);
    expect(side(svg)).toBeGreaterThanOrEqual(FINGER);
    const [x = 9, y = 9, width = 0, height = 0] = svg.getAttribute("viewBox")?.split(" ").map(Number) ?? [];
    expect([x <= 0, y <= 0, x + width >= 800, y + height >= 900]).toEqual([true, true, true, true]);
  });

  it("is seen as a whole while there is nothing to do on it, and whenever that is wanted", async () => {
    const idle = show([], []);
    expect(idle.dataset["whole"]).toBeDefined();
    expect(side(idle)).toBeLessThan(FINGER);
    if (shown) void unmount(shown);
    document.body.replaceChildren();
    const svg = show(["complete 3b"], [["3b", 2]]);
    expect(svg.dataset["whole"]).toBeUndefined();
    const last = (): HTMLButtonElement | undefined =>
      [...document.querySelectorAll<HTMLButtonElement>(".zoom button")].at(2);
    await vi.waitFor(() => expect(last()).toBeDefined());
    const all = last();
    expect(all?.getAttribute("aria-label")).toBe("The whole painting");
    all?.click();
    flushSync();
    expect(svg.dataset["whole"]).toBeDefined();
    expect(all?.getAttribute("aria-label")).toBe("Back to where you can play");
  });
});
