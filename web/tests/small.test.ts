import { describe, expect, it } from "vitest";
import type { Patch, Point } from "../src/api/scene";
import type { Snapshot, FeedItem } from "../src/api/schema";
import { chaptersOf } from "../src/rules/ledger";
import { dropWord, placeOf, takeWord } from "../src/router.svelte";
import { leaderOf, linesOf } from "../src/table/lines";
import type { Begun } from "../src/table/playable";
import { scoreOf, totalsOf } from "../src/table/standing";
import { isAwaited } from "../src/table/status";
import { inkIn, partsOf } from "../src/ui/notation";
import { nearest } from "../src/ui/roving";
import { boxOf, groupBorders, unitOf } from "../src/ui/shapes";
import { outlineOf } from "../tools/icons.ts";

describe("addresses", () => {
  it("lead to places", () => {
    expect(placeOf("/")).toEqual({ at: "door" });
    expect(placeOf("/t/abc-_9")).toEqual({ at: "table", table: "abc-_9" });
    expect(placeOf("/new/ink")).toEqual({ at: "new", game: "ink" });
    expect(placeOf("/rules")).toEqual({ at: "rules", game: "" });
    expect(placeOf("/rules/ink/")).toEqual({ at: "rules", game: "ink" });
    expect(placeOf("/replay", "?table=xyz")).toEqual({ at: "replay", table: "xyz" });
  });

  it("may lead nowhere", () => {
    for (const path of ["/t", "/t/a/b", "/replay/x", "/what", "/%E0%A4%A"]) {
      expect(placeOf(path)).toEqual({ at: "nowhere" });
    }
  });

  it("give up the word of a link at once", () => {
    history.replaceState(null, "", "/t/abc?x=1#join=0.s3cret");
    expect(takeWord()).toEqual({ kind: "join", word: "0.s3cret" });
    expect(location.href).toMatch(/\/t\/abc\?x=1$/);
    expect(takeWord()).toEqual({ kind: "join", word: "0.s3cret" }); // as after a reload
    dropWord();
    expect(takeWord()).toBeNull();
  });
});

describe("who is waited for", () => {
  const seat = (kind: "person" | "bot", acting: boolean, level = "") => ({
    kind,
    name: "",
    acting,
    level,
  });
  const awaited = (phase: string, ...seats: ReturnType<typeof seat>[]) =>
    seats.map((_one, k) => isAwaited({ seats, phase } as Snapshot, k));

  it("is not a bot, as long as a person may act: it lets them finish", () => {
    const [ann, bot] = [seat("person", true), seat("bot", true, "easy")];
    expect(awaited("playing", ann, bot)).toEqual([true, false]);
    expect(awaited("playing", seat("person", false), bot)).toEqual([false, true]);
    expect(awaited("playing", seat("person", true, "easy"), bot)).toEqual([true, true]);
    expect(awaited("over", ann, bot)).toEqual([false, false]);
  });
});

describe("the log", () => {
  it("has a turn in a line, and not what was taken back", () => {
    const lines = linesOf([
      { what: "started" },
      { what: "throw", text: "4" },
      { what: "move", seat: 0, text: "red on R3" },
      { what: "move", seat: 0, text: "red on R4" },
      { what: "undo", seat: 0, text: "red on R4" },
      { what: "move", seat: 0, text: "done" },
      { what: "move", seat: 1, text: "keep" },
      { what: "undo", seat: 1, text: "keep" },
    ]);
    expect(lines).toEqual([
      { kind: "note", told: { what: "started" } },
      { kind: "throw", text: "4" },
      { kind: "turn", seat: 0, moves: ["red on R3", "done"], late: false, first: true },
    ]);
  });

  it("does not take what was a secret for the same seat's next turn", () => {
    const lines = linesOf([
      { what: "move", seat: 1, text: "done" },
      { what: "move", seat: 0, text: "yellow on B7", late: true },
      { what: "move", seat: 0, text: "yellow on B8", late: true },
      { what: "move", seat: 0, text: "red from Redhill" },
    ]);
    expect(lines.map((line) => line.kind === "turn" && line.moves)).toEqual([
      ["done"],
      ["yellow on B7", "yellow on B8"],
      ["red from Redhill"],
    ]);
  });
});

describe("who was first after a throw", () => {
  const log: FeedItem[] = [
    { what: "throw", text: "3 4" },
    { what: "move", seat: 1, text: "red" },
    { what: "undo", seat: 1, text: "red" },
    { what: "move", seat: 1, text: "blue" },
    { what: "words", seat: 0, text: "Hm" },
    { what: "move", seat: 0, text: "keep", late: true },
    { what: "throw", text: "5 6" },
    { what: "move", seat: 0, text: "green" },
  ];
  const firsts = (from?: number) =>
    linesOf(log, from).flatMap((line) => (line.kind === "turn" ? [[line.seat, line.first]] : []));

  it("is known of every turn", () => {
    expect(firsts()).toEqual([
      [1, true],
      [0, false],
      [0, true],
    ]);
  });

  it("is known also where only the news are told", () => {
    expect(firsts(5)).toEqual([
      [0, false],
      [0, true],
    ]);
    expect(leaderOf(log.slice(0, 7))).toBeNull();
    expect(leaderOf(log)).toBe(0);
  });
});

describe("the standing", () => {
  it("is in the list that has an entry for each seat", () => {
    const view = { round: 2, throw: [{}, {}], sheets: [{ score: { total: 4 } }, { score: { total: -1 } }] };
    expect(totalsOf(view, 2)).toEqual([4, -1]);
    expect(totalsOf({ die: 3 }, 2)).toEqual([null, null]);
    // The goal, if the game has one in words: losses are counted at the end.
    expect(totalsOf({ sheets: [{ score: { total: -15 }, gained: 3 }] }, 1)).toEqual([3]);
  });

  it("knows the lines of another's score by their sheet, if they may be seen", () => {
    const own = { total: 4, lines: [["a", 4]], tie: [], verdict: null };
    const sheets = [{}, { score: { total: 7, lines: [["a", 5], ["b", 2]] } }];
    const now = (view: unknown): Begun => ({ scores: [own, null], seats: [{}, {}], view }) as unknown as Begun;
    expect(scoreOf(now({ sheets }), 0)).toBe(own);
    expect(scoreOf(now({ sheets }), 1)).toMatchObject({ total: 7, lines: [["a", 5], ["b", 2]] });
    expect(scoreOf(now({ sheets: [{}, { score: { total: 7 } }] }), 1), "a total has no lines").toBeNull();
    expect(scoreOf(now({}), 1)).toBeNull();
  });
});

describe("notation", () => {
  it("knows inks, those of two words as well", () => {
    expect(inkIn("light blue on 4c")).toBe("light blue");
    expect(inkIn("done")).toBeNull();
    expect(partsOf("white as red from Redhill")).toEqual([
      { text: "white as ", ink: null },
      { text: "red", ink: "red" },
      { text: " from Redhill", ink: null },
    ]);
  });
});

describe("a sheet", () => {
  const square = (x: number, y: number, group: string): Patch => ({
    name: `${x},${y}`,
    label: "",
    group,
    outline: [[x, y], [x + 10, y], [x + 10, y + 10], [x, y + 10]] as Point[],
    at: [x + 5, y + 5],
    ink: null,
    fresh: false,
    mark: "",
    sign: "",
    wants: null,
    moves: [],
  });

  it("has thick borders around groups, not within them", () => {
    const borders = groupBorders([square(0, 0, "A"), square(10, 0, "A"), square(20, 0, "B")]);
    expect(borders.match(/M/g)).toHaveLength(10);
    expect(borders).not.toContain("M10 0L10 10");
    expect(borders).toContain("M20 0L20 10");
  });

  it("is measured by its usual patch", () => {
    expect(unitOf([square(0, 0, ""), square(10, 0, "")], 1)).toBe(10);
    expect(unitOf([], 7)).toBe(7);
    expect(boxOf([square(30, 20, ""), square(10, 0, "")])).toEqual({ x: 10, y: 0, width: 30, height: 30 });
  });

  it("is walked with the arrow keys", () => {
    const places: Point[] = [[0, 0], [10, 1], [20, 0], [1, 10], [11, 10]];
    expect(nearest("ArrowRight", 0, places)).toBe(1);
    expect(nearest("ArrowDown", 1, places)).toBe(4);
    expect(nearest("ArrowLeft", 2, places)).toBe(1);
    expect(nearest("ArrowUp", 0, places)).toBe(-1);
    expect(nearest("Enter", 0, places)).toBe(-1);
  });
});

describe("rules", () => {
  it("are told by chapters", () => {
    expect(chaptersOf(["ID-SPELL-1", "ID-SPELL1-1", "ID-2P-1", "ID-A12"])).toEqual([
      { id: "SPELL", rules: ["ID-SPELL-1", "ID-SPELL1-1"] },
      { id: "2P", rules: ["ID-2P-1"] },
      { id: "A", rules: ["ID-A12"] },
    ]);
    expect(chaptersOf(["DR-1", "DR-2"])).toEqual([{ id: "", rules: ["DR-1", "DR-2"] }]);
  });
});

describe("icons", () => {
  const family = {
    icons: { crown: { body: '<path fill="currentColor" d="M1 2"/>' } },
    aliases: { king: { parent: "crown" } },
  };

  it("are outlines, by their own name or another", () => {
    expect(outlineOf(family, "crown")).toBe("M1 2");
    expect(outlineOf(family, "king")).toBe("M1 2");
  });

  it("that are not there stop the build", () => {
    expect(() => outlineOf(family, "crwn")).toThrow('no plain icon "crwn"');
  });
});
