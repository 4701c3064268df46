import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { bringsOf, opensOf } from "../src/boards/ink/brings";
import { boxAround, Camera, FINGER, fitted, joined } from "../src/boards/ink/camera.svelte";
import { completable, controlsOf, meantOn, pairAt, snapPair, snapTile } from "../src/boards/ink/controls";
import { HandState } from "../src/boards/ink/hand.svelte";
import { ideaMarks } from "../src/boards/ink/ideas";
import { outlineOf } from "../src/boards/ink/outline";
import { asIf } from "../src/boards/ink/pending";
import { APART, inkSquare, neck } from "../src/boards/ink/strokes";
import { areaWords, squareTargets } from "../src/boards/ink/targets";
import type { FeedItem } from "../src/api/schema";
import { lastApprentice, telling, tileWords, turnBefore, waysWords } from "../src/boards/ink/telling";
import { faceOf, flipped, lookText, pressTo, sameLook, turned } from "../src/boards/ink/tile";
import type { InkView, PainterView, SquareView } from "../src/boards/ink/view";
import type { CompletionView } from "../src/boards/ink/view_types";
import { badgeAt, FLAT, ROUND, standing, youAt } from "../src/boards/ink/wheel";
import { Voice } from "../src/words/voice";
import { words } from "../src/words/words.svelte";

const square = (name: string, x: number, y: number, more: Partial<SquareView> = {}): SquareView => ({
  name,
  x,
  y,
  colour: "red",
  mark: "plain",
  ...more,
});

/** The starting tile with a 4 on 0a, and a tile at its right that bears an X. */
const painter: PainterView = {
  bottles: "green",
  card: ["red", "light blue"],
  palette: 12,
  jokers: 11,
  own: 23,
  black: 0,
  lead: 3,
  in_play: true,
  tiles: [
    { tile: "R4-Ro-L-Y", turned: 0, flipped: false, x: 0, y: 0 },
    { tile: "P-P-D-D", turned: 0, flipped: false, x: 2, y: 0 },
  ],
  squares: [
    square("0a", 0, 0, { mark: "4" }),
    square("0b", 1, 0, { mark: "spot", bottle: "own", down: false }),
    square("0c", 0, 1, { colour: "yellow" }),
    square("0d", 1, 1, { colour: "light blue", mark: "spot" }),
    square("1a", 2, 0, { colour: "purple", x_token: ["purple"], with: "1c" }),
    square("1b", 3, 0, { colour: "purple" }),
    square("1c", 2, 1, { colour: "dark blue", x_token: ["purple"], with: "1a" }),
    square("1d", 3, 1, { colour: "dark blue" }),
  ],
  areas: [
    { colour: "red", size: 1, grown: true, numbers: [4], spots: 0, squares: ["0a"] },
    { colour: "light blue", size: 1, grown: false, numbers: [], spots: 1, squares: ["0d"] },
  ],
  score: { total: 0, lines: [], tie: [], verdict: null, deciders: [] },
};

const view: InkView = {
  game: "ink",
  seats: 2,
  seat: 0,
  goal: 24,
  stage: "turn",
  round: 2,
  last: false,
  tie_round: 0,
  first: 0,
  turn: 0,
  actors: [0],
  quills: ["R4-R-R-Do", "Ro-Y-R-Y4+", null, "L-L-L-Y", "R-R-R-Yo", "P-P-P-Ro"],
  bag: 80,
  slots: [{ bonus: 1, numbers: [4] }],
  supply: { x: 6, xx: 20, white: 6, numbers: {}, colours: {} },
  turn_of: {
    token: ["purple"],
    tile: null,
    lifted: null,
    at: null,
    places: [],
    looks: [],
    target: null,
    pending: [],
    bonus: null,
    left: 0,
    objectives: [],
    ways: [],
  },
  apprentice: null,
  painters: [painter],
};
const after = (...moves: string[]): PainterView => moves.reduce(asIf, view).painters[0] as PainterView;
const of = (name: string, one: PainterView): SquareView | undefined =>
  one.squares.find((square) => square.name === name);

describe("the controls of INK", () => {
  it("have a place for every kind of move", () => {
    const found = controlsOf(
      [
        "quill 5",
        "fetch 2",
        "back 2",
        "cross",
        "tile at 3,-2",
        "turned 1 flipped",
        "cover 0a down",
        "complete 0a",
        "fill 0d",
        "fill 0d with a joker",
        "spot on 0c",
        "number 5 on 0a",
        "light blue on 0c",
        "lift 0b",
        "set on 0d",
        "take off 0b",
        "uncover 1a",
        "lift tile 1",
        "jokers 2",
        "pass 1",
        "shift 3",
        "leave bonus",
        "done",
        "something new",
      ],
      painter,
    );
    expect([...found.quills]).toEqual([
      [5, "quill 5"],
      [2, "fetch 2"],
      [1, "back 2"],
    ]);
    expect(found.start).toBe("cross");
    expect([...found.places]).toEqual([["3,-2", "tile at 3,-2"]]);
    expect([...found.looks]).toEqual(["turned 1 flipped"]);
    expect(found.pairs.map(({ squares, at }) => [squares, at])).toEqual([[["0a", "0c"], [0.5, 1]]]);
    expect(found.squares.get("0a")).toEqual(["complete 0a", "number 5 on 0a"]);
    expect(found.squares.get("0b")).toEqual(["lift 0b", "take off 0b"]);
    expect(found.squares.get("0c")).toEqual(["spot on 0c", "light blue on 0c"]);
    expect(found.squares.get("0d")).toEqual(["fill 0d", "fill 0d with a joker", "set on 0d"]);
    expect(found.squares.get("1a")).toEqual(["uncover 1a", "lift tile 1"]);
    expect(found.squares.get("1c")).toEqual(["uncover 1a", "lift tile 1"]);
    expect(found.squares.get("1d")).toEqual(["lift tile 1"]);
    expect(found.buttons).toEqual([
      "jokers 2",
      "pass 1",
      "shift 3",
      "leave bonus",
      "done",
      "something new",
    ]);
  });

  it("know what a tap without a move was for", () => {
    const [number, , plain] = painter.squares as [SquareView, SquareView, SquareView];
    expect(meantOn(number, "complete", null, painter)).toBe("complete 0a");
    expect(meantOn(plain, "complete", null, painter)).toBeNull();
    expect(meantOn(plain, "spots", null, painter)).toBe("fill 0c");
    expect([1, 2, 3, 6, 7, 8, 9, 10, 12].map((bonus) => meantOn(plain, "bonus", bonus, painter))).toEqual([
      "spot on 0c",
      "fill 0c",
      "number 4 on 0c",
      "lift 0c",
      "yellow on 0c",
      "uncover 0c",
      "fill 0c",
      "take off 0c",
      "lift tile 0",
    ]);
  });

  it("ask about a pair whose other half is free, so that the answer is about the square", () => {
    const square = (name: string, x: number, y: number, more = {}): SquareView => ({
      name,
      x,
      y,
      colour: "red",
      mark: "plain",
      ...more,
    });
    const middle = square("0a", 0, 0);
    const blocked = square("0b", 1, 0, { bottle: "own", down: true });
    const about = (...squares: SquareView[]) =>
      meantOn(middle, "cover", null, { ...painter, squares: [middle, ...squares] });
    expect(about()).toBe("cover 0a right");
    expect(about(square("0b", 1, 0))).toBe("cover 0a right");
    expect(about(blocked)).toBe("cover 0a right");
    expect(about(blocked, square("0c", 0, 1))).toBe("cover 0a down");
    expect(about(blocked, square("1b", -1, 0))).toBe("cover 1b right");
    expect(about(blocked, square("1c", 0, -1))).toBe("cover 1c down");
  });

  it("know the numbers that can still be completed", () => {
    const twice = { ...painter, squares: [...painter.squares, square("2a", 4, 0, { mark: "4" }), square("2b", 5, 0, { mark: "3" })] };
    expect(completable(controlsOf(["complete 0a", "done"], painter), painter)).toEqual([4]);
    expect(completable(controlsOf(["complete 0a", "complete 2a", "complete 2b"], twice), twice)).toEqual([3, 4]);
    expect(completable(controlsOf(["lift 0a", "done"], painter), painter)).toEqual([]);
  });

  it("take two squares tapped one after the other for the pair, whichever lies nearer", () => {
    const { pairs } = controlsOf(["cover 0a right", "cover 0a down", "cover 0c right", "cover 0b down"], painter);
    const at = (x: number, y: number, on: string, first: string | null) => pairAt([x, y], on, first, pairs)?.move;
    expect(at(0.9, 0.5, "0a", null)).toBe("cover 0a right");
    expect(at(0.5, 0.9, "0a", null)).toBe("cover 0a down");
    // The lower edge of 0b is nearer to another pair, but 0a was tapped before.
    expect(at(1.5, 0.9, "0b", null)).toBe("cover 0b down");
    expect(at(1.5, 0.9, "0b", "0a")).toBe("cover 0a right");
    // These two only touch at a corner: the second starts a new pair.
    expect(at(1.5, 1.1, "0d", "0a")).toBe("cover 0b down");
    // A pair that contains the square has priority over one that is only near it.
    expect(pairAt([1.05, 0.5], "0b", null, pairs)?.squares).toContain("0b");
    // One that costs a bottle is not chosen while another is free, however near it is.
    const worth = ({ move }: { move: string }): number => (move === "cover 0a right" ? -1 : 0);
    expect(pairAt([0.95, 0.1], "0a", null, pairs, worth)?.move).toBe("cover 0a down");
  });

  it("let a ghost snap to the nearest place, or to none that is far", () => {
    expect(snapTile(3.2, 0.9, ["2,0", "2,1", "-2,0"])).toBe("2,0");
    expect(snapTile(3.2, 1.8, ["2,0", "2,1", "-2,0"])).toBe("2,1");
    expect(snapTile(9, 9, ["2,0"])).toBeNull();
    const { pairs } = controlsOf(["cover 0a right", "cover 0a down"], painter);
    expect(snapPair(0.9, 0.4, pairs)?.move).toBe("cover 0a right");
    expect(snapPair(0.4, 0.9, pairs)?.move).toBe("cover 0a down");
    expect(snapPair(4, 4, pairs)).toBeNull();
  });
});

describe("tiles", () => {
  const cells = (look: number) =>
    faceOf("Ro-Y-L4-D+", look).cells.map(({ colour, mark }) => `${colour[0]} ${mark}`);

  it("are read clockwise, and seen from the upper left", () => {
    expect(cells(0)).toEqual(["r spot", "y plain", "d plain", "l 4"]);
    expect(faceOf("Ro-Y-L4-D+").link).toBe(1);
  });

  it("turn clockwise and flip left to right, as they are seen", () => {
    expect(cells(turned(0))).toEqual(["d plain", "r spot", "l 4", "y plain"]);
    expect(cells(flipped(0))).toEqual(["y plain", "r spot", "l 4", "d plain"]);
    expect(faceOf("Ro-Y-L4-D+", turned(0)).link).toBe(2);
    for (let look = 0; look < 8; look++) {
      const [a, b, c, d] = cells(look);
      expect(cells(flipped(look))).toEqual([b, a, d, c]);
      expect(cells(turned(look))).toEqual([c, a, d, b]);
      expect(flipped(flipped(look))).toBe(look);
    }
  });

  it("are laid in eight ways", () => {
    expect([0, 3, 4, 7].map(lookText)).toEqual([
      "turned 0",
      "turned 3",
      "turned 0 flipped",
      "turned 3 flipped",
    ]);
  });

  it("lie as a place asks for until somebody turns or flips them, and then as they were left", () => {
    const hand = new HandState();
    hand.take(0);
    hand.lie(3);
    expect(hand.look).toBe(3);
    hand.turn();
    hand.lie(3);
    expect(hand.look).toBe(0);
    // Taken back, it is still the tile that was turned; another one is not.
    hand.take(2, true);
    hand.lie(5);
    expect(hand.look).toBe(2);
    hand.take(0);
    hand.flip();
    hand.lie(2);
    expect(hand.look).toBe(4);
    hand.take(0);
    hand.lie(2);
    expect(hand.look).toBe(2);
  });

  it("say of a button what its next press brings: what takes more presses, no button promises", () => {
    const tile = "R4-Ro-L-Y";
    expect([pressTo(tile, 0, 1), pressTo(tile, 0, flipped(0))]).toEqual(["turn", "flip"]);
    expect([pressTo(tile, 0, 3), pressTo(tile, 0, turned(flipped(0)))]).toEqual([null, null]);
    // Flipped it looks as if it were turned: turning is enough.
    expect(pressTo("R-R-L-L", 0, 5)).toBe("turn");
  });

  it("of a symmetric tile one way of those that look the same is told", () => {
    const ways = (tile: string) => new Set([...Array(8).keys()].map((look) => sameLook(tile, look)));
    expect([...ways("P-P-D-D")]).toEqual([0, 1, 2, 3]);
    expect([...ways("R-Y-R-Y")]).toEqual([0, 1]);
    expect(ways("Ro-Y-L4-D").size).toBe(8);
  });
});

describe("what a tile would bring", () => {
  /** A red tile with two spots and a number, laid beside the red 4, which has one square of its own. */
  const four = { square: "0a", number: 4, bottles: 2, black: 0, bonus: 6, plays_all: false };
  const after: InkView = {
    ...view,
    turn_of: { ...view.turn_of, objectives: [four], ways: [[four]] },
    painters: [
      {
        ...painter,
        tiles: [...painter.tiles, { tile: "Ro-R-Do-P", turned: 0, flipped: false, x: -2, y: 0 }],
        squares: [
          ...painter.squares,
          square("2a", -2, 0, { mark: "spot" }),
          square("2b", -1, 0),
          square("2c", -2, 1, { colour: "purple" }),
          square("2d", -1, 1, { colour: "yellow", mark: "7" }),
        ],
        areas: [
          { colour: "red", size: 4, grown: true, numbers: [4], spots: 1, squares: ["0a", "2a", "2b"] },
          { colour: "yellow", size: 2, grown: true, numbers: [7], spots: 0, squares: ["0c", "2d"] },
          { colour: "purple", size: 1, grown: true, numbers: [], spots: 0, squares: ["2c"] },
          { colour: "light blue", size: 1, grown: false, numbers: [], spots: 1, squares: ["0d"] },
        ],
      },
    ],
  };
  const gain = (move: string, total: number) => ({ move, total, lines: [] });
  const found = bringsOf(painter, after, 2, [gain("complete 0a", 2), gain("done", 0)]);

  it("is told area by area, what is won first, and new ones that win nothing are left out", () => {
    expect(found.growths.map(({ colour, before, size, completes, waits, bottles }) => [
      colour,
      before,
      size,
      completes,
      waits,
      bottles,
    ])).toEqual([
      ["red", 1, 4, [4], null, 2],
    ]);
    const wide = { ...painter, areas: [...painter.areas, { colour: "yellow", size: 1, grown: false, numbers: [], spots: 0, squares: ["0c"] }] };
    const both = bringsOf(wide, after, 2, [gain("complete 0a", 2)]).growths;
    expect(both.map(({ colour, before, size, waits }) => [colour, before, size, waits])).toEqual([
      ["red", 1, 4, null],
      ["yellow", 1, 2, 7],
    ]);
  });

  it("shows bottles on the number and the spots, and the bonus that opens", () => {
    expect(found.bottles.map(({ name }) => name)).toEqual(["0a", "2a"]);
    expect([found.total, found.ways]).toEqual([2, [{ numbers: [4], bottles: 2, ordered: false, bonuses: [6] }]]);
  });

  describe("of several objectives", () => {
    const five = { square: "2d", number: 5, bottles: 3, black: 0, bonus: 8, plays_all: false };
    const told = (ways: CompletionView[][], ...gains: [string, number][]) => {
      const turn_of = { ...after.turn_of, ways };
      return bringsOf(painter, { ...after, turn_of }, 2, gains.map(([move, total]) => gain(move, total)));
    };
    const wordsOf = ({ ways }: ReturnType<typeof told>): string => {
      const voice = {
        say: (id: string, facts: Record<string, string | readonly string[]>) =>
          `(${id} ${Object.values(facts).map((fact) => (typeof fact === "string" ? fact : fact.join("+"))).join(" ")})`,
      } as unknown as Voice;
      return waysWords(ways, voice);
    };

    it("is either the one or the other where one puts the other out of reach", () => {
      const either = told([[five], [four]], ["complete 0a", 2], ["complete 2d", 3]);
      expect(either.total).toBe(3);
      expect(wordsOf(either)).toBe("(way-either (way 5) (way 4))");
      expect(opensOf(either.ways.map(({ bonuses }) => bonuses))).toEqual({ sure: [], either: [8, 6] });
    });

    it("ends the game if the best way plays the player's last bottle, as the engine says", () => {
      expect(told([[five, four]]).playsAll).toBe(false);
      expect(told([[five, { ...four, plays_all: true }]]).playsAll).toBe(true);
      expect(told([[five], [{ ...four, plays_all: true }]]).playsAll, "another way does").toBe(false);
      expect(told([]).playsAll).toBe(false);
    });

    it("is both where both can be had, in the order that matters", () => {
      const any = told([[five, four]], ["complete 0a", 5], ["complete 2d", 5]);
      expect([any.total, wordsOf(any)]).toEqual([5, "(way 4+5)"]);
      expect(opensOf(any.ways.map(({ bonuses }) => bonuses))).toEqual({ sure: [8, 6], either: [] });
      const first = told([[five, four]], ["complete 0a", 2], ["complete 2d", 5]);
      expect(wordsOf(first)).toBe("(way-then (way 5) (way 4))");
    });

    it("opens no bonus that would be of no use", () => {
      expect(told([[{ ...five, bonus: null }]]).ways[0]?.bonuses).toEqual([]);
    });
  });

  it("is drawn with an edge around the whole area", () => {
    const edges = (cells: { x: number; y: number }[]) => outlineOf(cells).split("M").length - 1;
    expect(edges([{ x: 0, y: 0 }])).toBe(4);
    expect(edges([{ x: 0, y: 0 }, { x: 1, y: 0 }])).toBe(6);
  });
});

describe("a hint on the board", () => {
  const steps = (...moves: string[]) => ({ steps: moves.map((move, k) => ({ n: k + 1, move })) });

  it("marks quills, the tile as it would lie, and squares of a tile that is not laid yet", () => {
    const marks = ideaMarks(
      steps("quill 2", "tile at -2,0", "turned 1", "complete 2b", "jokers 1", "done"),
      view,
      painter,
    );
    expect([...marks.quills]).toEqual([[2, 1]]);
    expect(marks.tiles).toEqual([{ n: 2, face: faceOf("Ro-Y-R-Y4+", 1), at: [-2, 0] }]);
    expect(marks.squares).toEqual([{ n: 4, at: [-0.5, 0.5] }]);
  });

  it("marks where the Lead bottle goes back to from where the hint has taken it", () => {
    const marks = ideaMarks(steps("quill 6", "tile at -2,0", "turned 1", "back 2"), view, painter);
    expect([...marks.quills]).toEqual([
      [6, 1],
      [4, 4],
    ]);
  });

  it("marks START, and the pair that a token covers", () => {
    const marks = ideaMarks(steps("cross", "cover 0a down", "fill 0d"), view, painter);
    expect([...marks.quills]).toEqual([[0, 1]]);
    expect(marks.pairs.map(({ n, pair }) => [n, pair.squares])).toEqual([[2, ["0a", "0c"]]]);
    expect(marks.squares).toEqual([{ n: 3, at: [1.5, 1.5] }]);
  });

  it("marks the tile that is likely to follow after a draw, and nothing that depends on it", () => {
    const likely = ["cover 0a down", "quill 2", "tile at -2,0", "turned 1", "complete 0a"].map((move) => ({ n: 2, move }));
    const marks = ideaMarks({ ...steps("cross"), likely }, view, painter);
    expect([...marks.quills]).toEqual([[0, 1], [2, 2]]);
    expect(marks.tiles).toEqual([{ n: 2, face: faceOf("Ro-Y-R-Y4+", 1), at: [-2, 0] }]);
    expect([marks.pairs, marks.squares]).toEqual([[], []]);
  });
});

describe("moves on their way are drawn as if done", () => {
  it("on the wheel", () => {
    const taken = asIf(view, "quill 5");
    expect([taken.quills[4], taken.turn_of.tile, taken.painters[0]?.lead]).toEqual([
      null,
      "R-R-R-Yo",
      5,
    ]);
    expect(after("fetch 5").lead).toBe(3);
    expect(after("cross").lead).toBe(0);
    expect(after("back 2").lead).toBe(1);
  });

  it("in the stock", () => {
    expect([after("pass 2").palette, after("pass 2").jokers]).toEqual([10, 13]);
    expect([after("shift 3").palette, after("shift 3").jokers]).toEqual([9, 14]);
  });

  it("on the squares", () => {
    expect(of("0d", after("fill 0d with a joker"))).toMatchObject({ bottle: "own", down: false });
    expect(of("0d", after("lift 0b", "set on 0d"))?.bottle).toBe("own");
    expect(of("0b", after("lift 0b", "set on 0d"))?.bottle).toBeUndefined();
    // A lifted bottle stays where it was, marked, until it is placed.
    expect(of("0b", after("lift 0b"))?.bottle).toBe("own");
    expect(asIf(view, "lift 0b").turn_of.target).toBe("0b");
    expect(of("0b", after("take off 0b"))?.bottle).toBeUndefined();
    expect(of("0c", after("spot on 0c"))?.mark).toBe("spot");
    expect(of("0a", after("number 7 on 0a"))?.mark).toBe("7");
    expect(of("0d", after("dark blue on 0d"))).toMatchObject({ colour: "dark blue", mark: "plain" });
    expect(of("1c", after("uncover 1a"))?.x_token).toBeUndefined();
    const covered = after("cover 0b down");
    expect(of("0b", covered)).toMatchObject({ x_token: ["purple"], with: "0d" });
    expect(of("0b", covered)?.bottle).toBeUndefined();
    expect(of("0d", covered)).toMatchObject({ x_token: ["purple"], with: "0b" });
  });

  it("and those that show nothing change nothing", () => {
    expect(after("done", "leave bonus", "jokers 1")).toEqual(painter);
    expect(asIf(view, "")).toBe(view);
  });
});

describe("the picture", () => {
  it("shows the whole painting by itself, beside its buttons", () => {
    const box = boxAround(painter.squares, 2);
    expect(box).toEqual({ x: -2, y: -2, width: 8, height: 6 });
    const upright = fitted(box, 400, 600);
    expect([upright.scale, upright.x]).toEqual([50, 2]);
    const wide = fitted(box, 852, 300);
    expect([wide.scale, wide.y]).toEqual([50, 1]);
  });

  it("stays as it is while everything is in it, and the frame grows or shrinks below", () => {
    let box = boxAround(painter.squares, 2);
    const camera = new Camera({ box: () => box });
    camera.frame = { width: 852, height: 500 };
    const corner = () => {
      const { x, y, scale } = camera.shot;
      return [x - camera.width / scale / 2, y - camera.height / scale / 2, scale];
    };
    const before = corner();
    camera.frame = { width: 852, height: 540 };
    expect(corner()).toEqual(before);
    // Half the height: it would not fit, and is fitted again.
    camera.frame = { width: 852, height: 250 };
    const small = camera.shot.scale;
    expect(small).toBeLessThan(before[2] ?? 0);
    // More room for the same again: it could be more than twice as large.
    camera.frame = { width: 852, height: 560 };
    expect(camera.shot.scale).toBeGreaterThan(small);
    box = { ...box, width: box.width * 3 };
    camera.frame = { width: 852, height: 561 };
    expect(camera.shot.scale).toBeCloseTo(800 / box.width);
  });

  it("shows an earlier painting anew, but not where one tile is taken back", () => {
    let [size, box] = [40, { x: -2, y: -2, width: 16, height: 12 }];
    const camera = new Camera({ box: () => box, size: () => size });
    camera.frame = { width: 852, height: 500 };
    const late = camera.shot;
    [size, box] = [36, { x: -2, y: -2, width: 14, height: 12 }];
    camera.frame = { width: 852, height: 501 };
    expect(camera.shot.x).toBeCloseTo(late.x);
    [size, box] = [32, { x: -2, y: -2, width: 11, height: 9 }];
    camera.frame = { width: 852, height: 502 };
    expect(camera.shot).toEqual(fitted(box, 852, 502));
  });

  it("has all of a hint's tile in it, at the rim and wherever somebody went", () => {
    const tile = { x: 3.3, y: 9.3, width: 3.4, height: 3.4 };
    let hinted: (typeof tile)[] = [];
    const camera = new Camera({ box: () => joined({ x: -2, y: -2, width: 12, height: 14.15 }, hinted) });
    camera.frame = { width: 752, height: 855 };
    const isSeen = (): boolean => {
      const { x, y, width, height } = camera.window;
      return tile.x >= x && tile.y >= y && tile.x + 3.4 <= x + width && tile.y + 3.4 <= y + height;
    };
    expect(isSeen()).toBe(false);
    hinted = [tile];
    camera.frame = { width: 752, height: 855 };
    expect(isSeen()).toBe(true);
    camera.pan(0, 400);
    expect([isSeen(), camera.isChosen]).toEqual([false, true]);
    camera.show(tile);
    expect([isSeen(), camera.isChosen]).toEqual([true, false]);
  });

  it("comes as near as a finger needs to where something can be done, with a way to all of it", () => {
    const box = { x: -2, y: -2, width: 20, height: 20 };
    const at = (x: number, y: number) => ({ x, y, width: 3, height: 3 });
    let aims = [at(0, 0)];
    const camera = new Camera({ box: () => box, size: () => 60, aims: () => aims });
    const seen = (one: { x: number; y: number }): boolean => {
      const { x, y, width, height } = camera.window;
      return one.x >= x && one.y >= y && one.x + 3 <= x + width && one.y + 3 <= y + height;
    };
    camera.frame = { width: 390, height: 380 };
    expect(camera.shot.scale).toBeGreaterThanOrEqual(FINGER);
    expect(seen(at(0, 0))).toBe(true);
    // What is in sight already does not move the picture; the best comes first where not all is.
    const { shot } = camera;
    aims = [at(1, 1)];
    camera.frame = { width: 390, height: 380 };
    expect(camera.shot).toEqual(shot);
    aims = [at(14, 14), at(0, 0)];
    camera.frame = { width: 390, height: 380 };
    expect([seen(at(14, 14)), seen(at(0, 0))]).toEqual([true, false]);
    expect(camera.seesAll).toBe(false);
    camera.fit();
    expect([camera.seesAll, camera.canFit]).toEqual([true, true]);
    camera.fit();
    expect(camera.shot.scale).toBeGreaterThanOrEqual(FINGER);
    // Nothing to be done: all of it.
    aims = [];
    camera.frame = { width: 390, height: 380 };
    expect(camera.shot).toEqual(fitted(box, 390, 380));
  });

  it("keeps in sight what has the focus or is in hand, and moves for nothing else", () => {
    const box = { x: -2, y: -2, width: 20, height: 20 };
    const at = (x: number, y: number) => ({ x, y, width: 3, height: 3 });
    let aims = [at(0, 0), at(14, 14)];
    let held: ReturnType<typeof at> | null = null;
    const camera = new Camera({ box: () => box, size: () => 60, aims: () => aims, held: () => held });
    const seen = (one: { x: number; y: number }): boolean => {
      const { x, y, width, height } = camera.window;
      return one.x >= x && one.y >= y && one.x + 3 <= x + width && one.y + 3 <= y + height;
    };
    const again = (): void => void (camera.frame = { width: 390, height: 380 });
    again();
    expect(seen(at(14, 14))).toBe(false);
    held = at(14, 14);
    again();
    expect(seen(at(14, 14))).toBe(true);
    // What can be done elsewhere, even the best of it, does not take it away.
    const { shot } = camera;
    aims = [at(0, 14), at(0, 0)];
    again();
    expect(camera.shot).toEqual(shot);
  });

  it("stays in the middle of a turn, whatever is tapped, and moves no more than what is held needs", () => {
    let box = { x: -2, y: -2, width: 10, height: 10 };
    const at = (x: number, y: number) => ({ x, y, width: 2, height: 2 });
    let aims = [at(0, 0), at(4, 4)];
    let held: ReturnType<typeof at> | null = null;
    let [busy, scene] = [true, "places"];
    const camera = new Camera({ box: () => box, size: () => 60, aims: () => aims, held: () => held, busy: () => busy, scene: () => scene });
    const again = (): void => void (camera.frame = { width: 390, height: 403 });
    again();
    const { shot } = camera;
    // It is put somewhere in sight, laid there and on its way: the painting has grown, and nothing is offered.
    held = at(5, 5);
    again();
    expect(camera.shot).toEqual(shot);
    [held, aims, scene] = [null, [], ""];
    box = { x: -2, y: -2, width: 16, height: 16 };
    again();
    expect(camera.shot).toEqual(shot);
    // What was known to be open is known to be worth something: only the best of it has to be in sight.
    [aims, scene] = [[at(3, 3), at(0, 0)], "0a 4d"];
    again();
    scene = "0a 4d+";
    again();
    expect(camera.shot).toEqual(shot);
    // At the rim, a little of the tile would be hidden: as much as that, and no more.
    const { x, width } = camera.window;
    held = at(x + width - 1.5, 3);
    again();
    expect([camera.shot.scale, camera.shot.y]).toEqual([shot.scale, shot.y]);
    expect(camera.shot.x - shot.x).toBeCloseTo(0.5);
    // The phone is turned: it is fitted again.
    [held, aims] = [null, []];
    camera.frame = { width: 844, height: 300 };
    expect(camera.shot).toEqual(fitted(box, 844, 300));
    // The turn is over: all of it.
    [scene, busy] = ["", false];
    again();
    expect(camera.shot).toEqual(fitted(box, 390, 403));
  });

  it("goes to what can be done next in a turn if that is out of sight", () => {
    const box = { x: -2, y: -2, width: 30, height: 30 };
    const at = (x: number, y: number) => ({ x, y, width: 2, height: 2 });
    let [aims, scene] = [[at(0, 0)], "place"];
    const camera = new Camera({ box: () => box, size: () => 60, aims: () => aims, busy: () => true, scene: () => scene });
    const again = (): void => void (camera.frame = { width: 390, height: 403 });
    again();
    const { shot } = camera;
    [aims, scene] = [[at(22, 1)], "number"];
    again();
    const { x, width } = camera.window;
    expect([x + width, camera.shot.y, camera.shot.scale]).toEqual([24, shot.y, shot.scale].map((n) => expect.closeTo(n)));
  });

  it("shows the painting without the room around it while nothing can be done, and all of it if a finger can", () => {
    const box = { x: -2, y: -2, width: 7, height: 8 };
    const bare = { x: 0, y: 0, width: 3, height: 4 };
    let aims: (typeof box)[] = [];
    const camera = new Camera({ box: () => box, bare: () => bare, size: () => 12, aims: () => aims });
    camera.frame = { width: 360, height: 156 };
    const { shot } = camera;
    expect(shot.scale).toBe(39);
    expect([camera.seesAll, camera.canFit]).toEqual([true, false]);
    // A number on it is tapped: the picture does not jump.
    aims = [{ x: 1, y: 1, width: 1, height: 1 }];
    camera.frame = { width: 360, height: 156 };
    expect(camera.shot).toEqual(shot);
  });

  it("shows all the places for a tile at a phone's width, and stays where they are in sight already", () => {
    const bare = { x: -0.3, y: -0.3, width: 13.6, height: 9.6 };
    const box = { x: -2.15, y: -2.15, width: 17.3, height: 13.3 };
    const rim = [{ x: -2, y: 0, width: 2, height: 2 }, { x: 13, y: 4, width: 2, height: 2 }];
    let aims: typeof rim = [];
    let busy = false;
    const scene = (): string => aims.map(({ x }) => x).join(" ");
    const camera = new Camera({ box: () => box, bare: () => bare, size: () => 60, aims: () => aims, busy: () => busy, scene });
    const again = (): void => void (camera.frame = { width: 390, height: 403 });
    const sees = ({ x: left, width: wide }: { x: number; width: number }): boolean => {
      const { x, width } = camera.window;
      return left >= x && left + wide <= x + width;
    };
    again();
    [aims, busy] = [rim, true];
    again();
    expect(aims.map(sees)).toEqual([true, true]);
    // The turn is over, and the next one begins: nothing jumps.
    const { shot } = camera;
    [aims, busy] = [[], false];
    again();
    expect(camera.shot).toEqual(shot);
    [aims, busy] = [rim, true];
    again();
    expect(camera.shot).toEqual(shot);
    // A view chosen before does not hide the places of the next choice.
    camera.zoom(2, 0, 0);
    expect(aims.map(sees)).toContain(false);
    camera.begin();
    expect(aims.map(sees)).toEqual([true, true]);
  });

  it("stays as it is after a turn, with the painting in it, whatever room there would be around it", () => {
    let box = { x: -0.7, y: -0.7, width: 7.4, height: 5.4 };
    const bare = { x: -0.3, y: -0.3, width: 6.6, height: 4.6 };
    const camera = new Camera({ box: () => box, bare: () => bare, size: () => 24 });
    camera.frame = { width: 390, height: 403 };
    const { shot } = camera;
    box = { x: -2.15, y: -2.15, width: 10.3, height: 8.3 };
    camera.frame = { width: 390, height: 403 };
    const { x, y, scale } = camera.shot;
    expect([x, y, scale]).toEqual([shot.x, shot.y, shot.scale].map((n) => expect.closeTo(n)));
  });

  it("has the painting in the middle of its paper when the game is over, clear of the buttons", () => {
    const box = { x: -1, y: -1, width: 8, height: 14 };
    let ended = false;
    const camera = new Camera({ box: () => box, size: () => 24, ended: () => ended });
    camera.frame = { width: 390, height: 560 };
    expect(camera.shot.y, "below the buttons").not.toBe(6);
    ended = true;
    const frames = [
      { width: 380, height: 540, spare: (scale: number) => 540 - 14 * scale }, // upright: the buttons are above
      { width: 700, height: 400, spare: (scale: number) => 700 - 8 * scale }, // they are at the right
    ];
    for (const { spare, ...frame } of frames) {
      camera.frame = frame;
      const { x, y, scale } = camera.shot;
      expect([x, y]).toEqual([3, 6]);
      expect(spare(scale), "as much on the other side").toBeGreaterThanOrEqual(2 * 52);
    }
  });

  it("pans to a place out of sight no further than it has to", () => {
    const box = { x: -2, y: -2, width: 30, height: 30 };
    const camera = new Camera({ box: () => box });
    camera.frame = { width: 390, height: 403 };
    camera.zoom(3, 0, 0);
    const { shot } = camera;
    const { x, y, width, height } = camera.window;
    camera.goTo(x + width + 1, y + height / 2);
    expect([camera.shot.x, camera.shot.y, camera.shot.scale]).toEqual([shot.x + 2.5, shot.y, shot.scale].map((n) => expect.closeTo(n)));
  });

  it("keeps what is under the fingers there", () => {
    const camera = new Camera({ box: () => boxAround(painter.squares, 2) });
    camera.frame = { width: 400, height: 600 };
    const under = (px: number) => camera.shot.x + (px - 200) / camera.shot.scale;
    const before = under(300);
    camera.zoom(2, 300, 300);
    expect(under(300)).toBeCloseTo(before);
    expect(camera.isChosen).toBe(true);
    camera.pan(10_000, 0);
    expect(camera.shot.x).toBe(-2);
    camera.fit();
    expect(camera.isChosen).toBe(false);
  });

  it("draws the same uneven square each time, with no edge where it is joined", () => {
    expect(inkSquare(3, -2, APART)).toEqual(inkSquare(3, -2, APART));
    expect(inkSquare(3, -2, APART).fill).not.toBe(inkSquare(4, -2, APART).fill);
    const edges = (sides: readonly [boolean, boolean, boolean, boolean]) =>
      inkSquare(0, 0, sides).edge.split("M").length - 1;
    expect([edges(APART), edges([true, false, true, false])]).toEqual([4, 2]);
  });

  it("leads a link from corner to corner", () => {
    expect(neck(0, 0, true).fill).toContain("M-40 -2.6");
    expect(neck(0, 0, false).fill).toContain("M40 -2.6");
  });
});

/** All kinds of moves and throws, in both languages. */
const MOVES = [
  "quill 3",
  "cross",
  "cover 12c down",
  "tile at 3,-2",
  "turned 0",
  "turned 2",
  "turned 1 flipped",
  "complete 4b",
  "jokers 2",
  "fill 4c",
  "fill 4c with a joker",
  "leave bonus",
  "done",
  "pass 0",
  "pass 2",
  "spot on 4c",
  "number 5 on 4c",
  "back 1",
  "shift 3",
  "lift 4c",
  "set on 5a",
  "light blue on 4c",
  "uncover 4c",
  "take off 4c",
  "fetch 5",
  "lift tile 7",
];

describe("INK is told", () => {
  const voice = new Voice("ink", ["Ann", "Ben"]);
  const all = () => MOVES.map((move) => telling.move(move, voice)).filter(Boolean).join(", ");

  beforeAll(async () => {
    for (const language of ["ru", "en"] as const) {
      words.language = language;
      await words.load("ink");
    }
  });
  afterEach(() => {
    words.language = "en";
  });

  it("with the turn before in short", () => {
    const move = (seat: number, text: string) => ({ what: "move" as const, seat, text });
    const bens = ["cross", "cover 0a right", "quill 2", "tile at 1,1", "complete 0b", "done"];
    const [crossing, ...rest] = bens.map((text) => move(1, text));
    const drawn = { what: "throw" as const, text: "X red" };
    const log = [move(0, "quill 1"), crossing as FeedItem, drawn, ...rest];
    const said = "Ben: tile 2, over START, 1 objective";
    expect(turnBefore(log, 0, voice)).toBe(said);
    expect(turnBefore(log, null, voice)).toBe(said);
    expect(turnBefore([...log, move(0, "quill 3")], 0, voice)).toBe("");
    expect(turnBefore([], 0, voice)).toBe("");
  });

  it("with the Apprentice, whose steps chance brings about", () => {
    const facts = { n: 2, total: 5, quill: 3 };
    const log: FeedItem[] = [
      { what: "throw", text: "quill 3: R-R-R-Yo", moments: [{ name: "apprentice", facts }] },
    ];
    expect(lastApprentice([], voice)).toBe("");
    expect(lastApprentice(log, voice)).toBe("Apprentice at place 3: +2, now 5");
  });

  it("with what a lesson's step brought", () => {
    expect(voice.brought("bottles/own", 2)).toBe("bottles played");
    expect(voice.brought("bottles/black", 1)).toBe("black bottle on top");
    expect(voice.brought("bottles/held", 1)).toBe("Bottles played: own bottles still held");
    words.language = "ru";
    expect(voice.brought("bottles/own", 3)).toBe("флакона выставлено");
  });

  it("in English", () => {
    expect(all()).toBe(
      "takes the tile at place 3 on the wheel, crosses START, covers two squares, adds it to the painting, " +
        "completes an objective, with 2 jokers, puts a bottle on a spot, puts a joker on a spot, " +
        "skips the bonus, ends the turn, passes, passes, 2 bottles become jokers, " +
        "puts down a white spot, changes an objective to 5, moves the Lead bottle back 1 place, " +
        "turns 3 bottles into jokers, lifts a bottle, sets it on another spot, " +
        "colours a square light blue, takes off an X or XX, takes off a bottle, " +
        "takes the tile at place 5 on the wheel too, lifts a tile",
    );
    // The log leaves out how a tile is turned; a hint, which may be about just that, does not.
    expect(telling.move("turned 3 flipped", voice)).toBe("");
    expect(voice.move("turned 3 flipped", "do")).toBe("flip it, turn it 3 times and lay it");
    const two = ["quill 3", "complete 0a", "jokers 2", "shift 3", "complete 0b", "jokers 1", "fill 0c", "fill 0d", "done"];
    expect(telling.turn?.(two, voice)).toBe(
      "takes the tile at place 3 on the wheel, completes two objectives, with 3 jokers, " +
        "turns 3 bottles into jokers, puts a bottle on a spot ×2, ends the turn",
    );
    expect(telling.turn?.(["complete 0a", "jokers 1"], voice)).toBe("completes an objective, with 1 joker");
    expect(telling.fell("seat 2 starts", voice)).toBe("Ben starts");
    expect(telling.fell("seat 1: R-Y-L-D, red and light blue; seat 2: D-P-R-Y, red and purple", voice)).toBe(
      "Ann: palette red and light blue; Ben: palette red and purple",
    );
    expect(telling.fell("quill 1: R4-R-R-Do; quill 5: Ro-Y-R-Y4+", voice)).toBe(
      "New tiles at places 1 and 5 on the wheel",
    );
    expect(telling.fell("X dark blue", voice)).toBe("Drawn: X, dark blue");
    expect(telling.fell("XX red and light blue", voice)).toBe("Drawn: XX, red and light blue");
    expect(telling.fell("bonus 1, 5, 6, 11", voice)).toBe(
      "Bonus actions: put down a white spot, up to 3 more jokers, move up to 2 bottles and add another tile",
    );
  });

  it("with a tile as one would point it out", () => {
    words.language = "en";
    expect(tileWords("Ro-Y-R-Y4+", voice)).toBe("red and yellow, with the 4");
    expect(tileWords("L-D-D-Do", voice)).toBe("dark blue and light blue");
  });

  it("with the bottles that stand beside 24 of 24", () => {
    words.language = "en";
    const told = (black: number, tied: number): string => voice.say("shelf-of", { n: 24, goal: 24, black, tied });
    expect(told(0, 0)).toBe("24 of 24 bottles played");
    expect(told(1, 0)).toBe("24 of 24 bottles played, and 1 black bottle on top");
    expect(told(0, 2)).toBe("24 of 24 bottles played, and 2 black bottles in the tie round");
    expect(told(1, 1)).toBe("24 of 24 bottles played, and 1 black bottle on top, and 1 black bottle in the tie round");
  });

  it("in Russian", () => {
    words.language = "ru";
    const told = all();
    expect(told).toContain("берёт плитку с места 3 на колесе, проходит СТАРТ, закрывает две клетки");
    expect(told).toContain("пасует, 2 флакона переходят в джокеры");
    expect(told).toContain("меняет цвет клетки на голубой");
    for (const move of MOVES) expect(telling.move(move, voice)).not.toMatch(/[a-z]{2}|\{/);
    expect(telling.fell("quill 4: R4-R-R-Do", voice)).toBe("Новая плитка на месте 4 колеса");
    expect(telling.fell("XX red and light blue", voice)).toBe("Вытянут жетон XX, красный и голубой");
    expect(telling.fell("seat 1 starts", voice)).toBe("начинает Ann");
  });

  it("to who listens, square by square", () => {
    const spoken = squareTargets(painter, controlsOf(["complete 0a"], painter), voice).map(
      (target) => target.words,
    );
    expect(spoken.slice(0, 5)).toEqual([
      "0a, red, objective 4, area of 1, grown, open to you",
      "0b, red, bottle",
      "0c, yellow",
      "0d, light blue, white spot, area of 1",
      "1a, purple, X token, purple",
    ]);
    const [red] = painter.areas;
    expect(red && areaWords(red, voice)).toBe("red: 1 square · for 4 · grown");
  });
});

describe("the wheel", () => {
  /** Half of a bottle of scale 1, and half of a tile of scale 1 with its frame. */
  const BOTTLE = [26, 35] as const;
  const TILE = 104;

  it.each([
    ["round", ROUND],
    ["flat", FLAT],
  ])("has room for all Leads beside the tiles: %s", (_name, plan) => {
    plan.leads.forEach((stand, k) => {
      for (const crowd of [1, 2, 3, 4]) {
        for (const { x, y, scale } of standing(stand, crowd)) {
          const [wide, high] = BOTTLE.map((half) => half * scale) as [number, number];
          expect(x - wide, `${k}`).toBeGreaterThanOrEqual(0);
          expect(x + wide, `${k}`).toBeLessThanOrEqual(plan.width);
          expect(y + high, `${k}`).toBeLessThanOrEqual(plan.height);
          for (const [left, top] of plan.at.slice(1)) {
            const [dx, dy] = [Math.abs(left - x), Math.abs(top - y)];
            const apart = dx - wide >= TILE * plan.tile || dy - high >= TILE * plan.tile;
            expect(apart, `${crowd} at ${k} beside the tile at ${left}, ${top}`).toBe(true);
          }
        }
      }
    });
  });

  it.each([
    ["round", ROUND],
    ["flat", FLAT],
  ])("says whose a Lead is clear of the numbers of the quills: %s", (_name, plan) => {
    const [YOU, BADGE] = [[10, 5], 8.5] as const;
    plan.leads.forEach((stand, k) => {
      for (const crowd of [1, 2]) {
        for (const { x, y, scale } of standing(stand, crowd)) {
          const below = youAt(y, scale, plan);
          expect(below + YOU[1]).toBeLessThanOrEqual(plan.height);
          for (let one = 1; one <= 6; one += 1) {
            const [left, top] = badgeAt(plan, one);
            const [dx, dy] = [Math.max(0, Math.abs(left - x) - YOU[0]), Math.max(0, Math.abs(top - below) - YOU[1])];
            expect(Math.hypot(dx, dy), `${crowd} at ${k}, the number ${one}`).toBeGreaterThanOrEqual(BADGE);
          }
        }
      }
    });
  });

  it("lets no two Leads stand in the same spot", () => {
    for (const stand of ROUND.leads) {
      const spots = standing(stand, 4).map(({ x, y }) => `${x} ${y}`);
      expect(new Set(spots).size).toBe(4);
    }
  });
});
