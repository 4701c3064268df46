/** The question which colour or kingdom: its answers have different words. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import Choices from "../src/boards/inkdoms/Choices.svelte";
import { readMoves } from "../src/boards/inkdoms/moves";
import { realmOf } from "../src/boards/inkdoms/realm";
import { Voice } from "../src/words/voice";
import { words } from "../src/words/words.svelte";

vi.hoisted(() => {
  globalThis.matchMedia ??= (() => ({ matches: false, addEventListener() {}, removeEventListener() {} })) as never;
});

beforeAll(() => words.load("inkdoms"));
afterEach(() => document.body.replaceChildren());

/** What can be read on each answer; `.ink` is only for screen readers on a phone. */
function answers(...moves: string[]): string[] {
  const shown = mount(Choices, {
    target: document.body,
    props: {
      id: "map",
      title: "?",
      moves: readMoves(moves),
      realm: realmOf(undefined, true),
      dice: [],
      voice: new Voice("inkdoms", ["Ann"]),
      change: () => null,
      onpick: () => undefined,
    },
  });
  flushSync();
  const found = [...document.querySelectorAll(".words")].map((one) => {
    one.querySelector(".ink")?.remove();
    return one.textContent.trim();
  });
  void unmount(shown);
  return found;
}

it("says the colours where only the colour is asked", () => {
  expect(answers("white as red from Redhill", "white as yellow from Redhill")).toEqual(["red", "yellow"]);
  expect(answers("white as red from Redhill", "white as red from Umberland")).toEqual(["Redhill", "Umberland"]);
});
