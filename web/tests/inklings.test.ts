import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { FeedItem, GainShown } from "../src/api/schema";
import Caption from "../src/boards/inklings/Caption.svelte";
import { castOf, memberAt, movesOf } from "../src/boards/inklings/cast";
import { follows } from "../src/boards/inklings/follows";
import Ghosts from "../src/boards/inklings/Ghosts.svelte";
import { layoutOf, type NetLayout } from "../src/boards/inklings/layout";
import { LessonQueue } from "../src/boards/inklings/lessons";
import { ringOf } from "../src/boards/inklings/outline";
import { gainAt, homeOf, onHop } from "../src/boards/inklings/places";
import { preferred } from "../src/boards/inklings/preferred";
import { HUB, printedBy, sidesOf, spacesOf } from "../src/boards/inklings/printed";
import { restingPlaces } from "../src/boards/inklings/resting";
import { seatInk } from "../src/boards/inklings/seatInk";
import { shownSheet } from "../src/boards/inklings/shown";
import { BOX, marked, meantBy, narrowed, stepOf, unmarked } from "../src/boards/inklings/steps";
import { diceOf } from "../src/boards/inklings/sums";
import { telling } from "../src/boards/inklings/telling";
import Throw from "../src/boards/inklings/Throw.svelte";
import { hopping, sliding } from "../src/boards/inklings/travel";
import type { SheetView } from "../src/boards/inklings/view";
import { best, plus, range, reasons } from "../src/boards/inklings/worth";
import { DICE } from "../src/moments/limits";
import type { Playable } from "../src/table/playable";
import { prepareMove, preparesMoves } from "../src/table/prepared";
import { nearest } from "../src/ui/roving";
import { Voice } from "../src/words/voice";
import { words } from "../src/words/words.svelte";

const printed = printedBy("standard");

const sheet = (more: Partial<SheetView> = {}): SheetView => ({
  inked: ["d8-7", "d12-6"],
  inklings: ["d8-7", "d12-6"],
  ways: [2, 5],
  boxes: ["C"],
  crossed: [],
  never_complete: [],
  chosen: false,
  move: null,
  out: false,
  stuck: false,
  score: { total: 0, lines: [], tie: [], verdict: null, deciders: [] },
  ...more,
});

describe("the sheet of Inklings", () => {
  it("has the neighbours of the real dice, also where the net is cut", () => {
    const near = (name: string) => [...(printed.near.get(name) ?? [])].sort();
    expect(near("d8-7")).toEqual(["d8-3", "d8-5", "d8-8"]);
    expect(near("d12-1")).toEqual(["d12-10", "d12-2", "d12-4", "d12-5", "d12-6"]);
    expect(near("d20-1")).toEqual(["d20-13", "d20-19", "d20-7"]);
    for (const face of printed.faces) {
      expect(near(face.name)).toHaveLength(face.die === "d12" ? 5 : 3);
    }
  });

  it("has 7, 12 and 20 spaces, ten of them with tunnels, and bonuses", () => {
    expect((["d8", "d12", "d20"] as const).map((die) => spacesOf(printed, die).length)).toEqual([
      7, 12, 20,
    ]);
    expect(printed.faces.filter((face) => face.tunnel)).toHaveLength(10);
    expect(printed.bonus).toEqual({ d8: 4, d12: 6, d20: 10 });
  });

  it("may be one of somebody's own", () => {
    const own = printedBy({
      areas: [{ id: "d8-1", outline: [[0, 0], [2, 0], [1, 2]], at: [1, 1], tunnel: true }],
      joins: [],
      bonus: { d8: 1, d12: 2, d20: 3 },
    });
    expect(own.faces.map((face) => [face.name, face.die, face.number, face.tunnel])).toEqual([
      ["d8-1", "d8", 1, true],
    ]);
    expect(own.bonus.d20).toBe(3);
  });
});

describe.each([
  ["a phone", 374, 500],
  ["a small phone", 344, 300],
  ["a phone on its side", 480, 300],
  ["a phone at the end of a game", 374, 230],
  ["a small phone at its end", 344, 180],
  ["a desktop", 740, 830],
  ["a large screen", 1200, 980],
])("the layout on %s", (_screen, width, height) => {
  const layout: NetLayout = layoutOf(printed, width, height);

  it("keeps everything on the sheet", () => {
    const points = [
      ...layout.faces.flatMap((face) => face.outline),
      ...[...layout.boxes, ...Object.values(layout.captions)].flatMap((one) => [
        [one.x, one.y],
        [one.x + one.width, one.y + one.height],
      ]),
    ];
    for (const [x = -1, y = -1] of points) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(height);
    }
  });

  it("puts captions and boxes where no face and nothing else is", () => {
    const rects = [...Object.values(layout.captions), ...layout.boxes];
    const inside = (x: number, y: number, outline: readonly (readonly number[])[]) => {
      const sides = sidesOf(outline as [number, number][]).map(
        ([a, b]) => (b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]),
      );
      return sides.every((side) => side > 0.5) || sides.every((side) => side < -0.5);
    };
    for (const { x, y, width: w, height: h } of rects) {
      const grid = [0.02, 0.25, 0.5, 0.75, 0.98].flatMap((u) =>
        [0.02, 0.25, 0.5, 0.75, 0.98].map((v) => [x + u * w, y + v * h] as const),
      );
      for (const [px, py] of grid) {
        expect(layout.faces.filter((face) => inside(px, py, face.outline))).toEqual([]);
      }
    }
    rects.forEach((one, k) => {
      for (const two of rects.slice(k + 1)) {
        const apart =
          one.x + one.width <= two.x + 0.01 ||
          two.x + two.width <= one.x + 0.01 ||
          one.y + one.height <= two.y + 0.01 ||
          two.y + two.height <= one.y + 0.01;
        expect(apart).toBe(true);
      }
    });
  });
});

describe("the layout", () => {
  it("lets no face of a die lie over one of another", () => {
    for (const [width, height] of [[374, 366], [374, 422], [344, 300], [700, 600]] as const) {
      const { faces } = layoutOf(printed, width, height);
      for (const one of faces) {
        for (const two of faces.filter((face) => face.die !== one.die)) {
          // Circles within the faces are apart, and so are their corners from the other's middle.
          const far = (a: readonly number[], b: readonly number[]) =>
            Math.hypot((a[0] ?? 0) - (b[0] ?? 0), (a[1] ?? 0) - (b[1] ?? 0));
          expect(far(one.at, two.at)).toBeGreaterThan((one.size + two.size) / 2);
          for (const corner of one.outline) expect(far(corner, two.at)).toBeGreaterThan(two.size / 2);
        }
      }
    }
  });

  it("turns the nets so that the smallest face is as large as it can be", () => {
    const left = (layout: NetLayout, name: string) =>
      layout.faces.find((face) => face.name === name)?.at ?? [0, 0];
    // One under the other on a phone that stands, side by side where it is low.
    const phone = layoutOf(printed, 374, 500);
    expect(left(phone, "d12-3")[1]).toBeGreaterThan(left(phone, HUB)[1]);
    // Pushed into each other's gaps on a phone with little height: hardly smaller than on a high one.
    const least = (layout: NetLayout) => Math.min(...layout.faces.map((face) => face.size));
    expect(least(layoutOf(printed, 374, 422))).toBeGreaterThan(36);
    expect(least(layoutOf(printed, 374, 390))).toBeGreaterThan(33);
    const low = layoutOf(printed, 480, 300);
    expect(left(low, "d12-3")[1]).toBeLessThan(left(low, HUB)[1]);
  });
});

const log: FeedItem[] = [
  { what: "move", seat: 0, text: "enter d8-1" },
  { what: "move", seat: 1, text: "enter d8-2" },
  { what: "move", seat: 0, text: "walk d8-1 to d8-5" },
  { what: "undo", seat: 0 },
];

describe("the three of a sheet", () => {
  const places = (moves: string[], more: Partial<SheetView>) =>
    castOf(moves, sheet(more)).map(({ character, at }) => `${character} ${at}`);

  it("are known by the moves that led there: Pip leaves its box first", () => {
    const moves = ["enter d8-7", "enter d12-6", "walk d8-7 to d8-8", "tunnel d12-6 to d20-11"];
    expect(places(moves, { inklings: ["d8-8", "d20-11"] })).toEqual([
      "pip d8-8",
      "dollop d20-11",
      "drip box",
    ]);
  });

  it("keep their names when another is lost, on the sheet or in its box", () => {
    const moves = ["enter d8-7", "enter d12-6", "lose d8-7", "lose box"];
    expect(places(moves, { inklings: ["d12-6"], boxes: [] })).toEqual([
      "pip null",
      "dollop d12-6",
      "drip null",
    ]);
  });

  it("are somebody even where not all moves are known", () => {
    expect(places([], { inklings: ["d12-6"], boxes: ["C"] })).toEqual(["pip d12-6", "dollop null", "drip box"]);
  });

  it("leave their boxes one after the other", () => {
    const cast = castOf(["enter d8-7"], sheet({ inklings: ["d8-7"], boxes: ["B", "C"] }));
    expect(memberAt(cast, BOX)?.character).toBe("dollop");
    expect(memberAt(cast, "d8-1")).toBeUndefined();
  });
});

describe("a screen that is passed on", () => {
  const chosen = sheet({
    inked: ["d8-7"],
    inklings: ["d8-7"],
    boxes: ["B", "C"],
    chosen: true,
    move: "enter d8-7",
  });
  const table = (yours: number[], acting: boolean, more: object = {}) =>
    ({
      now: {
        seat: 0,
        yours,
        seats: [{ kind: "person" }, { kind: "person", acting }],
        moves: [],
        view: { sheets: [chosen, sheet()] },
        ...more,
      },
      pending: [],
      log: [{ what: "move", seat: 0, text: "enter d8-7" }],
    }) as unknown as Playable;

  it("shows no choice to who has yet to make one", () => {
    const { sheet: shown, cast } = shownSheet(table([0, 1], true), 0);
    expect([shown.inked, shown.inklings, shown.move]).toEqual([[], [], null]);
    expect(cast.map((member) => member.at)).toEqual([BOX, BOX, BOX]);
    expect(shown.chosen).toBe(true);
  });

  it("shows it on a screen of one's own, and when all have chosen", () => {
    for (const one of [table([0], true), table([0, 1], false)]) {
      expect(shownSheet(one, 0).sheet.inklings).toEqual(["d8-7"]);
    }
  });

  it("does not even show it for the moment in which it is sent", () => {
    const before = sheet({ inked: [], inklings: [], boxes: ["A", "B", "C"] });
    const sending = table([0, 1], true, { moves: ["enter d8-7"], view: { sheets: [before, before] } });
    const sent = { ...sending, pending: ["enter d8-7"], log: [] } as unknown as Playable;
    expect(shownSheet(sent, 0).sheet).toMatchObject({ inklings: [], chosen: true });
    const own = { ...sent, now: { ...sent.now, yours: [0] } } as unknown as Playable;
    expect(shownSheet(own, 0).sheet.inklings).toEqual(["d8-7"]);
  });
});

describe("what steps would bring", () => {
  const steps = ["walk d8-8 to d8-4", "tunnel d20-7 to d20-11"].map(stepOf);
  const gains = new Map<string, GainShown>([
    ["walk d8-8 to d8-4", { move: "", total: 5, lines: [["d8/inked", 1], ["d8/bonus", 4]] }],
    ["tunnel d20-7 to d20-11", { move: "", total: -1, lines: [["d20/inked", 1], ["tunnels/crossed", -2]] }],
  ]);
  const worth = (move: string) => gains.get(move);

  it("is the best of several, or from best to worst", () => {
    expect(best(steps, worth)).toBe(5);
    expect(range(steps, worth)).toEqual([5, -1]);
    expect(range(steps.slice(1), worth)).toEqual([-1]);
    expect(best(steps, () => undefined)).toBeUndefined();
    expect([plus(5), plus(-1), plus(0)]).toEqual(["+5", "−1", "0"]);
  });

  it("says where it comes from", async () => {
    await words.load("inklings");
    const voice = new Voice("inklings", ["Ann"]);
    expect(steps.map((step) => reasons(worth(step.text), voice))).toEqual([
      "1 for the space, 4 for the whole d8",
      "1 for the space, −2 for the tunnel",
    ]);
    expect(reasons({ move: "", total: 1, lines: [["d8/inked", 1]] }, voice)).toBe("");
  });
});

describe("several ways to one space", () => {
  const ways = ["tunnel d12-6 to d20-11", "enter d20-11", "walk d20-4 to d20-11"].map(stepOf);
  const texts = (steps: readonly { text: string }[]) => steps.map((step) => step.text);

  it("begin with the one that brings most; one in the box stays a reserve", () => {
    const cheap = (move: string): GainShown => ({ move, total: move.startsWith("tunnel") ? -1 : 1, lines: [] });
    expect(texts(preferred(ways, cheap))).toEqual(texts(ways.toReversed()));
    expect(texts(preferred(ways, () => undefined))).toEqual(texts(ways.toReversed()));
    const bonus = (move: string): GainShown => ({ move, total: move.startsWith("tunnel") ? 9 : 1, lines: [] });
    expect(preferred(ways, bonus)[0]?.way).toBe("tunnel");
  });
});

describe("what somebody new is told", () => {
  const now = { boxed: 2, placed: 1, tunnel: false };

  it("is a sentence in a round, each once, and what matters now comes first", () => {
    const lessons = new LessonQueue();
    const said = [1, 2, 3, 4, 5, 6, 7].map((round) =>
      lessons.at({ ...now, round, placed: round - 1, tunnel: round === 3 || round === 4 }),
    );
    expect(said).toEqual(["goal", "bonus", "tunnel", "loss", "reserve", "end", null]);
    expect(lessons.at({ ...now, round: 2, tunnel: true })).toBe("bonus");
  });

  it("is only what is new to the sheet after the first rounds", () => {
    const lessons = new LessonQueue();
    expect(lessons.at({ ...now, round: 20 })).toBeNull();
    expect(lessons.at({ ...now, round: 21, tunnel: true })).toBe("tunnel");
  });
});

describe("who is out", () => {
  const scored = (total: number, more: Partial<SheetView> = {}): SheetView =>
    sheet({ score: { total, lines: [], tie: [], verdict: null, deciders: [] }, ...more });
  const table = (stage: string, own: Partial<SheetView>) =>
    ({
      now: {
        view: {
          stage,
          sheets: [scored(20, own), scored(5), scored(9), scored(30, { out: true })],
        },
      },
    }) as unknown as Playable;

  it("follows the best of those who play on, from the next roll", () => {
    expect(follows(table("moves", { out: true }), 0)).toBe(2);
    expect(follows(table("roll", { out: true }), 0)).toBeNull();
    expect(follows(table("moves", { out: true, chosen: true }), 0)).toBeNull();
    expect(follows(table("over", { out: true }), 0)).toBeNull();
    expect(follows(table("moves", {}), 0)).toBeNull();
  });
});

describe("the ink of a sheet", () => {
  it("is that of whoever it belongs to, in a replay by the name", () => {
    expect(seatInk({ kind: "bot", level: "normal", name: "Quill" }, 1)).toBe("orange");
    expect(seatInk({ kind: "person", name: "Quill 2" }, 2)).toBe("orange");
    expect([0, 1].map((seat) => seatInk({ kind: "person", name: "Ann" }, seat))).toEqual(["blue", "green"]);
  });
});

describe("ways over the sheet", () => {
  const { faces } = layoutOf(printed, 374, 500);

  it("go round the whole net of a die in one line", () => {
    for (const die of ["d8", "d12", "d20"]) {
      const ring = ringOf(faces.filter((face) => face.die === die).map((face) => face.outline));
      expect(ring.match(/M/g)).toHaveLength(1);
      expect(ring.endsWith("Z")).toBe(true);
    }
  });

  it("rise on a hop, and end where the Inkling is drawn", () => {
    const [from, to] = [homeOf(faces[0]!), homeOf(faces[5]!)];
    expect(onHop(from, to, 0)).toEqual(from);
    expect(onHop(from, to, 1)).toEqual(to);
    expect(onHop(from, to, 0.5)[1]).toBeLessThan((from[1] + to[1]) / 2);
    for (const frames of [hopping(from, to), sliding(from, from, to, to)]) {
      expect(frames.at(-1)?.transform).toBe("translate(0.0px, 0.0px) scale(1)");
    }
  });

  it("leave what a face would bring within its face", () => {
    for (const face of faces.filter((one) => one.name !== HUB)) {
      const [x, y] = gainAt(face);
      expect(Math.hypot(x - face.at[0], y - face.at[1])).toBeLessThan(face.size * 0.5);
    }
  });
});

describe("a move that somebody else would play", () => {
  it("is prepared where the board does that, and only as long as it is there", () => {
    expect(prepareMove("enter d8-7")).toBe(false);
    const prepared: string[] = [];
    const leave = preparesMoves({ knows: () => true, prepare: (move) => prepared.push(move) });
    expect(prepareMove("enter d8-7")).toBe(true);
    leave();
    expect(prepareMove("enter d8-1")).toBe(false);
    expect(prepared).toEqual(["enter d8-7"]);
  });
});

describe("moves of Inklings", () => {
  it("are steps", () => {
    expect(stepOf("enter d12-8")).toMatchObject({ way: "enter", from: BOX, to: "d12-8" });
    expect(stepOf("walk d8-7 to d8-8")).toMatchObject({ way: "walk", from: "d8-7", to: "d8-8" });
    expect(stepOf("tunnel d12-6 to d20-11")).toMatchObject({
      way: "tunnel",
      from: "d12-6",
      to: "d20-11",
    });
    expect(stepOf("lose d8-7")).toMatchObject({ way: "lose", from: "d8-7", to: "" });
    expect(stepOf("lose box")).toMatchObject({ way: "lose", from: BOX, to: "" });
  });

  it("are shown as done before the server tells", () => {
    expect(marked(sheet(), stepOf("enter d12-8"))).toMatchObject({
      inked: ["d8-7", "d12-6", "d12-8"],
      inklings: ["d8-7", "d12-6", "d12-8"],
      boxes: [],
      chosen: true,
    });
    expect(marked(sheet(), stepOf("walk d8-7 to d8-8"))).toMatchObject({
      inked: ["d8-7", "d12-6", "d8-8"],
      inklings: ["d12-6", "d8-8"],
      boxes: ["C"],
      crossed: [],
    });
    expect(marked(sheet(), stepOf("tunnel d12-6 to d20-11"))).toMatchObject({
      inklings: ["d8-7", "d20-11"],
      crossed: ["d12-6", "d20-11"],
    });
    expect(marked(sheet(), stepOf("lose d8-7"))).toMatchObject({
      inked: ["d8-7", "d12-6"],
      inklings: ["d12-6"],
    });
    expect(marked(sheet(), stepOf("lose box"))).toMatchObject({ boxes: [] });
  });

  it("are narrowed to an Inkling and a number that were picked", () => {
    const steps = ["enter d8-8", "enter d12-8", "enter d12-4", "walk d8-7 to d8-8", "lose box"].map(
      stepOf,
    );
    const texts = (who: string | null, number: number | null) =>
      narrowed(steps, who, number).map((step) => step.text);
    expect(texts(null, null)).toHaveLength(4);
    expect(texts(BOX, null)).toEqual(["enter d8-8", "enter d12-8", "enter d12-4"]);
    expect(texts(null, 8)).toEqual(["enter d8-8", "enter d12-8", "walk d8-7 to d8-8"]);
    expect(texts("d8-7", 4)).toEqual([]);
  });

  it("are known without those that were taken back", () => {
    expect(movesOf(log, 0)).toEqual(["enter d8-1"]);
    expect(movesOf(log, 2)).toEqual([]);
  });

  it.each(["enter d12-8", "walk d8-7 to d8-8", "tunnel d12-6 to d20-11", "lose d8-7", "lose box"])(
    "can be hidden from whoever the screen is passed to: %s",
    (text) => {
      const before = sheet();
      const after = unmarked(marked(before, stepOf(text)));
      const sorted = ({ inked, inklings, boxes, crossed }: SheetView) =>
        [inked, inklings, boxes, crossed].map((names) => [...names].sort());
      expect(sorted(after)).toEqual(sorted(before));
      expect(after.move).toBeNull();
    },
  );
});

describe("a tap where nothing is allowed", () => {
  it("means entering as long as an Inkling is in a box", () => {
    expect(meantBy("d20-4", null, sheet(), printed)).toBe("enter d20-4");
    expect(meantBy(HUB, null, sheet({ boxes: [] }), printed)).toBe(`enter ${HUB}`);
  });

  it("means the Inkling that was picked", () => {
    expect(meantBy("d8-1", "d8-7", sheet(), printed)).toBe("tunnel d8-7 to d8-1");
    expect(meantBy("d8-2", "d8-7", sheet(), printed)).toBe("walk d8-7 to d8-2");
    expect(meantBy("d8-2", BOX, sheet(), printed)).toBe("enter d8-2");
  });

  it("means an Inkling beside it otherwise, or any", () => {
    const placed = sheet({ boxes: [] });
    expect(meantBy("d12-5", null, placed, printed)).toBe("walk d12-6 to d12-5");
    expect(meantBy("d20-4", null, placed, printed)).toBe("walk d8-7 to d20-4");
    expect(meantBy("d20-4", null, sheet({ boxes: [], inklings: [] }), printed)).toBe("enter d20-4");
  });
});

describe("a sum that is called", () => {
  it("is made of the fewest dice", () => {
    const roll = { d6: 3, d8: 4, d12: 4, sums: [3, 4, 7, 8, 11] };
    expect(roll.sums.map((sum) => diceOf(roll, sum))).toEqual([
      ["d6"],
      ["d8"],
      ["d6", "d8"],
      ["d8", "d12"],
      ["d6", "d8", "d12"],
    ]);
  });
});

describe("the telling of Inklings", () => {
  const voice = new Voice("inklings", ["Ann"]);
  const moves = [
    "enter d12-8",
    "walk d8-7 to d8-8",
    "tunnel d12-6 to d20-11",
    "lose d8-7",
    "lose box",
  ];
  const roll = "3 on the d6, 4 on the d8, 12 on the d12";

  beforeAll(async () => {
    for (const language of ["en", "ru"] as const) {
      words.language = language;
      await words.load("inklings");
    }
  });
  afterEach(() => {
    words.language = "en";
  });

  it("says moves and rolls in English", () => {
    words.language = "en";
    expect(moves.map((move) => telling.move(move, voice))).toEqual([
      "enters at 8 on the d12",
      "hops from 7 to 8 on the d8",
      "takes the tunnel from 6 on the d12 to 11 on the d20",
      "loses the Inkling at 7 on the d8",
      "loses an Inkling that has not entered",
    ]);
    expect(telling.fell(roll, voice)).toBe("3 on the d6, 4 on the d8, 12 on the d12");
  });

  it("says moves and rolls in Russian", () => {
    words.language = "ru";
    expect(moves.map((move) => telling.move(move, voice))).toEqual([
      "выходит на 8 (d12)",
      "прыгает с 7 на 8 (d8)",
      "проходит туннелем с 6 (d12) на 11 (d20)",
      "теряет чернилёнка на 7 (d8)",
      "теряет чернилёнка, который ещё не вышел",
    ]);
    expect(telling.fell(roll, voice)).toBe("3 на d6, 4 на d8, 12 на d12");
  });

  it.each([
    ["en", "Let the Inkling at 7 on the d8 go; what it has inked stays inked. It can never move again.",
      "Let Drip go; all it has inked stays inked. It can never move again.", "Let Drip go"],
    ["ru", "Отпустите чернилёнка с грани 7 (d8): закрашенное останется. Он больше не сдвинется.",
      "Отпустите Капа: закрашенное останется. Он больше не сдвинется.", "Отпустить Капа"],
  ] as const)("names who is let go in a hint, in %s", (language, reason, why, step) => {
    words.language = language;
    const log = ["enter d12-8", "enter d20-1", "enter d8-7"].map((text) => ({ what: "move", seat: 0, text }));
    const sheet = { inklings: ["d8-7", "d12-8", "d20-1"], boxes: [], inked: [], crossed: [], ways: [], move: null };
    const now = { seat: 0, moves: [], yours: [0], seats: [{}], view: { game: "inklings", sheets: [sheet], actors: [0] } };
    const table = { now, log, pending: [], voice } as never;
    expect(telling.why?.(reason, "lose d8-7", table)).toBe(why);
    expect(telling.ask?.("lose d8-7", voice, true, 1, table)).toBe(step);
    expect(telling.why?.(reason, "walk d8-7 to d8-8", table), "nobody is let go").toBe(reason);
  });
});

describe("the arrow keys", () => {
  it.each([
    [374, 500],
    [344, 300],
    [740, 830],
  ])("lead to every space and to the boxes (%i × %i)", (width, height) => {
    const { faces, boxes } = layoutOf(printed, width, height);
    const [first, , last] = boxes;
    const places: [number, number][] = [
      ...faces.map((face) => face.at),
      [((first?.x ?? 0) + (last?.x ?? 0) + (last?.width ?? 0)) / 2, (first?.y ?? 0) + (first?.height ?? 0) / 2],
    ];
    const reached = new Set([0]);
    const ways = [0];
    for (let at = ways.pop(); at !== undefined; at = ways.pop()) {
      for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
        const next = nearest(key, at, places);
        if (next >= 0 && !reached.has(next)) {
          reached.add(next);
          ways.push(next);
        }
      }
    }
    expect(reached.size).toBe(places.length);
  });
});

it("a hint shows where each Inkling would go: a ghost, the way there, and the number of the step", () => {
  const { faces, width } = layoutOf(printed, 374, 500);
  const byName = new Map(faces.map((face) => [face.name, face]));
  const idea = ["walk d8-7 to d8-8", "tunnel d12-6 to d20-11", "lose d8-7"].map((move, k) => ({ n: k + 1, move }));
  const props = {
    idea,
    byName,
    cast: castOf(["enter d8-7", "enter d12-6"], sheet()),
    startOf: (from: string) => byName.get(from)?.at,
    ink: "green",
    width,
  };
  const shown = mount(Ghosts, { target: document.body, props });
  flushSync();
  const badges = [...document.querySelectorAll("[data-idea] [data-step]")];
  expect(badges.map((one) => one.textContent)).toEqual(["1", "2", "3"]);
  expect(new Set(badges.map((one) => one.getAttribute("transform"))).size).toBe(3);
  expect(document.querySelectorAll(".ghost"), "one that is lost goes nowhere").toHaveLength(2);
  expect([...document.querySelectorAll(".way")].map((one) => one.classList.contains("tunnel"))).toEqual([false, true]);
  void unmount(shown);
});

it("dice that are thrown show what was rolled, and are seen long enough", () => {
  const times: number[] = [];
  const over = vi.fn();
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  Element.prototype.animate = function (frames, options) {
    const { duration = 0, delay = 0 } = options as KeyframeAnimationOptions;
    times.push(Number(duration) + delay);
    // They lie still, upright, before they leave the sheet free.
    const lies = (frames as Keyframe[]).filter(({ transform }) => String(transform).includes("rotate(0deg) scale(1)"));
    expect(Math.max(...lies.map(({ offset }) => offset ?? 0)) * Number(duration)).toBeGreaterThanOrEqual(800);
    return { finished: new Promise(() => undefined), finish() {}, cancel() {} } as unknown as Animation;
  };
  const roll = { d6: 3, d8: 7, d12: 11, sums: [] };
  const shown = mount(Throw, { target: document.body, props: { roll, room: [374, 420], clear: [], wait: 0, onend: over } });
  flushSync();
  const labels = [...document.querySelectorAll(".thrown svg")].map((one) => one.getAttribute("aria-label"));
  expect(labels).toEqual(["d6: 3", "d8: 7", "d12: 11"]);
  expect(times).toHaveLength(3);
  expect(Math.min(...times)).toBeGreaterThanOrEqual(800);
  expect(Math.max(...times)).toBeLessThanOrEqual(DICE);
  expect(over).not.toHaveBeenCalled();
  void unmount(shown);
  vi.unstubAllGlobals();
});

it("the caption of a die takes taps where it can tell something, and lets them through elsewhere", () => {
  const props = { die: "d8" as const, rect: { x: 0, y: 0, width: 80, height: 30 }, inked: 2, most: 6, bonus: 3, never: false, voice: new Voice("inklings", ["Ann"]) };
  const ontell = vi.fn();
  const drawn = (more: object): SVGElement | null => {
    const shown = mount(Caption, { target: document.body, props: { ...props, ...more } });
    flushSync();
    const caption = document.body.querySelector<SVGElement>("[data-die=d8]");
    caption?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    void unmount(shown);
    return caption;
  };
  expect(drawn({ ontell })?.hasAttribute("data-card-through")).toBe(false);
  expect(ontell).toHaveBeenCalledOnce();
  expect(drawn({})?.hasAttribute("data-card-through")).toBe(true);
  expect(ontell).toHaveBeenCalledOnce();
});

describe("dice at rest", () => {
  const ROOM: [number, number] = [374, 420];
  const far = ([x, y]: readonly number[], [u, v]: readonly number[]): number =>
    Math.hypot((x ?? 0) - (u ?? 0), (y ?? 0) - (v ?? 0));

  it("lie in the middle, and hide no space that one can go to", () => {
    expect(restingPlaces(78, ROOM, [])?.map(([x]) => Math.sign(x))).toEqual([-1, 0, 1]);
    const layout = layoutOf(printed, ...ROOM);
    const kept = layout.faces.filter(({ name }) => ["d12-3", "d12-7", "d12-1", "d20-20"].includes(name));
    const places = restingPlaces(78, ROOM, kept) ?? [];
    expect(places).toHaveLength(3);
    for (const [k, [x, y]] of places.entries()) {
      expect(Math.abs(x) + 78 / 2, "within the room").toBeLessThanOrEqual(ROOM[0] / 2);
      expect(Math.abs(y) + 78 / 2).toBeLessThanOrEqual(ROOM[1] / 2);
      for (const [u, v] of places.slice(k + 1)) {
        expect(Math.max(Math.abs(u - x), Math.abs(v - y)), "not over another").toBeGreaterThanOrEqual(78);
      }
      for (const face of kept) {
        expect(far(face.at, [x + ROOM[0] / 2, y + ROOM[1] / 2])).toBeGreaterThanOrEqual((78 + face.size) / 2);
      }
    }
    expect(restingPlaces(78, ROOM, [{ at: [187, 210], size: 600 }]), "no room at all").toBeNull();
  });

  it("are as near to the middle as they can be", () => {
    const face = { at: [187, 210] as [number, number], size: 120 };
    const [first = [0, 0]] = restingPlaces(78, ROOM, [face]) ?? [];
    const wanted = [-1.12 * 78, 0.06 * 78];
    expect(far(first, [0, 0])).toBeGreaterThanOrEqual(99);
    const step = 78 / 4;
    const nearer = [...Array(16).keys()].flatMap((k) =>
      [...Array(18).keys()].map((j) => [k * step - (374 - 78) / 2, j * step - (420 - 78) / 2]),
    );
    const free = nearer.filter((spot) => far(spot, [0, 0]) >= 99);
    expect(far(first, wanted)).toBe(Math.min(...free.map((spot) => far(spot, wanted))));
  });
});
