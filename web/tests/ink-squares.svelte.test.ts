import { flushSync, mount, unmount, type ComponentProps } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { controlsOf } from "../src/boards/ink/controls";
import { HandState } from "../src/boards/ink/hand.svelte";
import Painting from "../src/boards/ink/Painting.svelte";
import type { PainterView } from "../src/boards/ink/view";
import { speaker } from "../src/sound/sound.svelte";
import { Voice } from "../src/words/voice";
import { words } from "../src/words/words.svelte";

vi.hoisted(() => {
  globalThis.matchMedia ??= (() => ({ matches: true, addEventListener() {}, removeEventListener() {} })) as never;
});

const square = (name: string, k: number, more = {}) => ({ name, x: k, y: 0, colour: "red", mark: "plain", ...more });

/** This many squares in a row, the first of them with bottles. */
function painting(squares: number, bottles: number): PainterView {
  return {
    bottles: "green",
    card: ["red", "purple"],
    palette: 5,
    jokers: 5,
    own: 24 - bottles,
    black: 0,
    lead: 2,
    in_play: true,
    tiles: [],
    squares: [...Array(squares).keys()].map((k) => square(`${k}a`, k, k < bottles ? { bottle: "own" } : {})),
    areas: [],
    score: { total: 0, lines: [], tie: [], verdict: null, deciders: [] },
  };
}

describe("what comes to a painting", () => {
  let shown: Record<string, unknown> | undefined;
  const fresh = (): number => document.querySelectorAll("[data-painting] .fresh").length;

  beforeAll(async () => {
    vi.stubGlobal("ResizeObserver", class { observe() {} unobserve() {} disconnect() {} });
    await words.load("ink");
  });
  afterEach(() => {
    if (shown) void unmount(shown);
    document.body.replaceChildren();
    vi.useRealTimers();
  });

  function show(painter: PainterView): ComponentProps<typeof Painting> {
    const nothing = (): void => undefined;
    const props = $state({
      painter,
      voice: new Voice("ink", ["Ann"]),
      label: "Ann",
      live: false,
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
    });
    shown = mount(Painting, { target: document.body, props });
    flushSync();
    return props;
  }

  it("moves, and nothing that was there at the first look", async () => {
    const props = show(painting(4, 2));
    await vi.waitFor(() => expect(document.querySelectorAll("[data-painting] .bottle")).toHaveLength(2));
    flushSync();
    expect(fresh()).toBe(0);
    props.painter = painting(5, 3);
    flushSync();
    expect(fresh(), "a square and a bottle").toBe(2);
    props.painter = painting(5, 3);
    flushSync();
    expect(fresh(), "the answer of the server does not cut it short").toBe(2);
    props.painter = painting(4, 2);
    flushSync();
    props.painter = painting(5, 2);
    flushSync();
    expect(fresh(), "what was taken back is new again").toBe(1);
    props.painter = painting(4, 0);
    flushSync();
    props.painter = painting(4, 1);
    flushSync();
    expect(fresh()).toBe(1);
  });

  it("moves even if nothing like it was there before", async () => {
    const props = show(painting(4, 0));
    await vi.waitFor(() => expect(document.querySelectorAll("[data-painting] [data-card-through]")).toHaveLength(4));
    flushSync();
    props.painter = painting(4, 2);
    flushSync();
    expect(fresh()).toBe(2);
  });

  it("is heard bottle by bottle, none too high, and once where many come", async () => {
    const played = vi.spyOn(speaker, "play").mockImplementation(() => undefined);
    const props = show(painting(30, 0));
    await vi.waitFor(() => expect(document.querySelectorAll("[data-painting] [data-card-through]")).toHaveLength(30));
    flushSync();
    vi.useFakeTimers();
    props.painter = painting(30, 9);
    flushSync();
    vi.runAllTimers();
    expect(played).toHaveBeenCalledTimes(9);
    expect(Math.max(...played.mock.calls.map(([, step = 0]) => step))).toBeLessThan(10);
    played.mockClear();
    props.painter = painting(30, 29);
    flushSync();
    vi.runAllTimers();
    expect(played).toHaveBeenCalledTimes(1);
    played.mockClear();
    props.painter = painting(30, 26);
    flushSync();
    props.painter = painting(30, 30);
    flushSync();
    if (shown) void unmount(shown);
    shown = undefined;
    vi.runAllTimers();
    expect(played, "nothing of a painting that is gone").not.toHaveBeenCalled();
  });
});
