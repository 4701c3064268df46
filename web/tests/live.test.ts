import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Live, type LiveState } from "../src/api/live";
import { Line } from "./sockets";

let version = 0;
let states: [LiveState, number][] = [];
let updates: unknown[] = [];
let live: Live;

beforeEach(() => {
  vi.useFakeTimers();
  Line.lines = [];
  version = 0;
  states = [];
  updates = [];
  live = new Live(
    () => `ws://here/live?since=${version}`,
    {
      update: (update) => {
        version = update.version;
        updates.push(update);
      },
      presence: () => undefined,
      state: (state, code) => states.push([state, code]),
    },
    (url) => new Line(url) as unknown as WebSocket,
  );
  live.open();
});

afterEach(() => {
  live.close();
  vi.useRealTimers();
});

const update = (upTo: number) => ({ is: "update", since: version, version: upTo, told: [], now: {} });

/** Milliseconds until the next attempt after the line breaks. */
function pauseAfterBreak(): number {
  const before = Line.lines.length;
  Line.last.break();
  let waited = 0;
  for (; Line.lines.length === before; waited += 100) vi.advanceTimersByTime(100);
  return waited;
}

describe("a live line", () => {
  it("tells what it hears", () => {
    Line.last.tell(update(3));
    expect(updates).toHaveLength(1);
    expect(states).toEqual([["live", 0]]);
  });

  it("comes back by itself and says what it has heard", () => {
    Line.last.tell(update(17));
    Line.last.break();
    expect(states.at(-1)).toEqual(["lost", 1006]);
    vi.advanceTimersByTime(1_000);
    expect(Line.lines).toHaveLength(2);
    expect(Line.last.url).toBe("ws://here/live?since=17");
  });

  it.each([1006, 1011, 1012, 4008, 4029, 4053])("is tried again after %i", (code) => {
    Line.last.break(code);
    vi.advanceTimersByTime(60_000);
    expect(Line.lines.length).toBeGreaterThan(1);
  });

  it("waits longer each time, and not for ever", () => {
    const pauses = Array.from({ length: 10 }, pauseAfterBreak);
    expect(pauses[0]).toBeLessThanOrEqual(600);
    expect(pauses[3]).toBeGreaterThan(pauses[0] ?? 0);
    expect(pauses[9]).toBeGreaterThan(10_000);
    expect(Math.max(...pauses)).toBeLessThan(20_000);
  });

  it("begins with short pauses again once it has been heard", () => {
    for (let k = 0; k < 8; k++) pauseAfterBreak();
    Line.last.tell(update(1));
    expect(pauseAfterBreak()).toBeLessThanOrEqual(600);
  });

  it.each([4000, 4001, 4003, 4004, 4010])("stays away after %i", (code) => {
    Line.last.break(code, "no");
    expect(states.at(-1)).toEqual(["closed", code]);
    vi.advanceTimersByTime(60_000);
    expect(Line.lines).toHaveLength(1);
  });

  it("comes back soon after a restart, later if it was too much", () => {
    Line.last.break(1012);
    vi.advanceTimersByTime(600);
    expect(Line.lines).toHaveLength(2);
    Line.last.break(4029);
    vi.advanceTimersByTime(7_000);
    expect(Line.lines).toHaveLength(2);
    vi.advanceTimersByTime(6_000);
    expect(Line.lines).toHaveLength(3);
  });

  it("asks now and then whether anybody is there, and gives up a line that is dead", () => {
    Line.last.tell(update(1));
    vi.advanceTimersByTime(20_000);
    expect(Line.last.said).toEqual(['{"is": "ping"}']);
    Line.last.tell({ is: "pong" });
    vi.advanceTimersByTime(20_000);
    expect(Line.last.said).toHaveLength(2);
    vi.advanceTimersByTime(10_000);
    expect(states.at(-1)).toEqual(["lost", 0]);
    expect(Line.lines.length).toBeGreaterThan(1);
  });

  it("tries at once when the network is back", () => {
    for (let k = 0; k < 6; k++) pauseAfterBreak();
    Line.last.break();
    const before = Line.lines.length;
    dispatchEvent(new Event("online"));
    expect(Line.lines).toHaveLength(before + 1);
  });

  it("is over when it is closed", () => {
    live.close();
    vi.advanceTimersByTime(60_000);
    expect(Line.lines).toHaveLength(1);
  });
});
