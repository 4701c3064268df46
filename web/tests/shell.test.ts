import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { announcer } from "../src/announce.svelte";
import type { FeedItem, FeedMoment, Presence, Snapshot } from "../src/api/schema";
import { PLAIN, type Telling } from "../src/boards/board";
import { dice } from "../src/boards/generic/dice";
import { stepsIn } from "../src/moments/steps";
import { MOMENTS } from "../src/moments/table";
import { absentOf, awayText } from "../src/table/away";
import { Feelings, LASTS, SEEN } from "../src/table/feelings.svelte";
import { accountOf, linesOf } from "../src/table/lines";
import Log from "../src/table/Log.svelte";
import type { Begun } from "../src/table/playable";
import ScoreLines from "../src/table/ScoreLines.svelte";
import { pictured } from "../src/table/pictured";
import { momentsOf, type Showing } from "../src/table/showing";
import { shareOf } from "../src/table/standing";
import { statusOf, sureOf } from "../src/table/status";
import { inARow, newsOf } from "../src/table/telling";
import { isNobody } from "../src/words/names";
import { Voice } from "../src/words/voice";
import { words } from "../src/words/words.svelte";

function table(more: Partial<Snapshot> = {}): Begun {
  return pictured({
    table: "abcdefghijkl",
    game: "inkdoms",
    rules: 1,
    seats: [
      { kind: "person", name: "Ann" },
      { kind: "bot", name: "Sable", level: "hard" },
    ] as Begun["seats"],
    seat: 0,
    yours: [0],
    host: true,
    view: {},
    ...(more as Partial<Begun>),
  });
}

const NAMES = ["Ann", "Sable"];

function showing(more: Partial<Showing> = {}): Showing {
  const now = more.now ?? table();
  return { now, voice: new Voice(now.game, NAMES), telling: PLAIN, of: 0, known: () => true, ...more };
}

beforeEach(() => Promise.all([words.load("inkdoms"), words.load("inklings")]));
afterEach(() => {
  words.language = "en";
  vi.useRealTimers();
  document.body.replaceChildren();
});

describe("what is shown", () => {
  it("has another's turn as one, before what came of it", () => {
    const tamed = { name: "tamed", seat: 1, points: 1, facts: { beast: "griffin", kingdom: "Redhill" } };
    const lines = linesOf([
      { what: "move", seat: 1, text: "red from Redhill" },
      { what: "move", seat: 1, text: "red on R4", moments: [tamed] },
    ]);
    const [turn, then, ...rest] = momentsOf(lines, showing());
    expect(turn).toMatchObject({ name: "turn", seat: 1, here: false, ink: "var(--ink-red)" });
    expect(turn?.words).toContain("Redhill");
    expect(then).toMatchObject({ name: "tamed", seat: 1, here: false, words: "Sable tames a griffin in Redhill" });
    expect(rest).toEqual([]);
  });

  it("has one's own small steps, where the board knows their place", () => {
    const lines = linesOf([
      { what: "move", seat: 0, text: "red from Redhill" },
      { what: "move", seat: 0, text: "red on R4" },
      { what: "move", seat: 0, text: "done" },
    ]);
    const known = (name: string) => name === "R4";
    const [taken, painted, ...rest] = momentsOf(lines, showing({ known }));
    expect(taken).toMatchObject({ name: "die-taken", unseen: true });
    expect(painted).toMatchObject({ name: "drop-painted", unseen: false, ink: "var(--ink-red)" });
    expect(rest).toEqual([]);
    expect(momentsOf(lines, showing({ steps: true })), "the board does it by itself").toEqual([]);
  });

  it("has a number for what a step of one's own brings, where no moment says so", () => {
    const capital = { name: "capital", seat: 0, points: 2 };
    const step = (points: number, moments: FeedMoment[] = [], text = "red on R4"): FeedItem =>
      ({ what: "move", seat: 0, text, moments, brought: points ? [[0, points]] : [] });
    const shown = (log: FeedItem[], more: Partial<Showing> = {}) =>
      momentsOf(linesOf(log), showing({ steps: true, ...more })).map(({ name, points }) => [name, points ?? 0]);
    const [one, ...rest] = momentsOf(linesOf([step(1)]), showing({ steps: true }));
    expect(one).toEqual({ game: "inkdoms", name: "gain", seat: 0, facts: { at: "R4" }, points: 1, here: true });
    expect(rest).toEqual([]);
    expect(shown([step(0)]), "that brings nothing").toEqual([]);
    expect(shown([step(3, [capital])]), "once, and all of it").toEqual([["capital", 3]]);
    expect(shown([step(2, [{ name: "tower", seat: 0 }])]), "before what comes of it").toEqual([["gain", 2], ["tower", 0]]);
    expect(shown([step(1, [{ name: "road-lost", seat: 1, points: -3 }])])[0], "what others lose is theirs").toEqual(["gain", 1]);
    expect(shown([step(-1)]), "a price").toEqual([["cost", -1]]);
    expect(shown([step(-1, [{ name: "tunnel", seat: 0, points: -1 }])]), "that a moment tells").toEqual([["tunnel", -1]]);
    expect(shown([step(1, [{ name: "blot", seat: 0, points: -1 }])]), "a loss for the end").toEqual([["gain", 1], ["blot", -1]]);
    const undone: FeedItem = { what: "undo", seat: 0, text: "red on R4" };
    expect(shown([step(4), undone]), "what was taken back").toEqual([]);
    expect(shown([step(4), undone, step(2, [], "red on R5")])).toEqual([["gain", 2]]);
    expect(shown([step(1), step(2, [], "red on R5")]), "two steps that arrive together").toEqual([["gain", 3]]);
    const others: FeedItem = { what: "move", seat: 1, text: "red on R4", brought: [[1, 5], [0, 2]] };
    expect(shown([others]), "another's turn has its own way").toEqual([["turn", 0]]);
    const over = table({ phase: "over", winners: [0] });
    expect(shown([step(1)], { now: over }), "not over the result").toEqual([]);
    expect(shown([step(1)], { now: over, lingers: true }), "but before it").toEqual([["gain", 1]]);
  });

  it("has dice thrown over a board that does not throw them itself", () => {
    const lines = linesOf([{ what: "throw", text: "3 5" }]);
    expect(momentsOf(lines, showing({ dice }))).toMatchObject([{ name: "dice", faces: ["3", "5"] }]);
    expect(momentsOf(lines, showing()), "they are heard from the board, once").toEqual([]);
    const drawn: Telling = { ...PLAIN, chance: "tell-drawn" };
    expect(momentsOf(lines, showing({ telling: drawn, dice })), "tiles make no noise of dice").toEqual([]);
    expect(momentsOf(linesOf([{ what: "throw", text: "seat 2 starts" }]), showing({ dice }))).toEqual([]);
  });

  it("ends with a triumph or without", () => {
    const over = linesOf([{ what: "over" }]);
    const now = (winners: number[]) => showing({ now: table({ phase: "over", winners }) });
    expect(momentsOf(over, now([0]))).toMatchObject([{ name: "victory", words: "Game over: Ann wins." }]);
    expect(momentsOf(over, now([1]))).toMatchObject([{ name: "defeat", words: "Game over: Sable wins." }]);
    expect(momentsOf(over, now([])), "given up").toEqual([]);
  });

  it("calls no round that will not come", () => {
    const lines = linesOf([
      { what: "throw", text: "a", moments: [{ name: "last-round" }, { name: "bottles", seat: 1, points: 2 }] },
      { what: "over" },
    ]);
    const told = (phase: string) =>
      momentsOf(lines, showing({ now: table({ game: "ink", phase, winners: [0] }) })).map((one) => one.name);
    expect(told("playing")).toContain("last-round");
    expect(told("over"), "nor dice that are done with").toEqual(["bottles", "victory"]);
  });

  it("knows every small step that a table of moments has and no engine tells", () => {
    const SAMPLES: Record<string, string[]> = {
      inkdoms: ["white as red from Redhill", "tower blue on B1 with spell 2"],
      ink: ["tile at -1,2"],
      inklings: ["walk d8-1 to d8-4", "enter d12-3"],
      "color-in-kingdom": ["red field on A1"],
    };
    for (const [game, moves] of Object.entries(SAMPLES)) {
      for (const move of moves) {
        const steps = stepsIn(game, move);
        expect(steps.length, move).toBeGreaterThan(0);
        for (const { name } of steps) expect(MOMENTS[game]?.[name]?.size, name).toBe("small");
      }
      expect(stepsIn(game, "done")).toEqual([]);
    }
    expect(stepsIn("drip", "anything")).toEqual([]);
  });
});

describe("the points of a line", () => {
  const capital = { name: "capital", seat: 0, points: 2, facts: { kingdom: "Redhill" } };
  const tamed = { name: "tamed", seat: 1, points: 1, facts: { beast: "griffin", kingdom: "Redhill" } };
  const blot = { name: "blot", seat: 1, points: -1, facts: { n: 1 } };
  /** Sable has finished; what she painted is revealed when Ann has, by Ann's last move. */
  const log: FeedItem[] = [
    { what: "throw", text: "red 3" },
    { what: "move", seat: 1, text: "red from Redhill" },
    { what: "move", seat: 1, text: "done" },
    { what: "move", seat: 0, text: "blue from Redhill" },
    { what: "move", seat: 0, text: "blue on R4", moments: [capital], brought: [[0, 3]] },
    { what: "move", seat: 0, text: "done", moments: [tamed, blot], brought: [[1, 8]] },
    { what: "move", seat: 1, text: "red on R4", late: true },
  ];

  it("are all that the turn brought, each once, with the turn that brought them", () => {
    const accounts = linesOf(log).map((line) => ({ line, ...accountOf(line) }));
    expect(accounts.map(({ line, total }) => [line.kind === "turn" && line.seat, total])).toEqual([
      [false, 0],
      [0, 3],
      [1, 8],
    ]);
    expect(accounts.map(({ moments }) => moments.map(({ moment, points }) => [moment.name, points]))).toEqual([
      [],
      [["capital", 0]],
      [["tamed", 0], ["blot", -1]],
    ]);
    expect(accounts.flatMap(({ others }) => others)).toEqual([]);
  });

  it("of others stand with what came about for them, or behind their names", () => {
    const [road, lost] = [{ name: "longest-road", seat: 0, points: 3 }, { name: "road-lost", seat: 1, points: -3 }];
    const copied = { name: "copied", seat: 1, points: 1 };
    const of = (moments: FeedMoment[], ...brought: [number, number][]) => {
      const [line] = linesOf([{ what: "move", seat: 0, text: "road on A1", moments, brought }]);
      const account = line && accountOf(line);
      return [account?.total, account?.moments.map(({ points }) => points), account?.others];
    };
    expect(of([road, lost], [0, 4], [1, -3])).toEqual([4, [0, -3], []]);
    expect(of([copied], [1, 2])).toEqual([0, [2], []]);
    expect(of([lost], [1, 2])).toEqual([0, [-3], [[1, 2]]]);
    expect(of([copied, lost], [1, -2]), "a gain and a loss at once").toEqual([0, [1, -3], []]);
    expect(of([{ ...copied, points: 4 }, lost], [1, 1])).toEqual([0, [4, -3], []]);
    expect(of([road]), "told before there were totals").toEqual([0, [3], []]);
  });

  it("are read in the log, and heard", async () => {
    await words.load("inkdoms");
    const voice = new Voice("inkdoms", ["Ann", "Sable"]);
    const shown = mount(Log, { target: document.body, props: { log, telling: PLAIN, voice } });
    flushSync();
    const numbers = [...document.querySelectorAll("li b")].map((one) => one.textContent);
    expect(numbers, "the latest first").toEqual(["+8", "−1", "+3"]);
    void unmount(shown);
    const said = newsOf(linesOf(log), 0, PLAIN, voice, []);
    expect(said.slice(1)).toEqual([
      "Ann builds Redhill’s capital (+3)",
      expect.stringMatching(/^Sable: .* \(\+8\)$/),
      "Sable tames a griffin in Redhill",
      "Sable makes a first ink blot (−1)",
    ]);
  });
});

describe("feelings", () => {
  it("follow points and moments, and pass", () => {
    vi.useFakeTimers();
    const one = new Feelings();
    const calm = { acting: true, over: false, won: false };
    one.count([0, 5]);
    expect(one.moodOf(1, calm)).toBe("thinking");
    expect(one.due(1)).toBe(0);
    one.count([0, 8]);
    expect(one.moodOf(1, calm)).toBe("glad");
    expect(one.points(1)).toBe(3);
    expect(one.due(1), "nothing covers it before it is seen").toBe(SEEN);
    one.count([0, 7]);
    expect(one.points(1), "both together").toBe(2);
    vi.advanceTimersByTime(LASTS);
    expect(one.points(1)).toBe(0);
    one.hear("inkdoms", [{ name: "blot", seat: 1, points: -1 }], 2);
    expect(one.moodOf(1, calm)).toBe("cross");
    expect(one.moodOf(0, calm), "a loss of the other").toBe("glad");
    vi.advanceTimersByTime(LASTS);
    one.hear("inkdoms", [{ name: "kingdom-first", seat: 0, points: 4 }], 2);
    expect(one.moodOf(0, calm)).toBe("glad");
    expect(one.moodOf(1, calm), "a triumph of the other").toBe("cross");
    vi.advanceTimersByTime(LASTS);
    one.count([0, 8]);
    one.hear("inkdoms", [{ name: "kingdom-first", seat: 0, points: 4 }], 2);
    expect(one.moodOf(1, calm), "one's own gain counts more").toBe("glad");
    one.close();
  });

  it("say by how much the last turn changed the points, not the turns before it", () => {
    vi.useFakeTimers();
    const one = new Feelings();
    one.count([5]);
    for (const total of [0, -5, -10]) {
      one.count([total]);
      expect(one.points(0), `at ${total}`).toBe(-5);
      vi.advanceTimersByTime(900);
    }
    one.close();
  });

  it("take nothing back for a loss: what was gained by it is not shown any more either", () => {
    vi.useFakeTimers();
    const one = new Feelings();
    one.count([2, 5]);
    one.count([4, 5]);
    expect(one.points(0)).toBe(2);
    one.count([2, 5], true);
    expect(one.points(0)).toBe(0);
    expect(one.moodOf(0, { acting: false, over: false, won: false })).toBe("waiting");
    one.count([3, 5]);
    expect(one.points(0), "what comes next is felt").toBe(1);
    one.close();
  });

  it("say nothing of points that become known for the first time", () => {
    const one = new Feelings();
    one.count([null, null]);
    one.count([4, -3]);
    expect([one.points(0), one.points(1)]).toEqual([0, 0]);
    one.close();
  });
});

describe("who is away", () => {
  const presence = (more: Partial<Presence> = {}): Presence => ({
    is: "presence",
    here: [true, false],
    thinking: [],
    watching: 0,
    since: [null, 1_000],
    replaceable: [],
    ...more,
  });
  const two = (more: Partial<Snapshot> = {}) =>
    table({ seats: [{ kind: "person", name: "Ann" }, { kind: "person", name: "Ben", acting: true }], ...more });

  it("is named when all wait for them", () => {
    expect(absentOf(two(), presence())).toEqual({ seat: 1, since: 1_000, replaceable: false });
    expect(absentOf(two(), presence({ replaceable: [1] }))?.replaceable).toBe(true);
    expect(absentOf(two(), presence({ here: [true, true] }))).toBeUndefined();
    expect(absentOf(two({ yours: [0, 1] }), presence()), "one's own other seat").toBeUndefined();
    expect(absentOf(two({ seat: null }), presence()), "who only watches").toBeUndefined();
    const stood = two({ seats: [{ kind: "person" }, { kind: "person", acting: true, level: "easy" }] });
    expect(absentOf(stood, presence()), "a bot plays already").toBeUndefined();
  });

  it("is away since a time of today, or since a day", () => {
    const then = new Date(2026, 4, 3, 14, 5).getTime();
    expect(awayText(then / 1000, then + 60_000)).toBe("away since 14:05");
    expect(awayText(then / 1000, then + 48 * 3_600_000)).toBe("away since 3 May");
    expect(awayText(null, then)).toBe("away");
    words.language = "ru";
    expect(awayText(then / 1000, then + 48 * 3_600_000)).toBe("не в сети с 3 мая");
  });
});

describe("words of the shell", () => {
  it("name who is to move where several share a screen", () => {
    const voice = new Voice("inkdoms", NAMES);
    expect(statusOf(table({ moves: ["done"] }), new Map(), voice)).toBe("Your turn");
    const shared = table({ moves: ["done"], seat: 1, yours: [0, 1] });
    expect(statusOf(shared, new Map(), voice)).toBe("Sable’s turn");
    // A player who is only asked something in another's turn is told what.
    expect(statusOf(table({ moves: ["done"] }), new Map(), voice, "Copy it?")).toBe("Copy it?");
    expect(statusOf(shared, new Map(), voice, "Copy it?")).toBe("Sable: Copy it?");
    expect(sureOf(table({}), voice)).toBeNull();
    expect(sureOf(table({ sure: 0, seat: 0 }), voice)).toEqual({
      words: "Nobody can catch you any more: every point now is for your best",
      last: false,
      calm: true,
    });
    expect(sureOf(table({ sure: 1, seat: 0 }), voice)).toEqual({ words: `Nobody can catch ${voice.name(1)} any more`, last: false });
    expect(sureOf(table({ sure: 0, seat: 0, yours: [0, 1] }), voice)?.words).toBe(`Nobody can catch ${voice.name(0)} any more`);
  });

  it("keep no name that nobody has chosen", () => {
    expect(["Painter", "Painter 2", "Painter Ben", "Ben 2"].map(isNobody)).toEqual([true, true, false, false]);
  });

  it("say two things at once one after the other", async () => {
    announcer.say("A capital");
    announcer.say("Your turn");
    expect(announcer.said).toBe("A capital. Your turn");
    await tick();
    announcer.say("Later");
    expect(announcer.said, "what was shown is not said again").toBe("Later");
    await tick();
  });

  it("tell achievements, blots and the end in the log", () => {
    const log = mount(Log, {
      target: document.body,
      props: {
        log: [
          { what: "move", seat: 0, text: "done", moments: [{ name: "blot", seat: 0, points: -1, facts: { n: 1 } }] },
          { what: "throw", text: "seat 2 starts", moments: [{ name: "last-round" }] },
          { what: "over" },
        ],
        telling: PLAIN,
        voice: new Voice("inkdoms", NAMES),
        seats: table().seats,
        winners: [1],
      },
    });
    flushSync();
    const said = document.body.textContent?.replace(/\s+/g, " ") ?? "";
    expect(said).toContain("Game over: Sable wins.");
    expect(said).toContain("Ann makes a first ink blot −1");
    expect(said).toContain("The last round begins.");
    void unmount(log);
  });

  it("are said in order, each thing once", () => {
    const lost = { name: "lost", seat: 1, facts: { left: 2 } };
    const die = { name: "die", seat: 0, points: 4, facts: { die: ["d8"] } };
    const lines = linesOf([
      { what: "move", seat: 0, text: "enter d8-1", moments: [die] },
      { what: "move", seat: 1, text: "lose d8-1", moments: [lost] },
      { what: "over" },
    ]);
    const said = newsOf(lines, 0, PLAIN, new Voice("inklings", NAMES), [0]);
    expect(said).toEqual([
      "Ann has inked the whole d8 (+4)",
      expect.stringMatching(/^Sable: /),
      "Game over: Ann wins.",
    ]);
    expect(inARow(["One.", "Two", "Three."])).toBe("One. Two. Three");
  });

  it("say what a step of one's own has scored, once", () => {
    const voice = new Voice("inklings", NAMES);
    const said = (points: number, moments: FeedMoment[] = [], seat = 0): string[] =>
      newsOf(linesOf([{ what: "move", seat, text: "enter d8-1", moments, brought: points ? [[seat, points]] : [] }]), 0, PLAIN, voice, []);
    expect(said(1)).toEqual(["+1 point"]);
    expect(said(2)).toEqual(["+2 points"]);
    expect(said(0)).toEqual([]);
    const die = { name: "die", seat: 0, points: 4, facts: { die: ["d8"] } };
    expect(said(5, [die]), "with the moment").toEqual(["Ann has inked the whole d8 (+5)"]);
    const tunnel = { name: "tunnel", seat: 0, points: -1 };
    expect(said(-1, [tunnel]), "with the move that cost it").toEqual(["Ann takes a tunnel (−1)"]);
    expect(said(-1), "of which nothing else is said").toEqual(["−1 point"]);
    const blot = { name: "lost", seat: 0, points: -1, facts: { left: 2 } };
    expect(said(-1, [blot]), "a loss that says it").toEqual([expect.stringContaining("(−1)")]);
    expect(said(1, [], 1), "another's is said with their turn").toEqual([expect.stringMatching(/^Sable: .* \(\+1\)$/)]);
    words.language = "ru";
    expect(said(3)).toEqual(["+3 очка"]);
  });

  it("explain what each line of a score is for", async () => {
    for (const game of ["inkdoms", "ink", "inklings", "color-in-kingdom"]) await words.load(game);
    const lines: [string, number][] = [["Redhill/speed", 4], ["Redhill/variety", 2], ["blots/marked", -1]];
    const score = { total: 5, lines, tie: [], verdict: null };
    const props = { scores: [score], names: [], voice: new Voice("inkdoms", NAMES) };
    const shown = mount(ScoreLines, { target: document.body, props });
    flushSync();
    expect([...document.querySelectorAll("dt")].map((one) => one.textContent)).toEqual(["first or second", "colours", "ink blots"]);
    expect(document.querySelector("dd")?.textContent).toMatch(/first or second/);
    void unmount(shown);
  });

  it("draw a race of points from nothing to the best", () => {
    expect([0, 1, 2, 3].map((seat) => shareOf([10, 5, -4, null], seat))).toEqual([1, 0.5, 0, 0]);
    expect(shareOf([-3, -8], 0)).toBe(0);
    expect([0, 1].map((seat) => shareOf([1, 2], seat)), "the first points fill no bar").toEqual([0.1, 0.2]);
    // Where a game is played to a number, the bar is full at that number and never beyond.
    expect([0, 1, 2].map((seat) => shareOf([6, 24, 26], seat, 24))).toEqual([0.25, 1, 1]);
  });

  it("read the dice of a throw as far as it shows some", () => {
    expect(dice("3 5")).toEqual(["3", "5"]);
    expect(dice("blue 3 at 1202,260")).toEqual([]);
    expect(dice("a tile")).toEqual([]);
  });
});
