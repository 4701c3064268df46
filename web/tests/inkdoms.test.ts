import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { meaningAt, paintText, readMove, readMoves } from "../src/boards/inkdoms/moves";
import { afterAll } from "../src/boards/inkdoms/pending";
import { strokesOver } from "../src/boards/inkdoms/pencil";
import { roomIn } from "../src/boards/inkdoms/places";
import { middleOf, sharedSide } from "../src/boards/inkdoms/layout";
import { kingdomOf, realmOf } from "../src/boards/inkdoms/realm";
import { telling } from "../src/boards/inkdoms/telling";
import type { SheetView, InkdomsView } from "../src/boards/inkdoms/view";
import { Voice } from "../src/words/voice";
import { words } from "../src/words/words.svelte";

const RED = { tower: false, ink: "red", excused: false };

describe("a move of Inkdoms", () => {
  it.each([
    ["red from Redhill", { kind: "take", die: "red", ink: "red", kingdom: "Redhill" }],
    ["white as blue from Greenwood", { kind: "take", die: "white", ink: "blue" }],
    ["blue on G9", { kind: "paint", tower: false, ink: "blue", area: "G9", excused: false }],
    ["red on B1 with spell 2", { kind: "paint", tower: false, excused: true }],
    ["tower green on Y1", { kind: "paint", tower: true, ink: "green", area: "Y1" }],
    ["tower green on Y1 with spell 2", { kind: "paint", tower: true, excused: true }],
    ["spell 1 to Bluewater", { kind: "spell 1", kingdom: "Bluewater" }],
    ["spell 3 to Bluewater", { kind: "spell 3", kingdom: "Bluewater" }],
    ["spell 4 for green", { kind: "spell 4", ink: "green" }],
    ["tower gives brown", { kind: "gain", ink: "brown" }],
    ["cross dragons 3", { kind: "cross", line: "dragons", points: 3 }],
    ["done", { kind: "done" }],
  ])("is read from its text: %s", (text, parts) => {
    expect(readMove(text)).toMatchObject({ text, ...parts });
  });

  it("is written from the brush and the area that was tapped", () => {
    const green = { tower: true, ink: "green", excused: true };
    expect(paintText(RED, "R4")).toBe("red on R4");
    expect(paintText(green, "Y1")).toBe("tower green on Y1 with spell 2");
  });

  it("that this board does not know is left out", () => {
    expect(readMoves(["done", "sing a song"])).toEqual([{ kind: "done", text: "done" }]);
  });
});

describe("a tap on an area", () => {
  const R4 = { id: "R4", kingdom: "Redhill" };

  it("paints with the brush in hand at once", () => {
    const moves = readMoves(["red on R4", "tower red on R4", "done"]);
    expect(meaningAt(R4, moves, RED)).toEqual({ kind: "play", text: "red on R4" });
  });

  it("offers what costs a spell or a tower's drop, even where that is the only way", () => {
    const moves = readMoves(["red on R4 with spell 2", "red on R5"]);
    expect(meaningAt(R4, moves, RED)).toEqual({ kind: "choose", moves: moves.slice(0, 1) });
    expect(meaningAt(R4, readMoves(["tower green on R4"]), null).kind).toBe("choose");
  });

  it("offers the dice of its kingdom before one is taken", () => {
    const moves = readMoves(["red from Redhill", "blue from Bluewater", "white as red from Redhill"]);
    expect(meaningAt(R4, moves, null)).toEqual({ kind: "choose", moves: [moves[0], moves[2]] });
  });

  it("offers the speed numbers of its kingdom when one is to be crossed out", () => {
    const moves = readMoves(["cross Redhill 4", "cross dragons 3"]);
    expect(meaningAt(R4, moves, null)).toEqual({ kind: "choose", moves: [moves[0]] });
  });

  it("means nothing where nothing is open", () => {
    expect(meaningAt(R4, readMoves(["red on R5", "done"]), RED)).toEqual({ kind: "none" });
  });
});

describe("the map", () => {
  const realm = realmOf("standard");

  it("has six kingdoms of nine areas, each area with room for what is printed", () => {
    expect(realm.areas).toHaveLength(54);
    for (const { name } of realm.kingdoms) {
      expect(realm.areas.filter((area) => area.kingdom === name)).toHaveLength(9);
    }
    for (const area of realm.areas) {
      expect(roomIn(area.outline, area.symbolAt)).toBeGreaterThan(60);
      expect(roomIn(area.outline, area.nameAt)).toBeGreaterThan(10);
    }
  });

  it("puts a tower in the middle of the side that its two areas share", () => {
    expect(sharedSide([[0, 0], [4, 0], [4, 4], [0, 4]], [[4, 0], [8, 0], [8, 4], [4, 4]])).toEqual([
      [4, 0],
      [4, 4],
    ]);
    expect(middleOf([[4, 0], [4, 4]])).toEqual([4, 2]);
    for (const { ends, at } of realm.towers) {
      for (const end of ends) {
        expect(Math.abs(roomIn(realm.byId.get(end)?.outline ?? [], at))).toBeLessThan(1);
      }
    }
  });

  it("can be a sheet of one's own", () => {
    const file = readFileSync(
      path.join(import.meta.dirname, "../../src/paintpot/games/inkdoms/sheets/standard.json"),
      "utf8",
    );
    const own = realmOf({ ...JSON.parse(file), blots: 7 });
    expect(own.blots).toBe(7);
    expect(realmOf({ ...JSON.parse(file), blots: 7 })).toBe(own);
    // The same map: what was laid out when the page was built is what is laid out now.
    own.areas.forEach((area, k) => {
      const built = realm.areas[k];
      expect([built?.symbolAt, built?.nameAt, built?.badge].flat()).toEqual(
        [...area.symbolAt, ...area.nameAt, ...area.badge].map((n) => expect.closeTo(n, 1)),
      );
    });
    expect(realm.towers.map((tower) => tower.ends)).toEqual(own.towers.map((tower) => tower.ends));
  });

  it("finds a kingdom by the letter of its areas", () => {
    expect(["B", "U9"].map(kingdomOf)).toEqual(["Bluewater", "Umberland"]);
  });
});

describe("pencil strokes", () => {
  it("go over all of a shape's box, from corner to corner", () => {
    const strokes = strokesOver([[0, 0], [100, 0], [100, 60], [0, 60]], 20);
    const points = strokes
      .slice(1)
      .split("L")
      .map((point) => point.split(" ").map(Number) as [number, number]);
    for (const [x, y] of points) {
      expect([x, y]).toEqual([Math.min(Math.max(x, 0), 100), Math.min(Math.max(y, 0), 60)]);
    }
    // Each stroke lies on one slant, a step further than the last.
    const slants = points.map(([x, y]) => x + y);
    expect(slants).toEqual([10, 10, 30, 30, 50, 50, 70, 70, 90, 90, 110, 110, 130, 130, 150, 150]);
  });
});

describe("what was done here", () => {
  const blank: SheetView = {
    paint: {},
    fresh: [],
    spells: [1, 1, 0, 1],
    new_spells: [0, 0, 0, 0],
    spent_spells: [0, 0, 0, 0],
    drops: { green: 1 },
    new_drops: {},
    spent_drops: {},
    blots: 0,
    complete: [],
    announced: [],
    firsts: [],
    seconds: [],
    score: { total: 0, lines: [], tie: [], verdict: null, deciders: [] },
    phase: "waiting",
    took: null,
    turn: null,
  };
  const die = { die: "red", value: 4, x: 0, y: 0, turn: 0, kingdoms: "R", in_box: true };
  const view: InkdomsView = {
    game: "inkdoms",
    seats: 2,
    seat: 0,
    stage: "turns",
    round: 1,
    last: false,
    first: 0,
    actors: [0],
    throw: [die],
    awards: { firsts: [], seconds: [] },
    sheets: [blank, blank],
  };
  const after = (...moves: string[]): SheetView => afterAll(view, 0, moves).sheets[0] as SheetView;

  it("is drawn before the server has told it: the die is out of the box", () => {
    const shown = afterAll(view, 0, ["red from Redhill"]);
    expect(shown.throw[0]?.in_box).toBe(false);
    expect(shown.sheets[0]?.took).toEqual({ die: "red", value: 4, ink: "red", kingdom: "Redhill" });
    expect(shown.sheets[1]).toBe(blank);
    expect(view.throw[0]?.in_box).toBe(true);
  });

  it("paints, and takes the drop away", () => {
    const paper = after("red from Redhill", "red on R4", "tower green on Y1");
    expect(paper.paint).toEqual({ R4: "red", Y1: "green" });
    expect(paper.turn?.drops).toBe(3);
    expect(paper.drops).toEqual({});
  });

  it("casts spells", () => {
    const paper = after(
      "red from Redhill",
      "spell 1 to Bluewater",
      "spell 4 for brown",
      "brown on B1",
      "red on B3 with spell 2",
    );
    expect(paper.turn).toMatchObject({ open: ["Bluewater"], drops: 1, mixed: {} });
    expect(paper.spells).toEqual([0, 0, 0, 0]);
  });

  it("takes the drop of a tower, and ends the turn", () => {
    const paper = after("red from Redhill", "tower gives brown", "done");
    expect(paper).toMatchObject({ new_drops: { brown: 1 }, turn: null });
  });

  it("changes nothing for who only watches", () => {
    expect(afterAll(view, null, ["done"])).toBe(view);
  });
});

describe("the telling of Inkdoms", () => {
  const MOVES = [
    "red from Redhill",
    "white as blue from Greenwood",
    "blue on G9",
    "red on B1 with spell 2",
    "tower green on Y1",
    "tower green on Y1 with spell 2",
    "spell 1 to Bluewater",
    "spell 3 to Umberland",
    "spell 4 for green",
    "tower gives brown",
    "cross Redhill 4",
    "done",
  ];
  const told = async (language: "en" | "ru"): Promise<string[]> => {
    words.language = language;
    await words.load("inkdoms");
    const voice = new Voice("inkdoms", ["Ann"]);
    return MOVES.map((move) => telling.move(move, voice));
  };

  it("is English", async () => {
    expect(await told("en")).toEqual([
      "takes the red die from Redhill",
      "takes the white die from Greenwood, as blue",
      "paints G9 blue",
      "paints B1 red with spell 2",
      "paints Y1 green with a tower drop",
      "paints Y1 green with a tower drop and spell 2",
      "moves the drops to Bluewater with spell 1",
      "opens Umberland with spell 3",
      "turns two drops into one green drop with spell 4",
      "gains a brown drop",
      "crosses out the 4 of Redhill",
      "ends the turn",
    ]);
  });

  it("is Russian", async () => {
    expect(await told("ru")).toEqual([
      "берёт красный кубик из Красногорья",
      "берёт белый кубик из Зеленолесья, теперь он синий",
      "закрашивает G9 синим",
      "закрашивает B1 красным с заклинанием 2",
      "закрашивает Y1 зелёной каплей с башни",
      "закрашивает Y1 зелёной каплей с башни и заклинанием 2",
      "переносит капли в Синеречье заклинанием 1",
      "открывает Буроземье заклинанием 3",
      "меняет две капли на одну зелёную заклинанием 4",
      "получает коричневую каплю",
      "зачёркивает 4 в строке «Красногорье»",
      "заканчивает ход",
    ]);
    words.language = "en";
  });

  it("tells a throw by its faces, in either notation", async () => {
    words.language = "en";
    await words.load("inkdoms");
    const voice = new Voice("inkdoms", []);
    expect(telling.fell("blue 2 at 1975,730 turned 12; red 3 at 1,2 turned 0", voice)).toBe(
      "blue 2, red 3",
    );
    expect(telling.fell("white 4 in RYU", voice)).toBe("white 4");
  });
});
