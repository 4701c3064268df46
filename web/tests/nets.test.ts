/** The sheet of Inklings under the mouse: a number keeps the tint of its space around it, so that paths do not touch it. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { castOf } from "../src/boards/inklings/cast";
import { layoutOf } from "../src/boards/inklings/layout";
import Nets from "../src/boards/inklings/Nets.svelte";
import { printedBy } from "../src/boards/inklings/printed";
import { Voice } from "../src/words/voice";
import { words } from "../src/words/words.svelte";

vi.hoisted(() => {
  globalThis.matchMedia ??= (() => ({ matches: false, addEventListener() {}, removeEventListener() {} })) as never;
});

beforeAll(() => words.load("inklings"));
afterEach(() => document.body.replaceChildren());

it("tints number and space alike, and not for a finger", async () => {
  const printed = printedBy("standard");
  const sheet = { inked: [], inklings: [], ways: [], boxes: ["A", "B", "C"], crossed: [], never_complete: [], chosen: false, move: null };
  const layout = layoutOf(printed, 374, 420);
  const props = {
    layout, printed, sheet: sheet as never, cast: castOf([], sheet as never), voice: new Voice("inklings", ["Ann"]), label: "",
    ink: "green", steps: [], open: [], who: null, plan: null, trail: null, worth: () => undefined, onspace: () => undefined,
  };
  const shown = mount(Nets, { target: document.body, props });
  flushSync();
  await vi.waitFor(() => expect(document.querySelectorAll(".printed text"), "all but the hub").toHaveLength(layout.faces.length - 1));
  const place = document.querySelector('[data-space="d12-3"]') as Element;
  /** The tints of the space and around its number. */
  const tints = (): unknown[] => [
    place.querySelector(".face")?.classList.contains("over"),
    [...document.querySelectorAll<SVGTextElement>(".printed text")].map((one) => one.style.getPropertyValue("--around")).filter((one) => one.includes("over")),
  ];
  const enter = (pointerType: string): void => {
    place.dispatchEvent(Object.assign(new Event("pointerenter"), { pointerType }));
    flushSync();
  };
  enter("touch");
  expect(tints()).toEqual([false, []]);
  enter("mouse");
  expect(tints()).toEqual([true, ["var(--ground-over)"]]);
  place.dispatchEvent(new Event("pointerleave"));
  flushSync();
  expect(tints()).toEqual([false, []]);
  void unmount(shown);
});
