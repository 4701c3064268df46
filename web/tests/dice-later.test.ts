/** What can be verified about the dice is loaded when somebody asks for it, and a failure is told. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import Gathering from "../src/table/Gathering.svelte";
import { Voice } from "../src/words/voice";

const asked = vi.hoisted(() => {
  globalThis.matchMedia ??= (() => ({ matches: false, addEventListener() {}, removeEventListener() {} })) as never;
  return { times: 0 };
});
vi.mock("../src/table/FairDice.svelte", () => {
  asked.times += 1;
  throw new Error("offline");
});

let shown: Record<string, unknown> | null = null;
afterEach(() => {
  if (shown) void unmount(shown);
  document.body.replaceChildren();
});

it("before a game, they are not loaded until the fold is opened", async () => {
  const seats = [{ kind: "person", name: "Ann", acting: false }, { kind: "open", acting: false }];
  const now = { seat: null, seats, yours: [], host: false, fair: { words: [], parts: [] }, phase: "gathering" };
  const table = { id: "AAAA", voice: new Voice("inkdoms", ["Ann"]), connection: "open" };
  shown = mount(Gathering, { target: document.body, props: { table: table as never, now: now as never } });
  flushSync();
  await new Promise((done) => setTimeout(done));
  expect(asked.times).toBe(0);
  document.querySelector("details")?.dispatchEvent(new Event("toggle"));
  await vi.waitFor(() => expect(document.querySelector("details [role=alert]")?.textContent).toMatch(/\S/));
  expect(asked.times).toBe(1);
});
