import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Snapshot, FeedItem } from "../src/api/schema";
import { soundsAsSent } from "../src/table/sounding.svelte";
import { TableStore } from "../src/table/store.svelte";
import { rooted } from "./rooted.svelte";
import { Line } from "./sockets";

const HERE = { x: 40, y: 50 };

function snapshot(more: Partial<Snapshot> = {}): Snapshot {
  return {
    table: "abcdefghijkl",
    game: "inkdoms",
    rules: 1,
    phase: "playing",
    seats: [{ kind: "person", name: "Ann", acting: true }, { kind: "bot", name: "Hard 2", level: "hard" }],
    seat: 0,
    yours: [0],
    host: true,
    view: { sheets: [] },
    moves: ["red on R3", "red on R4", "done"],
    undo: false,
    scores: [],
    winners: [],
    ending: "",
    fair: { commitment: "", words: ["", ""], secret: null, first: 0, version: 1, table: "", parts: [] },
    rematch: "",
    ...more,
  };
}

/** Both of them, the bot as well. */
const TO_ACT = snapshot().seats.map((one) => ({ ...one, acting: true }));

const moved = (text: string): FeedItem => ({ what: "move", seat: 0, text });

type Answer = { status: number; body: unknown };

/** What the server is asked over HTTP, and what it answers. */
let asked: { path: string; body: { move?: string; id?: string } }[] = [];
let answers: Record<string, Answer | Answer[]> = {};

function answerTo(path: string): Answer {
  const kind = path.replace(/\?.*/, "").replace(/^.*\//, "");
  const found = answers[kind];
  const one = Array.isArray(found) ? found.shift() : found;
  if (!one) throw new TypeError("Failed to fetch");
  return one;
}

let table: TableStore;

beforeEach(async () => {
  vi.useFakeTimers();
  localStorage.clear();
  Line.lines = [];
  asked = [];
  // The first look is refused, so that a test begins with what the socket tells.
  answers = { abcdefghijkl: [{ status: 403, body: { status: 403, code: "no-link", detail: "" } }] };
  vi.stubGlobal("WebSocket", Object.assign(Line, { OPEN: 1 }));
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    asked.push({ path, body: JSON.parse(String(init.body ?? "{}")) });
    const { status, body } = answerTo(path);
    return new Response(JSON.stringify(body), { status });
  });
  table = new TableStore("abcdefghijkl");
  await table.open();
});

afterEach(() => {
  table.leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const soon = () => vi.advanceTimersByTimeAsync(0);
const sent = (kind: string) => asked.filter(({ path }) => path.endsWith(`/${kind}`));

function tell(told: FeedItem[], since: number, more: Partial<Snapshot> = {}): void {
  const now = snapshot(more);
  Line.last.tell({ is: "update", since, version: since + told.length, told, now });
  flushSync();
}

describe("a table", () => {
  it("keeps its options, which are told once", () => {
    const first = { is: "update", since: 0, version: 1, told: [moved("done")], now: snapshot() };
    Line.last.tell({ ...first, options: { sheet: "own" } });
    tell([moved("done")], 1);
    expect(table.options).toEqual({ sheet: "own" });
  });

  it("keeps what is told again unchanged: nothing of it is drawn anew", () => {
    tell([moved("done")], 0);
    const [{ seats, view }, voice] = [table.now, table.voice];
    tell([moved("done")], 1, { moves: [] });
    expect(table.now.moves).toEqual([]);
    expect(table.now.seats).toBe(seats);
    expect(table.now.view).toBe(view);
    expect(table.voice).toBe(voice);
    tell([moved("done")], 2, { seats: [{ kind: "person", name: "Bea", acting: true }] });
    expect(table.voice.names).toEqual(["Bea"]);
  });

  it("is known from the first look, and the socket goes on from there", async () => {
    const told = [{ what: "started" }, moved("red from Redhill")];
    answers["abcdefghijkl"] = {
      status: 200,
      body: { since: 0, version: 2, told, now: snapshot() },
    };
    const other = new TableStore("abcdefghijkl");
    await other.open();
    expect(other.now.moves).toContain("red on R3");
    expect(other.log).toHaveLength(2);
    expect(Line.last.url).toContain("since=2");
    other.leave();
  });

  it("is not opened while the server is away", async () => {
    const lines = Line.lines.length;
    const other = new TableStore("abcdefghijkl");
    await expect(other.open()).rejects.toMatchObject({ code: "offline" });
    expect(Line.lines).toHaveLength(lines);
    other.leave();
  });

  it("is what the socket tells, and comes back for what it missed", () => {
    expect(table.known).toBeNull();
    tell([{ what: "started" }], 0);
    tell([moved("red from Redhill")], 1);
    expect(table.log.map((told) => told.what)).toEqual(["started", "move"]);
    expect(table.connection).toBe("live");
    Line.last.break();
    expect(table.connection).toBe("lost");
    vi.advanceTimersByTime(1_000);
    expect(Line.last.url).toContain("since=2");
    expect(Line.last.url).toContain("seat=0");
    tell([moved("red on R3")], 2);
    expect(table.log).toHaveLength(3);
  });

  it("starts its log anew where the server does", () => {
    tell([{ what: "started" }, moved("done")], 0);
    tell([{ what: "started" }, moved("red on R3"), moved("done")], 0);
    expect(table.log.map((told) => told.text ?? "")).toEqual(["", "red on R3", "done"]);
  });

  it("shows a move at once, and goes on to without a flash", async () => {
    tell([{ what: "started" }], 0);
    answers["move"] = { status: 200, body: { version: 2 } };
    table.tap("red on R3", HERE);
    expect(table.pending).toEqual(["red on R3"]);
    await soon();
    // Acknowledged, but not yet told: it is still shown.
    expect(table.pending).toEqual(["red on R3"]);
    tell([moved("red on R3")], 1);
    expect(table.pending).toEqual([]);
    expect(sent("move")).toHaveLength(1);
  });

  it("asks how things stand if nobody tells", async () => {
    tell([{ what: "started" }], 0);
    answers["move"] = { status: 200, body: { version: 2 } };
    answers["abcdefghijkl"] = {
      status: 200,
      body: { since: 1, version: 2, told: [moved("red on R3")], now: snapshot({ undo: true }) },
    };
    table.tap("red on R3", HERE);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(table.pending).toEqual([]);
    expect(table.now.undo).toBe(true);
  });

  it("keeps a second tap until the first is answered", async () => {
    tell([{ what: "started" }], 0);
    answers["move"] = [
      { status: 200, body: { version: 2 } },
      { status: 200, body: { version: 3 } },
    ];
    table.tap("red on R3", HERE);
    table.tap("red on R3", HERE); // a double tap is one
    table.tap("red on R4", HERE);
    await soon();
    expect(table.pending, "boards foresee one move at a time").toEqual(["red on R3"]);
    expect(sent("move").map(({ body }) => body.move)).toEqual(["red on R3"]);
    tell([moved("red on R3")], 1);
    await soon();
    expect(sent("move").map(({ body }) => body.move)).toEqual(["red on R3", "red on R4"]);
  });

  describe("a second tap on the same place", () => {
    const THERE = { x: 200, y: 300 };
    const of = (seat: number, text: string): FeedItem => ({ what: "move", seat, text });
    const fell: FeedItem = { what: "throw", text: "3 5" };
    const plays = () => sent("move").map(({ body }) => body.move);

    beforeEach(async () => {
      tell([{ what: "started" }], 0);
      answers["move"] = [
        { status: 200, body: { version: 2 } },
        { status: 200, body: { version: 5 } },
        { status: 200, body: { version: 6 } },
      ];
      table.tap("done", HERE);
      await soon();
    });

    it("does not play with dice that have just fallen, and says so", async () => {
      tell([moved("done"), of(1, "done"), fell], 1);
      await vi.advanceTimersByTimeAsync(300);
      table.tap("done", HERE);
      await soon();
      expect(plays()).toEqual(["done"]);
      expect(table.note?.words).toContain("Tap again");
      await vi.advanceTimersByTimeAsync(800);
      table.tap("done", HERE);
      await soon();
      expect(plays()).toEqual(["done", "done"]);
    });

    it("plays when it comes again after it was said so, within the same second", async () => {
      tell([moved("done"), of(1, "done"), fell], 1);
      table.tap("done", HERE);
      await vi.advanceTimersByTimeAsync(400);
      table.tap("done", HERE);
      await soon();
      expect(plays()).toEqual(["done", "done"]);
    });

    it("is never refused where it sends what was prepared", async () => {
      tell([moved("done"), of(1, "done"), fell], 1);
      table.play("done", HERE, true);
      await soon();
      expect(table.note).toBeNull();
      expect(plays()).toEqual(["done", "done"]);
    });

    it("does not play whatever has come to lie under the finger", async () => {
      tell([moved("done")], 1, { moves: [] });
      tell([of(1, "done")], 2);
      await vi.advanceTimersByTimeAsync(300);
      table.tap("red on R3", { x: HERE.x + 5, y: HERE.y });
      await soon();
      expect(plays()).toEqual(["done"]);
      table.tap("red on R3", THERE);
      await soon();
      expect(plays(), "another move on another place is meant").toEqual(["done", "red on R3"]);
    });

    it("plays if nothing has happened but one's own move", async () => {
      tell([moved("done")], 1);
      tell([{ what: "sat", seat: 1 }], 2);
      tell([{ what: "words", seat: 1, text: "hm" }], 3);
      table.tap("done", HERE);
      await soon();
      expect(plays()).toEqual(["done", "done"]);
    });

    it("is forgotten if it waited while dice fell", async () => {
      table.tap("red on R3", THERE);
      tell([moved("done"), of(1, "done"), fell], 1);
      await soon();
      expect(plays()).toEqual(["done"]);
    });

    it("is played although the dice that were seen before it are told again", async () => {
      tell([moved("done"), of(1, "done"), fell], 1);
      await vi.advanceTimersByTimeAsync(5_000);
      table.tap("red on R3", THERE);
      await soon();
      table.tap("red on R4", HERE);
      tell([moved("done"), of(1, "done"), fell, moved("red on R3")], 1);
      await soon();
      expect(plays()).toEqual(["done", "red on R3", "red on R4"]);
    });
  });

  it("plays a move in place of the last one: that is taken back first", async () => {
    tell([], 0);
    answers["move"] = [
      { status: 200, body: { version: 1 } },
      { status: 200, body: { version: 3 } },
    ];
    answers["undo"] = { status: 200, body: { version: 2 } };
    table.tap("red on R3", HERE);
    table.instead("red on R4", HERE); // the first is still on its way
    table.instead("red on R4", HERE); // a second tap means the first
    flushSync();
    expect(table.pending.at(-1)).toBe("red on R4");
    await soon();

    const kinds = asked.map(({ path }) => path.replace(/^.*\//, "")).filter((one) => /^(move|undo)$/.test(one));
    expect(kinds).toEqual(["move", "undo", "move"]);
    expect(sent("move").map(({ body }) => body.move)).toEqual(["red on R3", "red on R4"]);
    expect(table.note).toBeNull();
  });

  it("asks for the rule of what is not allowed, and shows it where it was tapped", async () => {
    tell([{ what: "started" }], 0);
    answers["why"] = {
      status: 200,
      body: { legal: false, rule: "ID-PAINT-2", words: "R9 is painted red already." },
    };
    table.tap("red on R9", HERE);
    await soon();
    expect(table.note).toMatchObject({ words: "R9 is painted red already.", rule: "ID-PAINT-2", at: HERE, refused: true });
    table.tell("A tower gives drops.", HERE);
    expect(table.note?.refused, "an explanation is no refusal").toBe(false);
    expect(sent("move")).toHaveLength(0);
  });

  it("tells no rule of a turn that has passed", async () => {
    tell([{ what: "started" }], 0);
    answers["why"] = { status: 200, body: { legal: false, words: "R9 is painted red already." } };
    table.tap("red on R9", HERE);
    await soon();
    tell([moved("red on R3")], 1);
    expect(table.note).not.toBeNull();
    tell([moved("done")], 2, { moves: [] });
    expect(table.note).toBeNull();

    answers["why"] = { status: 200, body: { legal: false, words: "It is not your turn." } };
    table.tap("red on R9", HERE);
    await soon();
    tell([{ what: "throw", text: "1" }], 3, { moves: [] });
    expect(table.note?.words).toBe("It is not your turn.");
    tell([moved("done")], 4);
    expect(table.note).toBeNull(); // for now it is
  });

  it("keeps what went wrong, whoever is to move", () => {
    tell([{ what: "started" }], 0, { moves: [] });
    table.complain(new Error("broken"));
    tell([{ what: "throw", text: "1" }], 1);
    expect(table.note).not.toBeNull();
  });

  it("tells why a move was refused after all, and looks again", async () => {
    tell([{ what: "started" }], 0);
    answers["move"] = {
      status: 409,
      body: { title: "", status: 409, detail: "The game is over.", code: "refused", rule: "ID-END-1" },
    };
    answers["abcdefghijkl"] = {
      status: 200,
      body: { since: 1, version: 2, told: [{ what: "over" }], now: snapshot({ phase: "over", moves: [] }) },
    };
    table.tap("done", HERE);
    await soon();
    expect(table.note?.words).toBe("The game is over.");
    expect(table.note?.at).toEqual(HERE);
    expect(table.pending).toEqual([]);
    expect(table.now.phase).toBe("over");
  });

  it("keeps a move while the server is away, and sends it once", async () => {
    tell([{ what: "started" }], 0);
    table.tap("red on R3", HERE); // no answer: the network is down
    await soon();
    expect(table.cutOff).toBe(true);
    Line.last.break();
    table.tap("red on R4", HERE);
    expect(table.pending).toEqual(["red on R3"]);
    expect(table.note?.words).toContain("waiting for the connection");
    answers["move"] = { status: 200, body: { version: 2 } };
    await vi.advanceTimersByTimeAsync(1_000);
    tell([], 1);
    await soon();
    tell([moved("red on R3")], 1, { moves: [] });
    expect(table.pending).toEqual([]);
    expect(table.cutOff).toBe(false);
    const ids = sent("move")
      .filter(({ body }) => body.move === "red on R3")
      .map(({ body }) => body.id);
    expect(ids.length).toBeGreaterThan(1);
    expect(new Set(ids).size).toBe(1);
  });

  it("says so when the seat has gone to another device", () => {
    tell([{ what: "started" }], 0);
    Line.last.break(4001, "This seat is no longer yours on this device.");
    expect(table.connection).toBe("closed");
    expect(table.closed).toBe("This seat is no longer yours on this device.");
  });

  it("reads what is left of a table that was closed", async () => {
    tell([{ what: "started" }], 0);
    const left = snapshot({ phase: "over", view: null, moves: [], closed: "old-rules", totals: [3, 5] });
    answers = {
      abcdefghijkl: { status: 200, body: { since: 1, version: 1, told: [], now: left } },
    };
    Line.last.break(4010, "The rules have changed.");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(table.known?.closed).toBe("old-rules");
    expect(table.known?.totals).toEqual([3, 5]);
  });

  it("knows since when a bot has been thinking", () => {
    vi.setSystemTime(1_000);
    tell([{ what: "started" }], 0, { seats: TO_ACT });
    Line.last.tell({ is: "presence", here: [true, true], thinking: [1], watching: 0 });
    vi.setSystemTime(5_000);
    Line.last.tell({ is: "presence", here: [false, true], thinking: [1], watching: 0 });
    expect([...table.thinking]).toEqual([[1, 1_000]]);
    Line.last.tell({ is: "presence", here: [true, true], thinking: [], watching: 0 });
    expect(table.thinking.size).toBe(0);
  });

  it("knows at once that a bot has nothing to think about any more", () => {
    tell([{ what: "started" }, moved("done")], 0, { seats: TO_ACT });
    Line.last.tell({ is: "presence", here: [true, true], thinking: [1], watching: 0 });
    expect(table.thinking.has(1)).toBe(true);
    tell([{ what: "undo", seat: 0 }], 2);
    expect(table.thinking.size).toBe(0);
  });

  it("keeps the map of bots that are thinking as long as it says the same", () => {
    tell([{ what: "started" }, moved("red on R3")], 0, { seats: TO_ACT });
    Line.last.tell({ is: "presence", here: [true, true], thinking: [1], watching: 0 });
    const before = table.thinking;
    tell([moved("red on R4")], 2, { seats: TO_ACT });
    expect(table.thinking).toBe(before);
  });

  it("can be seen from another of one's own seats", () => {
    tell([{ what: "started" }], 0, { yours: [0, 1] });
    table.sitAs(1);
    expect(Line.last.url).toContain("since=0");
    expect(Line.last.url).toContain("seat=1");
    tell([{ what: "started" }], 0, { yours: [0, 1], seat: 1 });
    expect(table.now.seat).toBe(1);
    expect(table.log).toHaveLength(1);
  });

  it("adds its part to the dice by itself, again after a lost answer, and compares at the end", async () => {
    const fair = { commitment: "c".repeat(64), words: ["", ""], secret: null, first: 0, version: 2, table: "" };
    const bot = { hash: null, bytes: null, why: "bot" };
    const shown = (phase: string, hash: string | null, bytes: string | null = null) => ({
      phase,
      fair: { ...fair, parts: [{ hash, bytes }, bot] },
    });
    answers["commit"] = { status: 200, body: { version: 0 } };
    tell([], 0, shown("gathering", null));
    await soon();
    const { hash } = sent("commit")[0]?.body as { hash: string };
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(sent("reveal")).toHaveLength(0);

    tell([], 0, shown("revealing", hash)); // the answer to the first reveal is lost
    await soon();
    answers["reveal"] = { status: 200, body: { version: 0 } };
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sent("reveal")).toHaveLength(2);
    const { bytes } = sent("reveal")[1]?.body as { bytes: string };

    tell([{ what: "started" }], 0, shown("playing", hash, bytes));
    await soon();
    expect(sent("reveal")).toHaveLength(2);
    const record = { moves: [], fair: { ...fair, parts: [{ hash, bytes }, bot], secret: "0".repeat(64) } };
    answers["record"] = { status: 200, body: { record } };
    tell([{ what: "over" }], 1, shown("over", hash, bytes));
    await soon();
    expect(table.verdict).toEqual({ seen: true, faults: ["secret"], missing: [] });
  });
});

describe("a step at a table", () => {
  const way = { steps: ["red on R3", "red on R4", "done"].map((move) => ({ move, total: 0, lines: [] })), before: 0, after: 0, why: "" };
  let heard: string[] = [];
  let close: () => void;

  function listenTo(one: TableStore): () => void {
    heard = [];
    const stop = rooted(() => soundsAsSent(() => one, (move) => heard.push(move)));
    flushSync();
    return stop;
  }
  const settle = async (): Promise<void> => {
    await soon();
    flushSync();
  };

  beforeEach(() => {
    tell([{ what: "started" }], 0);
    close = listenTo(table);
  });
  afterEach(() => close());

  it("is heard once when it is tapped, sent, answered and told, also twice", async () => {
    answers["move"] = { status: 200, body: { version: 2 } };
    table.tap("red on R3", HERE);
    flushSync();
    expect(heard, "at once").toEqual(["red on R3"]);
    await settle();
    tell([moved("red on R3")], 1);
    tell([moved("red on R3")], 1);
    await settle();
    expect(heard).toEqual(["red on R3"]);
  });

  it("is heard once when a hint or playing on makes it", async () => {
    answers["hint"] = { status: 200, body: { ways: [way] } };
    answers["move"] = [{ status: 200, body: { version: 2 } }, { status: 200, body: { version: 3 } }, { status: 200, body: { version: 4 } }];
    await table.hinting.show();
    table.hinting.follow();
    await settle();
    expect(heard).toEqual(["red on R3"]);
    tell([moved("red on R3")], 1, { moves: ["red on R4", "done"] });
    await vi.advanceTimersByTimeAsync(1_000);
    flushSync();
    expect(heard).toEqual(["red on R3", "red on R4"]);
    tell([moved("red on R4")], 2, { moves: ["blue on R5"] });
    table.forced.play();
    table.forced.step();
    await settle();
    tell([moved("blue on R5")], 3, { moves: [] });
    expect(heard).toEqual(["red on R3", "red on R4", "blue on R5"]);
  });

  it("is not heard again after a reload or a lost connection, nor when it is taken back", async () => {
    table.tap("red on R3", HERE); // the server does not answer
    await settle();
    Line.last.break();
    await vi.advanceTimersByTimeAsync(30_000);
    flushSync();
    expect(heard).toEqual(["red on R3"]);
    table.leave();
    close();
    answers["abcdefghijkl"] = { status: 200, body: { since: 0, version: 1, told: [{ what: "started" }], now: snapshot() } };
    const again = new TableStore("abcdefghijkl");
    await again.open();
    expect(again.pending).toEqual(["red on R3"]);
    close = listenTo(again);
    answers["move"] = { status: 200, body: { version: 2 } };
    await vi.advanceTimersByTimeAsync(30_000);
    tell([moved("red on R3")], 1, { undo: true });
    answers["undo"] = { status: 200, body: { version: 3 } };
    again.undo();
    await settle();
    tell([{ what: "undo", seat: 0 }], 2);
    await settle();
    expect(heard).toEqual([]);
    again.leave();
  });

  it("is not heard when it is refused", async () => {
    answers["why"] = { status: 200, body: { legal: false, words: "No.", rule: "" } };
    table.tap("blue on R3", HERE);
    await settle();
    expect(heard).toEqual([]);
  });
});
