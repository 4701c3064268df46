/** The story at the end of a game: its figures add up, and agree with the scores. */

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { CourseShown, FeedItem, ScoreShown } from "../src/api/schema";
import { isAided } from "../src/end/aided";
import { causeOf, momentsByTurn, turningMoment } from "../src/end/causes";
import { easierSeats, harderSeats } from "../src/end/next";
import { share } from "../src/end/share";
import { counted } from "../src/end/counted";
import { bestTurn, betweenOf, leadOf, mostToGain, partsOf, plotFacts, plotOf, sidesOf, swingsOf } from "../src/end/story";
import { Catalogue } from "../src/words/catalogue";
import ended from "./ended.json";

function score(lines: Record<string, number>): ScoreShown {
  const entries = Object.entries(lines);
  return { total: entries.reduce((sum, [, n]) => sum + n, 0), lines: entries, tie: [], verdict: null };
}

/** Turns from the totals after them; all of it in one line. */
function courseOf(totals: number[][], line = "points"): CourseShown {
  const [start = [], ...rest] = totals;
  return {
    id: "",
    start,
    turns: rest.map((after, k) => ({
      step: k + 1,
      totals: after,
      between: [],
      changes: after.flatMap((total, seat): [number, string, number][] => {
        const change = total - (totals[k]?.[seat] ?? 0);
        return change ? [[seat, line, change]] : [];
      }),
    })),
  };
}

const added = (parts: readonly { difference: number }[]): number => parts.reduce((sum, one) => sum + one.difference, 0);
const DUEL = { me: 0, rival: 1 };

describe("where a game was won and lost", () => {
  it("adds up to the margin, however many groups there are", () => {
    const mine = score({ "red/a": 5, "red/b": 2, "blue/a": 9, "green/a": 1, "sea/a": 4, blots: -3 });
    const theirs = score({ "red/a": 1, "red/b": 1, "blue/a": 16, "green/a": 0, "sea/a": 4, blots: 0 });
    const parts = partsOf([mine, theirs], DUEL, null);
    expect(parts.map((part) => part.groups)).toEqual([["blue"], ["red"], ["blots"], ["green", "sea"]]);
    expect(parts.map((part) => part.difference)).toEqual([-7, 5, -3, 1]);
    expect(parts.map((part) => part.rest)).toEqual([false, false, false, true]);
    expect(added(parts)).toBe(mine.total - theirs.total);
    const column = (side: "mine" | "theirs"): number => parts.reduce((sum, part) => sum + part[side], 0);
    expect([column("mine"), column("theirs")], "and to both totals").toEqual([mine.total, theirs.total]);
  });

  it("puts what is the same for both with the rest", () => {
    const parts = partsOf([score({ a: 5, b: 3, c: 4, d: 6 }), score({ a: 2, b: 4, c: 4, d: 0 })], DUEL, null);
    expect(parts.map(({ groups, mine, theirs }) => [groups.join(), mine, theirs])).toEqual([
      ["d", 6, 0],
      ["a", 5, 2],
      ["b", 3, 4],
      ["c", 4, 4],
    ]);
  });

  it("leaves less to the rest than to any line: groups of one kind join", () => {
    const side = (...[a = 0, b = 0, c = 0, d = 0, e = 0, blots = 0]: number[]): ScoreShown =>
      score({ "a/speed": a, "b/speed": b, "c/speed": c, "d/speed": d, "e/speed": e, blots });
    const named = (mine: ScoreShown, theirs = side()): unknown[] =>
      partsOf([mine, theirs], DUEL, null).map(({ groups, difference }) => [groups.join(), difference]);
    expect(named(side(-8, -8, 4, 4, 4, 1))).toEqual([["a", -8], ["b", -8], ["c,d", 8], ["e,blots", 5]]);
    expect(named(side(8, -7, 6, 3, 2)), "no more of them than needed").toEqual([["a", 8], ["b", -7], ["c", 6], ["d,e", 5]]);
    expect(named(side(8, -7, 6, 0, 0, -5)), "none of another kind").toEqual([["a", 8], ["b", -7], ["c", 6], ["blots", -5]]);
  });

  it.each(Object.entries(ended).flatMap(([game, plays]) => plays.map((play, k) => [game, k, play] as const)))(
    "tells a recorded game of %s (%i) in three lines that count for more than the rest",
    (_game, _k, play) => {
      const [mine, theirs] = play.map((lines) => score(lines as unknown as Record<string, number>));
      if (!mine || !theirs) throw new Error("a duel");
      const parts = partsOf([mine, theirs], DUEL, null);
      const named = parts.filter((part) => !part.rest).map((part) => Math.abs(part.difference));
      const rest = parts.find((part) => part.rest)?.difference ?? 0;
      expect(named).toHaveLength(3);
      expect(Math.abs(rest)).toBeLessThanOrEqual(Math.min(...named));
      expect(added(parts)).toBe(mine.total - theirs.total);
    },
  );

  it("names groups that differ, and no rest where there is none", () => {
    const parts = partsOf([score({ a: 5, b: 3 }), score({ a: 2, b: 4 })], DUEL, null);
    expect(parts.map(({ groups, difference }) => [...groups, difference])).toEqual([
      ["a", 3],
      ["b", -1],
    ]);
  });

  it("says in which turn most of it came about, in the order of the game", () => {
    const course: CourseShown = {
      id: "",
      start: [0, 0],
      turns: [
        { step: 1, totals: [0, 4], changes: [[1, "b/x", 4]], between: [] },
        { step: 2, totals: [2, 4], changes: [[0, "a/x", 2]], between: [] },
        { step: 3, totals: [9, 4], changes: [[0, "a/x", 6], [0, "b/x", 1]], between: [] },
      ],
    };
    const parts = partsOf([score({ "a/x": 8, "b/x": 1 }), score({ "a/x": 0, "b/x": 4 })], DUEL, course);
    expect(parts.map(({ groups, turn }) => [...groups, turn])).toEqual([
      ["b", 1],
      ["a", 3],
    ]);
  });

  it("pins nothing to a turn that grew over many", () => {
    const course = courseOf([[0, 0], [0, 3], [0, 6], [0, 9], [1, 9]], "a/x");
    const parts = partsOf([score({ "a/x": 1, b: 2 }), score({ "a/x": 9, b: 0 })], DUEL, course);
    expect(parts.map(({ groups, turn }) => [...groups, turn])).toEqual([["a", 0], ["b", 0]]);
  });

  it("pins nothing to one of two turns that brought the same", () => {
    const course = courseOf([[0, 0], [0, 3], [2, 3], [2, 6]], "a/x");
    const parts = partsOf([score({ "a/x": 2, b: 2 }), score({ "a/x": 6, b: 0 })], DUEL, course);
    expect(parts.map(({ groups, turn }) => [...groups, turn])).toEqual([["a", 0], ["b", 0]]);
  });

  it("says nothing of when for a point, and knows where there is most to gain", () => {
    const course = courseOf([[0, 0], [0, 1], [0, 1]], "a/x");
    const parts = partsOf([score({ "a/x": 0, b: 2, c: 0 }), score({ "a/x": 1, b: 0, c: 6 })], DUEL, course);
    expect(parts.map(({ groups, turn }) => [...groups, turn])).toEqual([["c", 0], ["b", 0], ["a", 0]]);
    expect(mostToGain(parts)?.groups).toEqual(["c"]);
    expect(mostToGain(partsOf([score({ a: 0, b: 2 }), score({ a: 1, b: 3 })], DUEL, null)), "a point is no goal").toBeNull();
  });

  it("goes by stretches of the game where one line is all there is", () => {
    const course = courseOf([[0, 0], [3, 0], [3, 4], [3, 8], [6, 8], [12, 9]]);
    const parts = partsOf([score({ points: 12 }), score({ points: 9 })], DUEL, course);
    expect(parts.map(({ turns, difference }) => [turns, difference])).toEqual([
      [[1, 1], 3],
      [[2, 3], -8],
      [[4, 5], 8],
    ]);
    expect(added(parts)).toBe(3);
  });

  it("tells nothing of who played alone", () => {
    expect(partsOf([score({ a: 5 })], { me: 0, rival: null }, null)).toEqual([]);
  });
});

describe("what brought a part of it about", () => {
  const first = { name: "kingdom-first", seat: 0, facts: { what: "Greenwood" }, points: 4 };
  const tower = { name: "tower", seat: 0, facts: { area: "G2" }, points: 0 };
  const blot = { name: "blot", seat: 1, facts: { n: 1 }, points: -3 };
  const log: FeedItem[] = [
    { what: "throw", text: "3" },
    { what: "move", seat: 0, text: "wrong", moments: [{ ...first, points: 9 }] },
    { what: "undo", seat: 0 },
    { what: "move", seat: 0, text: "a", moments: [tower] },
    { what: "move", seat: 1, text: "b" },
    { what: "move", seat: 0, text: "c", moments: [tower, first] },
    { what: "move", seat: 1, text: "d", moments: [blot] },
    { what: "over" },
  ];
  const course: CourseShown = {
    id: "",
    start: [0, 0],
    turns: [
      { step: 3, totals: [1, 0], changes: [[0, "Redhill/variety", 1]], between: [] },
      { step: 5, totals: [8, -3], changes: [[0, "Greenwood/variety", 3], [0, "Greenwood/speed", 4], [1, "blots/marked", -3]], between: [] },
    ],
  };
  const parts = partsOf(
    [score({ "Redhill/variety": 1, "Greenwood/variety": 3, "Greenwood/speed": 4 }), score({ "blots/marked": -3 })],
    DUEL,
    course,
  );
  const causes = (told = log): unknown[] =>
    parts.map((part) => [part.groups.join(), causeOf(part, DUEL, course, momentsByTurn(told, course))?.name]);

  it("is the moment of its turn that names it, or has its points", () => {
    expect(causes()).toEqual([["Greenwood", "kingdom-first"], ["blots", "blot"], ["Redhill", undefined]]);
  });

  it("is not told where the log does not tell all of the record", () => {
    expect(momentsByTurn(log.slice(1), course)).toEqual([]);
    expect(causes(log.slice(1)).flatMap((one) => (one as unknown[])[1])).toEqual([undefined, undefined, undefined]);
  });
});

describe("who led when", () => {
  const plot = (...lead: number[]): unknown[] => Object.values(plotOf(lead)).slice(0, 4);

  it("is told by the last time that the lead changed", () => {
    expect(plot(0, 2, 3, 5)).toEqual(["led", 1, 0, 0]);
    expect(plot(0, -2, -3, -5)).toEqual(["trailed", 1, 0, 0]);
    expect(plot(0, -2, -6, -1, 2, 4, 4)).toEqual(["overtook", 4, 1, 3]);
    expect(plot(0, 2, 7, 1, 0, -3, -4)).toEqual(["overtaken", 5, 1, 3]);
    expect(plot(0, 3, 0)).toEqual(["even", 2, 0, 0]);
    expect(plot(0, 0, 0, 0, 0, 0, 1)).toEqual(["led", 6, 0, 0]);
  });

  it("says from when to when somebody led who was overtaken", () => {
    // Inklings: level until 13, ahead from 14 to 18, level, behind from 21.
    const lead = [...Array<number>(14).fill(0), 6, 6, 5, 5, 7, 0, 0, -1, -1, -1];
    expect(plot(...lead)).toEqual(["overtaken", 21, 14, 18]);
    expect(plot(0, 0, 0, 0, 4, 0, -2, -1), "for one turn").toEqual(["overtaken", 6, 4, 4]);
    expect(plot(0, 0, 1, 0, -1, 0, 9, 2, -3), "the largest of several").toEqual(["overtaken", 8, 6, 7]);
  });

  it("says when who was overtaken had led again", () => {
    const lead = [0, 9, 8, 7, -1, -2, -1, 0, 2, 3, -1, -2];
    expect(plotOf(lead)).toMatchObject({ id: "overtaken", from: 1, to: 3, again: [8, 9], turn: 10 });
    expect(plotOf(lead.map((n) => -n))).toMatchObject({ id: "overtook", again: [8, 9] });
    expect(plotOf([0, 9, 8, 7, -1, -2, -1]).again).toBeNull();
    expect(plotOf([0, 0, -1, 0, 5, 7, 4, 0, 3, 2]), "a tie ends no lead").toMatchObject({ turn: 4, level: 7 });
    expect(plotOf([0, 0, 2, 0, 0, -1, 9, 9, -1]).again, "it is told when most").toBeNull();
  });

  it("counts what stood beside the names in the middle of a turn", () => {
    const lead = [0, 0, 4, 5, 3, 6];
    const moments = (...between: number[][]): readonly number[] => plotOf(lead, [[], ...between]).moments;
    expect(moments([-3], [-3], [2], [1], [3]), "before it was taken").toEqual([]);
    expect(moments([], [], [1], [-3], [2])).toEqual([4]);
    expect(moments([], [], [0], [2, -1], [2]), "level is not ahead").toEqual([3, 4]);
    const lost = plotOf([0, 0, 3, 4, 2, -1, -2, -3], [[], [], [-1], [-2], [1], [-1], [-4], [1]]);
    expect([lost.id, lost.from, lost.to, lost.turn, lost.moments]).toEqual(["overtaken", 2, 4, 5, [3, 7]]);
  });

  it("counts as the table does there, too", () => {
    const course: CourseShown = {
      id: "",
      start: [-2, -2],
      turns: [
        { step: 2, totals: [4, 0], changes: [[0, "a", 5], [0, "wild", 1], [1, "a", 2]], between: [{ totals: [-2, 0], changes: [[1, "a", 2]] }] },
        { step: 4, totals: [4, 2], changes: [[1, "a", 1], [1, "wild", 1]], between: [{ totals: [4, 1], changes: [[1, "wild", 1]] }] },
      ],
    };
    const told = counted(course, [score({ a: 5, wild: -1 }), score({ a: 3, wild: -1 })], new Set(["wild"]));
    expect(told.turns.map(({ between }) => between.map(({ totals }) => totals))).toEqual([[[0, 2]], [[5, 2]]]);
    expect(betweenOf(told, 0, 1)).toEqual([[], [-2], [3]]);
  });

  it("is one plain sentence in both languages", () => {
    const facts = { unit: "round", name: "Ann", other: "Quill", cause: "none" };
    const said = (language: string, lead: number[], more: object = {}, between: number[][] = []): string => {
      const told = plotOf(lead, between);
      const catalogue = new Catalogue(language, [readFileSync(`src/end/words.${language}.ftl`, "utf8")]);
      return catalogue.say(`end-plot-${told.id}`, { ...facts, ...plotFacts(told), ...more });
    };
    expect(said("en", [0, 2, 3, 5])).toBe("You led from the first round to the end.");
    expect(said("en", [0, 0, 0, 0, 0, 0, 1])).toBe("You led from round 6 to the end.");
    expect(said("en", [0, 2, 3, 5], {}, [[], [1], [-1], [1]])).toBe("You led most of the time from the first round to the end.");
    expect(said("en", [0, -2, -3, -5])).toBe("Quill led from the first round to the end.");
    const lost = [0, 2, 7, 1, -3, -4];
    expect(said("en", lost)).toBe("You led until round 3; then Quill was ahead.");
    expect(said("en", lost, { cause: "Quill is first to paint all of Redhill" })).toBe(
      "You led until round 3; then the lead changed: Quill is first to paint all of Redhill.",
    );
    expect(said("en", [0, 2, 7, 0, -3, -4], { cause: "Quill paints" })).toBe("You led until round 2; in round 4 the lead changed: Quill paints.");
    const twice = [0, 9, 8, 7, -1, -2, -1, 0, 2, 3, -1, -2];
    expect(said("en", twice)).toBe("You led until round 3 and again from round 8 to 9; then Quill was ahead.");
    expect(said("en", [0, 9, -1, -2, 2, 0, -1], { cause: "Quill paints" })).toBe(
      "You led until round 1 and again in round 4; in round 6 the lead changed: Quill paints.",
    );
    expect(said("ru", twice)).toBe("Вы были впереди до раунда 3 и снова с раунда 8 до раунда 9, потом — Quill.");
    expect(said("en", [0, 0, 0, 0, -4, 0, 2, 1])).toBe("Quill led in round 4; from round 6 on you were ahead.");
    expect(said("en", [0, 0, 0, 3, 4, 0, -2, -1])).toBe("You led from round 3 to 4; from round 6 on Quill was ahead.");
    expect(said("ru", lost)).toBe("Вы были впереди до раунда 3, потом — Quill.");
    expect(said("ru", lost, { cause: "Quill красит" })).toBe("Вы были впереди до раунда 3, потом лидер сменился: Quill красит.");
    expect(said("ru", [0, -2, -7, 1, 3])).toBe("Quill впереди до раунда 2, потом — вы.");
    const tied = [0, 0, -1, 0, 5, 7, 4, 0, 3, 2];
    expect(said("en", tied)).toBe("Quill led in round 2; from round 4 on you were ahead, with a tie in round 7.");
    expect(said("ru", tied)).toBe("Quill впереди в раунде 2, с раунда 4 — вы, в раунде 7 — поровну.");
    expect(said("en", [0, 2, 0, 3])).toBe("You led most of the time from the first round to the end.");
  });

  it("names what turned it: the most that came of that turn for who was ahead from then on", () => {
    const moment = (name: string, seat: number, points: number) => ({ name, seat, points, facts: {} });
    const told = [[], [moment("a", 1, 9)], [moment("b", 1, 2), moment("c", 1, 4), moment("d", 0, 8), moment("e", 1, 1)]];
    const turned = (id: "overtaken" | "overtook" | "led", turn = 3) => turningMoment({ id, turn }, DUEL, told)?.name;
    expect([turned("overtaken"), turned("overtook"), turned("led")]).toEqual(["c", "d", undefined]);
    expect(turned("overtook", 2), "it was the other’s").toBeUndefined();
  });

  it("is marked where the line swings most", () => {
    expect(swingsOf([0, 1, 0, 11, 10, 17, 4, 9, 9])).toEqual([
      { turn: 3, change: 11 },
      { turn: 5, change: 7 },
      { turn: 6, change: -13 },
    ]);
    expect(swingsOf([0, 1, 0, 1, 0, 1]), "nothing happened").toEqual([]);
  });

  it("follows two seats, and knows the best turn of one", () => {
    const course = courseOf([[0, 0, 0], [2, 5, 1], [9, 5, 2]]);
    expect(leadOf(course, 0, 1)).toEqual([0, -3, 4]);
    expect(bestTurn(course, 0)).toEqual({ turn: 2, gain: 7 });
  });
});

describe("whose story it is", () => {
  const now = (seat: number | null, yours: number[], winners: number[], ...totals: number[]) => ({
    seats: totals.map(() => ({ kind: "person" as const })),
    seat,
    yours,
    winners,
    scores: totals.map((total) => ({ total })),
  });

  it("is one's own, against the best of the others or who won", () => {
    expect(sidesOf(now(0, [0], [0], 9, 4, 7))).toEqual({ me: 0, rival: 2, won: true, own: true });
    expect(sidesOf(now(2, [2], [1], 9, 9, 3))).toEqual({ me: 2, rival: 1, won: false, own: true });
    expect(sidesOf(now(0, [0], [0], 9))).toEqual({ me: 0, rival: null, won: true, own: true });
  });

  it("is the winner's for who watches or shares the screen", () => {
    expect(sidesOf(now(null, [], [1], 3, 9))).toEqual({ me: 1, rival: 0, won: true, own: false });
    expect(sidesOf(now(0, [0, 1], [1], 3, 9))).toMatchObject({ me: 1, own: false });
  });
});

describe("what to play next", () => {
  const bot = (level: string) => ({ kind: "bot" as const, level, name: level });
  const ann = { kind: "person" as const, name: "Ann" };

  it("is harder by a level for every bot that can be", () => {
    expect(harderSeats([ann, bot("easy"), bot("expert")], [0])).toEqual([
      { kind: "me", name: "Ann" },
      { kind: "bot", level: "normal" },
      { kind: "bot", level: "expert" },
    ]);
  });

  it("is easier by a level, but not than the easiest", () => {
    expect(easierSeats([ann, bot("normal"), bot("easy")], [0])?.map((seat) => seat.level)).toEqual([
      undefined,
      "easy",
      "easy",
    ]);
    expect(easierSeats([ann, bot("easy")], [0])).toBeNull();
  });

  it("is not harder than the hardest, nor with people who were not asked", () => {
    expect(harderSeats([ann, bot("expert")], [0])).toBeNull();
    expect(harderSeats([ann], [0])).toBeNull();
    expect(harderSeats([ann, ann, bot("easy")], [0])).toBeNull();
  });
});

describe("sharing", () => {
  const picture = new File(["x"], "x.png", { type: "image/png" });
  const what = { text: "We played.", url: "https://example.org/t/x", picture };
  const refuse = (name: string) => () => Promise.reject(Object.assign(new Error(), { name }));
  const system = (parts: object): Navigator => parts as Navigator;

  it("goes the system's way, with the picture where it takes one", async () => {
    const given: ShareData[] = [];
    const take = (data: ShareData): Promise<void> => Promise.resolve(void given.push(data));
    expect(await share(what, system({ share: take, canShare: () => true }))).toBe("shared");
    expect(await share(what, system({ share: take, canShare: () => false }))).toBe("shared");
    expect(given.map((data) => data.files?.length ?? 0)).toEqual([1, 0]);
    expect(given[1]).toEqual({ text: what.text, url: what.url });
  });

  it("ends where somebody thinks better of it", async () => {
    const clipboard = { writeText: () => Promise.reject(new Error("asked")) };
    const way = system({ share: refuse("AbortError"), canShare: () => true, clipboard });
    expect(await share(what, way)).toBe("dropped");
  });

  it("falls back to the clipboard, and to text", async () => {
    const copied: string[] = [];
    const clipboard = { writeText: (text: string) => Promise.resolve(void copied.push(text)) };
    expect(await share(what, system({ clipboard }))).toBe("copied");
    expect(await share(what, system({ share: refuse("NotAllowedError"), clipboard }))).toBe("copied");
    expect(copied[1]).toBe("We played. https://example.org/t/x");
    expect(await share(what, system({}))).toBe("text");
  });
});

describe("a game in which a bot has moved for somebody", () => {
  const told = (what: FeedItem["what"], seat = 0): FeedItem => ({ what, seat });

  it("is known from what was told", () => {
    expect(isAided([told("move"), told("handed"), told("returned"), told("move")], 0)).toBe(false);
    expect(isAided([told("handed", 1), told("move"), told("move", 1)], 0)).toBe(false);
    expect(isAided([told("move"), told("handed"), told("move", 1), told("move"), told("returned")], 0)).toBe(true);
  });
});
