import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as calls from "../src/api/calls";
import { laidOut, type Scene } from "../src/api/scene";
import type { Games } from "../src/api/schema";
import { foreignOf, loadForeign } from "../src/boards/foreign";

const games = (name: string, board: { module: string; style: string } | null): Games => ({
  games: [{ name, title: name, about: "", seats: [2], rules: 1, options: {}, board, lessons: 0 }],
  levels: [],
  languages: [],
});

describe("a sheet that a game brings", () => {
  let warned: ReturnType<typeof vi.spyOn>;
  beforeEach(() => (warned = vi.spyOn(console, "warn").mockImplementation(() => undefined)));
  afterEach(() => document.head.replaceChildren());

  it("is loaded once from where the server says, with its style", async () => {
    const board = { module: "/games/one/board.js?v=1", style: "/games/one/board.css?v=1" };
    const ask = vi.spyOn(calls, "games").mockResolvedValue(games("one", board));
    const module = { mount: () => ({ update: () => undefined, destroy: () => undefined }) };
    const load = vi.fn(async () => module);

    await Promise.all([loadForeign("one", load), loadForeign("one", load)]);

    expect(load.mock.calls).toEqual([["/games/one/board.js?v=1"]]);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(foreignOf("one")).toBe(module);
    expect(document.head.querySelector("link")?.getAttribute("href")).toBe(board.style);
  });

  it("may be styles alone", async () => {
    const board = { module: "", style: "/games/two/board.css?v=1" };
    vi.spyOn(calls, "games").mockResolvedValue(games("two", board));
    await loadForeign("two", () => Promise.reject(new Error("not asked for")));
    expect(foreignOf("two")).toBeUndefined();
    expect(document.head.querySelectorAll("link")).toHaveLength(1);
    expect(warned).not.toHaveBeenCalled();
  });

  it.each([
    ["cannot be loaded", () => Promise.reject(new Error("no such file"))],
    ["exports no mount", () => Promise.resolve({ draw: 1 })],
  ])("that %s leaves the generic one, with a note", async (_, load) => {
    const board = { module: "/games/bad/board.js?v=1", style: "" };
    vi.spyOn(calls, "games").mockResolvedValue(games("bad", board));
    await loadForeign("bad", load);
    expect(foreignOf("bad")).toBeUndefined();
    expect(warned).toHaveBeenCalledTimes(1);
  });

  it("is not looked for where a game brings none", async () => {
    vi.spyOn(calls, "games").mockResolvedValue(games("plain", null));
    await loadForeign("plain", () => Promise.reject(new Error("not asked for")));
    expect(warned).not.toHaveBeenCalled();
  });
});

it("a scene is laid out for upright screens where it says how", () => {
  const wide = { size: [4, 2], patches: [], tokens: [], portrait: null } as unknown as Scene;
  const upright = { size: [2, 4] as [number, number], patches: [], tokens: [] };
  expect(laidOut(wide, true).size).toEqual([4, 2]);
  expect(laidOut({ ...wide, portrait: upright }, true).size).toEqual([2, 4]);
  expect(laidOut({ ...wide, portrait: upright }, false).size).toEqual([4, 2]);
});
