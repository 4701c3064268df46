import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Again, FRESH } from "../src/table/again";

describe("a second tap where Done was", () => {
  const done = { x: 300, y: 80 };
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("does not mean the Pass that has come there, for a moment", () => {
    const hasty = new Again();
    expect(hasty.is("pass", done)).toBe(false);
    hasty.played("done", done);
    vi.advanceTimersByTime(5_000); // somebody else's turn
    hasty.heard([], 0, true);
    expect(hasty.is("pass", { x: 305, y: 84 })).toBe(true);
    expect(hasty.is("pass", { x: 200, y: 400 })).toBe(false);
    vi.advanceTimersByTime(FRESH);
    expect(hasty.is("pass", done)).toBe(false);
  });
});
