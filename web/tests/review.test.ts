/** A review as it comes, and what it says in figures and words. */

import { readFileSync } from "node:fs";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ReviewNow, ReviewPart, ReviewedSeat, ReviewSummary, ReviewedTurn } from "../src/api/schema";
import { afterPart, beforePart, besideSwing, causeOf, curveOf, entriesOf, leads, momentsOf, moreAccurate, sumOf, swingOf, tailOf } from "../src/review/account";
import { Following } from "../src/review/following.svelte";
import { laidApart } from "../src/review/marks";
import { seatsFor } from "../src/review/playOn";
import Turns from "../src/review/Turns.svelte";
import { placeOf } from "../src/router.svelte";
import { Catalogue } from "../src/words/catalogue";

const turn = (from: number, to: number, chance: number, more: Partial<ReviewedTurn> = {}): ReviewPart => ({
  turn: {
    seat: 0, from, to, moves: [], before: 0, value: 0, best: 0, loss: 0, error: 0, lost: 0, verdict: "best",
    better: [], forced: false, changes: [0, 0], chances: [chance, 1 - chance], values: [1, -1], gains: [],
    lines: [], prepares: [], ...more,
  },
});
const thrown = (at: number, chance: number): ReviewPart => ({
  throw: { at, text: "", luck: [1, -1], outcomes: null, chances: [chance, 1 - chance], values: [2, -2] },
});
const seat = (more: Partial<ReviewedSeat> = {}): ReviewedSeat => ({
  seat: 0, start: 0.6, luck: -4.4, own: 6.4, others: 1.4, remainder: 1, result: 5, accuracy: 90, given: 3,
  chance: 0.55, verdicts: {}, moments: [0, 3], ...more,
});
const SUMMARY: ReviewSummary = {
  game: "inklings", simulations: 128, spread: 9, measure: "points", seats: [seat(), seat({ seat: 1, chance: 0.45 })],
  moments: [1, 3],
};

describe("the marks of a graph", () => {
  const room = { size: 44, width: 626, height: 240 };
  it("are above or below the line, and none over another", () => {
    expect(laidApart([{ x: 100, y: 150 }, { x: 300, y: 30 }], room)).toEqual([
      { x: 100, y: 150, at: 100, below: false },
      { x: 300, y: 30, at: 300, below: true },
    ]);
    const crowds = [
      [120, 124, 128].map((x) => ({ x, y: 120 })),
      [600, 610, 620].map((x, k) => ({ x, y: 10 + 40 * k })),
      [{ x: 70, y: 200 }, { x: 80, y: 120 }, { x: 90, y: 160 }],
    ];
    for (const spots of crowds) {
      const centres = laidApart(spots, room).map(({ at, y, below }) => [at, y + (below ? 37.4 : -37.4)] as const);
      for (const [k, [x, y]] of centres.entries()) {
        const others = centres.slice(k + 1).map(([a, b]) => Math.max(Math.abs(x - a), Math.abs(y - b)));
        expect(Math.min(...others, 44)).toBeGreaterThanOrEqual(44);
        expect(x).toBeLessThanOrEqual(room.width);
      }
    }
  });
});

describe("the figures of a review", () => {
  const parts = [thrown(0, 0.6), turn(1, 3, 0.4), turn(3, 5, 0.7)];

  it("follow the chances from the start", () => {
    const curve = curveOf(parts, SUMMARY);
    expect(curve.measure).toBe("chance");
    expect(curve.values[0]).toEqual([0.55, 0.6, 0.4, 0.7]);
    expect(swingOf(curve, 1, 0)).toBeCloseTo(-0.2);
    expect(curveOf(parts, null).values[0]?.[0]).toBe(0.6);
    expect(curveOf([], null).values).toEqual([]);
  });

  it("are told together with a verdict that seems to say the opposite", () => {
    const judged = (verdict: string, swing: number, forced = false) =>
      besideSwing({ verdict, forced, lost: 10 }, swing);
    expect(judged("mistake", 0.1)).toBe("more");
    expect(judged("mistake", -0.1)).toBe("");
    expect(judged("best", -0.2)).toBe("coarse");
    expect(judged("good", 0.2)).toBe("");
    expect(judged("best", -0.2, true)).toBe("");
    expect(judged("slip", 0)).toBe("");
  });

  it("are points where nobody can lose", () => {
    const alone = [turn(0, 1, 0, { chances: null, values: [31] })];
    expect(curveOf(alone, null)).toEqual({ measure: "points", values: [[31, 31]] });
  });

  it("know where a part is in the record", () => {
    expect(parts.map(beforePart)).toEqual([0, 1, 3]);
    expect(parts.map(afterPart)).toEqual([1, 3, 5]);
    expect(momentsOf(parts, SUMMARY, 0)).toEqual([0, 2]);
    const other = { ...SUMMARY, seats: [seat(), seat({ seat: 1, moments: [1] })] };
    expect(momentsOf(parts, other, 1), "each seat has its own").toEqual([1]);
  });

  it("add up in whole points", () => {
    for (const luck of [-4.4, -3.5, 0.2, 7.7]) {
      const { start, luck: dice, turns, rest, result } = sumOf(seat({ luck }));
      expect(start + dice + turns + rest).toBe(result);
    }
    expect(Object.is(sumOf(seat({ luck: -0.2 })).luck, 0)).toBe(true);
  });
});

describe("the account", () => {
  it("lists what adds up to the result, and nothing else", () => {
    for (const given of [0, 25]) {
      const sum = sumOf(seat({ start: 0, luck: 4, own: 19, others: -16, result: 7, given }));
      const entries = entriesOf(sum, false);
      expect(entries.map(([name]) => name)).toEqual(["luck", "turns"]);
      expect(entries.reduce((all, [, n]) => all + n, 0)).toBe(7);
    }
    expect(entriesOf(sumOf(seat({ result: 7 })), false).map(([name]) => name)).toEqual(["start", "luck", "turns", "rest"]);
    expect(entriesOf(sumOf(seat({ others: 0 })), true)[0]?.[0]).toBe("expected");
  });

  it("tells a build from a copy of it", () => {
    const parts = [thrown(0, 0.5), turn(1, 3, 0.5, { seat: 1 }), turn(3, 4, 0.5, { seat: 0 }), turn(5, 6, 0.5, { seat: 0 })];
    expect([1, 2, 3].map((k) => leads(parts, [1, 1, 1, 2], k))).toEqual([true, false, true]);
  });
});

describe("the heading of a review", () => {
  type Lines = Partial<Record<"start" | "luck" | "own" | "others" | "result", number>>;
  /** How it ends, by an account; what is not named is nothing. */
  const tail = (lines: Lines, side?: "alone"): string => {
    const sum = sumOf(seat({ start: 0, luck: 0, own: 0, others: 0, result: 0, ...lines }));
    return tailOf(causeOf(sum, side === "alone"), side ?? (sum.result > 0 ? "won" : "lost"));
  };

  it("names what did most, and not the dice where turns mattered more", () => {
    expect(tail({ luck: 1, own: -9, others: 5, result: -4 })).toBe("-turns");
    expect(tail({ luck: 2, own: 26, others: -19, result: 9 })).toBe("-turns");
    expect(tail({ luck: 9, own: 2, others: -3, result: 8 })).toBe("-luck");
    expect(tail({ luck: -8, own: 3, others: -2, result: -7 })).toBe("-luck");
    expect(tail({ luck: -2, own: 4, others: -9, result: -7 })).toBe("-turns");
    expect(tail({ luck: 4, own: 2, others: -8, result: 1 }), "the turns weighed more").toBe("");
  });

  it("counts a bot's misjudgement of everybody's turns as nobody's", () => {
    expect(tail({ luck: 23, own: -14, others: 17, result: 26 })).toBe("-luck");
    const sum = sumOf(seat({ start: 0, luck: 1, own: 3, others: 8, result: 12 }));
    expect(causeOf(sum, false, 5).line).toBe("turns");
    expect(causeOf(sum, false, -5).line, "the other was more accurate").toBe("");
  });

  it("compares how accurate players were only if that is known of all", () => {
    const found = (...all: (number | null)[]): number => moreAccurate(all.map((accuracy, k) => seat({ seat: k, accuracy })), 0);
    expect(found(90, 70, 80)).toBe(10);
    expect(found(60, 70, 80)).toBe(-20);
    expect([found(90, null), found(null, 90), found(90, 70, null), found(90)]).toEqual([0, 0, 0, 0]);
  });

  it("says that somebody won against the dice, or lost with good ones", () => {
    expect(tail({ luck: -5, own: 12, result: 7 })).toBe("-turns-against");
    expect(tail({ luck: 4, own: -9, result: -5 })).toBe("-turns-lucky");
    expect(tail({ luck: -1, own: 12, result: 11 }), "a point is rounding").toBe("-turns");
  });

  it("names nothing within what the account leaves open, and nothing of two that are alike", () => {
    expect(tail({ luck: 3, result: 6 }), "the rest is as large").toBe("");
    expect(tail({ luck: -1, result: -1 })).toBe("");
    expect(tail({ luck: 4, own: 4, result: 8 })).toBe("");
    expect(tail({ result: 0 })).toBe("");
  });

  it("compares with what was to be expected alone", () => {
    expect(tail({ start: 30, luck: 6, own: 1, result: 37 }, "alone")).toBe("-lucky");
    expect(tail({ start: 30, luck: -6, own: 1, result: 25 }, "alone")).toBe("-against");
    expect(tail({ start: 30, luck: 1, own: 8, result: 39 }, "alone")).toBe("-turns");
    expect(tail({ start: 30, luck: 3, own: -5, result: 28 }, "alone"), "not the dice").toBe("-turns");
  });

  it("says in words what a better turn would have been worth", () => {
    const worth = (language: string, n: number): string =>
      new Catalogue(language, [readFileSync(`src/review/words.${language}.ftl`, "utf8")]).say("review-worth", { n });
    expect([0, 1, 2].map((n) => worth("en", n))).toEqual([
      "Less than a point better by the end.",
      "About one point better by the end.",
      "About 2 points better by the end.",
    ]);
    expect([1, 2, 5].map((n) => /очк\S*|очков/.exec(worth("ru", n))?.[0])).toEqual(["очко", "очка", "очков"]);
  });

  it("has words for every end, in both languages", () => {
    for (const language of ["en", "ru"]) {
      const words = new Catalogue(language, [readFileSync(`src/review/words.${language}.ftl`, "utf8")]);
      const ends = ["", "-turns", "-luck"];
      const ids = [
        ...["review-won", "review-of-won"].flatMap((head) => [...ends, "-turns-against"].map((end) => head + end)),
        ...[...ends, "-turns-lucky"].map((end) => `review-lost${end}`),
        ...["", "-turns", "-lucky", "-against"].map((end) => `review-alone${end}`),
      ];
      expect(ids.filter((id) => !words.has(id))).toEqual([]);
      const facts = { n: 3, name: "Ann", other: "Blot", seats: 2, total: "3" };
      for (const id of ids) expect(words.say(id, facts)).toContain("3");
      expect(words.say("review-lost-turns", facts)).toContain("Blot");
      expect(words.say("review-lost-turns", { ...facts, seats: 4 })).not.toContain("Blot");
    }
  });
});

describe("the table of all turns", () => {
  it("has no exact figure where the review says that there is none", () => {
    const parts = [turn(0, 1, 0.6, { changes: [2.34, 0] }), turn(1, 2, 0.4, { changes: [-3, 0] })];
    const shown = mount(Turns, {
      target: document.body,
      props: {
        parts, curve: curveOf(parts, null), me: 0, turns: [1, 2], unit: "turn", forWhom: "", at: null, who: () => "Ann",
        what: () => "", verdict: () => "", coarse: (k: number) => k === 1, onpick: () => undefined,
      },
    });
    flushSync();
    const points = [...document.querySelectorAll("tbody tr")].map((row) => row.children[4]?.textContent);
    expect(points).toEqual(["+2.3", "≈ −3"]);
    void unmount(shown);
  });
});

describe("following a review", () => {
  let answers: (ReviewNow | Response)[] = [];
  let sent: { path: string; body: { have: number; record?: unknown; id?: string } }[] = [];

  beforeEach(() => {
    sent = [];
    vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
      sent.push({ path, body: JSON.parse(String(init.body)) as (typeof sent)[number]["body"] });
      const answer = answers.shift();
      if (answer instanceof Response) return Promise.resolve(answer);
      return Promise.resolve(new Response(JSON.stringify(answer)));
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  const now = (parts: ReviewPart[], summary: ReviewSummary | null = null): ReviewNow => ({
    id: "abc", total: 3, parts, why: parts.map(() => "because"), summary,
  });

  it("asks for what it does not have until it is whole", async () => {
    answers = [now([thrown(0, 0.5), turn(1, 2, 0.5)]), now([]), now([turn(2, 3, 0.5)], SUMMARY)];
    const following = new Following("table", {});
    await following.follow();
    expect(sent.map(({ path, body }) => [path, body.have])).toEqual([
      ["/api/tables/table/review", 0],
      ["/api/tables/table/review", 2],
      ["/api/tables/table/review", 2],
    ]);
    expect(following.parts).toHaveLength(3);
    expect(following.why).toEqual(["because", "because", "because"]);
    expect(following.summary).toEqual(SUMMARY);
  });

  it("remembers how many parts there will be, also if another server answers that does not know", async () => {
    const elsewhere: ReviewNow = { id: "abc", total: 0, parts: [], why: [], summary: null };
    answers = [now([thrown(0, 0.5)]), elsewhere, new Response("{}", { status: 400 })];
    const following = new Following("table", {});
    await following.follow();
    expect(following.total).toBe(3);
  });

  it("sends a record once, and again if the server has forgotten it", async () => {
    const problem = { title: "Not found", status: 404, detail: "…", code: "record-forgotten" };
    const forgotten = new Response(JSON.stringify(problem), { status: 404 });
    answers = [now([thrown(0, 0.5)]), forgotten, now([turn(1, 2, 0.5), turn(2, 3, 0.5)], SUMMARY)];
    await new Following("", { moves: [] }).follow();
    expect(sent.map(({ body }) => ["record" in body, body.id, body.have])).toEqual([
      [true, undefined, 0],
      [false, "abc", 1],
      [true, undefined, 1],
    ]);
  });

  it("says what went wrong for good", async () => {
    const problem = { title: "Not possible now", status: 409, detail: "It is not over.", code: "not-over" };
    answers = [new Response(JSON.stringify(problem), { status: 409 })];
    const following = new Following("table", {});
    await following.follow();
    expect(following.trouble).not.toBe("");
    expect(sent).toHaveLength(1);
  });
});

describe("playing on", () => {
  it("puts bots on all other seats, those of the record where there were some", () => {
    const seats = [{ kind: "person", name: "Ann" }, { kind: "bot", level: "hard" }, { kind: "person", name: "Ben" }];
    expect(seatsFor(seats as never, 0)).toEqual([
      { kind: "me" },
      { kind: "bot", level: "hard" },
      { kind: "bot", level: "normal" },
    ]);
  });
});

describe("the place of a review", () => {
  it("is that of a table, or of a record that was handed over", () => {
    expect(placeOf("/review", "?table=AAAA")).toEqual({ at: "review", table: "AAAA" });
    expect(placeOf("/review")).toEqual({ at: "review", table: "" });
  });
});

describe("the words of a review", () => {
  const read = (language: string): Catalogue =>
    new Catalogue(language, [readFileSync(`src/review/words.${language}.ftl`, "utf8")]);
  const [en, ru] = [read("en"), read("ru")];

  it("are there in both languages", () => {
    expect(ru.ids).toEqual(en.ids);
  });

  it("say all that the page asks for", () => {
    const files = ["Review", "Graph", "Bars", "Look", "Moment", "Turns"];
    const text = files.map((name) => readFileSync(`src/review/${name}.svelte`, "utf8")).join("\n");
    const asked = [...text.matchAll(/"(review-[a-z-]+)"/g)].map(([, id]) => id ?? "");
    expect(asked.length).toBeGreaterThan(30);
    expect(asked.filter((id) => !en.ids.includes(id))).toEqual([]);
  });
});
