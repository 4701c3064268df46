import { flushSync, mount, unmount } from "svelte";
import { expect, it, vi } from "vitest";
import { realmOf } from "../src/boards/inkdoms/realm";
import Small from "../src/boards/inkdoms/Small.svelte";
import type { Playable } from "../src/table/playable";
import { Voice } from "../src/words/voice";
import { words } from "../src/words/words.svelte";

vi.hoisted(() => {
  globalThis.matchMedia ??= (() => ({ matches: false, addEventListener() {}, removeEventListener() {} })) as never;
});

it("shows paint fall that comes to a small sheet, and not what was there at the first look", async () => {
  await words.load("inkdoms");
  const [first, second] = realmOf(undefined, false).areas.map(({ id }) => id);
  if (!first || !second) throw new Error("no areas");
  let paint = $state.raw<Record<string, string>>({ [first]: "red" });
  const table = {
    get now() {
      return { view: { sheets: [{ paint, complete: [] }] }, seats: [{}] };
    },
    options: {},
    voice: new Voice("inkdoms", ["Ann"]),
  } as unknown as Playable;
  const shown = mount(Small, { target: document.body, props: { table, of: 0 } });
  flushSync();
  const painted = (): boolean[] =>
    [...document.querySelectorAll("path[fill^=url]")].map((path) => path.classList.contains("falls"));
  expect(painted()).toEqual([false]);
  paint = { [first]: "red", [second]: "blue" };
  flushSync();
  expect(painted()).toEqual([false, true]);
  void unmount(shown);
});
