import rulesEn from "../../src/paintpot/games/color_in_kingdom/rulebook/en.md?raw";
import rulesRu from "../../src/paintpot/games/color_in_kingdom/rulebook/ru.md?raw";
import { flushSync, mount, unmount } from "svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { FeedItem, GainShown } from "../src/api/schema";
import Ask from "../src/boards/color-in-kingdom/Ask.svelte";
import { answer } from "../src/boards/color-in-kingdom/answer";
import { buildIn, buildText, chosenBy, pickIn, pickText } from "../src/boards/color-in-kingdom/notation";
import { familyOf } from "../src/boards/color-in-kingdom/family";
import { briefReason, gainShort, othersSpan, pays, reasons, spanOf, spanText, told } from "../src/boards/color-in-kingdom/gaining";
import { ideaOf } from "../src/boards/color-in-kingdom/idea";
import { levelOf, lossesOf, takenOf } from "../src/boards/color-in-kingdom/losses";
import { copyEnds, endBy, isClose, isLastDecision, isLastTurn, leadersOf, nearestOfAll } from "../src/boards/color-in-kingdom/near";
import { bestGain, choicesOf, offerOf, placesOf, withDie } from "../src/boards/color-in-kingdom/picks";
import { provinceOf, stepTo } from "../src/boards/color-in-kingdom/province";
import ProvincePicture from "../src/boards/color-in-kingdom/ProvincePicture.svelte";
import SheetHead from "../src/boards/color-in-kingdom/SheetHead.svelte";
import Sums from "../src/boards/color-in-kingdom/Sums.svelte";
import { telling } from "../src/boards/color-in-kingdom/telling";
import Throw from "../src/boards/color-in-kingdom/Throw.svelte";
import { freshOf, justBuilt, lastBuilt, metIn, turnBefore, turnsOf } from "../src/boards/color-in-kingdom/turns";
import { CONSTRUCTIONS, KINDS, kindOf, pointsOf, type KingdomView } from "../src/boards/color-in-kingdom/view";
import { DICE } from "../src/moments/limits";
import type { Playable } from "../src/table/playable";
import { Voice } from "../src/words/voice";
import { words } from "../src/words/words.svelte";

// Before anything asks what sort of screen it is: a phone, as far as the table of sums is concerned.
vi.hoisted(() => {
  const matches = (query: string): boolean => query.includes("max-height: 33.99rem");
  globalThis.matchMedia = ((query: string) => ({ matches: matches(query), addEventListener() {}, removeEventListener() {} })) as never;
});

const SUMS: KingdomView["sums"] = {
  strawberry: [0, 7],
  road: [5, 9],
  waterway: [6, 8],
  sherbet: [4, 10],
  soylent: [3, 11],
  forest: [2, 12],
};

/** Family 1 2 4 6, duty 4, on a sheet where nothing is coloured yet. */
const VIEW: KingdomView = {
  game: "color-in-kingdom",
  seats: 2,
  seat: 0,
  stage: "picking",
  turn: 1,
  current: 0,
  actors: [0],
  roll: { family: [1, 2, 4, 6], duty: 4, aside: [4], pool: [1, 2, 6] },
  picks: [
    { dice: [1, 2], sum: 3, builds: "soylent", open: false },
    { dice: [1, 6], sum: 7, builds: "strawberry", open: true },
    { dice: [2, 6], sum: 8, builds: "waterway", open: false },
  ],
  building: null,
  copied: [],
  ending: null,
  trigger: null,
  last: 0,
  sums: SUMS,
  sheets: [],
};

const rolled = (text: string): FeedItem => ({ what: "throw", text }) as FeedItem;
const moved = (seat: number, text: string): FeedItem => ({ what: "move", seat, text }) as FeedItem;

describe("notation", () => {
  it("names dice by their faces, the smaller first", () => {
    expect(pickText(6, 1)).toBe("1 and 6");
    expect(pickIn("1 and 6")).toEqual([1, 6]);
    expect(pickIn("no dice")).toBeNull();
  });

  it("names a build by its ink, its word and its space", () => {
    expect(KINDS.map((kind) => buildText(kind, "D4"))).toEqual([
      "red field on D4",
      "yellow road on D4",
      "blue waterway on D4",
      "orange factory on D4",
      "green farm on D4",
      "purple forest on D4",
    ]);
    for (const kind of KINDS) {
      expect(buildIn(buildText(kind, "D4"))).toEqual({ kind, space: "D4" });
    }
    expect(buildIn("1 and 6")).toBeNull();
  });

  it("tells what a choice of dice will build", () => {
    expect(chosenBy("1 and 6", SUMS)).toBe("strawberry");
    expect(chosenBy("6 and 6", SUMS)).toBe("forest");
    expect(chosenBy("no dice", SUMS)).toBe("strawberry");
    expect(chosenBy("no copy", SUMS)).toBeNull();
  });
});

describe("the table of sums", () => {
  const moves = new Set(["no dice", "1 and 6"]);

  it("offers what two dice make, if that is legal", () => {
    expect(offerOf("strawberry", VIEW, moves)).toMatchObject({ move: "1 and 6" });
    expect(offerOf("waterway", VIEW, moves)).toMatchObject({ move: "", meant: "2 and 6" });
    expect(offerOf("road", VIEW, moves)).toEqual({ pairs: [], always: false, move: "", meant: "" });
  });

  it("offers to decline the dice where no two make what that builds", () => {
    const view = { ...VIEW, picks: VIEW.picks.filter((pick) => pick.sum !== 7) };
    expect(offerOf("strawberry", view, moves).move).toBe("no dice");
  });

  it("offers the same again until it is built, and nothing where there was no choice", () => {
    const chosen = { ...VIEW, stage: "building" as const, building: "strawberry" as const };
    expect(choicesOf(VIEW, ["no dice", "1 and 6"])).toEqual(moves);
    expect(choicesOf(chosen, ["red field on D4"])).toEqual(moves);
    expect(choicesOf({ ...chosen, picks: [] }, ["red field on D4"]).size).toBe(0);
    expect(choicesOf({ ...chosen, stage: "copying" }, []).size).toBe(0);
  });

  it("tells the most that a construction can bring", () => {
    const gain = (move: string, total: number) => ({ move, total, lines: [] });
    const gains = new Map([
      ["1 and 6", gain("1 and 6", 1)],
      ["no dice", gain("no dice", 11)],
    ]);
    expect(bestGain(offerOf("strawberry", VIEW, moves), gains)?.total).toBe(11);
    expect(bestGain(offerOf("road", VIEW, moves), gains)).toBeUndefined();
  });

  it("finds what a die makes with the one in hand, in either order", () => {
    expect(withDie(VIEW.picks, 6, 2)?.builds).toBe("waterway");
    expect(withDie(VIEW.picks, 2, 6)?.builds).toBe("waterway");
    expect(withDie(VIEW.picks, 6, 6)).toBeUndefined();
  });

  it("finds the dice that were picked, equal ones too", () => {
    expect([...placesOf([3, 3, 5], [3, 3])]).toEqual([0, 1]);
    expect([...placesOf([1, 3, 3], [1, 3])]).toEqual([0, 1]);
    expect([...placesOf([1, 3], null)]).toEqual([]);
  });
});

describe("turns in the log", () => {
  const log = [
    rolled("seat 1 starts"),
    rolled("family 1 2 4 6, duty 4"),
    moved(0, "1 and 6"),
    moved(0, "red field on D4"),
    moved(1, "red field on A1"),
    moved(2, "no copy"),
    rolled("family 2 3 5 5, duty 1"),
    moved(1, "2 and 3"),
  ];

  it("begin with their roll", () => {
    const turns = turnsOf(log);
    expect(turns).toHaveLength(2);
    expect(turns[0]).toEqual({
      picked: [1, 6],
      kind: "strawberry",
      built: [
        { seat: 0, space: "D4" },
        { seat: 1, space: "A1" },
      ],
    });
    expect(turns[1]).toEqual({ picked: [2, 3], kind: null, built: [] });
    expect(turnBefore(turns, false)).toBe(turns[0]);
    expect(turnBefore(turns, true)).toBeNull();
  });

  it("forget what was taken back", () => {
    const undone = [...log, { what: "undo", seat: 1 } as FeedItem];
    expect(turnsOf(undone)[1]?.picked).toBeNull();
  });

  it("tell who copied what a seat built last, once all have decided", () => {
    const turns = turnsOf(log);
    expect(lastBuilt(turns, false, 0)).toBe(turns[0]);
    expect(lastBuilt(turns.slice(0, 1), false, 0)).toBeNull();
    expect(lastBuilt(turns.slice(0, 1), true, 0)).toBe(turns[0]);
    expect(lastBuilt(turns, true, 1)).toBeNull(); // it has only copied
    expect(justBuilt(turns, false, 0)).toBe(turns[0]);
    expect(justBuilt(turns, true, 0)).toBeNull(); // the next turn is over, too
    expect(justBuilt(turns, false, 1)).toBeNull();
  });

  it("tell what is new on a sheet", () => {
    expect([...freshOf(turnsOf(log), 1)]).toEqual(["A1"]);
    expect([...freshOf(turnsOf(log), 2)]).toEqual([]);
  });
});

describe("the sheets", () => {
  it("have their spaces, and a side for each two that share one", () => {
    expect(provinceOf("province")?.spaces).toHaveLength(37);
    expect(provinceOf("province")?.sides).toHaveLength(90);
    expect(provinceOf("grand")?.spaces).toHaveLength(61);
    expect(provinceOf("grand")?.sides).toHaveLength(156);
  });

  it("are walked over with the arrow keys, no row passed over", () => {
    const spaces = provinceOf("province")?.spaces ?? [];
    const at = (name: string) => spaces.findIndex((space) => space.name === name);
    const go = (from: string, ...keys: string[]) => {
      const column = spaces[at(from)]?.at[0] ?? 0;
      return keys.reduce((k, key) => stepTo(key, k, spaces, column), at(from));
    };
    const down = ["A1", "B", "C", "D", "E", "F", "G"].slice(1);
    down.forEach((row, k) => {
      const keys = Array<string>(k + 1).fill("ArrowDown");
      expect(spaces[go("A2", ...keys)]?.name[0]).toBe(row);
    });
    expect(spaces[go("A2", "ArrowDown", "ArrowDown")]?.at[0]).toBe(spaces[at("A2")]?.at[0]);
    expect(spaces[go("D1", "ArrowRight")]?.name).toBe("D2");
    expect(go("A1", "ArrowUp")).toBe(-1);
    // Every space can be reached.
    const reached = new Set([0]);
    for (const from of reached) {
      for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
        for (const column of [0, 1e4]) {
          const to = stepTo(key, from, spaces, column);
          if (to >= 0) reached.add(to);
        }
      }
    }
    expect(reached.size).toBe(spaces.length);
  });

  it("can be somebody's own, or not known here", () => {
    const own = {
      size: [10, 10],
      areas: [{ id: "A1", outline: [[0, 0], [4, 0], [4, 4]], at: [3, 1] }],
    };
    expect(provinceOf(own)?.spaces[0]?.name).toBe("A1");
    expect(provinceOf("moon")).toBeNull();
  });

  it("show each construction in an ink of its own", () => {
    for (const kind of KINDS) expect(kindOf(CONSTRUCTIONS[kind].ink)).toBe(kind);
    expect(kindOf(undefined)).toBeNull();
  });

  it("score a construction by the sum of its lines", () => {
    const lines = [
      ["strawberry/apart", 3],
      ["strawberry/most", 10],
      ["copycat/copies", 2],
    ] as const;
    const score = { total: 15, lines, tie: [], verdict: null, deciders: [] };
    const sheet = { paint: {}, fresh: [], duties: [], squares: [], score };
    expect(pointsOf(sheet, "strawberry")).toBe(13);
    expect(pointsOf(sheet, "copycat")).toBe(2);
    expect(pointsOf(sheet, "road")).toBe(0);
  });
});

describe("the rules in short", () => {
  it.each([rulesEn, rulesRu])("say which sum builds what", (book) => {
    const short = book.slice(0, book.indexOf("\n## "));
    const pairs = [...short.matchAll(/^\| (\d+), (\d+) \|/gm)].map(([, a, b]) => [Number(a), Number(b)]);
    expect(pairs).toEqual([[0, 7], [2, 12], [3, 11], [4, 10], [5, 9], [6, 8]]);
  });
});

describe("the family", () => {
  it("are all there, whoever shows what, and who is called away has no place", () => {
    for (const duty of [1, 2, 3, 4, 5, 6]) {
      const family = [1, 2, 4, 6];
      const roll = { family, duty, aside: [], pool: family.filter((face) => face !== duty) };
      const shown = familyOf(roll);
      expect(shown.map((one) => one.who)).toEqual(["king", "queen", "princess", "prince"]);
      expect(shown.map((one) => one.face).sort()).toEqual(family);
      for (const { face, place } of shown) expect(roll.pool[place]).toBe(face === duty ? undefined : face);
    }
  });

  it("keep their hats as long as a roll lies there, and change them with the next", () => {
    const rolled = (family: number[], duty: number) =>
      familyOf({ family, duty, aside: [], pool: family.filter((face) => face !== duty) });
    const kings = [1, 2, 3, 4].map((duty) => rolled([1, 2, 4, 6], duty)[0]?.face);
    expect(new Set(kings)).toEqual(new Set([1, 2, 4, 6]));
    // Nothing but the roll decides: no turn, no seat, nothing that was picked can change a hat.
    expect(familyOf).toHaveLength(1);
  });
});

describe("a duty", () => {
  it("is new to whom the last roll has crossed it off for", () => {
    const duty = { name: "duty", seat: 0, facts: {} };
    const log = [{ what: "throw" as const, text: "family 1 2 3 4, duty 5", moments: [duty] }];
    expect([metIn(log, 0), metIn(log, 1)]).toEqual([true, false]);
    expect(metIn([...log, { what: "throw", text: "family 1 2 3 4, duty 5" }], 0)).toBe(false);
  });

  it("no longer glows at the end, where it is crossed off like the others", async () => {
    await words.load("color-in-kingdom");
    const score = { total: 0, lines: [], tie: [], verdict: null, deciders: [] };
    const sheet = { paint: {}, fresh: [], duties: [1, 4], squares: [], score };
    const seen = (["copying", "over"] as const).map((stage) => {
      const view = { ...VIEW, stage, sheets: [sheet, sheet] };
      const voice = new Voice("color-in-kingdom", ["Ann", "Sable"]);
      const more = { seats: [], spaces: 37, last: null, losses: [], taken: [], met: true, voice, ontell() {} };
      const shown = mount(SheetHead, { target: document.body, props: { view, of: 0, seat: 0, ...more } });
      flushSync();
      const all = [...document.querySelectorAll(".called")].map((one) => one.textContent.trim());
      expect(document.querySelectorAll(".crossed svg")).toHaveLength(2);
      void unmount(shown);
      return all;
    });
    expect(seen).toEqual([["4"], []]);
  });
});

describe("the end that another player brings", () => {
  it("leaves the only other player one last turn, and several one each", async () => {
    await words.load("color-in-kingdom");
    const voice = new Voice("color-in-kingdom", ["Ann", "Blot"]);
    const said = (yours: string): string => voice.say("ending-other", { way: "duties", name: "Blot", yours });
    expect(said("yes")).toBe("Blot’s sixth duty: then you have one last turn.");
    expect(said("no")).toBe("Blot’s sixth duty: then one more turn each.");
  });

  it("is told to the only other player as theirs", async () => {
    await words.load("color-in-kingdom");
    const score = { total: 0, lines: [], tie: [], verdict: null, deciders: [] };
    const sheet = { paint: {}, fresh: [], duties: [1, 2, 3, 4, 5, 6], squares: [], score };
    const view = { ...VIEW, stage: "picking", current: 1, trigger: null, sheets: [sheet, sheet] } as KingdomView;
    const voice = new Voice("color-in-kingdom", ["Ann", "Blot"]);
    const more = { seats: [], spaces: 37, last: null, losses: [], taken: [], met: true, voice, ontell() {} };
    const shown = mount(SheetHead, { target: document.body, props: { view, of: 0, seat: 0, ...more } });
    flushSync();
    expect(document.body.textContent).toContain("then you have one last turn.");
    void unmount(shown);
  });
});

describe("the question whether to copy", () => {
  it("says what the choice brings, once there is one", async () => {
    await words.load("color-in-kingdom");
    const voice = new Voice("color-in-kingdom", ["Ann", "Blot"]);
    const sheet = {} as KingdomView["sheets"][number];
    const view: KingdomView = { ...VIEW, stage: "copying", current: 1, actors: [0], building: "road", sheets: [sheet, sheet] };
    const fixed = { view, seat: 0, acting: true, here: true, running: true, sent: "", building: null, final: true };
    const none = { gain: undefined, span: { least: -1, most: 1 }, others: "", holding: false, lastTurn: false, before: null };
    const read = (more: { aimed: string; declining: boolean; total: number | undefined }): string => {
      const idea = { pass: null } as never;
      const props = { ...fixed, ...none, idea, voice, ondecline() {}, onbuild() {}, ...more };
      const shown = mount(Ask, { target: document.body, props });
      flushSync();
      const text = document.querySelector(".what")?.textContent.trim() ?? "";
      void unmount(shown);
      return text;
    };
    expect(read({ aimed: "", declining: false, total: undefined })).toBe("−1 to +1 points");
    expect(read({ aimed: "", declining: true, total: undefined })).toBe("no points");
    expect(read({ aimed: "A1", declining: false, total: -1 })).toBe("−1 here");
    expect(read({ aimed: "A1", declining: false, total: 0 })).toBe("0 here");
  });
});

describe("how near the end is", () => {
  const score = { total: 0, lines: [], tie: [], verdict: null, deciders: [] };
  const sheet = (duties: number[], painted: number, squares: number) => ({
    paint: Object.fromEntries(Array.from({ length: painted }, (_, k) => [`A${k}`, "red"])),
    fresh: [],
    duties,
    squares: Array<number>(squares).fill(0),
    score,
  });

  it("is told by who is furthest with each of the three", () => {
    const view = { ...VIEW, sheets: [sheet([1, 2], 30, 8), sheet([1, 2, 3, 4, 5], 12, 7)] };
    expect(leadersOf(view, 37)).toEqual([
      { way: "duties", done: 5, all: 6, seat: 1, even: 1 },
      { way: "province", done: 30, all: 37, seat: 0, even: 1 },
      { way: "copycat", done: 8, all: 25, seat: 0, even: 1 },
    ]);
    expect(leadersOf(view, 37).map(isClose)).toEqual([true, false, false]);
    expect(nearestOfAll(view, 37), "the same at every seat").toMatchObject({ way: "duties", seat: 1 });
    const far = { ...VIEW, sheets: [sheet([1, 2], 33, 8), sheet([1, 2, 3, 4, 5], 12, 7)] };
    expect(nearestOfAll(far, 37)).toMatchObject({ way: "province", seat: 0 });
  });
});

describe("the last turns", () => {
  const score = { total: 0, lines: [], tie: [], verdict: null, deciders: [] };
  const sheet = (duties: number, painted: number, squares: number) => ({
    paint: Object.fromEntries(Array.from({ length: painted }, (_, k) => [`A${k}`, "red"])),
    fresh: [],
    duties: [1, 2, 3, 4, 5, 6].slice(0, duties),
    squares: Array<number>(squares).fill(0),
    score,
  });
  const at = (own: ReturnType<typeof sheet>, more: Partial<KingdomView> = {}): KingdomView => ({
    ...VIEW,
    sheets: [own, sheet(0, 36, 0)],
    ...more,
  });

  it("are announced in the turn that brings them, before anything is built", () => {
    expect(endBy(at(sheet(6, 5, 3)), 37)).toBe("duties");
    expect(endBy(at(sheet(5, 36, 3)), 37)).toBe("province");
    expect(endBy(at(sheet(5, 36, 3), { stage: "copying" }), 37)).toBeNull();
    expect(endBy(at(sheet(5, 5, 24)), 37)).toBe("copycat");
    expect(endBy(at(sheet(5, 35, 23)), 37)).toBeNull();
    expect(endBy(at(sheet(6, 5, 3), { stage: "roll" }), 37)).toBeNull();
    expect(endBy(at(sheet(6, 5, 3), { trigger: 1 }), 37)).toBeNull();
    expect(isLastTurn(at(sheet(6, 5, 3)), 0, 37)).toBe(true);
    expect(isLastTurn(at(sheet(6, 5, 3)), 1, 37)).toBe(false);
    expect(isLastTurn(at(sheet(1, 5, 3), { trigger: 1, last: 1 }), 0, 37)).toBe(true);
  });

  it("may be brought by a copy", () => {
    const asked = { stage: "copying", actors: [1] } as const;
    expect(copyEnds(at(sheet(1, 5, 3), asked), 1, 37)).toBe(true);
    expect(copyEnds(at(sheet(1, 5, 3), { ...asked, actors: [] }), 1, 37)).toBe(false);
    expect(copyEnds(at(sheet(6, 5, 3), asked), 1, 37)).toBe(false); // the turn does already
  });

  it("have a last decision", () => {
    const asked = { stage: "copying", actors: [1], trigger: 1, last: 1 } as const;
    expect(isLastDecision(at(sheet(1, 5, 3), asked), 1)).toBe(true);
    expect(isLastDecision(at(sheet(1, 5, 3), asked), 0)).toBe(false);
    expect(isLastDecision(at(sheet(1, 5, 3), { ...asked, last: 2 }), 1)).toBe(false);
  });
});

describe("a bonus that is lost", () => {
  const owner = (line: string | null) => ({
    paint: {},
    fresh: [],
    duties: [],
    squares: [],
    score: { total: 0, lines: line ? [[line, 10] as const] : [], tie: [], verdict: null, deciders: [] },
  });
  const view = { ...VIEW, sheets: [owner(null), owner("road/longest")] };
  const taken = {
    what: "move",
    seat: 1,
    text: "yellow road on D4",
    moments: [
      { name: "longest-road", seat: 1, points: 10 },
      { name: "road-lost", seat: 0, points: -10 },
    ],
  } as FeedItem;

  it("is told until its owner acts, or has it again", () => {
    const log = [moved(0, "red field on D4"), taken];
    expect(lossesOf(log, view, 0)).toEqual([{ bonus: "road", points: -10, to: 1 }]);
    expect(lossesOf(log, view, 1)).toEqual([]);
    expect(lossesOf([...log, moved(0, "no copy")], view, 0)).toEqual([]);
    expect(lossesOf(log, { ...view, sheets: [owner("road/longest"), owner(null)] }, 0)).toEqual([]);
  });

  it("is announced while two have it: whoever builds the next has it alone", () => {
    const roads = (n: number, line = "road/longest") => ({
      ...owner(line),
      paint: Object.fromEntries(Array.from({ length: n }, (_, k) => [`D${k}`, "yellow"])),
    });
    const level = { ...VIEW, sheets: [roads(3), roads(3)] };
    expect(levelOf(level, 0)).toEqual({ bonus: "road", with: [1] });
    expect(levelOf({ ...level, sheets: [roads(1), roads(1)] }, 0), "too early to matter").toBeNull();
    expect(levelOf(view, 1), "nobody else has it").toBeNull();
    expect(levelOf(view, 0), "another has it").toBeNull();
    expect(levelOf({ ...level, stage: "over" }, 0)).toBeNull();
  });

  it("is told to who took it, with whom it was taken from", () => {
    const moments = [
      { name: "longest-road", seat: 1, facts: {}, points: 10 },
      { name: "road-lost", seat: 0, facts: {}, points: -10 },
    ];
    const log = [{ ...moved(1, "yellow road on D4"), moments }];
    expect(takenOf(log, view, 1)).toEqual([{ bonus: "road", points: 10, from: [[0, -10]] }]);
    expect(takenOf(log, view, 0)).toEqual([]);
    expect(takenOf([{ ...moved(1, "yellow road on D4"), moments: moments.slice(0, 1) }], view, 1), "nobody had it").toEqual([]);
  });
});

describe("a hint", () => {
  it("is dice, a space, or no copy", () => {
    const gain = { move: "yellow road on D4", total: 12, lines: [] };
    const steps = [
      { n: 1, move: "1 and 4" },
      { n: 2, move: "yellow road on D4", gain },
    ];
    const none = { picks: [], builds: [] };
    expect(ideaOf({ steps })).toEqual({
      picks: [{ n: 1, dice: [1, 4] }],
      builds: [{ n: 2, kind: "road", space: "D4", gain }],
    });
    expect(ideaOf({ steps: [{ n: 1, move: "no dice" }] })).toEqual({ ...none, picks: [{ n: 1, dice: null }] });
    expect(ideaOf({ steps: [{ n: 1, move: "no copy" }] })).toEqual({ ...none, pass: { n: 1 } });
    expect(ideaOf(null)).toEqual(none);
  });

  it("has all the places to look at, where there are several", () => {
    const steps = ["1 and 2", "3 and 5", "red field on A1", "red field on B2"].map((move) => ({ n: 0, move }));
    const { picks, builds } = ideaOf({ steps });
    expect(picks.map(({ dice }) => dice)).toEqual([[1, 2], [3, 5]]);
    expect(builds.map(({ space }) => space)).toEqual(["A1", "B2"]);
  });
});

describe("the telling", () => {
  const voice = new Voice("color-in-kingdom", ["Ann", "Bob"]);

  beforeAll(async () => {
    for (const language of ["ru", "en"] as const) {
      words.language = language;
      await words.load("color-in-kingdom");
    }
  });

  it("asks whether to copy, and does not call it a turn", () => {
    words.language = "en";
    const at = (view: Partial<KingdomView>): Playable =>
      ({ now: { view: { ...VIEW, ...view } }, voice }) as unknown as Playable;
    const copying = at({ stage: "copying", current: 1, actors: [0], building: "road" });
    expect(answer(copying, 0)).toEqual({ asked: "Copy it?", short: "may copy" });
    expect(answer(copying, 1), "whose turn it is").toBeNull();
    expect(answer(at({ stage: "copying", current: 1, actors: [] }), 0), "who has decided").toBeNull();
    expect(answer(at({}), 0)).toBeNull();
  });

  it("tells the turn before and the duties of others in whole words", () => {
    words.language = "en";
    const what = voice.say("fact-kind", { kind: "sherbet" });
    expect(voice.say("before-built", { name: "Bob", what })).toBe("Bob built a Sherbet Factory");
    expect(voice.say("before-copied", { n: 0 })).toBe("nobody copied it");
    expect(voice.say("before-copied", { n: 1 })).toBe("one player copied it");
    expect(voice.say("duties-ahead", { name: "Bob", n: 4 })).toBe("Bob has 4");
    expect(voice.say("lead-pick")).toContain("crossed off a duty");
  });

  it("is English", () => {
    words.language = "en";
    expect(telling.move("1 and 6", voice)).toBe("picks 1 and 6");
    expect(telling.move("no dice", voice)).toBe("declines the dice");
    expect(telling.move("no copy", voice)).toBe("does not copy");
    expect(telling.move("yellow road on D4", voice)).toBe("builds a Brick Road");
    expect(telling.move("yellow road on D4", voice, false)).toBe("copies a Brick Road");
    expect(telling.move("yellow road on D4", voice, false, true)).toBe("copies you: a Brick Road");
    expect(telling.fell("family 1 2 4 6, duty 4", voice)).toBe("1, 2, 4, 6, duty 4");
    expect(telling.fell("seat 2 starts", voice)).toBe("Bob starts");
  });

  it("is Russian", () => {
    words.language = "ru";
    expect(telling.move("1 and 6", voice)).toBe("берёт 1 и 6");
    expect(telling.move("no dice", voice)).toBe("отказывается от кубиков");
    expect(telling.move("no copy", voice)).toBe("не повторяет");
    expect(telling.move("yellow road on D4", voice)).toBe("строит Кирпичную дорогу");
    expect(telling.move("yellow road on D4", voice, false)).toBe("повторяет Кирпичную дорогу");
    expect(telling.move("yellow road on D4", voice, false, true)).toBe("повторяет за вами Кирпичную дорогу");
    expect(telling.fell("family 1 2 4 6, duty 4", voice)).toBe("1, 2, 4, 6, обязанность 4");
    expect(telling.fell("seat 2 starts", voice)).toBe("начинает Bob");
    words.language = "en";
  });

  it("says what a move brings, and why, the most first", () => {
    words.language = "en";
    const lines: [string, number][] = [
      ["strawberry/apart", -1],
      ["road/between", 2],
      ["road/longest", 10],
    ];
    const gain = { move: "yellow road on D4", total: 11, lines };
    expect(reasons(gain, voice)).toBe("+10 longest road, +2 for roads between two, −1 for fields apart");
    expect(briefReason(gain, voice), "all parts").toBe("10\u00a0longest, 2\u00a0between, −1\u00a0apart");
    expect(briefReason({ ...gain, lines: [["road/longest", 10]] }, voice)).toBe("longest road");
    expect(briefReason({ ...gain, lines: [["strawberry/apart", -1]] }, voice)).toBe("");
    const taking: GainShown = { move: "", total: 0, lines: [], others: [[1, -10]] };
    expect(told(taking, voice)).toBe("scores nothing now; Bob −10");
    const spaces = new Map<string, GainShown>([["A1", taking], ["A2", { ...taking, others: [[1, 1]] }]]);
    expect(othersSpan(new Set(["A1", "A2"]), spaces, voice)).toBe("Bob −10 to +1");
    expect(othersSpan(new Set(["A1"]), spaces, voice)).toBe("Bob −10");
    expect([3, 0, -2].map(gainShort)).toEqual(["+3", "0", "−2"]);
  });

  it("says what all spaces bring before one is chosen, by the figures on them", () => {
    const bring = (...totals: number[]) =>
      new Map<string, GainShown>(totals.map((total, k) => [`A${k}`, { move: "", total, lines: [] }]));
    const span = (...totals: number[]) => spanOf(new Set(bring(...totals).keys()), bring(...totals));
    words.language = "en";
    expect(span(1, 3, 0)).toEqual({ least: 0, most: 3 });
    expect(spanText(span(1, 3, 0)!, voice)).toBe("0 to +3 points");
    expect(spanText(span(3, 3)!, voice)).toBe("+3 on any space");
    expect(spanText(span(0, 0)!, voice)).toBe("scores nothing now");
    expect(spanOf(new Set(["A0", "B1"]), bring(3))).toBeNull(); // not known of all yet
    expect([span(-2, 0), span(-2, 1), null].map((one) => pays(undefined, one))).toEqual([false, true, false]);
    expect(pays({ move: "", total: -1, lines: [] }, span(-2, 1))).toBe(false);
    words.language = "ru";
    expect(spanText(span(-10, 2)!, voice)).toBe("от −10 до +2 очков");
    words.language = "en";
  });

  it.each(KINDS)("names every construction (%s)", (kind) => {
    for (const language of ["en", "ru"] as const) {
      words.language = language;
      const told = telling.move(buildText(kind, "D4"), voice);
      expect(told).not.toContain("D4"); // no space has its name on the sheet
      expect(told).toContain(voice.say("fact-kind", { kind }));
      expect(told).not.toContain(CONSTRUCTIONS[kind].ink);
    }
    words.language = "en";
  });
});

describe("what a choice takes from others", () => {
  const seats = [{ kind: "person", name: "Ann" }, { kind: "bot", name: "Bob", level: "easy" }] as never;
  const taking: GainShown = { move: "1 and 6", total: 0, lines: [], others: [[1, -10]] };

  it("stands at its tile, also where there is room for figures alone", async () => {
    words.language = "en";
    const voice = new Voice("color-in-kingdom", ["Ann", "Bob"]);
    const props = {
      view: VIEW,
      choices: new Set(["1 and 6"]),
      again: false,
      gains: new Map([["1 and 6", taking]]),
      building: null,
      idea: ideaOf(null),
      voice,
      seats,
      idle: false,
      onkind: () => undefined,
    };
    const board = mount(Sums, { target: document.body, props });
    flushSync();
    const tile = document.querySelector("[data-kind=strawberry]");
    expect(tile?.querySelector(".gain")?.textContent).toContain("Bob −10");
    const seen = tile?.querySelector(".changes");
    expect(seen?.textContent?.trim()).toBe("−10");
    expect(seen?.querySelector("[data-face]"), "whose points they are").not.toBeNull();
    expect(document.querySelector("[data-kind=road] .changes")).toBeNull();
    await unmount(board);
  });

  it("stands on a space where it depends on it", async () => {
    const voice = new Voice("color-in-kingdom", ["Ann", "Bob"]);
    const province = provinceOf("province");
    if (!province) throw new Error("there is no sheet");
    const [one, other] = province.spaces.map(({ name }) => name) as [string, string];
    const plain: GainShown = { move: "", total: 0, lines: [] };
    const told = async (gains: [string, GainShown][]): Promise<string[]> => {
      const props = { province, paint: new Map(), fresh: new Set<string>(), lit: new Set([one, other]), building: "road", gains: new Map(gains), label: "", voice } as const;
      const picture = mount(ProvincePicture, { target: document.body, props });
      await vi.waitFor(() => expect(document.querySelectorAll(`[data-space="${other}"] .worth`)).toHaveLength(1));
      const found = [...document.querySelectorAll(".theirs")].map((text) => text.textContent);
      await unmount(picture);
      return found;
    };
    expect(await told([[one, taking], [other, plain]])).toEqual(["Bob −10"]);
    expect(await told([[one, taking], [other, taking]]), "the same everywhere is told once, below").toEqual([]);
  });
});

it("dice that are thrown show what was rolled, and end in their places after a while", async () => {
  const flown: { die: Element; end: Keyframe | undefined; time: number }[] = [];
  Element.prototype.animate = function (frames, options) {
    flown.push({
      die: this,
      end: (frames as Keyframe[]).at(-1),
      time: Number((options as KeyframeAnimationOptions).duration),
    });
    return { finished: new Promise(() => undefined), finish() {} } as unknown as Animation;
  };
  const over = vi.fn();
  const roll = { family: [1, 2, 4, 6], duty: 4, aside: [4], pool: [1, 2, 6] };
  // Their place in the tray.
  const tray = document.createElement("div");
  tray.className = "tray";
  tray.innerHTML = '<b data-royal="king"><i data-body></i></b>';
  document.body.append(tray);
  const shown = mount(Throw, { target: document.body, props: { roll, onover: over } });
  flushSync();
  await vi.waitFor(() => expect(flown).toHaveLength(5));
  const pips = flown.map(({ die }) => [(die as HTMLElement).dataset["flies"], die.querySelectorAll("circle").length]);
  expect(pips.slice(0, 4)).toEqual(familyOf(roll).map(({ who, face }) => [who, face]));
  expect(pips[4]).toEqual(["duty", 4]);
  for (const { die, end, time } of flown) {
    expect(time).toBeGreaterThanOrEqual(800);
    expect(time).toBeLessThanOrEqual(DICE);
    expect(end?.transform).toContain("rotate(0deg)");
    // One whose place is not in sight fades.
    expect(end?.["opacity"]).toBe((die as HTMLElement).dataset["flies"] === "king" ? 1 : 0);
  }
  expect(over).not.toHaveBeenCalled();
  void unmount(shown);
  tray.remove();
});
