import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FeedItem, Snapshot } from "../src/api/schema";
import { PLAIN, type BoardModule, type Telling } from "../src/boards/board";
import * as ckFar from "../src/boards/color-in-kingdom/far";
import * as ck from "../src/boards/color-in-kingdom/nearing";
import * as inkFar from "../src/boards/ink/far";
import * as ink from "../src/boards/ink/nearing";
import * as inkdomsFar from "../src/boards/inkdoms/far";
import * as inkdoms from "../src/boards/inkdoms/nearing";
import { fewer, more, progressOf } from "../src/boards/far";
import Small from "../src/boards/inkdoms/Small.svelte";
import { telling as inkdomsTelling } from "../src/boards/inkdoms/telling";
import * as inklingsFar from "../src/boards/inklings/far";
import * as inklings from "../src/boards/inklings/nearing";
import { telling as inklingsTelling } from "../src/boards/inklings/telling";
import { realmOf } from "../src/boards/inkdoms/realm";
import { idle } from "../src/boards/inkdoms/secret";
import { telling as ckTelling } from "../src/boards/color-in-kingdom/telling";
import { idle as inklingsIdle } from "../src/boards/inklings/state";
import { hasRoom } from "../src/boards/inkdoms/standing";
import { counted } from "../src/end/counted";
import { leadOf } from "../src/end/story";
import type { Moment } from "../src/moments/stage";
import { BotReactions, PAUSE, QUIET, ROUNDS } from "../src/reactions/bots";
import { Finale, HASTY, LEAST } from "../src/table/finale.svelte";
import { headlineOf as headlineOfTurn, lastTurnOf as lastTurnIn, lossSince, recentLines, turnInFull } from "../src/table/headline";
import { linesOf } from "../src/table/lines";
import Log from "../src/table/Log.svelte";
import { LASTS, LEAVES, Others, READ } from "../src/table/others.svelte";
import type { Playable } from "../src/table/playable";
import { pointOutNew } from "../src/table/newest";
import { roundsOf } from "../src/table/rounds";
import ScoreLines from "../src/table/ScoreLines.svelte";
import { momentsOf, type Showing } from "../src/table/showing";
import { lastTurnText } from "../src/table/status";
import { Suspense } from "../src/table/suspense.svelte";
import TurnCard from "../src/table/TurnCard.svelte";
import { LONGEST_READ, readingTime } from "../src/ui/reading";
import { Voice } from "../src/words/voice";
import { words } from "../src/words/words.svelte";

const NAMES = ["Ann", "Sable"];
const GAMES = ["inkdoms", "ink", "inklings", "color-in-kingdom"];

beforeEach(() => Promise.all(GAMES.map((game) => words.load(game))));
afterEach(() => {
  vi.useRealTimers();
  words.language = "en";
  document.body.replaceChildren();
});

function now(game: string, view: unknown = {}): Snapshot {
  return {
    game,
    phase: "playing",
    seats: [
      { kind: "person", name: "Ann" },
      { kind: "bot", name: "Sable", level: "hard" },
    ],
    seat: 0,
    yours: [0],
    view,
    moves: [],
    scores: [],
    winners: [],
  } as unknown as Snapshot;
}

function playable(game: string, view: unknown): Playable {
  return { now: now(game, view), options: {}, voice: new Voice(game, NAMES), log: [], pending: [], tick: 0 } as unknown as Playable;
}

const lastTurnOf = (log: readonly FeedItem[], ...[seat, telling, hidden]: [number, Telling, boolean]) =>
  lastTurnIn(recentLines(log), seat, telling, hidden);

const headlineOf = (log: readonly FeedItem[], seat: number, voice: Voice, telling: Telling = PLAIN, hidden = false) =>
  headlineOfTurn(lastTurnOf(log, seat, telling, hidden), seat, voice, telling);

const turn = (moves: string[], more: Partial<Moment> = {}): Moment => ({
  game: "inkdoms",
  name: "turn",
  seat: 1,
  moves,
  ...more,
});

describe("somebody else's turn", () => {
  it("stays to be looked at, grows by what comes of it, and goes by itself", () => {
    vi.useFakeTimers();
    const others = new Others();
    others.follow(turn(["red from Redhill"]));
    others.follow(turn(["red on R4"], { brought: 2 }));
    others.follow({ game: "inkdoms", name: "tamed", seat: 1, words: "Sable tames a griffin", points: 1 });
    others.follow({ game: "inkdoms", name: "spell", seat: 1, words: "Sable casts spell 2" }); // its move says so
    others.follow({ game: "inkdoms", name: "tamed", seat: 0, words: "Ann tames a griffin", points: 1 });
    expect(others.turn).toMatchObject({ seat: 1, moves: ["red from Redhill", "red on R4"], brought: 2 });
    expect(others.turn?.came).toEqual([{ words: "Sable tames a griffin", points: 1 }]);
    others.follow(null);
    vi.advanceTimersByTime(READ - 1);
    expect(others.turn?.leaving).toBe(false);
    vi.advanceTimersByTime(1);
    expect(others.turn?.leaving).toBe(true);
    vi.advanceTimersByTime(LEAVES);
    expect(others.turn).toBeNull();
  });

  it("leaves at its place what it brought itself, without the turns shown with it", () => {
    const others = new Others();
    others.follow(turn(["no dice", "red field on A1"], { brought: 12, earlier: [{ words: "copies", points: 11 }] }));
    expect(others.turn?.brought).toBe(12);
    expect(others.brought(1)).toBe(1);
    others.skip();
  });

  it("is shown for a little more than a second where nothing came of it", () => {
    vi.useFakeTimers();
    const others = new Others();
    others.follow(turn(["red from Redhill"]));
    others.follow(null);
    vi.advanceTimersByTime(LASTS);
    expect(others.turn?.leaving).toBe(true);
    expect(LASTS).toBeLessThan(2_000);
    others.skip();
  });

  it("is shown as long as it takes to read, which is not for ever", () => {
    vi.useFakeTimers();
    const shownFor = (reads: number, more: readonly Moment[] = []): number => {
      const others = new Others();
      others.follow(turn(["red from Redhill"], { reads }));
      for (const one of more) others.follow(one);
      others.follow(null);
      let ms = 0;
      for (; others.turn && !others.turn.leaving && ms < 20_000; ms += 50) vi.advanceTimersByTime(50);
      others.skip();
      return ms;
    };
    expect(shownFor(1_000), "a short one").toBe(LASTS);
    expect(shownFor(4_500)).toBe(4_500);
    expect(shownFor(4_000, [turn(["red on R4"], { reads: 4_000 })]), "all of it together").toBe(LONGEST_READ);
    expect(shownFor(0, [turn(["blue from Redhill"], { seat: 2, reads: 4_200 })]), "the last of several").toBe(4_200);
  });

  it("takes longer to read the more is told of it", () => {
    const telling = inkdomsTelling;
    const showing = { now: now("inkdoms"), voice: new Voice("inkdoms", NAMES), telling, of: 0, known: () => false };
    const reads = (...moves: string[]): number => {
      const lines = linesOf(moves.map((text) => ({ what: "move", seat: 1, text }) as FeedItem));
      return momentsOf(lines, showing as unknown as Showing)[0]?.reads ?? 0;
    };
    const large = ["red from Redhill", "spell 3 to Greenwood", "red on R4", "red on G1 with spell 2", "tower green on Y1", "tower brown on B2", "done"];
    const times = [1, 3, 5, large.length].map((n) => reads(...large.slice(0, n)));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times[0]).toBeLessThan(2_500);
    expect(times.at(-1)).toBe(LONGEST_READ);
    expect(readingTime([]), "nothing to read").toBe(0);
  });

  it("ends with a tap, and gives way to the next one's", () => {
    const others = new Others();
    others.follow(turn(["red from Redhill"]));
    others.follow(turn(["blue from Redhill"], { seat: 2 }));
    expect(others.turn).toMatchObject({ seat: 2, moves: ["blue from Redhill"] });
    others.follow(turn(["red from Redhill"], { seat: 2, round: 1 }));
    expect(others.turn?.moves, "another round is another turn").toEqual(["red from Redhill"]);
    others.skip();
    expect(others.turn).toBeNull();
  });

  it("does not lie over the sheet of who is busy", () => {
    const others = new Others();
    others.follow(turn(["red from Redhill"], { aside: true }));
    expect(others.turn).toBeNull();
  });

  it("has brought what it has brought, and not what the one before did", () => {
    const others = new Others();
    const [sable, lost] = [1, { words: "Sable loses an Inkling", points: 0 }];
    others.follow(turn(["walk d8-1 to d8-4"], { brought: 1 }));
    expect(others.brought(sable)).toBe(1);
    others.follow(turn(["lose d8-4"], { round: 1, came: [lost] }));
    expect(others.brought(sable), "a loss").toBe(0);
    others.follow(turn(["red field on A1"], { round: 2, brought: 10, aside: true }));
    expect(others.brought(sable), "also where its card would have been in the way").toBe(10);
    others.follow(turn(["red from Redhill"], { round: 3 }));
    expect(others.brought(sable), "of a turn that goes on the log tells").toBeUndefined();
    expect(others.brought(sable, true), "what is secret does not count yet").toBe(10);
    others.skip();
  });

  it("has its moves and, once, what it brought", () => {
    const lines = linesOf([
      { what: "move", seat: 1, text: "red from Redhill" },
      { what: "throw", text: "blue 2" },
      { what: "move", seat: 1, text: "red on R4", late: true },
    ]);
    const showing = {
      now: now("inkdoms"),
      voice: new Voice("inkdoms", NAMES),
      telling: PLAIN,
      of: 0,
      known: () => false,
      steps: true,
      brought: () => 3,
    } as unknown as Showing;
    const turns = (more: Partial<Showing> = {}) => momentsOf(lines, { ...showing, ...more });
    expect(turns({ round: 4 })).toMatchObject([
      { moves: ["red from Redhill"], brought: 0, round: 4, aside: false },
      { moves: ["red on R4"], brought: 3, round: 5, aside: false },
    ]);
    expect(turns({ busy: true }).every((one) => one.aside || one.name === "dice")).toBe(true);
  });

  it("comes after what one has gained oneself, though it settled that", () => {
    const gained = { name: "kingdom-first", seat: 0, facts: { what: "Greenwood" }, points: 4 };
    const lines = linesOf([
      { what: "move", seat: 1, text: "done", moments: [{ name: "blot", seat: 1, points: -1 }, gained] },
    ] as FeedItem[]);
    const showing = { now: now("inkdoms"), voice: new Voice("inkdoms", NAMES), telling: PLAIN, of: 0, known: () => false };
    const shown = momentsOf(lines, showing as unknown as Showing);
    expect(shown.map(({ name, seat }) => `${name} ${seat}`)).toEqual(["kingdom-first 0", "turn 1", "blot 1"]);
  });

  it("tells the steps of a total as one, in its headline and over all parts of the turn", () => {
    const voice = new Voice("ink", NAMES);
    const showing = { now: now("ink"), voice, telling: PLAIN, of: 0, known: () => false };
    const placed = (n: number, total: number) => ({ name: "bottles", seat: 1, facts: { n, total, black: 0 }, points: n });
    const part = (...moments: ReturnType<typeof placed>[]) =>
      moments.map((one, k) => ({ what: "move", seat: 1, text: `complete ${k}a`, moments: [one] })) as unknown as FeedItem[];
    const [first, second] = [part(placed(1, 13), placed(2, 15)), part(placed(2, 17))];
    const others = new Others();
    for (const items of [first, second]) {
      for (const moment of momentsOf(linesOf(items), showing as unknown as Showing)) others.follow(moment);
    }
    expect(others.turn?.came.map(({ words: told, points }) => [told, points])).toEqual([["Sable places 5 bottles: 17 of 24", 5]]);
    others.skip();
    expect(headlineOf([...first, ...second], 1, voice)?.words).toBe("places 5 bottles: 17 of 24");
  });

  it("says that more came of it than its headline has room for", () => {
    const voice = new Voice("ink", NAMES);
    const done = (n: number) => ({ name: "objective", seat: 1, facts: { n }, points: 0 });
    const placed = { name: "bottles", seat: 1, facts: { n: 5, total: 9, black: 0 }, points: 5 };
    const turn = (...moments: object[]) =>
      [{ what: "move", seat: 1, text: "complete 0a", moments }] as unknown as FeedItem[];
    expect(headlineOf(turn(placed, done(4)), 1, voice)?.goesOn).toBeUndefined();
    expect(headlineOf(turn(placed, done(4), done(6)), 1, voice)?.goesOn).toBe(true);
  });

  it("brings everybody else one moment when a round ends, after all that is one's own", () => {
    const moments = [
      { name: "tower", seat: 1 },
      { name: "tower", seat: 1 },
      { name: "spell", seat: 1 },
      { name: "kingdom-first", seat: 1, facts: { what: "Greenwood" }, points: 4 },
      { name: "blot", seat: 1, facts: { n: 1 }, points: -1 },
      { name: "blot", seat: 0, facts: { n: 1 }, points: -1 },
      { name: "tower", seat: 0 },
      { name: "last-round", seat: null },
    ];
    const lines = linesOf([{ what: "move", seat: 0, text: "done", moments }] as FeedItem[]);
    const showing = { now: now("inkdoms"), voice: new Voice("inkdoms", NAMES), telling: PLAIN, of: 0, known: () => false, steps: true };
    const shown = momentsOf(lines, showing as unknown as Showing);
    expect(shown.map(({ name, seat }) => `${name} ${seat}`)).toEqual(["blot 0", "tower 0", "kingdom-first 1", "last-round null"]);
    const theirs = shown[2];
    expect(theirs?.names, "all that it stands for").toEqual(["tower", "tower", "spell", "kingdom-first", "blot"]);
    expect(theirs?.points).toBe(3);
    expect(theirs?.words).toMatch(new RegExp(`^${NAMES[1]} .*Greenwood, .*, makes a first ink blot`));
    expect(theirs?.words?.split(NAMES[1] ?? "")).toHaveLength(2);
  });

  it("is one line of the log, though what was painted is told late", () => {
    const moments = [{ name: "tamed", seat: 1, points: 1 }];
    const lines = linesOf([
      { what: "throw", text: "blue 2" },
      { what: "move", seat: 1, text: "red from Redhill" },
      { what: "move", seat: 0, text: "blue from Redhill" },
      { what: "move", seat: 1, text: "done" },
      { what: "move", seat: 1, text: "red on R4", late: true, moments },
      { what: "move", seat: 1, text: "red on R5", late: true },
      { what: "throw", text: "blue 3" },
      { what: "move", seat: 1, text: "blue on B1", late: true },
    ] as FeedItem[]);
    expect(lines.map((line) => (line.kind === "turn" ? [line.seat, ...line.moves] : line.kind))).toEqual([
      "throw",
      [0, "blue from Redhill"],
      [1, "red from Redhill", "red on R4", "red on R5", "done"],
      "throw",
      [1, "blue on B1"],
    ]);
  });

  it("flies as one number what one move of one's own brings", () => {
    const built = { name: "capital", seat: 0, points: 2 };
    const showing = { now: now("inkdoms"), voice: new Voice("inkdoms", NAMES), telling: PLAIN, of: 0, known: () => true, steps: true };
    const flown = (total: number, ...others: object[]) => {
      const brought = total ? [[0, total]] : [];
      const lines = linesOf([{ what: "move", seat: 0, text: "red on R4", moments: [built, ...others], brought }] as FeedItem[]);
      return momentsOf(lines, showing as unknown as Showing).map(({ points }) => points);
    };
    expect(flown(3), "with the point for a new colour").toEqual([3]);
    expect(flown(2)).toEqual([2]);
    expect(flown(1), "less what it cost elsewhere: the score says the same").toEqual([1]);
    expect(flown(0), "no less than it tells").toEqual([2]);
    expect(flown(3, { name: "road-lost", seat: 1, points: -10 }), "what another loses is not added").toEqual([3, -10]);
    expect(flown(2, { name: "blot", seat: 0, points: -1 }), "nor a loss that is in no total").toEqual([2, -1]);
  });

  it("keeps points and the next turn back until it is seen", () => {
    const suspense = new Suspense();
    expect(suspense.seen([3, 5])).toEqual([3, 5]);
    suspense.hold(1, 5);
    suspense.hold(1, 7); // it has gone on before it was shown
    suspense.hold(2, null);
    expect([suspense.seats, suspense.seen([3, 9, 4])]).toEqual([[1, 2], [3, 5, null]]);
    suspense.release(1);
    expect([suspense.seats, suspense.seen([3, 9, 4])]).toEqual([[2], [3, 9, null]]);
    suspense.clear();
    expect(suspense.seen([3, 9, 4])).toEqual([3, 9, 4]);
  });

  it("gives back the points of each turn of a seat when that one is shown", () => {
    const suspense = new Suspense();
    suspense.hold(1, 75);
    suspense.release(1, 11, true);
    expect([suspense.seats, suspense.seen([107, 96])], "the road is still to be told").toEqual([[1], [107, 86]]);
    suspense.release(1, 10);
    expect(suspense.seen([107, 96])).toEqual([107, 96]);

    const lines = linesOf([
      { what: "move", seat: 1, text: "red field on D4", brought: [[1, 11]] },
      { what: "throw", text: "family 4 5 6 4, duty 2" },
      { what: "move", seat: 1, text: "4 and 5" },
      { what: "move", seat: 1, text: "yellow road on D5", brought: [[1, 10]] },
    ] as FeedItem[]);
    const showing = { now: now("color-in-kingdom"), voice: new Voice("color-in-kingdom", NAMES), telling: ckTelling, of: 0, known: () => false };
    const turns = momentsOf(lines, { ...showing, brought: () => 21 } as unknown as Showing);
    expect(turns.map(({ name, brought }) => [name, brought])).toEqual([["turn", 11], ["turn", 10]]);
  });

  it("says whose turn is answered, if it was the reader's", () => {
    const of = (builder: number): Moment[] => {
      const lines = linesOf([
        { what: "throw", text: "family 4 5 6 4, duty 2" },
        { what: "move", seat: builder, text: "4 and 5" },
        { what: "move", seat: builder, text: "yellow road on D5" },
        { what: "move", seat: 1, text: "yellow road on D5", late: true },
      ] as FeedItem[]);
      const showing = { now: now("color-in-kingdom"), voice: new Voice("color-in-kingdom", NAMES), telling: ckTelling, of: 0, known: () => false };
      return momentsOf(lines, showing as unknown as Showing).filter(({ name, seat }) => name === "turn" && seat === 1);
    };
    const [mine] = of(0);
    expect([mine?.words, mine?.toYou]).toEqual(["copies you: a Brick Road", true]);
    const others = new Others();
    others.follow(mine ?? null);
    expect(others.turn?.toYou).toBe(true);
    others.skip();
    const [theirs] = of(2);
    expect([theirs?.words, theirs?.toYou]).toEqual(["copies a Brick Road", undefined]);
  });

  it("tells in a line what was built before what came of it, and not which dice were picked", () => {
    const log = [
      { what: "throw", text: "family 4 5 6 4, duty 2" },
      { what: "move", seat: 1, text: "4 and 5" },
      { what: "move", seat: 1, text: "yellow road on D5", brought: [[1, 11]], moments: [{ name: "longest-road", seat: 1, facts: { even: "no", length: 2 }, points: 10 }] },
    ] as unknown as FeedItem[];
    const voice = new Voice("color-in-kingdom", NAMES);
    expect(headlineOf(log, 1, voice, ckTelling)).toEqual({
      points: 11,
      words: "builds a Brick Road",
      more: "has the longest road, 2 long",
    });
    expect(ckTelling.brief?.(["1 and 6"], voice)).toBe("picks 1 and 6");
    expect(ckTelling.brief?.(["yellow road on D5"], voice, false)).toBe("copies a Brick Road");
  });

  it("says once that somebody is out, in one sentence; later only that they are", () => {
    const voice = new Voice("inklings", NAMES);
    const log = [
      { what: "throw", text: "d4 1" },
      { what: "move", seat: 1, text: "lose d8-4", moments: [{ name: "lost", seat: 1, facts: { left: 0 } }, { name: "out", seat: 1 }] },
    ] as unknown as FeedItem[];
    expect(headlineOf(log, 1, voice)).toEqual({ points: 0, words: "is out: no Inkling is left", more: "" });
    const view = { stage: "moves", actors: [0], sheets: [{ out: false }, { out: true }] };
    const table = (items: readonly FeedItem[]): Playable => ({ ...playable("inklings", view), log: items });
    expect(inklingsIdle(table(log), 1)).toEqual({ words: "out" });
    expect(inklingsIdle(table([...log, { what: "throw", text: "d4 2" }]), 1)).toEqual({ words: "out", short: "out" });
  });

  it("stays no longer for being one of several", () => {
    vi.useFakeTimers();
    const others = new Others();
    for (const seat of [1, 2, 3]) {
      others.follow(turn(["red from Redhill"], { seat }));
      vi.advanceTimersByTime(1_000);
    }
    others.follow(null);
    vi.advanceTimersByTime(700);
    expect(others.turn === null || others.turn.leaving).toBe(true);
  });

  it("is told below all the others where they are too many for a row", () => {
    const table = playable("inkdoms", { sheets: [] });
    const below = (seats: number): boolean => {
      const many = { ...table, now: { ...table.now, seats: Array.from({ length: seats }, () => ({ kind: "bot", name: "Sable" })) } } as Playable;
      const others = new Others();
      others.follow(turn(["done"]));
      const props = { table: many, board: {} as BoardModule, turn: others.turn as never, of: 0, total: 9 };
      const card = mount(TurnCard, { target: document.body, props });
      flushSync();
      const found = document.querySelector(".turn.below") !== null;
      void unmount(card);
      others.skip();
      return found;
    };
    expect([2, 4, 5].map(below)).toEqual([false, false, true]);
  });

  it("says of two turns told together what each of them brought", () => {
    const props = {
      table: playable("color-in-kingdom", { sheets: [] }),
      board: {} as BoardModule,
      turn: {
        seat: 1,
        moves: ["purple forest on D4"],
        first: true,
        round: 2,
        brought: 12,
        came: [],
        earlier: [{ words: "copies a farm", points: 5 }],
        leaving: false,
      },
      of: 0,
      total: 30,
    };
    const card = mount(TurnCard, { target: document.body, props });
    flushSync();
    const told = (part: string) => document.querySelector(`.${part}`)?.textContent?.replace(/\s+/g, " ").trim();
    expect(told("earlier")).toBe("copies a farm +5");
    expect(told("did")).toMatch(/\+7$/);
    expect(document.querySelectorAll(".did [data-part]"), "neither of them is left out").toHaveLength(0);
    expect(told("points")).toBe("+12 30");
    void unmount(card);
  });

  it("gives way, at its place, to what others have taken away since", () => {
    const voice = new Voice("color-in-kingdom", NAMES);
    const moved = (seat: number, text: string, brought: [number, number][]): FeedItem => ({ what: "move", seat, text, brought }) as FeedItem;
    const log = [moved(1, "yellow road on B5", [[1, 9]]), moved(0, "yellow road on F3", [[0, 2], [1, -9]])];
    const loss = (all: readonly FeedItem[]) => {
      const lines = recentLines(all);
      return lossSince(lines, lastTurnIn(lines, 1, PLAIN, false), 1, voice);
    };
    expect(loss(log)).toEqual({ points: -9, words: "", more: "" });
    expect(loss([log[0] as FeedItem, moved(0, "red field on A1", [[1, 1]])]), "a gain").toBeNull();
    expect(loss([...log, moved(1, "no copy", [])]), "a turn later").toBeNull();
  });

  it("is told on a card: who, in what mood, what, and what is new on their sheet", async () => {
    const [area] = realmOf("standard").areas;
    const sheet = { paint: { [area?.id ?? ""]: "red" }, complete: [], blots: 2 };
    const table = playable("inkdoms", { sheets: [sheet, sheet] });
    const card = mount(TurnCard, {
      target: document.body,
      props: {
        table,
        board: { small: Small, telling: inkdomsTelling } as Partial<BoardModule> as BoardModule,
        turn: {
          seat: 1,
          moves: ["red from Redhill", `red on ${area?.id}`],
          first: true,
          round: 1,
          brought: 2,
          came: [{ words: "Sable tames a griffin", points: 1 }],
          leaving: false,
        },
        of: 0,
        total: 34,
      },
    });
    flushSync();
    const said = document.body.textContent?.replace(/\s+/g, " ") ?? "";
    expect(said).toContain("Sable hard +2 34");
    expect(said).toContain("Redhill");
    expect(said, "her name stands above").toContain("tames a griffin");
    expect(said.match(/\+\d/g), "one number for the whole turn").toEqual(["+2"]);
    expect(said).not.toContain("Sable tames");
    expect(document.querySelector("[data-face=sable]")?.getAttribute("data-mood")).toBe("glad");
    const fresh = (): NodeListOf<Element> => document.querySelectorAll("[data-turn-sheet] path.fresh");
    expect(fresh(), "the sheet has a frame of its own").toHaveLength(0);
    await vi.waitFor(() => expect(fresh()).toHaveLength(1));
    expect(document.querySelector("[data-turn-of]")?.getAttribute("aria-hidden"), "it was said in words").toBe("true");
    void unmount(card);
  });

  it("is told with what matters most first, in three lines at most", () => {
    const moments = [
      { name: "tower", seat: 1 },
      { name: "tamed", seat: 1, facts: { beast: "griffin", kingdom: "Redhill" }, points: 1 },
      { name: "kingdom-first", seat: 1, facts: { what: "Redhill" }, points: 4 },
    ];
    const lines = linesOf([{ what: "move", seat: 1, text: "red on R4", moments }] as FeedItem[]);
    const showing = { now: now("inkdoms"), voice: new Voice("inkdoms", NAMES), telling: PLAIN, of: 0, known: () => false };
    const [first] = momentsOf(lines, showing as unknown as Showing);
    expect(first?.came?.map(({ points }) => points)).toEqual([4, 1, 0]);
    const others = new Others();
    others.follow(first ?? null);
    others.follow({ game: "inkdoms", name: "tower", seat: 1, words: first?.came?.[2]?.words ?? "" });
    expect(others.turn?.came, "each once").toHaveLength(3);
    const table = playable("inkdoms", { sheets: [{ paint: {} }, { paint: {} }] });
    const board = { telling: inkdomsTelling } as unknown as BoardModule;
    const card = mount(TurnCard, { target: document.body, props: { table, board, turn: others.turn as never, of: 0, total: 9 } });
    flushSync();
    expect(document.querySelector("[data-headline]")?.textContent).toMatch(/is first to paint all of Redhill.*tames/s);
    expect(document.querySelector(".did"), "the rest is in the log").toBeNull();
    void unmount(card);
  });

  it("has the points of several things that came together once", () => {
    const moments = [
      { name: "tamed", seat: 1, facts: { beast: "griffin", kingdom: "Redhill" }, points: 1 },
      { name: "kingdom-first", seat: 1, facts: { what: "Redhill" }, points: 4 },
    ];
    const lines = linesOf([{ what: "move", seat: 1, text: "red on R4", moments }] as FeedItem[]);
    const showing = { now: now("inkdoms"), voice: new Voice("inkdoms", NAMES), telling: PLAIN, of: 0, known: () => false };
    const all = momentsOf(lines, showing as unknown as Showing);
    const others = new Others();
    for (const one of all) others.follow(one);
    expect(all.at(-1)).toMatchObject({ name: "kingdom-first", points: 5 });
    expect(others.turn?.came.map(({ points }) => points)).toEqual([4, 1]);
    others.skip();
  });

  it("leaves everybody their points", () => {
    const table = playable("inkdoms", { sheets: [{ paint: {} }, { paint: {} }] });
    const board = { telling: inkdomsTelling } as unknown as BoardModule;
    const shown = { seat: 1, moves: ["red from Redhill"], first: true, round: 0, brought: 2, came: [], leaving: false };
    const props = { table, board, turn: shown, of: 0, total: 9, totals: [14, 9] };
    const card = mount(TurnCard, { target: document.body, props });
    flushSync();
    const points = (seat: number) => document.querySelector(`[data-turn-score="${seat}"]`)?.textContent;
    expect([points(0), points(1)]).toEqual(["14", "9"]);
    void unmount(card);
  });

  it("says that something is hidden still", () => {
    const table = playable("inkdoms", { sheets: [{ paint: {} }, { paint: {} }] });
    const board = { telling: inkdomsTelling, secret: () => "Hidden until all are done" } as unknown as BoardModule;
    const shown = { seat: 1, moves: ["red from Redhill"], first: true, round: 0, brought: 0, came: [], leaving: false };
    const card = mount(TurnCard, { target: document.body, props: { table, board, turn: shown, of: 0, total: 9 } });
    flushSync();
    expect(document.querySelector(".told")?.textContent).toContain("Hidden until all are done");
    void unmount(card);
  });

  it("stays at their place in a line", () => {
    const voice = new Voice("inklings", NAMES);
    const log = [
      { what: "throw", text: "d4 1" },
      { what: "move", seat: 1, text: "walk 3b to 4b", moments: [{ name: "die", seat: 1, facts: { die: "d12" }, points: 6 }], brought: [[1, 7]] },
      { what: "move", seat: 0, text: "walk 3b to 4b" },
    ] as unknown as FeedItem[];
    expect(headlineOf(log, 1, voice)).toEqual({ points: 7, words: "has inked the whole d12", more: "" });
    expect(headlineOf(log, 2, voice)).toBeNull();
    const next = [...log, { what: "throw", text: "d4 2" }, { what: "move", seat: 1, text: "walk 4b to 5b" }] as FeedItem[];
    expect(headlineOf(next, 1, voice)?.points).toBe(0);
    expect(headlineOf(next, 1, voice, PLAIN, true)?.points, "a turn that is a secret still").toBe(7);
  });
});

describe("the last turn of somebody", () => {
  const voice = new Voice("inkdoms", NAMES);
  const moments = [{ name: "tamed", seat: 1, facts: { beast: "griffin", kingdom: "Redhill" }, points: 1 }];
  const log = [
    { what: "throw", text: "blue 2" },
    { what: "move", seat: 1, text: "red from Redhill" },
    { what: "move", seat: 1, text: "red on R4", moments },
    { what: "throw", text: "blue 3" },
    { what: "move", seat: 0, text: "blue from Redhill" },
  ] as unknown as FeedItem[];

  it("can be read again in full, with the moves that changed their sheet", () => {
    const turn = lastTurnOf(log, 1, inkdomsTelling, false);
    expect(turn.flatMap(({ moves }) => moves)).toEqual(["red from Redhill", "red on R4"]);
    expect(turnInFull(turn, voice, inkdomsTelling)).toMatch(/Redhill.*, tames a griffin/);
    expect(lastTurnOf(log, 2, inkdomsTelling, false)).toEqual([]);
  });

  it("is pointed out on their sheet", () => {
    document.body.innerHTML = '<div data-board><i data-area="R4"></i><i data-area="R5"></i></div>';
    const lit: Element[] = [];
    HTMLElement.prototype.animate = function () {
      lit.push(this);
      return {} as Animation;
    };
    pointOutNew(["red from Redhill", "red on R4"]);
    expect(lit.map((one) => one.getAttribute("data-area"))).toEqual(["R4"]);
  });

  it("says at their place that what they paint is secret", () => {
    const phase = (own: string) => playable("inkdoms", { stage: "turns", sheets: [{ phase: "painting" }, { phase: own }] });
    expect(idle(phase("waiting"), 1)).toBeNull();
    expect(idle(phase("painting"), 1)).toMatchObject({ short: "secret" });
    expect(idle(phase("painting"), 0), "one's own is seen").toBeNull();
  });
});

describe("the end", () => {
  it("has no turn any more that anybody has: it was their last", () => {
    const voice = new Voice("inkdoms", NAMES);
    expect(lastTurnText(now("inkdoms"), 1, voice)).toBe("Last turn: Sable");
    expect(lastTurnText(now("inkdoms"), 0, voice)).toBe("Game over");
  });

  it("comes when the last turn has been seen, with a tap, or at once", () => {
    vi.useFakeTimers();
    const finale = new Finale();
    finale.begin(false);
    finale.skip(); // a second tap on the last move
    expect(finale).toMatchObject({ lingers: true, settled: false });
    finale.rest();
    vi.advanceTimersByTime(LEAST - 1);
    expect(finale.settled).toBe(false);
    finale.stay(); // the card of the turn comes
    vi.advanceTimersByTime(1_000);
    expect(finale.settled).toBe(false);
    finale.rest();
    vi.advanceTimersByTime(0);
    expect(finale).toMatchObject({ lingers: false, settled: true });

    const tapped = new Finale();
    tapped.begin(false);
    vi.advanceTimersByTime(HASTY);
    tapped.skip();
    expect(tapped.settled).toBe(true);

    const seen = new Finale();
    seen.begin(true);
    expect(seen.settled, "where nobody looks").toBe(true);
    expect(new Finale(true).settled, "at a table that was over").toBe(true);
  });

  it("shows the turn first, and who has won with the result", () => {
    const moments = [{ name: "blot", seat: 1, points: -1 }, { name: "last-round" }];
    const lines = linesOf([{ what: "move", seat: 1, text: "done", moments }, { what: "over" }] as unknown as FeedItem[]);
    const over = { ...now("inkdoms"), phase: "over", winners: [1] };
    const showing = { now: over, voice: new Voice("inkdoms", NAMES), telling: PLAIN, of: 0, known: () => false };
    const names = (lingers: boolean) =>
      momentsOf(lines, { ...showing, lingers } as unknown as Showing).map(({ name }) => name);
    expect(names(true)).toEqual(["turn", "blot"]);
    expect(names(false)).toEqual(["defeat"]);
  });
});

describe("bots", () => {
  const table = { seats: [{ kind: "person" }, { kind: "bot" }], yours: [0] };
  const grand = (seat: number): Moment => ({ game: "inkdoms", name: "kingdom-first", seat });
  /** Turns at which somebody stirs. */
  const stirs = (moment: Moment) =>
    Array.from({ length: 40 }, (_, turn) => new BotReactions("abc").answer(moment, turn, table, 0)).filter(Boolean);

  it("answer what is worth it, without a word, and the same way again", () => {
    expect(new Set(stirs(grand(0)).map((one) => `${one?.seat} ${one?.what}`))).toEqual(new Set(["1 bravo"]));
    expect(new Set(stirs(grand(1)).map((one) => one?.what))).toEqual(new Set(["ha"]));
    expect(new Set(stirs({ game: "inkdoms", name: "blot", seat: 1 }).map((one) => one?.what))).toEqual(new Set(["oops"]));
    expect(stirs({ game: "inkdoms", name: "blot", seat: 0 }), "nobody laughs at a loss").toEqual([]);
    expect(stirs({ game: "inkdoms", name: "tower", seat: 1 })).toEqual([]);
    expect(stirs(grand(0)).length).toBeLessThan(40);
    expect(stirs(grand(0))).toEqual(stirs(grand(0)));
  });

  /** The reactions in a game of this many rounds, each with a turn of the bot and then a moment. */
  function game(rounds: number, moment: (k: number) => Moment) {
    const bots = new BotReactions("abc");
    return Array.from({ length: rounds }, (_, k) => {
      bots.answer({ game: "inkdoms", name: "turn", seat: 1, round: k }, 2 * k, table, 10_000 * k);
      return bots.answer(moment(k), 2 * k + 1, table, 10_000 * k)?.what ?? null;
    });
  }

  it("do not chatter, and never say the same twice in a row", () => {
    const said = game(60, (k) => grand(k % 2));
    const rounds = said.flatMap((what, k) => (what ? [k] : []));
    expect(rounds.length, "but are not silent").toBeGreaterThan(10);
    expect(rounds.every((k, n) => !n || k - (rounds[n - 1] ?? 0) >= ROUNDS)).toBe(true);
    const spoken = said.filter(Boolean);
    expect(spoken.every((what, n) => what !== spoken[n - 1])).toBe(true);
    const bots = new BotReactions("abc");
    const hasty = Array.from({ length: 20 }, (_, k) => {
      bots.answer({ game: "inkdoms", name: "turn", seat: 1, round: k }, 2 * k, table, k);
      return bots.answer(grand(k % 2), 2 * k + 1, table, k);
    });
    expect(hasty.filter(Boolean), "however fast others play").toHaveLength(1);
    expect(PAUSE).toBeGreaterThan(5_000);
  });

  it("answer smaller things after some silence, and thank who copied them", () => {
    const tamed = (k: number): Moment => ({ game: "inkdoms", name: "tamed", seat: k % 2, points: 2 });
    const said = game(12, tamed);
    expect(said.slice(0, QUIET - 1).every((what) => what === null)).toBe(true);
    expect(said.some(Boolean)).toBe(true);
    expect(new Set(stirs({ game: "color-in-kingdom", name: "copied", seat: 1, points: 1 }).map((one) => one?.what))).toEqual(
      new Set(["thanks"]),
    );
  });
});

describe("how near the end is", () => {
  const standard = realmOf("standard");
  const painted = (kingdom: string, bare: number): Record<string, string> =>
    Object.fromEntries(
      standard.areas.filter((area) => area.kingdom === kingdom).slice(bare).map((area) => [area.id, "red"]),
    );
  const sheet = (paint = {}, complete: string[] = []) => ({ paint, complete, blots: 0 });
  const view = (...sheets: unknown[]) => ({ sheets, stage: "turns", last: false, awards: { firsts: ["Redhill"] } });

  it("is said of kingdoms that are nearly full, and of the third that ends the game", () => {
    const near = (shown: unknown) => inkdoms.nearing(playable("inkdoms", shown))?.words;
    expect(near(view(sheet(), sheet()))).toBeUndefined();
    expect(near(view(sheet(), sheet(painted("Redhill", 3))))).toBeUndefined();
    expect(near(view(sheet(), sheet(painted("Redhill", 2))))).toBe("Sable: 2 to go in Redhill");
    expect(near(view(sheet(), sheet(painted("Greenwood", 1)))), "its first place is gone").toBeUndefined();
    const two = sheet(painted("Greenwood", 1), ["Bluewater", "Umberland"]);
    expect(near(view(two, sheet(painted("Redhill", 1))))).toBe("You: 1 area to the last round");
    // Two may be filled in one turn: what all three lack counts, and the player who lacks least is named.
    const soon = sheet({ ...painted("Greenwood", 2), ...painted("Redhill", 1) }, ["Bluewater"]);
    expect(near(view(sheet(painted("Redhill", 2)), soon))).toBe("Sable: 3 areas to the last round");
    expect(near(view(two, soon)), "and how near the other is").toBe("To the end: you 1, Sable 3");
    expect(near(view(soon, soon)), "one's own sheet one sees").toBe("Sable: 3 areas to the last round");
    const later = sheet({ ...painted("Greenwood", 4), ...painted("Umberland", 3) }, ["Bluewater"]);
    expect(near(view(sheet(), later))).toBeUndefined();
    // The third is painted in the middle of a turn: it counts at its end, but nothing jumps back.
    const third = sheet(painted("Greenwood", 0), ["Bluewater", "Umberland"]);
    const begun = { ...third, paint: { ...third.paint, ...painted("Redhill", 4) } };
    expect(near(view(begun, sheet(painted("Redhill", 1))))).toBe("You: three full, last round next");
    expect(inkdoms.nearing(playable("inkdoms", { ...view(two, two), last: true }))).toEqual({
      words: "The last round",
      last: true,
    });
  });

  it("knows kingdoms where nothing can be painted any more", () => {
    const full = { paint: painted("Greenwood", 0) };
    expect(["Greenwood", "Redhill", "", "dragons"].map((name) => hasRoom(name, full, standard))).toEqual([
      false, true, true, true,
    ]);
  });

  it("is said of bottles", () => {
    const near = (own: number[], more = {}) =>
      ink.nearing(playable("ink", { stage: "turn", last: false, tie_round: 0, apprentice: null, painters: own.map((n) => ({ own: n })), ...more }));
    expect(near([24, 6])).toBeNull();
    expect(near([24, 5])).toEqual({ words: "Bottles to go: you 24, Sable 5", last: false });
    expect(near([1, 6])?.words).toBe("Bottles to go: you 1, Sable 6");
    expect(near([1, 5])?.words).toBe("Bottles to go: you 1, Sable 5");
    expect(near([5, 5])?.words).toBe("Bottles to go: you 5, Sable 5");
    expect(near([0, 2])).toEqual({ words: "The last round", last: true });
    expect(near([24], { apprentice: { left: 2 } })?.words).toBe("Bottles to go: you 24, The Apprentice 2");
    expect(near([0, 5], { last: true })).toEqual({ words: "The last round", last: true });
  });

  it("is said of the last Inkling", () => {
    const one = (inklings: number, out = false, total = 9) => ({
      inklings: Array(inklings).fill("d8-1"), boxes: [], out, score: { total },
    });
    const near = (...sheets: unknown[]) => inklings.nearing(playable("inklings", { stage: "moves", sheets }));
    expect(near(one(2), one(3))).toBeNull();
    expect(near(one(2), one(1))).toEqual({ words: "Sable has one Inkling left", last: false });
    expect(near(one(1), one(2))?.words).toBe("You have one Inkling left");
    expect(near(one(1), one(1))?.words).toBe("You and Sable have one Inkling left each");
    expect(near(one(0, true), one(1))).toEqual({ words: "Sable’s last Inkling, level", last: true });
    expect(near(one(2, false, 15), one(0, true))).toEqual({ words: "You play on alone, 6 ahead", last: true, calm: true });
    expect(near(one(0, true), one(2, false, 4)), "good news is no alarm").toMatchObject({ words: "Sable plays on alone, 5 behind", calm: true });
    expect(near(one(0, true), one(2, false, 12)), "bad news is").not.toHaveProperty("calm");
    expect(near(one(1, false, 4), one(0, true))).toEqual({ words: "Your last Inkling, 5 behind", last: true });
  });

  it("is said of duties, and of the last turns", () => {
    const one = (duties: number) => ({ duties: Array.from({ length: duties }, (_, k) => k + 1), paint: {}, squares: [] });
    const shown = (trigger: number | null, ...sheets: unknown[]) =>
      ck.nearing(playable("color-in-kingdom", { stage: "picking", trigger, sheets }));
    expect(shown(null, one(2), one(4))).toBeNull();
    expect(shown(null, one(2), one(5))).toEqual({ words: "Sable: 5 of 6 duties", last: false });
    expect(shown(null, one(5), one(5))?.words).toBe("Both: 5 of 6 duties");
    expect(shown(1, one(2), one(6))).toEqual({ words: "The last turns", last: true });
  });

  it("is told from the beginning, of everybody, and explained", () => {
    expect(inkdomsFar.far(playable("inkdoms", view(sheet(), sheet(painted("Redhill", 3)))))).toEqual({
      words: "Areas to 3 kingdoms: you 27, Sable 21",
      about: expect.stringMatching(/three kingdoms: 3, then one last round.* you 27, Sable 21\.$/),
    });
    expect(inkdomsFar.far(playable("inkdoms", view(sheet()))).words).toBe("Areas to 3 kingdoms: 27");
    const bottles = { stage: "turn", painters: [{ own: 24 }, { own: 20 }], apprentice: null };
    expect(inkFar.far(playable("ink", bottles)).words).toBe("Bottles to go: you 24, Sable 20");
    const alone = { ...bottles, painters: [{ own: 24 }], apprentice: { left: 9 } };
    expect(inkFar.far(playable("ink", alone)).words).toBe("Bottles to go: you 24, The Apprentice 9");
    const inked = (round: number, ...n: number[]) =>
      inklingsFar.far(playable("inklings", { round, seats: n.length, sheets: n.map((of) => ({ inked: Array(of).fill("") })) }));
    expect(inked(8, 12, 14).words).toMatch(/^Round 8 of about \d+; spaces inked: you 12, Sable 14 of 39$/);
    expect(inked(90, 12).words, "longer than most").toBe("Round 90, 12 of 39 spaces inked");
    const duties = (n: number) => ({ duties: Array(n).fill(1), paint: {}, squares: [] });
    const kingdom = { stage: "picking", trigger: null, sheets: [duties(2), duties(3)] };
    expect(ckFar.far(playable("color-in-kingdom", kingdom))).toEqual({
      words: "Sable: 3 of 6 duties",
      about: expect.stringMatching(/Sable: 3 of 6 duties; Both: 0 of \d+ spaces; Both: 0 of 25 squares\.$/),
    });
  });

  it("names whoever looks on and the nearest of many", () => {
    const one = (name: string, n: number) => ({ who: name === "Ann" ? "you" : "other", name, n });
    const all = [one("Ben", 9), one("Ann", 12), one("Eve", 4), one("Kim", 7)];
    expect(progressOf(all, fewer)).toEqual({ some: "you 12, Eve 4", all: "Ben 9, you 12, Eve 4, Kim 7" });
    expect(progressOf(all, more).some).toBe("you 12, Ben 9");
  });

  it("leaves blots to be seen where somebody sits", () => {
    const shown = { sheets: [{ blots: 0 }, { blots: 2 }] };
    expect(inkdoms.stain(playable("inkdoms", shown), 0)).toBeNull();
    expect(inkdoms.stain(playable("inkdoms", shown), 1)).toEqual({
      n: 2, words: "2 ink blots, for good", short: "−2 ink blots", card: "blots 1",
    });
  });
});

describe("the log of a game that all play at once", () => {
  const log: FeedItem[] = [
    { what: "throw", text: "seat 1 starts" },
    { what: "throw", text: "1 on the d6, 2 on the d8, 3 on the d12" },
    { what: "move", seat: 0, text: "enter d8-1" },
    { what: "move", seat: 1, text: "enter d8-2" },
    { what: "throw", text: "4 on the d6, 5 on the d8, 6 on the d12" },
    { what: "move", seat: 1, text: "enter d8-3" },
  ];

  it("goes by rounds, each in order", () => {
    const rounds = roundsOf(linesOf(log));
    expect(rounds.map(({ n, lines }) => [n, lines.map(({ line }) => line.kind)])).toEqual([
      [0, ["throw"]],
      [1, ["turn", "turn"]],
      [2, ["turn"]],
    ]);
  });

  it("has the latest round first, and its dice above what was done with them", () => {
    const props = { log, telling: inklingsTelling, voice: new Voice("inklings", NAMES), throws: "round" as const };
    const shown = mount(Log, { target: document.body, props });
    flushSync();
    const said = document.body.textContent?.replace(/\s+/g, " ") ?? "";
    const places = ["Round 2.", "Sable", "Round 1.", "Ann"].map((one) => said.indexOf(one));
    expect(places.every((at) => at >= 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    void unmount(shown);
  });
});

describe("what only the end takes away", () => {
  const apart = { has: (line: string) => line.endsWith("/unpainted") };
  const score = (gained: number, wild: number) => ({
    total: gained + wild,
    lines: [
      ["Redhill/variety", gained],
      ["griffins/unpainted", wild],
    ],
  });
  const scores = [score(20, -3), score(18, -6)] as never;
  const course = {
    id: "",
    start: [-18, -18],
    turns: [
      { step: 4, totals: [-6, -13], changes: [[0, "griffins/unpainted", 10], [0, "Redhill/variety", 2], [1, "griffins/unpainted", 5]], between: [] },
      { step: 8, totals: [17, 12], changes: [[0, "griffins/unpainted", 5], [0, "Redhill/variety", 18], [1, "griffins/unpainted", 7], [1, "Redhill/variety", 18]], between: [] },
    ],
  } as never;

  it("is not counted before the end, as at the table; the result is the same", () => {
    const told = counted(course, scores, apart);
    expect(told.start).toEqual([0, 0]);
    expect(told.turns.map((one) => one.totals)).toEqual([
      [2, 0],
      [17, 12],
    ]);
    expect(leadOf(told, 0, 1)).toEqual([0, 2, 5]);
    expect(told.turns[1]?.changes).toContainEqual([1, "griffins/unpainted", -6]);
    expect(counted(course, scores, undefined)).toBe(course);
  });

  it("stands below the total of a replay until then", () => {
    const voice = new Voice("inkdoms", NAMES);
    const props = { scores: [score(4, -18)] as never, names: [], voice, apart: apart.has };
    const shown = mount(ScoreLines, { target: document.body, props });
    flushSync();
    const said = document.querySelector("tfoot")?.textContent?.replace(/\s+/g, " ") ?? "";
    expect(said.trim()).toBe("Total4Counted only at the end−18");
    void unmount(shown);
  });
});
