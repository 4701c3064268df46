import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Again, FRESH, SAME } from "../src/table/again";

describe("a second tap where Done was", () => {
  const done = { x: 300, y: 80 };
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("does not mean the Pass that has come there, for a moment", () => {
    const hasty = new Again();
    expect(hasty.refuses("pass", done)).toBe(false);
    hasty.played("done", done);
    vi.advanceTimersByTime(5_000); // somebody else's turn
    hasty.heard([], 0, true);
    expect(hasty.refuses("pass", { x: 305, y: 84 })).toBe(true);
    expect(hasty.refuses("pass", { x: 200, y: 400 })).toBe(false);
    vi.advanceTimersByTime(FRESH);
    expect(hasty.refuses("pass", done)).toBe(false);
  });

  it("is refused once: who taps again after the note means it", () => {
    const hasty = new Again();
    hasty.played("done", done);
    hasty.heard([], 0, true);
    expect(hasty.refuses("pass", done)).toBe(true);
    vi.advanceTimersByTime(SAME - 50);
    expect(hasty.refuses("pass", done), "the same burst of taps").toBe(true);
    vi.advanceTimersByTime(SAME);
    expect(hasty.refuses("pass", done)).toBe(false);

    hasty.played("pass", done);
    hasty.heard([], 0, true);
    expect(hasty.refuses("pass", done), "and once after other news").toBe(true);
  });
});
