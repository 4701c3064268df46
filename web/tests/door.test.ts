/** What a browser remembers at the front door: finished games, the sheet they paint, hidden tables. */

import { flushSync, mount, unmount } from "svelte";
import { beforeEach, describe, expect, it } from "vitest";
import type { TableShown } from "../src/api/schema";
import { bestOf, dayOf, kindOf, recall, remember, UNSEEN } from "../src/door/finished";
import { grown, paintedBy, QUARTERS, ROOM } from "../src/door/growth";
import { levelFor, noteLevel } from "../src/door/levels";
import { MARKS } from "../src/door/marks";
import { GROUND, PIECES } from "../src/door/pieces";
import { noteTable } from "../src/door/kinds";
import { awayTables, keepAway } from "../src/door/putAway";
import { standingText } from "../src/door/standing";
import { isMine, resultOf, since, sorted } from "../src/door/tables";
import InkOrder from "../src/door/InkOrder.svelte";
import Past from "../src/door/Past.svelte";
import Running from "../src/door/Running.svelte";
import { INKS } from "../src/look/inks";

beforeEach(() => localStorage.clear());

const played = (table: string, total: number, kind = "ink/together/", game = "ink") => ({
  table,
  game,
  kind,
  total,
  day: "2026-11-16",
});

describe("games that were finished", () => {
  it("count once for each table", () => {
    remember(played("a", 20));
    remember(played("a", 20));
    remember(played("b", 22, "inklings/solo/", "inklings"));
    expect(recall().counts).toEqual({ ink: 1, inklings: 1 });
  });

  it("are compared with their own kind alone", () => {
    remember(played("a", 20));
    remember(played("b", 99, "ink/solo/"));
    remember(played("c", 24));
    expect(bestOf(remember(played("d", 22)), "d")).toMatchObject({
      totals: [20, 24, 22],
      place: 2,
      before: { table: "c" },
    });
    expect(bestOf(recall(), "c")).toMatchObject({ totals: [20, 24], place: 1, before: { total: 20 } });
    expect(bestOf(recall(), "a")).toMatchObject({ place: 1, before: null });
    expect(bestOf(recall(), "nowhere")).toBeNull();
  });

  it("may be looked at later than they were heard of, and still count once", () => {
    remember(played("a", 20, UNSEEN));
    expect(bestOf(recall(), "a")).toBeNull();
    remember(played("a", 20));
    remember(played("a", 20, UNSEEN));
    expect(recall().counts).toEqual({ ink: 1 });
    expect(bestOf(recall(), "a")).toMatchObject({ totals: [20] });
  });

  it("differ in kind by their sheet and by who played", () => {
    const kinds = [kindOf("ink", 1, {}), kindOf("ink", 3, {}), kindOf("ck", 2, { sheet: "grand" }), kindOf("ck", 2, { sheet: {} })];
    expect(kinds).toEqual(["ink/solo/", "ink/together/", "ck/together/grand", "ck/together/own"]);
    expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
  });

  it.each(["nonsense", "[]", '{"counts":{"ink":"x"},"last":[]}', '{"counts":{},"last":[null]}'])(
    "are forgotten where what was kept cannot be read: %s",
    (text) => {
      localStorage.setItem("paintpot/finished", text);
      expect(recall()).toEqual({ counts: {}, last: [] });
    },
  );
});

describe("the sheet at the door", () => {
  it("gets one more piece for every game, until it is full", () => {
    for (let n = 0; n <= ROOM + 3; n += 1) {
      expect(grown(paintedBy({ inkdoms: n }))).toBe(Math.min(n, ROOM));
      expect(grown(paintedBy({ elsewhere: n }))).toBe(Math.min(n, ROOM));
    }
  });

  it("is painted in the quarter of the game, and never over its edge", () => {
    expect(paintedBy({})).toEqual(GROUND);
    expect(paintedBy({ ink: 2 })).toEqual({ ...GROUND, ink: (GROUND["ink"] ?? 0) + 2 });
    const full = paintedBy({ ink: 1000 });
    for (const quarter of QUARTERS) expect(full[quarter]).toBe(PIECES[quarter]?.length);
  });

  it("is drawn with inks and marks that there are", () => {
    for (const [ink, outline, mark] of Object.values(PIECES).flat()) {
      expect(INKS).toHaveProperty(ink.replace("-", " "));
      expect(outline).toMatch(/^M[-\d Q]+Z$/);
      if (mark && !/^(n|o)\d+$|^(ring|hole)$/.test(mark)) expect(MARKS).toHaveProperty(mark);
    }
  });
});

const table = (name: string, more: Partial<TableShown> = {}): TableShown => ({
  table: name,
  game: "ink",
  phase: "playing",
  seats: ["Ann", "Quill"],
  yours: [0],
  acting: [1],
  created: 0,
  touched: 0,
  finished: false,
  ...more,
});
const over = (name: string, totals: number[], winners: number[], more: Partial<TableShown> = {}): TableShown =>
  table(name, { phase: "over", finished: true, acting: [], totals, winners, ...more });

describe("how a game stands, on its card", () => {
  const at: TableShown = {
    table: "a", game: "inkdoms", phase: "playing", seats: ["Quill", "Ann"], yours: [1], acting: [1],
    created: 0, touched: 0, finished: false,
  };
  it("is told with one’s own points first, and how far it is", () => {
    expect(standingText(at, { points: [11, 14], unit: "round", n: 6 })).toBe("you 14, Quill 11 · round 6");
    expect(standingText(at, { points: [-2, null], unit: "turn", n: 12 }), "what is hidden is left out").toBe("Quill −2 · turn 12");
    expect(standingText({ ...at, yours: [0, 1] }, { points: [1, 2], unit: "turn", n: 0 })).toBe("Quill 1, Ann 2");
  });
});

describe("tables at the door", () => {
  it("stand in the order of what there is to do", () => {
    const all = [table("theirs"), over("old", [1, 2], [1]), table("mine", { acting: [0] }), over("away", [1, 2], [1])];
    const lists = sorted(all, new Set(["away"]));
    expect(lists.running.map((one) => one.table)).toEqual(["mine", "theirs"]);
    expect(lists.over.map((one) => one.table)).toEqual(["old"]);
    expect(lists.due).toBe(1);
    expect(isMine(table("soon", { phase: "gathering", acting: [0] }))).toBe(false);
  });

  it("name all who share the screen, and say of nobody else that they play alone", () => {
    const all = [
      table("shared", { seats: ["Ann", "Ben"], yours: [0, 1], acting: [0] }),
      table("solo", { seats: ["Ann"], yours: [0], acting: [0] }),
      table("bots", { seats: ["Ann", "Sable"], yours: [0], acting: [0] }),
    ];
    const props = { tables: all, games: [], most: 9, onputaway: () => undefined };
    const shown = mount(Running, { target: document.body, props });
    flushSync();
    const said = [...document.querySelectorAll(".what .small:not(.quiet)")].map((one) => one.textContent);
    expect(said.map((one) => /solo/i.test(one))).toEqual([false, true, false]);
    expect(said[0]).toMatch(/Ann and Ben/);
    expect(said[2]).toMatch(/Sable/);
    void unmount(shown);
  });

  it("name the same people when they are over, and nobody at another screen as at this one", () => {
    const tables = [over("shared", [5, 9, 7], [1], { seats: ["Ann", "Ben", "Cid"], yours: [0, 1] })];
    const props = { tables, games: [], away: 0, onputaway: () => undefined, onbringback: () => undefined };
    const shown = mount(Past, { target: document.body, props });
    flushSync();
    expect(document.querySelector("li .quiet")?.textContent).toMatch(/Ann and Ben/);
    expect(document.querySelector("li .quiet")?.textContent).not.toMatch(/Cid/);
    void unmount(shown);
  });

  it("say what they were opened for; what was only tried can be put away", () => {
    noteTable("tried", "practice");
    noteTable("day", "daily");
    const solo = { seats: ["Ann"], yours: [0], acting: [0] };
    const all = [table("tried", solo), table("day", solo), table("plain", solo)];
    const gone: string[] = [];
    const props = { tables: all, games: [], most: 9, onputaway: (one: string) => gone.push(one) };
    const shown = mount(Running, { target: document.body, props });
    flushSync();
    const said = [...document.querySelectorAll(".what .small:not(.quiet)")].map((one) => one.textContent);
    expect(said.map((one) => /practice|daily/.exec(one)?.[0])).toEqual(["practice", "daily", undefined]);
    for (const button of document.querySelectorAll("button")) button.click();
    expect(gone).toEqual(["tried"]);
    expect(sorted(all, new Set(gone)).running.map((one) => one.table)).toEqual(["day", "plain"]);
    void unmount(shown);
  });

  it("tell how they ended", () => {
    expect(resultOf(over("a", [83, 74], [0]))).toEqual({ id: "won", mine: 83, theirs: 74, seat: 0 });
    expect(resultOf(over("a", [66, 74, 80], [1]))).toEqual({ id: "lost", mine: 66, theirs: 74, seat: 0 });
    expect(resultOf(over("a", [70, 70], [0, 1]))).toMatchObject({ id: "tied" });
    expect(resultOf(over("a", [31], []))).toEqual({ id: "solo", mine: 31, theirs: 0, seat: 0 });
    expect(resultOf(over("a", [5, 9], [1], { yours: [0, 1] }))).toEqual({ id: "of", mine: 9, theirs: 5, seat: 1 });
    expect(resultOf(over("a", [5, 9], [], { ending: "given-up" }))).toBeNull();
    expect(resultOf(table("a"))).toBeNull();
  });

  it("are put away and brought back, and forgotten when the server forgets them", () => {
    const listed = [table("a"), table("b")];
    expect([...keepAway(new Set(["a", "gone"]), listed)]).toEqual(["a"]);
    expect([...awayTables()]).toEqual(["a"]);
    keepAway(new Set(), listed);
    expect([...awayTables()]).toEqual([]);
  });

  it("say how long ago something happened", () => {
    expect([5, 700, 3700, 90_000].map((seconds) => since(1_000_000 - seconds, 1_000_000, "en"))).toEqual([
      "",
      "11 minutes ago",
      "1 hour ago",
      "yesterday",
    ]);
    expect(since(0, 700, "ru")).toBe("11 минут назад");
  });
});

it("bottles are picked by colour, seat by seat; two who want one change places", () => {
  const picked: string[] = [];
  const props = { label: "Bottles", value: "green orange brown blue", seats: 2, onpick: (value: string) => picked.push(value) };
  const shown = mount(InkOrder, { target: document.body, props });
  flushSync();
  expect(document.querySelectorAll("select, option"), "no list of 24 orders").toHaveLength(0);
  const inks = [...document.querySelectorAll<HTMLInputElement>("input[type=radio]")];
  expect(inks).toHaveLength(8);
  inks.find((one) => one.value === "orange")?.click();
  flushSync();
  expect(picked).toEqual(["orange green brown blue"]);
  void unmount(shown);
});

it("the level one plays against is remembered for each game; the first game is gentle", () => {
  expect(levelFor("ink")).toBe("easy");
  remember({ table: "t", game: "ink", kind: UNSEEN, total: 3, day: "2026-11-16" });
  expect([levelFor("ink"), levelFor("inkdoms")]).toEqual(["normal", "easy"]);
  noteLevel("ink", "hard");
  expect([levelFor("ink"), levelFor("inkdoms")]).toEqual(["hard", "easy"]);
  localStorage.setItem("paintpot/level/ink", "impossible");
  expect(levelFor("ink")).toBe("normal");
});
