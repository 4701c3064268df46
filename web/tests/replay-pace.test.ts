/** A replay that runs shows a turn for as long as its speed says. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import Replay from "../src/replay/Replay.svelte";
import { PACE, SPEEDS, type Speed } from "../src/replay/turns";

vi.hoisted(() => {
  globalThis.matchMedia ??= (() => ({ matches: false, addEventListener() {}, removeEventListener() {} })) as never;
});
vi.mock("../src/boards", async (original) => ({
  ...(await original<object>()),
  boardOf: () => Promise.resolve({ default: () => undefined }),
}));

const RECORD = { moves: [[0, "a"], [1, "b"], [0, "c"]], seats: [], result: null };
let shown: Record<string, unknown> | undefined;

beforeEach(() => {
  vi.stubGlobal("fetch", (path: string, init?: RequestInit) => {
    if (path.endsWith("/record")) return Promise.resolve(new Response(JSON.stringify({ record: RECORD })));
    if (!path.includes("replay")) return Promise.resolve(new Response("{}", { status: 404 }));
    const { step } = JSON.parse(String(init?.body)) as { step: number };
    const names = ["Ann", "Ben"];
    const moves = RECORD.moves.slice(0, step);
    const answer = { id: "first", game: "drip", options: {}, names, moves, step, view: {}, scene: {}, scores: [], winners: [] };
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
});
afterEach(() => {
  vi.useRealTimers();
  if (shown) void unmount(shown);
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const one = <T extends Element>(selector: string): T | null => document.querySelector<T>(selector);
const step = (): string | undefined => one<HTMLInputElement>("input[type=range]")?.value;

it.each<Speed>([8, 1, 0.5])("a turn comes after the pace of speed %d, and not before", async (speed) => {
  shown = mount(Replay, { target: document.body, props: { table: "some" } });
  await vi.waitFor(() => expect(step()).toBe("0"));
  const select = one<HTMLSelectElement>("select");
  if (!select) throw new Error("there are no speeds");
  select.selectedIndex = SPEEDS.indexOf(speed);
  select.dispatchEvent(new Event("change", { bubbles: true }));
  flushSync();

  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  one<HTMLButtonElement>(".controls .strong")?.click();
  flushSync();
  for (const turn of [1, 2]) {
    await vi.advanceTimersByTimeAsync(PACE / speed - 1);
    flushSync();
    expect(step(), "it is still to be read").toBe(String(turn - 1));
    await vi.advanceTimersByTimeAsync(1);
    flushSync();
    expect(step()).toBe(String(turn));
  }
});
