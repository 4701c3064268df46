import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { trialOf } from "../src/boards/ink/trial.svelte";
import { shareUnchanged } from "../src/api/shareUnchanged";
import { deferred } from "../src/table/deferred.svelte";
import type { Begun, Playable } from "../src/table/playable";
import { yieldToBrowser } from "../src/ui/yielding";

describe("what a snapshot has unchanged", () => {
  const old = () => ({ seats: [{ name: "Ann" }, { name: "Bo" }], view: { roll: [3, 4], left: null }, moves: ["a"] });

  it("is the same object as before", () => {
    const before = old();
    const fresh = { ...old(), moves: ["a", "b"] };
    fresh.seats[1] = { name: "Bea" };
    const now = shareUnchanged(before, fresh);
    expect(now).toEqual({ ...old(), seats: [{ name: "Ann" }, { name: "Bea" }], moves: ["a", "b"] });
    expect(now).not.toBe(before);
    expect(now.view).toBe(before.view);
    expect(now.seats).not.toBe(before.seats);
    expect(now.seats[0]).toBe(before.seats[0]);
  });

  it("is all of it, if nothing has changed", () => {
    const before = old();
    expect(shareUnchanged(before, old())).toBe(before);
  });

  it.each<[unknown, () => unknown]>([
    [{ a: 1 }, () => ({})],
    [{}, () => ({ a: undefined })],
    [[1, 2], () => [1]],
    [[], () => ({})],
    [null, () => ({ a: 1 })],
    [{ a: [1] }, () => ({ a: { 0: 1 } })],
  ])("never hides a difference: %j, %s", (before, fresh) => {
    const now = shareUnchanged(before, fresh());
    expect(now).toStrictEqual(fresh());
    expect(now).not.toBe(before);
  });
});

describe("a table seen from behind the board", () => {
  let frames: (() => void)[] = [];
  beforeEach(() => {
    frames = [];
    vi.stubGlobal("requestAnimationFrame", (call: () => void) => frames.push(call));
  });
  afterEach(() => vi.unstubAllGlobals());

  async function frame(): Promise<void> {
    for (const call of frames.splice(0)) call();
    await yieldToBrowser(); // as a frame does, and so after it
    flushSync();
  }

  /** A table that becomes another version, and the version that is seen of it. */
  function followed(count?: number): { become: (version: number) => void; shown: () => number; leave: () => void } {
    let now = $state.raw({ version: 1 });
    const table = {
      get now() {
        return now as unknown as Begun;
      },
      log: [],
      tick: 0,
    } as unknown as Playable;
    let seen: Playable | undefined;
    const leave = $effect.root(() => {
      seen = deferred(table, count);
    });
    flushSync();
    return {
      become: (version) => {
        now = { version };
        flushSync();
      },
      shown: () => (seen?.now as unknown as { version: number }).version,
      leave,
    };
  }

  it("follows in the next frame, also one that does not rest", async () => {
    const { become, shown, leave } = followed();
    await frame();
    become(2);
    expect(shown()).toBe(1);
    const [first] = frames;
    become(3);
    expect(frames).toEqual([first]); // one frame for both
    await frame();
    expect(shown()).toBe(3);
    leave();
  });

  it("follows after several frames where others go first, with all that has come meanwhile", async () => {
    const { become, shown, leave } = followed(3);
    become(2);
    await frame();
    become(3);
    await frame();
    expect(shown()).toBe(1);
    await frame();
    expect(shown()).toBe(3);
    leave();
  });

  it("shares with the board what a tile in hand would bring", () => {
    const table = { now: {}, log: [], tick: 0 } as unknown as Playable;
    const leave = $effect.root(() => {
      const seats = deferred(deferred(table));
      expect(trialOf(seats)).toBe(trialOf(table));
    });
    leave();
  });
});
