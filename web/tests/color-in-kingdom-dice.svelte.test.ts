/** New dice come to the tray a frame after the sheet has changed. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { BoardProps } from "../src/boards/board";
import Board from "../src/boards/color-in-kingdom/Board.svelte";
import type { KingdomView } from "../src/boards/color-in-kingdom/view";
import { Voice } from "../src/words/voice";

let frames: (() => void)[] = [];
beforeEach(() => {
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (call: () => void) => frames.push(call));
});
afterEach(() => vi.unstubAllGlobals());

const SHEET = { paint: {}, fresh: [], duties: [], squares: [], score: { total: 0, lines: [] } };
const view = (turn: number, family: readonly number[], duty: number): unknown => ({
  game: "color-in-kingdom",
  seats: 1,
  seat: 0,
  stage: "picking",
  current: 0,
  turn,
  actors: [0],
  roll: { family, duty, aside: [], pool: family },
  picks: [],
  building: null,
  sums: { strawberry: [0, 7], road: [5, 9], waterway: [6, 8], sherbet: [4, 10], soylent: [3, 11], forest: [2, 12] },
  trigger: null,
  ending: null,
  last: 0,
  sheets: [SHEET],
});

it("shows new dice a frame after the sheet", async () => {
  const at = (seen: unknown) => ({ view: seen as KingdomView, moves: [], seats: [{ kind: "person" }], scores: [] });
  let now = $state.raw(at(view(1, [1, 2, 5, 6], 4)));
  const table = {
    get now() {
      return now;
    },
    log: [],
    tick: 0,
    options: { sheet: "province" },
    voice: new Voice("color-in-kingdom", ["Ann"]),
    pending: [],
    canMove: false,
    tap: () => undefined,
  } as unknown as BoardProps["table"];
  const board = mount(Board, { target: document.body, props: { table, seat: 0, of: 0 } });
  const faces = (): string =>
    [...document.querySelectorAll<HTMLElement>("[data-die]")].map((die) => die.dataset["die"]).sort().join("");
  await vi.waitFor(() => expect(faces()).toBe("1256"));

  now = at(view(2, [3, 3, 3, 6], 1));
  flushSync();
  expect(faces()).toBe("1256");
  for (const call of frames.splice(0)) call();
  await vi.waitFor(() => expect(faces()).toBe("3336"));
  await unmount(board);
});
