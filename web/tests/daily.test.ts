import { beforeEach, describe, expect, it, vi } from "vitest";
import { beginsAt, longDay, monthOf, numberOf, shortDay, untilOf, weekdayOf } from "../src/daily/dates";
import { judge, noteDay } from "../src/daily/notes";
import { scaleOf } from "../src/daily/scale";
import { headlineOf } from "../src/daily/headline";
import { countsOf, give, shareText } from "../src/daily/squares";
import { sha256 } from "../src/dice/sha256";
import { placeOf } from "../src/router.svelte";
import type { DayShown, SeatShown } from "../src/api/schema";
import { crowned } from "../src/table/standing";
import { words } from "../src/words/words.svelte";

describe("days", () => {
  it("are dates, wherever one is", () => {
    expect(longDay("2026-11-16", "en")).toBe("16 November");
    expect(longDay("2026-11-16", "ru")).toBe("16 ноября");
    expect(shortDay("2026-11-16", "en")).toBe("16 Nov");
    expect([monthOf("2026-11-01", "en"), numberOf("2026-11-01"), weekdayOf("2026-11-16", "en")]).toEqual(["Nov", 1, "Mo"]);
  });

  it("begin in so many hours and minutes", () => {
    expect(untilOf(22_320)).toEqual({ hours: 6, minutes: 12 });
    expect(untilOf(3)).toEqual({ hours: 0, minutes: 1 });
    const noon = new Date(2026, 10, 16, 12).getTime();
    expect(beginsAt(6 * 3600 - 2, "en", noon)).toBe("18:00");
  });

  it("have an address", () => {
    expect(placeOf("/today")).toEqual({ at: "today" });
    expect(placeOf("/today/2026-11-16/ink")).toEqual({ at: "day", day: "2026-11-16", game: "ink" });
    expect(placeOf("/today/2026-11-16").at).toBe("nowhere");
    expect(placeOf("/today/2026-11-16/ink/more").at).toBe("nowhere");
  });
});

describe("what is shared", () => {
  const rows = [
    ["red", "", "blue"],
    ["brown", "red", ""],
  ];

  it("is a line of figures and squares", () => {
    expect(shareText("Inkdoms 2026-11-16 · 71 · par 69", rows, "https://a.b/today")).toBe(
      "Inkdoms 2026-11-16 · 71 · par 69\n🟥⬜🟦\n🟫🟥⬜\nhttps://a.b/today",
    );
    expect(shareText("Drip 2026-11-16 · 4", [], "https://a.b/today")).toBe("Drip 2026-11-16 · 4\nhttps://a.b/today");
  });

  it("is counted for who cannot see it", () => {
    expect(countsOf(rows)).toEqual([
      ["red", 2],
      ["blue", 1],
      ["brown", 1],
    ]);
  });

  it("goes the system’s way, then to the clipboard, then it is text to select", async () => {
    const writeText = vi.fn(async () => undefined);
    const shares = { share: vi.fn(async () => undefined), clipboard: { writeText } };
    expect(await give("a", shares as unknown as Navigator)).toBe("shared");
    expect(writeText).not.toHaveBeenCalled();
    const refuses = { ...shares, share: vi.fn(async () => Promise.reject(new Error("no"))) };
    expect(await give("a", refuses as unknown as Navigator)).toBe("copied");
    const stops = { ...shares, share: vi.fn(async () => Promise.reject(new DOMException("", "AbortError"))) };
    expect(await give("a", stops as unknown as Navigator)).toBe("dropped");
    expect(await give("a", {} as Navigator)).toBe("text");
  });
});

describe("the line with par", () => {
  it("has room for both, and round numbers", () => {
    for (const [mine, par] of [[71, 69], [30, 77], [0, 3], [-4, 12], [24, 24]] as const) {
      const { low, high, ticks } = scaleOf(mine, par);
      expect(low).toBeLessThanOrEqual(Math.min(mine, par));
      expect(high).toBeGreaterThan(Math.max(mine, par));
      expect(ticks.length).toBeLessThanOrEqual(8);
      if (mine >= 0) expect(low).toBeGreaterThanOrEqual(0);
    }
  });
});

describe("a browser that notes a day’s commitment the day before", () => {
  const secret = "ab".repeat(32);
  const promised = sha256(secret);

  beforeEach(() => localStorage.clear());

  it("finds the same, and the secret that fits", () => {
    noteDay("2026-11-17", { ink: promised });
    expect(judge("2026-11-17", "ink", promised, null)).toBe("same");
    expect(judge("2026-11-17", "ink", promised, secret)).toBe("proven");
  });

  it("finds another, and keeps what it saw first", () => {
    noteDay("2026-11-17", { ink: promised });
    noteDay("2026-11-17", { ink: "00" });
    expect(judge("2026-11-17", "ink", "00", null)).toBe("other");
    expect(judge("2026-11-17", "ink", promised, "cd".repeat(32))).toBe("unfit");
  });

  it("says that it has seen nothing", () => {
    expect(judge("2026-11-17", "ink", promised, null)).toBe("unseen");
    noteDay("2026-11-18", { inkdoms: promised });
    expect(judge("2026-11-18", "ink", promised, null)).toBe("unseen");
  });

  it("forgets days that are long gone", () => {
    for (let day = 1; day <= 60; day += 1) noteDay(`2026-${String(10 + Math.floor(day / 30))}-${String((day % 30) + 1).padStart(2, "0")}`, { ink: promised });
    expect(Object.keys(localStorage).length).toBeLessThanOrEqual(41);
  });
});

describe("a day’s result", () => {
  it("is told by par, and reads as two numbers", async () => {
    await words.more("daily");
    const told = (total: number, par: number): string =>
      headlineOf({ mine: { state: "finished", total }, par: { total: par } } as unknown as DayShown);
    expect(told(24, 32)).toBe("24 points, 8 below par");
    expect(told(1, 0)).toBe("1 point, 1 above par");
    expect(told(32, 32)).toBe("32 points, level with par");
  });

  it("alone crowns nobody: par is the measure", () => {
    const seat = { kind: "person" } as SeatShown;
    expect(crowned({ day: "2026-11-16", seats: [seat], winners: [0] })).toEqual([]);
    expect(crowned({ day: "2026-11-16", seats: [seat, seat], winners: [0] })).toEqual([0]);
    expect(crowned({ day: "", seats: [seat], winners: [0] })).toEqual([0]);
  });
});
