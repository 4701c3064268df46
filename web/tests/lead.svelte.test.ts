import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import Lead from "../src/learn/Lead.svelte";
import { noteLead } from "../src/learn/leads";
import type { Playable } from "../src/table/playable";
import type { TableStore } from "../src/table/store.svelte";
import { Voice } from "../src/words/voice";
import { words } from "../src/words/words.svelte";

describe("the lines of a first game", () => {
  let shown: Record<string, unknown> | undefined;
  const table = $state({
    now: { game: "ink", moves: [] as string[], seat: 0 },
    log: [] as unknown[],
    pending: [] as string[],
    hinting: { open: false },
  });
  const lead = (): string | null => document.querySelector("[data-lead]")?.getAttribute("data-lead") ?? null;

  beforeAll(async () => {
    words.language = "en";
    await words.load("ink");
  });
  beforeEach(() => {
    localStorage.clear();
    table.pending = [];
    const store = Object.assign(table, { voice: new Voice("ink", ["Ann"]) }) as unknown as TableStore;
    shown = mount(Lead, { target: document.body, props: { table: store, goal: "", onstop: () => undefined } });
    flushSync();
  });
  afterEach(() => {
    if (shown) void unmount(shown);
    document.body.replaceChildren();
  });

  /** The table tells what is open now. */
  function offer(...moves: string[]): void {
    table.now = { ...table.now, moves };
    flushSync();
  }

  it("come with what they tell of, though the move before is acknowledged only after that", () => {
    table.pending = ["turned 0"];
    offer("complete 0a", "done");
    expect(lead()).toBeNull();
    table.pending = [];
    flushSync();
    expect(lead()).toBe("lead-complete");
  });

  it("come after the board, with all else that stands around it", async () => {
    if (shown) await unmount(shown);
    let seen = $state.raw({ now: table.now, log: table.log });
    const later = {
      get now() {
        return seen.now;
      },
      get log() {
        return seen.log;
      },
    } as unknown as Playable;
    const props = { table: table as unknown as TableStore, seen: later, goal: "", onstop: () => undefined };
    shown = mount(Lead, { target: document.body, props });
    offer("quill 1", "quill 2", "pass 0");
    expect(lead()).toBeNull();
    seen = { now: table.now, log: table.log };
    flushSync();
    expect(lead()).toBe("lead-quill");
  });

  it("are not replaced as long as the same is open", () => {
    offer("quill 1", "quill 2", "pass 0");
    expect(lead()).toBe("lead-quill");
    offer("quill 1", "quill 2", "pass 0");
    expect(lead()).toBe("lead-quill");
    offer("quill 2", "pass 0");
    expect(lead()).toBe("lead-pass");
  });

  it("say what it is about until that is read, or for some turns; then the board has the place", () => {
    const rooms: boolean[] = [];
    const goal = (): Element | null => document.querySelector("[data-goal]");
    const play = (): void => {
      if (shown) void unmount(shown);
      const store = table as unknown as TableStore;
      const props = { table: store, goal: "Most bottles win.", onroom: (needed: boolean) => rooms.push(needed), onstop: () => undefined };
      shown = mount(Lead, { target: document.body, props });
      flushSync();
    };
    offer();
    play();
    expect([goal()?.textContent?.includes("Most bottles win."), rooms.at(-1)]).toEqual([true, true]);
    goal()?.querySelector("button")?.click();
    flushSync();
    expect([goal(), rooms.at(-1)]).toEqual([null, false]);
    play();
    expect(goal(), "it never comes back").toBeNull();
    // A line that comes later has its place again.
    offer("complete 0a", "done");
    expect([lead(), rooms.at(-1)]).toEqual(["lead-complete", true]);

    localStorage.clear();
    offer();
    play();
    const turns = (n: number): void => {
      table.log = Array.from({ length: n }, () => [{ what: "move", seat: 0, text: "done" }, { what: "move", seat: 1, text: "done" }]).flat();
      flushSync();
    };
    turns(2);
    expect(goal()).not.toBeNull();
    turns(3);
    expect([goal(), rooms.at(-1)]).toEqual([null, false]);
    table.log = [];
  });

  it("keep their place among others while there are more of them, and the goal is there meanwhile", () => {
    const rooms: boolean[] = [];
    const play = (): void => {
      if (shown) void unmount(shown);
      const onroom = (needed: boolean): void => void rooms.push(needed);
      const props = { table: table as unknown as TableStore, goal: "Most bottles win.", keeps: true, onroom, onstop: () => undefined };
      shown = mount(Lead, { target: document.body, props });
      flushSync();
    };
    offer();
    play();
    document.querySelector<HTMLElement>("[data-goal] button")?.click();
    flushSync();
    expect([document.querySelector("[data-goal]") !== null, rooms.at(-1)]).toEqual([true, true]);
    // Nobody reads it for a whole game: after some turns, the board has the place.
    const turns = (n: number): void => {
      table.log = Array.from({ length: n }, () => [{ what: "move", seat: 0, text: "done" }, { what: "move", seat: 1, text: "done" }]).flat();
      flushSync();
    };
    turns(2);
    expect(document.querySelector("[data-goal]")).not.toBeNull();
    turns(3);
    expect([document.querySelector("[data-goal]"), rooms.at(-1)]).toEqual([null, false]);
    // A line that comes up only then is shown all the same.
    offer("complete 0a", "done");
    expect([lead(), rooms.at(-1)]).toEqual(["lead-complete", true]);
    offer();
    turns(0);
    for (const id of words.game("ink").ids.filter((one) => one.startsWith("lead-"))) noteLead("ink", id);
    play();
    expect([document.querySelector("[data-goal]"), rooms.at(-1)]).toEqual([null, false]);
  });

  it("wait for what it is about: that is read first, or a move is made", () => {
    const play = (): void => {
      if (shown) void unmount(shown);
      const props = { table: table as unknown as TableStore, goal: "Most bottles win.", onstop: () => undefined };
      shown = mount(Lead, { target: document.body, props });
      flushSync();
    };
    offer("quill 1", "quill 2", "pass 0");
    localStorage.clear();
    play();
    const goal = (): Element | null => document.querySelector("[data-goal]");
    expect([lead(), goal() !== null]).toEqual([null, true]);
    goal()?.querySelector("button")?.click();
    flushSync();
    expect([lead(), goal()]).toEqual(["lead-quill", null]);

    localStorage.clear();
    play();
    expect(lead()).toBeNull();
    table.log = [{ what: "move", seat: 0, text: "quill 1" }];
    offer("complete 0a", "done");
    expect(lead()).toBe("lead-complete");
    table.log = [];
  });

  it("have the points of everybody in them where they lie over the places", async () => {
    const points = (): (string | null)[] => [...document.querySelectorAll("[data-lead] [data-turn-score]")].map((one) => one.textContent);
    if (shown) void unmount(shown);
    localStorage.clear();
    Object.assign(table.now, { seats: [{ kind: "person", name: "Ann" }, { kind: "person", name: "Ben" }] });
    offer("quill 1", "pass 0");
    const props = { table: table as unknown as TableStore, goal: "", onstop: () => undefined, over: [12, -3] };
    shown = mount(Lead, { target: document.body, props });
    await vi.waitFor(() => expect(points()).toEqual(["12", "−3"]));
  });
});
