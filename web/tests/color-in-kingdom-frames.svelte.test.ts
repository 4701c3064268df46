/** What a Province draws after everything else: the figures of its spaces. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { GainShown } from "../src/api/schema";
import { provinceOf } from "../src/boards/color-in-kingdom/province";
import ProvincePicture from "../src/boards/color-in-kingdom/ProvincePicture.svelte";
import { yieldToBrowser } from "../src/ui/yielding";
import { Voice } from "../src/words/voice";

let frames: (() => void)[] = [];
beforeEach(() => {
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (call: () => void) => frames.push(call));
});
afterEach(() => vi.unstubAllGlobals());

async function frame(): Promise<void> {
  for (const call of frames.splice(0)) call();
  await yieldToBrowser(); // as a frame does, and so after it
  flushSync();
}

it("says at once what a space would score, and writes it there after the seats and the small sheets", async () => {
  const province = provinceOf("province");
  if (!province) throw new Error("there is no sheet");
  const one = province.spaces[0]?.name ?? "";
  const gain = (total: number): GainShown => ({ move: "", total, lines: [] });
  const props = $state({
    province,
    paint: new Map<string, string>(),
    fresh: new Set<string>(),
    lit: new Set([one]),
    building: "road" as const,
    gains: new Map([[one, gain(3)]]),
    label: "",
    voice: new Voice("color-in-kingdom", ["Ann"]),
    onspace: () => undefined,
  });
  const picture = mount(ProvincePicture, { target: document.body, props });
  const written = (): string => document.querySelector(`[data-space="${one}"] .worth`)?.textContent ?? "";
  const said = (): string => document.querySelector(`[data-space="${one}"]`)?.getAttribute("aria-label") ?? "";
  await vi.waitFor(() => expect(written()).toBe("+3"));

  props.gains = new Map([[one, gain(8)]]);
  flushSync();
  expect(said()).toContain("+8");
  expect(written()).toBe("+3");
  await frame();
  await frame();
  expect(written()).toBe("+3");
  await frame();
  expect(written()).toBe("+8");

  // With the space the figure goes at once: it never stands on what has been built.
  props.paint = new Map([[one, "grey"]]);
  flushSync();
  expect(written()).toBe("");
  await unmount(picture);
});
