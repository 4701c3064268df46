import { beforeEach, describe, expect, it } from "vitest";
import { keepProgress, nextOf, noteTry, progress } from "../src/puzzles/progress";
import { placeOf } from "../src/router.svelte";

describe("puzzles", () => {
  beforeEach(() => localStorage.clear());

  it("count the first try, and no other", () => {
    let now = noteTry(progress(), "ink", "a", true);
    now = noteTry(now, "ink", "b", true);
    expect([now.streak, now.longest, now.solved]).toEqual([2, 2, 2]);
    const missed = noteTry(now, "inkdoms", "c", false);
    expect([missed.streak, missed.longest, missed.solved]).toEqual([0, 2, 2]);
    expect(noteTry(missed, "inkdoms", "c", true)).toBe(missed);
    keepProgress(missed);
    expect(progress()).toEqual(missed);
  });

  it("go on with one that was not tried", () => {
    const ids = ["a", "b", "c", "d"];
    expect(nextOf(ids, ["b", "c"], "b")).toBe("d");
    expect(nextOf(ids, ["d"], "d")).toBe("a");
    expect(nextOf(ids, ids, "b")).toBe("c");
    expect(nextOf([], [], "")).toBe("");
  });

  it("have an address", () => {
    expect(placeOf("/puzzles")).toEqual({ at: "puzzles" });
    expect(placeOf("/puzzles/ink")).toEqual({ at: "puzzle", game: "ink" });
  });
});
