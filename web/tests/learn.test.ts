/** Lessons: every move is judged by the server, a wrong one loses nothing, and steps follow each other. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LessonStep } from "../src/api/schema";
import { scaleFor } from "../src/learn/closer";
import { fitWords } from "../src/learn/fitWords";
import { isSettled, leadOf, noMoreLeads, noteLead, toldBy, wantsLeads } from "../src/learn/leads";
import { learned, noteLearned } from "../src/learn/learned";
import { standingFor } from "../src/learn/pointing";
import { LessonStore } from "../src/learn/store.svelte";
import { load, saved } from "../src/look/keptFile";
import { placeOf } from "../src/router.svelte";
import { remember, UNSEEN } from "../src/door/finished";
import { boxAround } from "../src/ui/boxes";
import type { Playable } from "../src/table/playable";
import type { TableStore } from "../src/table/store.svelte";
import { Catalogue } from "../src/words/catalogue";
import { Voice } from "../src/words/voice";
import { words as pageWords } from "../src/words/words.svelte";
import en from "../src/learn/words.en.ftl?raw";
import ru from "../src/learn/words.ru.ftl?raw";
import inkEn from "../../src/paintpot/games/ink/texts/en.ftl?raw";
import inkRu from "../../src/paintpot/games/ink/texts/ru.ftl?raw";

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

/** What each of two steps asks for, in order; everything else that is asked is "other", `no` is refused. */
const STEPS = [["a", "b"], ["c"]];

/** A server that judges by STEPS and stores nothing. */
function judge(body: LessonStep): Record<string, unknown> {
  const { step = 0, moves = [], move = "" } = body;
  const way = STEPS[step] ?? [];
  const right = move !== "" && way[moves.length] === move;
  const made = right ? [...moves, move] : moves;
  const done = right && made.length === way.length;
  const before = STEPS.slice(0, step).flat();
  const kind = !move ? "" : done ? "right" : right ? "more" : move === "no" ? "refused" : "other";
  return {
    title: "A lesson",
    step,
    steps: STEPS.length,
    asks: `Step ${step}`,
    made,
    names: ["Player 1", "Blot"],
    options: {},
    log: [...before, ...made].map((text) => ({ what: "move", seat: 0, text })),
    since: before.length + moves.length,
    view: {},
    moves: done ? [] : ["a", "b", "c"],
    acting: done ? [] : [0],
    scores: [null, null],
    marks: done ? [] : way.slice(made.length, made.length + 1),
    way: done ? [] : way.slice(made.length),
    kind,
    said: kind === "refused" ? "Not so." : done ? "Well done." : "",
    rule: kind === "refused" ? "X-1" : "",
    changes: done ? [["kept", 5]] : [],
    find: step === 1 && !done,
    gains: body.gains ? [{ move: "c", total: 3, lines: [] }] : [],
  };
}

const AT = { x: 1, y: 2 };

describe("a lesson", () => {
  const sent: LessonStep[] = [];

  beforeEach(() => {
    sent.length = 0;
    vi.stubGlobal("fetch", (_path: string, init: RequestInit) => {
      const body = JSON.parse(String(init.body)) as LessonStep;
      sent.push(body);
      return Promise.resolve(new Response(JSON.stringify(judge(body))));
    });
  });

  async function opened(): Promise<LessonStore> {
    const store = new LessonStore("drip", { lesson: "a-lesson" });
    await store.go(0);
    return store;
  }
  const settled = (store: LessonStore): Promise<void> =>
    vi.waitFor(() => expect(store.pending).toEqual([]));

  it("may be an example of the rules", async () => {
    const store = new LessonStore("drip", { example: "keep" });
    await store.go(0);
    store.tap("a", AT);
    await settled(store);
    expect(sent.map(({ lesson, example, move }) => [lesson, example, move])).toEqual([
      [undefined, "keep", ""],
      [undefined, "keep", "a"],
    ]);
  });

  it("marks what comes next, without a number", async () => {
    const store = await opened();
    expect(store.idea?.steps).toEqual([{ n: 0, move: "a" }]);
    store.tap("a", AT);
    await settled(store);
    expect(store.idea?.steps).toEqual([{ n: 0, move: "b" }]);
  });

  it("answers a wrong move in words and loses nothing", async () => {
    const store = await opened();
    store.tap("a", AT);
    await settled(store);
    store.tap("c", AT);
    await settled(store);
    expect(store.reply).toMatchObject({ kind: "wrong", rule: "", at: AT });
    expect(store.reply?.words).not.toBe("");
    store.tap("no", AT);
    await settled(store);
    expect(store.reply).toMatchObject({ kind: "wrong", words: "Not so.", rule: "X-1" });
    expect([store.shown?.made, store.now.undo, store.done]).toEqual([["a"], true, false]);
  });

  it("asks again once something else is tried, but keeps its praise", async () => {
    const store = await opened();
    store.tap("c", AT);
    await settled(store);
    expect(store.reply?.kind).toBe("wrong");
    store.hush();
    expect(store.reply).toBeNull();
    store.tap("a", AT);
    store.tap("b", AT);
    await vi.waitFor(() => expect(store.done).toBe(true));
    store.hush();
    expect(store.reply?.kind).toBe("right");
  });

  it("takes two taps in a row one after the other", async () => {
    const store = await opened();
    store.tap("a", AT);
    store.tap("b", AT);
    await vi.waitFor(() => expect(store.done).toBe(true));
    expect(store.reply).toMatchObject({ kind: "right", words: "Well done." });
    expect([store.canMove, store.idea]).toEqual([false, null]);
  });

  it("drops what was tapped after a wrong move", async () => {
    const store = await opened();
    store.tap("c", AT);
    store.tap("a", AT);
    await settled(store);
    expect(store.shown?.made).toEqual([]);
  });

  it("takes back, begins again, and can be taken back when it is done", async () => {
    const store = await opened();
    store.tap("a", AT);
    store.tap("b", AT);
    await vi.waitFor(() => expect(store.done).toBe(true));
    store.undo();
    await vi.waitFor(() => expect(store.done).toBe(false));
    expect([store.shown?.made, store.reply]).toEqual([["a"], null]);
    store.again();
    await vi.waitFor(() => expect(store.shown?.made).toEqual([]));
  });

  it("goes on with the moves that were made, and back; a step that was left out is solved", async () => {
    const store = await opened();
    store.tap("a", AT);
    store.tap("b", AT);
    await vi.waitFor(() => expect(store.done).toBe(true));
    await store.next();
    expect(sent.at(-1)).toMatchObject({ step: 1, before: [["a", "b"]], moves: [] });
    expect([store.step, store.jumps, store.reply]).toEqual([1, 0, null]);
    store.back();
    await vi.waitFor(() => expect(store.step).toBe(0));
    expect(store.jumps).toBe(1);
    await store.next();
    expect(sent.at(-1)).toMatchObject({ step: 1, before: [[]] });
    await store.next();
    expect(store.step).toBe(1);
  });

  it("taps on the board of a step that is done point to the way on", async () => {
    const store = await opened();
    store.tap("a", AT);
    store.tap("b", AT);
    await vi.waitFor(() => expect(store.done).toBe(true));
    const asked = sent.length;
    store.tap("c", AT);
    expect([store.nudges, sent.length]).toEqual([1, asked]);
  });

  it("shows a solution in numbers to who asks", async () => {
    const store = await opened();
    await store.guide();
    expect(store.idea?.steps.map(({ n, move }) => [n, move])).toEqual([[1, "a"], [2, "b"]]);
  });

  it("tells what moves bring, unless that is to be found out", async () => {
    const asksGains = (): boolean => sent.some((body) => body.gains);
    const store = await opened();
    store.gains.of("a");
    await vi.waitFor(() => expect(asksGains()).toBe(true));
    await store.next();
    sent.length = 0;
    expect([store.shown?.find, store.gains.of("c")]).toEqual([true, undefined]);
    // A request would be sent after yielding to the browser; this one is sent at once, if any is.
    await store.gains.arrived();
    expect(asksGains()).toBe(false);
    await store.guide();
    await vi.waitFor(() => expect(store.gains.of("c")?.total).toBe(3));
  });

  it("tells that the server cannot be reached, and goes on when it can", async () => {
    const store = await opened();
    const line = globalThis.fetch;
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
    store.tap("a", AT);
    await settled(store);
    expect(store.reply?.kind).toBe("note");
    vi.stubGlobal("fetch", line);
    store.tap("a", AT);
    await settled(store);
    expect([store.shown?.made, store.reply]).toEqual([["a"], null]);
  });
});

it("lessons have addresses", () => {
  expect(placeOf("/learn/ink")).toEqual({ at: "lessons", game: "ink" });
  expect(placeOf("/learn/ink/solo")).toEqual({ at: "lesson", game: "ink", lesson: "solo" });
  expect(placeOf("/learn/ink/solo/1")).toEqual({ at: "nowhere" });
});

it("what was learned is kept", () => {
  noteLearned("ink", "painting");
  noteLearned("ink", "painting");
  noteLearned("inkdoms", "spells");
  expect([...learned("ink")]).toEqual(["painting"]);
  localStorage.setItem("paintpot/learned", "[1]");
  expect(learned("ink").size).toBe(0);
});

describe("words in a place that keeps its height", () => {
  const HEIGHT = 100;

  /** A place whose words are so high at their usual size. */
  function place(words: number): { element: HTMLElement; say: (height: number) => void; end: () => void } {
    vi.stubGlobal("ResizeObserver", class {
      observe = (): void => undefined;
      disconnect = (): void => undefined;
    });
    const element = document.createElement("div");
    let high = words;
    const fit = (): number => Number(element.style.getPropertyValue("--fit") || 1);
    Object.defineProperty(element, "clientHeight", { get: () => HEIGHT });
    Object.defineProperty(element, "scrollHeight", { get: () => Math.max(HEIGHT, high * fit()) });
    const end = fitWords(element);
    const say = (height: number): void => {
      high = height;
      element.textContent = `words ${height}`;
    };
    say(words);
    return { element, say, end };
  }
  const fitOf = (element: HTMLElement): string => element.style.getPropertyValue("--fit");

  it.each([[90, 1], [105, 0.94], [112, 0.88], [300, 0.88]])("%i high are set at %f", async (high, fit) => {
    const { element, end } = place(high);
    await vi.waitFor(() => expect(fitOf(element)).toBe(String(fit)));
    end();
  });

  it("are as large as ever when fewer come", async () => {
    const { element, say, end } = place(300);
    await vi.waitFor(() => expect(fitOf(element)).toBe("0.88"));
    say(50);
    await vi.waitFor(() => expect(fitOf(element)).toBe("1"));
    end();
  });
});

describe("the lines of a first game", () => {
  const words = new Catalogue("en", [
    `tell-take = takes
    .move = take { $die }
tell-walk-d8 = hops
    .move = walk d8-{ $n }
tell-done = ends
    .move = done
lead-done = Then tap Done.
lead-take = Take a die.
lead-walk = Hop.
`,
  ]);

  it("come once each, in the order of the catalogue, for the moves that are offered", () => {
    expect(leadOf("x", ["take red", "other"], words)).toBe("lead-take");
    expect(leadOf("x", ["take red", "done"], words)).toBe("lead-done");
    noteLead("x", "lead-done");
    expect(leadOf("x", ["take red", "done"], words)).toBe("lead-take");
    noteLead("x", "lead-take");
    expect(leadOf("x", ["take red", "done"], words)).toBeNull();
    expect(leadOf("x", ["walk d8-3"], words)).toBe("lead-walk");
    expect(leadOf("y", ["done"], words)).toBe("lead-done");
  });

  it("about the end of a turn wait while something can still be done", () => {
    for (const [language, texts] of [["en", inkEn], ["ru", inkRu]] as const) {
      const ink = new Catalogue(language, [texts]);
      noteLead(language, "lead-complete");
      expect(leadOf(language, ["complete 1d", "done"], ink)).toBeNull();
      expect(leadOf(language, ["done"], ink)).toBe("lead-done");
      expect(isSettled("lead-done", { done: [], offered: ["done"] }, ink)).toBe(false);
      expect(isSettled("lead-done", { done: [], offered: ["complete 1d", "done"] }, ink)).toBe(true);
    }
  });

  it("wait while a hint is shown: what it plays flashes by", async () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
    const { default: Lead } = await import("../src/learn/Lead.svelte");
    pageWords.language = "en";
    await pageWords.load("ink");
    const shows = (open: boolean): string | undefined => {
      const now = { game: "ink", seat: 0, moves: ["complete 1d", "done"] };
      const table = { now, log: [], pending: [], hinting: { open }, voice: new Voice("ink", ["Ann"]) };
      const lead = mount(Lead, {
        target: document.body,
        props: { table: table as unknown as TableStore, goal: "", onstop: () => undefined },
      });
      flushSync();
      const shown = document.querySelector<HTMLElement>("[data-lead]")?.dataset["lead"];
      void unmount(lead);
      return shown;
    };
    expect(shows(true)).toBeUndefined();
    expect(shows(false)).toBe("lead-complete");
    expect(shows(false)).toBeUndefined();
  });

  it("point at the moves that they tell of, and at no others", () => {
    const offered = ["take red", "take blue", "walk d8-3", "done"];
    expect(toldBy("lead-take", offered, words)).toEqual(["take red", "take blue"]);
    expect(toldBy("lead-walk", offered, words)).toEqual(["walk d8-3"]);
    document.body.innerHTML = `<main class="shell"><i data-card="die red"></i><i data-card="die green"></i>
      <i data-card="done"></i><i data-card="hat"></i></main><i data-card="die red"></i>`;
    const things = (kind: string, key: string) => ({ kind, ...(kind === "die" ? { moves: [`take ${key}`] } : {}) });
    const where = { table: {} as Playable, seat: 0, of: 0 };
    const found = standingFor(toldBy("lead-take", offered, words), things, where);
    expect(found).toEqual([document.querySelector(".shell [data-card='die red']")]);
  });

  it("go when what they tell of is done, or is not offered any more", () => {
    const offered = ["take red", "done"];
    expect(isSettled("lead-take", { done: [], offered }, words)).toBe(false);
    expect(isSettled("lead-take", { done: ["done"], offered }, words)).toBe(false);
    expect(isSettled("lead-take", { done: ["take blue"], offered }, words)).toBe(true);
    expect(isSettled("lead-take", { done: [], offered: ["done"] }, words)).toBe(true);
    expect(isSettled("lead-walk", { done: ["walk d8-3"], offered: ["walk d8-4"] }, words)).toBe(true);
  });

  it("end with the first finished game, or when somebody has had enough", () => {
    expect(wantsLeads("ink")).toBe(true);
    remember({ table: "t", game: "ink", kind: UNSEEN, total: 3, day: "2026-11-16" });
    expect([wantsLeads("ink"), wantsLeads("inkdoms")]).toEqual([false, true]);
    noMoreLeads();
    expect(wantsLeads("inkdoms")).toBe(false);
  });
});

describe("a sheet seen from close by", () => {
  const frame = { width: 400, height: 300 };
  const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });
  const whole = box(0, 0, 400, 300);

  it("is as large as its parts fit in, and no larger than helps", () => {
    expect(boxAround([box(10, 20, 30, 40), box(100, 0, 20, 30)])).toEqual(box(10, 0, 110, 60));
    expect(boxAround([])).toBeNull();
    expect(scaleFor(box(0, 0, 180, 100), whole, frame)).toBeCloseTo(2);
    expect(scaleFor(box(0, 0, 90, 180), whole, frame)).toBeCloseTo(1.5);
    expect(scaleFor(box(5, 5, 10, 10), whole, frame)).toBeLessThan(3);
    expect(scaleFor(box(0, 0, 350, 100), whole, frame)).toBe(1);
  });

  it("stays as close when it is measured again", () => {
    const scale = scaleFor(box(40, 40, 180, 100), whole, frame);
    const nearer = box(40 * scale, 40 * scale, 180 * scale, 100 * scale);
    expect(scaleFor(nearer, box(-30, 0, 400 * scale, 300 * scale), frame)).toBeCloseTo(scale);
  });

  it("is whole where there is room", () => {
    expect(scaleFor(box(0, 0, 90, 90), box(0, 0, 900, 800), { width: 900, height: 800 })).toBe(1);
  });
});

describe("what is kept, as a file", () => {
  it("comes back as it was, without what belongs to a table", () => {
    noteLearned("ink", "painting");
    localStorage.setItem("paintpot/theme", "dark");
    localStorage.setItem("paintpot/outbox/t/1", "{}");
    localStorage.setItem("paintpot/dice/t", "{}");
    localStorage.setItem("elsewhere", "not ours");
    const file = saved();
    localStorage.clear();
    expect(load(file)).toBe(true);
    expect({ ...localStorage }).toEqual({
      "paintpot/theme": "dark",
      "paintpot/learned": JSON.stringify({ ink: ["painting"] }),
    });
  });

  it.each(["", "{}", "[1]", "null", '{"format":"paintpot-kept","version":2,"kept":{}}', '{"format":"paintpot-kept","version":1,"kept":{"a":1}}'])(
    "is not taken from anything else: %s",
    (text) => {
      localStorage.setItem("paintpot/theme", "dark");
      expect(load(text)).toBe(false);
      expect({ ...localStorage }).toEqual({ "paintpot/theme": "dark" });
    },
  );
});

it("learners are spoken to in both languages", () => {
  const [english, russian] = [new Catalogue("en", [en]), new Catalogue("ru", [ru])];
  expect([...russian.ids].sort()).toEqual([...english.ids].sort());
  const facts = { n: 2, of: 9, game: "INK", name: "kept.json" };
  for (const id of english.ids) {
    expect(english.exact(id, facts)).not.toMatch(/'|"/);
    expect(russian.exact(id, facts)).toMatch(/[а-яё]/);
  }
  const sources = import.meta.glob<string>("../src/learn/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });
  const said = Object.values(sources).flatMap((text) =>
    [...text.matchAll(/"((?:learn|lead|kept|try)-[a-z-]+[a-z])"/g)].map(([, id = ""]) => id),
  );
  expect(said.length).toBeGreaterThan(20);
  expect(said.filter((id) => !english.has(id))).toEqual([]);
});
