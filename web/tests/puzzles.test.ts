import { beforeEach, describe, expect, it, vi } from "vitest";
import type { PuzzleNow, PuzzleVerdict } from "../src/api/schema";
import { castOf, movesOf } from "../src/boards/inklings/cast";
import type { SheetView } from "../src/boards/inklings/view";
import * as calls from "../src/daily/calls";
import { keepProgress, nextOf, noteTry, progress } from "../src/puzzles/progress";
import { differs, reasonOf, tellingOf } from "../src/puzzles/reason";
import { PuzzleStore } from "../src/puzzles/store.svelte";
import { placeOf } from "../src/router.svelte";
import { words } from "../src/words/words.svelte";

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

/** Three Inklings out; the second is let go by the best turn, the first was let go here. */
const BEFORE: [number, string][] = [
  [0, "enter d12-4"],
  [0, "enter d20-1"],
  [0, "enter d8-2"],
];
const sheet = (...inklings: string[]) => ({ inklings, boxes: [] }) as unknown as SheetView;
const START = {
  id: "a",
  game: "inklings",
  rules: 1,
  grade: "easy",
  seat: 0,
  seats: 1,
  before: BEFORE,
  given: 0,
  view: { sheets: [sheet("d12-4", "d20-1", "d8-2")] },
  scene: {},
  moves: ["lose d12-4", "lose d20-1"],
  made: [],
  score: { total: 0, lines: [] },
};
const VERDICT = {
  solved: false,
  behind: 3.5,
  best: ["lose d20-1"],
  gains: [[]],
  own: [["d8/inked", 2]],
  why: "No points now, but it keeps many ways open.",
  next: 1.2,
};
const OVER = { ...START, moves: [], made: ["lose d12-4"], view: { sheets: [sheet("d20-1", "d8-2")] }, verdict: VERDICT };

describe("a verdict", () => {
  it("shows the best turn on the position before it, where everybody is who they were", async () => {
    vi.spyOn(calls, "solvePuzzle").mockImplementation(
      async (_game, _id, moves) => (moves.length ? OVER : START) as unknown as PuzzleNow,
    );
    const store = new PuzzleStore("inklings", "a");
    const who = () => {
      const [seen] = (store.now.view as unknown as { sheets: SheetView[] }).sheets;
      return castOf(movesOf(store.log, 0), seen as SheetView).map(({ at }) => at);
    };
    await store.restart();
    expect(who()).toEqual(["d12-4", "d20-1", "d8-2"]);
    store.tap("lose d12-4", { x: 0, y: 0 });
    await vi.waitFor(() => expect(store.shown?.verdict).toBeTruthy());
    expect(who()).toEqual([null, "d20-1", "d8-2"]);
    expect(store.idea).toBeNull();
    store.best = true;
    expect(who()).toEqual(["d12-4", "d20-1", "d8-2"]);
    expect(store.idea?.steps.map(({ n, move }) => [n, move])).toEqual([[1, "lose d20-1"]]);
    expect(store.canMove).toBe(false);
  });

  it("parts what it counts into points at once and later", async () => {
    await words.more("daily");
    const verdict = VERDICT as unknown as PuzzleVerdict;
    expect(tellingOf(verdict)).toBe("3.5 points behind the best turn.");
    expect(reasonOf(verdict)).toBe(
      "The idea of the best turn: no points now, but it keeps many ways open. " +
        "At once yours brings +2, the best 0. Later the best brings about 5.5 more.",
    );
    // What only the end counts is no point at once.
    expect(reasonOf(verdict, () => true)).toContain("Both bring the same at once; later the best brings about 3.5 more.");
    expect(reasonOf({ ...verdict, solved: true, behind: 0 })).toBe(
      "The idea: no points now, but it keeps many ways open. The next best idea is worth 1.2 points less.",
    );
  });

  it("marks what is done otherwise than in one’s own turn", () => {
    const steps = [
      { n: 1, move: "quill 3" },
      { n: 2, move: "at C4" },
      { n: 2, move: "turn 3", silent: true },
      { n: 3, move: "done" },
    ];
    const told = (move: string): string => move.split(" ")[0] ?? "";
    const line = (n: number) => ({ steps: steps.filter((step) => step.n === n && !step.silent), words: "", gain: null });
    const made = ["quill 3", "at C5", "turn 3"];
    expect([1, 2, 3].map((n) => differs(line(n), steps, made, told))).toEqual(["as-yours", "elsewhere", ""]);
  });
});
