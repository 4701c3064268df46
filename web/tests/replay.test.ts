/** A record is sent to the server once; it advances by moves and by turns, with keys and without. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ReplayStore } from "../src/replay/store.svelte";
import { stepOf, stopsOf } from "../src/replay/turns";

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
    expect(await store.scene(0)).toEqual({ of: 0 });
    expect(store.trouble).toBe("");
    expect(store.log.length).toBe(2);
    expect(records()).toBe(1);
    expect(house.sent.slice(1)).toEqual([
      { id: "first", step: 2, seat: 1 },
      { id: "first", step: 2, seat: 0 },
    ]);
  });

  it("shows the sheet of whoever moves, until one looks at another, and asks for no step twice", async () => {
    const store = new ReplayStore(RECORD);
    await store.load();
    store.go(2);
    await store.load();
    expect([store.following, store.seat]).toEqual([true, 1]);
    store.go(3);
    await store.load();
    expect(store.seat).toBe(0);
    const asked = house.sent.length;
    store.go(2);
    expect([store.seat, store.log.length, house.sent.length]).toEqual([1, 2, asked]);
    store.look(0);
    await store.load();
    store.go(3);
    expect([store.following, store.seat]).toEqual([false, 0]);
    store.go(2);
    store.follow();
    expect([store.following, store.seat]).toEqual([true, 1]);
  });

  it("goes from turn to turn", async () => {
    const store = new ReplayStore({ moves: [[-1, "roll"], [0, "a"], [0, "b"], [-1, "roll"], [1, "c"], [1, "d"]] });
    await store.load();
    expect(store.stops, "it begins when the first roll has fallen").toEqual([1, 3, 6]);
    store.go(store.opening);
    expect([store.step, store.turn, store.between]).toEqual([1, 0, false]);
    store.goTurn(true);
    expect([store.step, store.turn, store.seat]).toEqual([3, 1, 0]);
    expect(store.between, "the board may show the next one already").toBe(true);
    store.go(5);
    expect([store.turn, store.between]).toEqual([2, false]);
    store.goTurn(false);
    expect(store.step).toBe(3);
    store.goTurn(true);
    store.goTurn(true);
    await store.load();
    expect([store.step, store.seat]).toEqual([6, 1]);
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

describe("turns of a record", () => {
  it("end where another seat begins; what chance does belongs to who moves next", () => {
    expect(stopsOf([[0, "a"], [-1, "x"], [1, "b"], [1, "c"], [0, "d"]], [])).toEqual([0, 1, 4, 5]);
    expect(stopsOf([[-1, "x"], [0, "a"], [-1, "y"]], [])).toEqual([1, 3]);
    expect(stopsOf([], [])).toEqual([0]);
    expect(stopsOf([[-1, "who starts"], [-1, "deal"], [1, "a"]], [])).toEqual([2, 3]);
  });

  it("end where the game says so: who plays alone has turns, too", () => {
    const alone: [number, string][] = [[-1, "x"], [0, "a"], [0, "b"], [-1, "y"], [0, "c"], [-1, "z"], [0, "d"]];
    expect(stopsOf(alone, [])).toEqual([1, 7]);
    expect(stopsOf(alone, [3, 6, 7])).toEqual([1, 3, 5, 7]);
  });
});

describe("keys of a replay", () => {
  const pressed = (key: string, more: KeyboardEventInit = {}, at: Element = document.body): KeyboardEvent => {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
    at.dispatchEvent(event);
    return event;
  };

  it("mean steps wherever the focus is", () => {
    const meant = ["ArrowRight", "ArrowLeft", "ArrowDown", "PageUp", "Home", "End", " ", "x"];
    expect(meant.map((key) => stepOf(pressed(key)))).toEqual([
      "on", "back", "turn-on", "turn-back", "begin", "end", "run", null,
    ]);
    expect(stepOf(pressed("ArrowRight", { shiftKey: true }))).toBe("turn-on");
    expect(stepOf(pressed("ArrowRight", { ctrlKey: true }))).toBeNull();
  });

  it("are left to what takes them itself", () => {
    document.body.innerHTML = "<select></select><button></button><input type=range><input type=text>";
    const [select, button, range, text] = [...document.body.children] as [Element, Element, Element, Element];
    expect(stepOf(pressed("ArrowRight", {}, select))).toBeNull();
    expect(stepOf(pressed(" ", {}, button))).toBeNull();
    expect(stepOf(pressed("ArrowRight", {}, button))).toBe("on");
    expect(stepOf(pressed("End", {}, range))).toBe("end");
    expect(stepOf(pressed("End", {}, text))).toBeNull();
  });
});
