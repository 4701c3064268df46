import { beforeAll, describe, expect, it } from "vitest";
import type { FeedItem } from "../src/api/schema";
import { buildIn, buildText, chosenBy, pickIn, pickText } from "../src/boards/color-in-kingdom/notation";
import { offerOf, placesOf, withDie } from "../src/boards/color-in-kingdom/picks";
import { provinceOf } from "../src/boards/color-in-kingdom/province";
import { telling } from "../src/boards/color-in-kingdom/telling";
import { freshOf, turnBefore, turnsOf } from "../src/boards/color-in-kingdom/turns";
import { CONSTRUCTIONS, KINDS, kindOf, pointsOf, type KingdomView } from "../src/boards/color-in-kingdom/view";
import { Voice } from "../src/words/voice";
import { words } from "../src/words/words.svelte";

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
    expect(offerOf("road", VIEW, moves)).toEqual({ pairs: [], move: "", meant: "" });
  });

  it("offers to decline the dice where no two make what that builds", () => {
    const view = { ...VIEW, picks: VIEW.picks.filter((pick) => pick.sum !== 7) };
    expect(offerOf("strawberry", view, moves).move).toBe("no dice");
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

describe("the telling", () => {
  const voice = new Voice("color-in-kingdom", ["Ann", "Bob"]);

  beforeAll(async () => {
    for (const language of ["ru", "en"] as const) {
      words.language = language;
      await words.load("color-in-kingdom");
    }
  });

  it("is English", () => {
    words.language = "en";
    expect(telling.move("1 and 6", voice)).toBe("picks 1 and 6");
    expect(telling.move("no dice", voice)).toBe("declines the dice");
    expect(telling.move("no copy", voice)).toBe("does not copy");
    expect(telling.move("yellow road on D4", voice)).toBe("builds a Brick Road on D4");
    expect(telling.move("yellow road on D4", voice, false)).toBe("copies it: Brick Road on D4");
    expect(telling.fell("family 1 2 4 6, duty 4", voice)).toBe("1, 2, 4, 6, duty 4");
    expect(telling.fell("seat 2 starts", voice)).toBe("Bob starts");
  });

  it("is Russian", () => {
    words.language = "ru";
    expect(telling.move("1 and 6", voice)).toBe("берёт 1 и 6");
    expect(telling.move("no dice", voice)).toBe("отказывается от кубиков");
    expect(telling.move("no copy", voice)).toBe("не повторяет");
    expect(telling.move("yellow road on D4", voice)).toBe("строит Кирпичную дорогу на D4");
    expect(telling.move("yellow road on D4", voice, false)).toBe("повторяет: Кирпичная дорога на D4");
    expect(telling.fell("family 1 2 4 6, duty 4", voice)).toBe("1, 2, 4, 6, обязанность 4");
    expect(telling.fell("seat 2 starts", voice)).toBe("начинает Bob");
    words.language = "en";
  });

  it.each(KINDS)("names every construction (%s)", (kind) => {
    for (const language of ["en", "ru"] as const) {
      words.language = language;
      const told = telling.move(buildText(kind, "D4"), voice);
      expect(told).toContain("D4");
      expect(told).not.toContain(CONSTRUCTIONS[kind].ink);
    }
    words.language = "en";
  });
});
