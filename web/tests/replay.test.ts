/** A record is sent to the server once, however many of its steps are looked at. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ReplayStore } from "../src/replay/store.svelte";

interface Sent {
  record?: unknown;
  id?: string;
  step: number;
  seat: number;
}

const RECORD = { moves: [[0, "a"], [1, "b"], [0, "c"]] };

/** A server that knows records by their ids, until it forgets them. */
class House {
  sent: Sent[] = [];
  known = new Set<string>();

  answer(body: Sent): Response {
    this.sent.push(body);
    if (body.id !== undefined && !this.known.has(body.id)) {
      const problem = { title: "Not found", status: 404, detail: "…", code: "record-forgotten" };
      return new Response(JSON.stringify(problem), { status: 404 });
    }
    this.known.add("first");
    const shown = {
      id: "first",
      game: "inklings",
      options: {},
      names: ["Ann", "Ben"],
      moves: RECORD.moves.slice(0, body.step),
      step: body.step,
      view: {},
      scene: { of: body.seat },
      scores: [],
      winners: [],
    };
    return new Response(JSON.stringify(shown));
  }
}

let house: House;

beforeEach(() => {
  house = new House();
  vi.stubGlobal("fetch", async (_path: string, init: RequestInit) =>
    house.answer(JSON.parse(String(init.body)) as Sent),
  );
});
afterEach(() => vi.unstubAllGlobals());

const records = (): number => house.sent.filter((one) => one.record !== undefined).length;

describe("a replay", () => {
  it("sends its record once, and asks for other steps and seats by its id", async () => {
    const store = new ReplayStore(RECORD);
    await store.load();
    store.go(2);
    await store.load();
    expect(await store.scene(1)).toEqual({ of: 1 });
    expect(store.trouble).toBe("");
    expect(store.log.length).toBe(2);
    expect(records()).toBe(1);
    expect(house.sent.slice(1)).toEqual([
      { id: "first", step: 2, seat: 0 },
      { id: "first", step: 2, seat: 1 },
    ]);
  });

  it("sends it again to a server that has forgotten it", async () => {
    const store = new ReplayStore(RECORD);
    await store.load();
    house.known.clear();
    store.go(3);
    await store.load();
    expect(store.trouble).toBe("");
    expect(store.log.length).toBe(3);
    expect(records()).toBe(2);
    await store.load();
    expect(records()).toBe(2);
  });
});
