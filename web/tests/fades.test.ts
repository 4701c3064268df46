/** Whether there is more below is looked up after the layout, never in the update that shows the element. */

import { afterEach, expect, test, vi } from "vitest";
import { fades } from "../src/ui/fades";

afterEach(() => vi.unstubAllGlobals());

/** An element of this height whose content is higher, and how often it was measured. */
function scrolling(): { node: HTMLElement; measured: () => number } {
  const node = document.createElement("p");
  let count = 0;
  Object.defineProperty(node, "clientHeight", { get: () => 20 });
  Object.defineProperty(node, "scrollHeight", {
    get: () => {
      count += 1;
      return 20 + 20 * node.children.length;
    },
  });
  document.body.append(node);
  return { node, measured: () => count };
}

test("nothing is measured until it is laid out", () => {
  let report = (): void => undefined;
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(tell: () => void) {
        report = tell;
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  const { node, measured } = scrolling();
  node.append(document.createElement("span"));
  const leave = fades(node);
  expect(measured()).toBe(0);
  report();
  expect(node.hasAttribute("data-more")).toBe(true);
  leave();
});

test("a part that comes later is looked at once it is drawn", async () => {
  const { node, measured } = scrolling();
  const leave = fades(node);
  node.append(document.createElement("span"));
  await Promise.resolve();
  await Promise.resolve();
  expect(measured()).toBe(0);
  await vi.waitFor(() => expect(node.hasAttribute("data-more")).toBe(true));
  leave();
});
