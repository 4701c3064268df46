import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { InPieces, PIECE } from "../src/ui/inPieces.svelte";

describe("a list in pieces", () => {
  const names = (from: number, to: number): string[] => Array.from({ length: to - from }, (_, k) => `${from + k}`);
  let all = $state.raw<readonly string[]>([]);
  let pieces: InPieces<string>;
  let end: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    all = names(0, 3 * PIECE);
    end = $effect.root(() => {
      pieces = new InPieces(
        () => all,
        (name) => name,
        (name) => name === `${3 * PIECE - 1}`,
      );
    });
    flushSync();
  });
  afterEach(() => {
    end();
    vi.useRealTimers();
  });

  const frame = async (): Promise<void> => {
    await vi.advanceTimersToNextFrame();
    await vi.advanceTimersByTimeAsync(1);
    flushSync();
  };

  it("has a piece more in each frame, in order, and at once what cannot wait", async () => {
    const last = `${3 * PIECE - 1}`;
    expect(pieces.shown).toEqual([...names(0, PIECE), last]);
    await frame();
    expect(pieces.shown).toEqual([...names(0, 2 * PIECE), last]);
    await frame();
    expect(pieces.shown).toEqual(all);
  });

  it("has no more than a piece in a frame, if the list changes meanwhile", async () => {
    await frame();
    await frame();
    await frame();
    all = names(2 * PIECE, 4 * PIECE);
    flushSync();
    all = names(2 * PIECE, 6 * PIECE);
    flushSync();
    expect(pieces.shown).toEqual(names(2 * PIECE, 4 * PIECE));
    await frame();
    expect(pieces.shown).toEqual(names(2 * PIECE, 5 * PIECE));
  });

  it("keeps what is there, and what is gone does not come back", async () => {
    await frame();
    await frame();
    await frame();
    all = names(PIECE, 6 * PIECE);
    flushSync();
    expect(pieces.shown).toEqual(names(PIECE, 4 * PIECE));
    await frame();
    await frame();
    await frame();
    expect(pieces.shown).toEqual(all);
    all = [];
    flushSync();
    expect(pieces.shown).toEqual([]);
  });
});
