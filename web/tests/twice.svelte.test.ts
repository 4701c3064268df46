import { flushSync } from "svelte";
import { describe, expect, it, vi } from "vitest";
import type { Playable } from "../src/table/playable";
import { Twice } from "../src/table/twice.svelte";

/** A table at which one move is legal, and its gain arrives later. */
function slowTable() {
  let tell = (): void => undefined;
  const asked = new Promise<void>((go) => (tell = go));
  const gains = { known: false, arrived: () => asked, of: () => ({ final: false }) };
  const table = { gains, tick: 1, now: { moves: ["cross 4"] }, tell: vi.fn() };
  return { table, tell: () => tell() };
}

function twiceAt(table: object): { twice: Twice; close: () => void } {
  let twice!: Twice;
  const close = $effect.root(() => void (twice = new Twice(() => table as Playable)));
  flushSync();
  return { twice, close };
}

describe("a tap before it is known what it brings", () => {
  it("is played when that is known", async () => {
    const { table, tell } = slowTable();
    const { twice, close } = twiceAt(table);
    const make = vi.fn();
    twice.tap("cross 4", undefined, make);
    expect(make).not.toHaveBeenCalled();
    tell();
    await vi.waitFor(() => expect(make).toHaveBeenCalledOnce());
    close();
  });

  it("is only prepared if something has changed meanwhile, and never lost", async () => {
    const { table, tell } = slowTable();
    const { twice, close } = twiceAt(table);
    const make = vi.fn();
    twice.tap("cross 4", undefined, make);
    table.tick = 2;
    tell();
    await vi.waitFor(() => expect(twice.ready).toBe("cross 4"));
    expect(make).not.toHaveBeenCalled();
    close();
  });

  it("is forgotten if the move is gone", async () => {
    const { table, tell } = slowTable();
    const { twice, close } = twiceAt(table);
    const make = vi.fn();
    twice.tap("cross 4", undefined, make);
    [table.tick, table.now.moves] = [2, []];
    tell();
    await Promise.resolve();
    expect(twice.ready).toBe("");
    expect(make).not.toHaveBeenCalled();
    close();
  });
});
