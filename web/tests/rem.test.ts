/** Thrown dice grow with the letters that readers have set, as everything else does. */

import { mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import Throw from "../src/boards/inklings/Throw.svelte";

vi.hoisted(() => {
  globalThis.matchMedia ??= (() => ({ matches: false, addEventListener() {}, removeEventListener() {} })) as never;
});
afterEach(() => document.body.replaceChildren());

it("are at least as large as four and a half letters are high", () => {
  document.documentElement.style.fontSize = "20px";
  Element.prototype.animate = () => ({ finished: new Promise(() => undefined), finish() {}, cancel() {} }) as never;
  const props = { roll: { d6: 3, d8: 7, d12: 11, sums: [] }, room: [374, 420] as const, clear: [], wait: 0, onend: () => undefined };
  const shown = mount(Throw, { target: document.body, props: props as never });
  expect(document.querySelector<HTMLElement>(".thrown")?.style.getPropertyValue("--size")).toBe("90px");
  void unmount(shown);
});
