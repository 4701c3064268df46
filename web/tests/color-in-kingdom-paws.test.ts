/** Players who copy stamp a paw on the space that was built, each in their own ink. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it } from "vitest";
import Paws from "../src/boards/color-in-kingdom/Paws.svelte";

let shown: Record<string, unknown> | undefined;
afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
  document.body.replaceChildren();
});

function stamped(leaps: boolean): void {
  const target = document.body.appendChild(document.createElementNS("http://www.w3.org/2000/svg", "svg"));
  shown = mount(Paws, { target, props: { x: 100, y: 80, unit: 135, inks: ["var(--ink-red)", "var(--ink-teal)"], leaps } });
  flushSync();
}

const paws = (): Element[] => [...document.querySelectorAll("[data-paw]")];
const drawn = (which: string): number => document.querySelectorAll(`use[href$="-${which}"]`).length;

it("is a mark of each who copied, in their ink, side by side", () => {
  stamped(false);
  expect(paws().map((paw) => paw.getAttribute("fill"))).toEqual(["var(--ink-red)", "var(--ink-teal)"]);
  const places = paws().map((paw) => paw.querySelector("use")?.getAttribute("transform"));
  expect(new Set(places).size).toBe(2);
  expect(drawn("paw")).toBe(2);
});

it.each([
  ["leaps past when it has just happened", true],
  ["does not come again for what happened long ago", false],
])("the cat %s", (_what, leaps) => {
  stamped(leaps);
  expect(drawn("cat")).toBe(leaps ? 1 : 0);
  expect(paws().filter((paw) => paw.classList.contains("leaps"))).toHaveLength(leaps ? 2 : 0);
});
