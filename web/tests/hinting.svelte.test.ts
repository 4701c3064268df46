import { flushSync, mount, unmount } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { FeedItem, GainShown, HintedTurn } from "../src/api/schema";
import { apart } from "../src/boards/inkdoms/standing";
import { counted, groupsOf, linesOfIdea, partsOf, pointsOf, stepsLeft, stepsOf } from "../src/table/idea";
import Hint from "../src/table/Hint.svelte";
import IdeaSteps from "../src/table/IdeaSteps.svelte";
import { savesRows } from "../src/table/savesRows";
import { Hinting, PACE, type HintedTable } from "../src/table/hinting.svelte";
import { preparesMoves } from "../src/table/prepared";
import { Voice } from "../src/words/voice";
import { words } from "../src/words/words.svelte";

vi.hoisted(() => {
  globalThis.matchMedia = (() => ({ matches: false, addEventListener() {}, removeEventListener() {} })) as never;
});

const gain = (move: string, total = 0, line = "Redhill/variety"): GainShown => ({
  move,
  total,
  lines: total ? [[line, total]] : [],
});

const turn = (...steps: GainShown[]): HintedTurn => ({
  steps,
  before: 3,
  after: 3 + steps.reduce((sum, step) => sum + step.total, 0),
  why: "Because.",
});

const moved = (text: string, seat = 0): FeedItem => ({ what: "move", seat, text });
const undone = (seat = 0): FeedItem => ({ what: "undo", seat });

const PAINT = turn(gain("red from Redhill"), gain("red on R3", 1), gain("red on R5", 2), gain("done"));
const OTHER = turn(gain("blue from Redhill"), gain("blue on R1", 1), gain("done"));

describe("the steps of an idea", () => {
  const steps = stepsOf(PAINT);

  it("are numbered in the order of the turn, and keep their numbers", () => {
    expect(steps.map((step) => step.n)).toEqual([1, 2, 3, 4]);
    expect(stepsLeft(steps, [moved("red from Redhill")], 0)?.map((step) => step.n)).toEqual([2, 3, 4]);
  });

  it("are left as far as they are not made", () => {
    expect(stepsLeft(steps, [], 0)).toEqual(steps);
    expect(stepsLeft(steps, [moved("red from Redhill"), moved("red on R3")], 0)).toEqual(steps.slice(2));
    expect(stepsLeft(steps, [moved("red from Redhill"), undone()], 0)).toEqual(steps);
    expect(stepsLeft(steps, [moved("anything", 1), undone(1)], 0)).toEqual(steps);
  });

  it("are gone when something else was done, or the turn is over", () => {
    expect(stepsLeft(steps, [moved("blue from Redhill")], 0)).toBeNull();
    expect(stepsLeft(steps, [moved("red on R3")], 0)).toBeNull();
    expect(stepsLeft(steps, [undone()], 0)).toBeNull();
    expect(stepsLeft(steps, [{ what: "throw", text: "3 4" }], 0)).toBeNull();
    expect(stepsLeft(steps, PAINT.steps.map((step) => moved(step.move)), 0)).toBeNull();
  });

  it("are told with the gain they lead to, and without the end of the turn", () => {
    const parts = partsOf(steps).map((part) => [part.steps.map((step) => step.n), part.gain?.total]);
    expect(parts).toEqual([
      [[1, 2], 1],
      [[3], 2],
    ]);
    expect(partsOf(stepsOf(turn(gain("keep"))))).toHaveLength(1);
    // What only completes a step has its number and no place of its own, but its gain is shown.
    const silent = (move: string): boolean => move === "turn";
    const laid = stepsOf(turn(gain("lay"), gain("turn", 2), gain("build", 5)), silent);
    expect(laid.map(({ n }) => n)).toEqual([1, 1, 2]);
    const told = partsOf(laid).map(({ steps, gain }) => [steps.map(({ move }) => move), gain?.total]);
    expect(told).toEqual([[["lay"], 2], [["build"], 5]]);
    const last = partsOf(stepsOf(turn(gain("pick"), gain("build", 5))));
    expect(last.map((part) => part.gain?.total)).toEqual([5]);
  });

  it("are told to the last where nothing is gained, but not the end of a turn", () => {
    const vain = (...moves: string[]) =>
      linesOfIdea(stepsOf(turn(...moves.map((move) => gain(move)))), (move) => move).map((line) => [line.words, line.gain?.total]);
    expect(vain("pick", "build")).toEqual([["pick", undefined], ["build", 0]]);
    expect(vain("paint", "done")).toEqual([["paint", undefined]]);
  });

  it("count what is gained, and keep apart what only the end counts", () => {
    const painted = { move: "red on R4", total: 3, lines: [["griffins/tamed", 1], ["griffins/unpainted", 1], ["Redhill/variety", 1]] };
    const done = { move: "done", total: -1, lines: [["blots/marked", -1]] };
    const steps = stepsOf(turn(painted as GainShown, done as GainShown));
    const whole = counted(steps);
    expect([whole.total, whole.apart]).toEqual([2, []]);
    const left = counted(steps, apart.has);
    expect(left.total).toBe(2);
    expect(left.steps.map((step) => step.gain?.total)).toEqual([2, 0]);
    expect(left.total).toBe(partsOf(left.steps).reduce((sum, part) => sum + (part.gain?.total ?? 0), 0));
    expect(left.apart).toEqual([["griffins/unpainted", 1], ["blots/marked", -1]]);
  });

  it("name each group of lines once", () => {
    const lines: [string, number][] = [["dragons/tamed", 2], ["Redhill/variety", 1], ["dragons/unpainted", 1]];
    expect(groupsOf({ lines })).toEqual(["dragons", "Redhill"]);
    expect([...pointsOf({ lines: [["a/x", 1], ["b/y", 2], ["a/z", 3]] })]).toEqual([["a", 4], ["b", 2]]);
  });
});

class Table implements HintedTable {
  log = $state.raw<FeedItem[]>([]);
  pending = $state.raw<string[]>([]);
  moves = $state.raw(["red from Redhill", "blue from Redhill"]);
  sent: string[] = [];
  answer: Promise<HintedTurn[]> = Promise.resolve([PAINT, OTHER]);
  readonly hinting = new Hinting(this);

  seat = (): number | null => 0;
  legal = (): readonly string[] => this.moves;
  ask = (): Promise<HintedTurn[]> => this.answer;
  gain?: (move: string) => GainShown | undefined;
  send = (move: string): void => {
    this.sent.push(move);
    this.pending = [...this.pending, move];
  };
  pace?: () => number;

  /** The server tells what was done, and what can be done next. */
  tell(item: FeedItem, ...moves: string[]): void {
    this.log = [...this.log, item];
    this.pending = this.pending.slice(1);
    this.moves = moves;
    this.hinting.look();
  }
}

async function shown(): Promise<Table> {
  const table = new Table();
  await table.hinting.show();
  return table;
}

const movesLeft = (table: Table): string[] => table.hinting.idea?.steps.map((step) => step.move) ?? [];

describe("a hint", () => {
  it("shows one idea after the other", async () => {
    const table = new Table();
    const asked = table.hinting.show();
    expect(table.hinting.thinking).toBe(true);
    await asked;
    expect(table.hinting.thinking).toBe(false);
    expect([table.hinting.at, table.hinting.ideas.length]).toEqual([0, 2]);
    table.hinting.next();
    expect(table.hinting.idea?.turn).toBe(OTHER);
    table.hinting.next();
    expect(table.hinting.idea?.turn).toBe(PAINT);
    table.hinting.close();
    expect(table.hinting.idea).toBeNull();
  });

  it("makes all moves but the last, and that one when asked again", async () => {
    const table = await shown();
    table.hinting.follow();
    expect(table.sent).toEqual(["red from Redhill"]);
    table.hinting.look();
    expect(table.sent).toHaveLength(1);
    table.tell(moved("red from Redhill"), "red on R3", "red on R5", "done");
    table.tell(moved("red on R3"), "red on R5", "done");
    expect(table.hinting.playing).toBe(true);
    table.tell(moved("red on R5"), "done");
    expect(table.sent).toEqual(["red from Redhill", "red on R3", "red on R5"]);
    expect(table.hinting.playing).toBe(false);
    expect(movesLeft(table)).toEqual(["done"]);
    expect(table.hinting.idea?.begun).toBe(true);
    table.hinting.follow();
    expect(table.sent.at(-1)).toBe("done");
    table.tell(moved("done"));
    expect(table.hinting.open).toBe(false);
  });

  it("plays one step after the other, so that they can be followed, and the rest at once when asked", async () => {
    vi.useFakeTimers();
    try {
      const table = await shown();
      table.pace = () => PACE;
      table.hinting.follow();
      expect(table.sent, "the first at once").toEqual(["red from Redhill"]);
      table.tell(moved("red from Redhill"), "red on R3", "red on R5", "done");
      table.hinting.look();
      expect(table.sent).toHaveLength(1);
      vi.advanceTimersByTime(PACE - 1);
      expect(table.sent).toHaveLength(1);
      vi.advanceTimersByTime(1);
      expect(table.sent).toEqual(["red from Redhill", "red on R3"]);
      table.tell(moved("red on R3"), "red on R5", "done");
      // Undo, or a move of the player's own, ends it: nothing follows.
      table.hinting.stop();
      vi.runAllTimers();
      expect(table.sent).toHaveLength(2);

      const hasty = await shown();
      hasty.pace = () => PACE;
      hasty.hinting.follow();
      hasty.hinting.hurry();
      expect(hasty.sent, "all that is left but the last, each once").toEqual(["red from Redhill", "red on R3", "red on R5"]);
      hasty.tell(moved("red from Redhill"), "red on R3", "red on R5", "done");
      hasty.tell(moved("red on R3"), "red on R5", "done");
      hasty.tell(moved("red on R5"), "done");
      vi.runAllTimers();
      expect(hasty.sent).toHaveLength(3);
      expect([hasty.hinting.playing, movesLeft(hasty)]).toEqual([false, ["done"]]);
    } finally {
      vi.useRealTimers();
    }
  });

  it("plays the idea that is shown, also where another begins alike and one before it is gone", async () => {
    const table = new Table();
    const twin = turn(gain("blue from Redhill"), gain("blue on R2", 2), gain("done"));
    table.answer = Promise.resolve([PAINT, OTHER, twin]);
    await table.hinting.show();
    table.hinting.next(); // the last idea was looked at, and the second is shown again
    table.hinting.next();
    table.hinting.next();
    table.hinting.next();
    expect(table.hinting.idea?.turn).toBe(OTHER);
    table.hinting.follow();
    table.tell(moved("blue from Redhill"), "blue on R1", "blue on R2", "done");
    expect(table.hinting.idea?.turn).toBe(OTHER);
    expect([table.hinting.at, table.hinting.ideas.length]).toEqual([0, 2]);
    expect(table.sent).toEqual(["blue from Redhill", "blue on R1"]);
    // What was not asked for is not played, even if it can be.
    const other = new Table();
    other.answer = Promise.resolve([OTHER, twin]);
    await other.hinting.show();
    other.hinting.follow();
    other.tell(moved("blue from Redhill"), "blue on R2", "done");
    expect(other.sent).toEqual(["blue from Redhill"]);
  });

  it("goes on after a draw with new ideas, and plays them at the next tap", async () => {
    const table = new Table();
    const crossing = { ...turn(gain("red from Redhill")), later: 3 };
    table.answer = Promise.resolve([crossing, OTHER]);
    await table.hinting.show();
    table.hinting.follow();
    expect(table.sent).toEqual(["red from Redhill"]);
    table.answer = Promise.resolve([turn(gain("red on R3", 1), gain("done"))]);
    table.tell(moved("red from Redhill"));
    expect(table.hinting.thinking, "until the draw has come").toBe(true);
    table.tell({ what: "throw", text: "X red" }, "red on R3", "done");
    await vi.waitFor(() => expect(movesLeft(table)).toEqual(["red on R3", "done"]));
    table.hinting.follow();
    expect(table.sent).toEqual(["red from Redhill", "red on R3"]);
    // Not so where the turn was ended by it: the next one is another decision.
    const other = await shown();
    other.hinting.next();
    other.hinting.follow();
    other.tell(moved("blue from Redhill"), "blue on R1", "done");
    other.tell(moved("blue on R1"), "done");
    other.hinting.follow();
    other.tell(moved("done"));
    other.tell({ what: "throw", text: "3 4" }, "red from Redhill", "blue from Redhill");
    expect(other.hinting.open).toBe(false);
  });

  it("only prepares the last move where the board prepares moves", async () => {
    const prepared: string[] = [];
    const stop = preparesMoves({ knows: (move) => move.startsWith("red"), prepare: (move) => prepared.push(move) });
    const table = new Table();
    table.answer = Promise.resolve([turn(gain("red from Redhill", 1)), OTHER]);
    await table.hinting.show();
    expect(table.hinting.onlyPrepares, "and says so").toBe(true);
    table.hinting.next();
    expect(table.hinting.onlyPrepares).toBe(false);
    table.hinting.next();
    table.hinting.follow();
    stop();
    expect(prepared).toEqual(["red from Redhill"]);
    expect(table.sent).toEqual([]);
    expect(table.hinting.open).toBe(false);
  });

  it("stops when something happens in between", async () => {
    const table = await shown();
    table.hinting.follow();
    table.tell(moved("red from Redhill"), "red on R5");
    expect(table.sent).toEqual(["red from Redhill"]);
    expect(table.hinting.open).toBe(false);
    const other = await shown();
    other.hinting.follow();
    other.hinting.stop();
    other.tell(moved("red from Redhill"), "red on R3");
    expect(other.sent).toHaveLength(1);
    expect(other.hinting.open).toBe(true);
  });

  it("stays with the rest when its step is made by hand, whichever idea that was", async () => {
    const table = await shown();
    table.tell(moved("blue from Redhill"), "blue on R1", "done");
    expect(table.hinting.ideas).toHaveLength(1);
    expect(movesLeft(table)).toEqual(["blue on R1", "done"]);
    table.tell(undone(), "red from Redhill", "blue from Redhill");
    expect(table.hinting.ideas).toHaveLength(2);
    table.tell(moved("green from Redhill"), "done");
    expect(table.hinting.open).toBe(false);
  });

  it("of a position that is gone is not shown", async () => {
    const table = new Table();
    let tell: (turns: HintedTurn[]) => void = () => undefined;
    table.answer = new Promise((resolve) => (tell = resolve));
    const asked = table.hinting.show();
    table.tell(moved("red from Redhill"), "red on R3");
    expect(table.hinting.open).toBe(false);
    tell([PAINT]);
    await asked;
    expect(table.hinting.idea).toBeNull();
  });

  it("with one possible move tells it before anybody has thought, and it can be done", async () => {
    const table = new Table();
    table.moves = ["done"];
    table.answer = Promise.resolve([turn(gain("done"))]);
    const asked = table.hinting.show();
    expect([table.hinting.only, table.hinting.thinking]).toEqual([true, false]);
    await asked;
    expect(table.hinting.only).toBe(true);
    table.hinting.follow();
    expect(table.sent).toEqual(["done"]);
    // A hint that fails is not missed.
    const lost = new Table();
    lost.moves = ["done"];
    lost.answer = Promise.reject(new Error("no line"));
    await lost.hinting.show();
    expect([lost.hinting.only, lost.hinting.trouble]).toEqual([true, ""]);
  });

  it("with one possible move says what it brings", async () => {
    const table = new Table();
    table.moves = ["walk d8-1 to d8-4"];
    const known = gain("walk d8-1 to d8-4", 1, "d8/inked");
    table.answer = Promise.resolve([turn(known)]);
    await table.hinting.show();
    expect([table.hinting.only, table.hinting.idea?.steps[0]?.gain?.total]).toEqual([true, 1]);
    // Before the server has answered, as far as the board knows already.
    const soon = new Table();
    soon.moves = table.moves;
    soon.answer = new Promise(() => {});
    soon.gain = (move) => (move === known.move ? known : undefined);
    void soon.hinting.show();
    expect(soon.hinting.idea?.steps[0]?.gain?.total).toBe(1);
    // Nor does an answer without ideas take the move away.
    const none = new Table();
    none.moves = table.moves;
    none.answer = Promise.resolve([]);
    await none.hinting.show();
    expect([none.hinting.only, none.hinting.idea?.steps.length]).toEqual([true, 1]);
  });

  it("with one possible move shows what to do after it, as soon as that is known", async () => {
    const table = new Table();
    table.moves = ["red from Redhill"];
    table.answer = Promise.resolve([PAINT]);
    await table.hinting.show();
    expect(table.hinting.only).toBe(false);
    expect(movesLeft(table)).toEqual(["red from Redhill", "red on R3", "red on R5", "done"]);
    // A player who was faster has asked for that move only.
    const fast = new Table();
    fast.moves = ["red from Redhill"];
    fast.answer = Promise.resolve([PAINT]);
    const asked = fast.hinting.show();
    fast.hinting.follow();
    await asked;
    fast.tell(moved("red from Redhill"), "red on R3");
    expect(fast.sent).toEqual(["red from Redhill"]);
  });

  it("tells what went wrong, and stays to tell it", async () => {
    const table = new Table();
    table.answer = Promise.reject(new Error("no line"));
    await table.hinting.show();
    expect(table.hinting.trouble).not.toBe("");
    expect(table.hinting.open).toBe(true);
    table.hinting.close();
    expect(table.hinting.trouble).toBe("");
  });
});

describe("the lines of a hint", () => {
  it("have words each, and put together what is asked for alike", () => {
    const steps = stepsOf(turn(gain("take red"), gain("paint a", 1), gain("paint b", 2), gain("mix"), gain("paint c", 4), gain("done")));
    const told = (move: string, n: number) => (move.startsWith("paint") ? `paint ${n}` : move);
    const lines = linesOfIdea(steps, told).map(({ words: said, steps: own, gain: brings }) => [said, own.map(({ n }) => n), brings?.total]);
    expect(lines).toEqual([
      ["take red", [1], undefined],
      ["paint 2", [2, 3], 3],
      ["mix", [4], undefined],
      ["paint 1", [5], 4],
    ]);
  });
});

/** A table that the card can be put beside. */
function tableBeside(): Table {
  return Object.assign(new Table(), {
    now: { game: "inkdoms", seat: 0 },
    voice: new Voice("inkdoms", ["Ann"]),
    forced: { alone: false },
    tick: 0,
    note: null,
  });
}

/** The same with this hint, whatever was asked. */
const tableWith = (ideas: readonly object[], at = 0): object => ({
  hinting: { idea: ideas[at], ideas, at, open: true, thinking: false, trouble: "", only: false, playing: false },
  now: { game: "inkdoms", seat: 0 },
  log: [],
  voice: new Voice("inkdoms", ["Ann"]),
  tick: 0,
  note: null,
});

const cardOf = (table: object, board: object = {}): ReturnType<typeof mount> =>
  mount(Hint, { target: document.body, props: { table: table as never, board: board as never, onplayon() {} } });

describe("the card of a hint", () => {
  beforeEach(() => words.load("inkdoms"));

  it("numbers every step it tells, also those that have no place on the board", async () => {
    const all = turn(
      gain("red from Redhill"),
      gain("spell 4 for green"),
      gain("green on R3", 1),
      gain("tower gives brown"),
      gain("red on R5", 2),
      gain("done"),
    );
    const idea = { turn: all, steps: stepsOf(all), begun: false };
    const card = cardOf(tableWith([idea]));
    flushSync();
    const numbers = [...document.querySelectorAll(".steps [data-step] text")].map((one) => one.textContent);
    expect(numbers).toEqual(["1", "2", "3", "4", "5"]);
    const lines = [...document.querySelectorAll(".steps li .words")].map((one) => one.textContent?.trim());
    expect(lines[0], "taking the die is a step like the others").toBe("take the red die from Redhill");
    expect(lines.every((line) => /^(take|turn|paint|choose) /.test(line ?? "")), lines.join("; ")).toBe(true);
    await unmount(card);
  });

  it("with one possible move has a button that makes it", async () => {
    const table = tableBeside();
    table.moves = ["done"];
    table.answer = Promise.resolve([turn(gain("done"))]);
    const card = cardOf(table);
    await table.hinting.show();
    flushSync();
    const why = document.querySelector(".why")?.textContent;
    expect(why).toContain("Only one move is possible: end the turn.");
    expect(why, "what the other button does").toContain("“Play on” makes your only move for you");
    const button = document.querySelector<HTMLButtonElement>(".act button");
    expect(button?.disabled).toBe(false);
    button?.click();
    expect(table.sent).toEqual(["done"]);
    await unmount(card);
  });

  it("says what each idea comes to, where they are good for something later; a tap while it plays goes to the end", async () => {
    const table = tableBeside();
    table.answer = Promise.resolve([{ ...PAINT, total: 5 }, { ...OTHER, total: 1 }]);
    await table.hinting.show();
    const card = cardOf(table);
    flushSync();
    const worth = (): string => document.querySelector(".worth")?.textContent ?? "";
    expect(worth()).toBe("about 2 more in later turns");
    table.hinting.next();
    flushSync();
    expect(worth(), "its points stand above").toBe("less for later turns than other ideas");
    table.hinting.next();
    table.pace = () => PACE;
    table.hinting.follow();
    const board = document.body.appendChild(document.createElement("button"));
    const tapped = vi.fn();
    board.addEventListener("click", tapped);
    board.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    board.click();
    expect(table.sent).toEqual(["red from Redhill", "red on R3", "red on R5"]);
    expect(tapped, "and does nothing else").not.toHaveBeenCalled();
    board.click();
    expect(tapped).toHaveBeenCalledOnce();
    board.remove();
    await unmount(card);
    // If no idea is good for anything later, their scores can be compared directly.
    table.hinting.close();
    [table.log, table.pending] = [[], []];
    table.answer = Promise.resolve([{ ...PAINT, total: 3 }, { ...OTHER, total: 1 }]);
    await table.hinting.show();
    const plain = cardOf(table);
    flushSync();
    expect(worth()).toBe("");
    await unmount(plain);
  });

  it("says no number twice of what an idea is worth", () => {
    const said = (idea: Partial<HintedTurn>): string => {
      const [one, other] = [turn(gain("red on R3")), { ...turn(gain("blue on R1", 1)), total: 3 }];
      const ideas = [{ ...one, ...idea }, other].map((each) => ({ turn: each, steps: stepsOf(each), begun: false }));
      const card = cardOf(tableWith(ideas));
      flushSync();
      const text = document.querySelector("header")?.textContent?.replace(/\s+/g, " ").trim() ?? "";
      void unmount(card);
      return text;
    };
    expect(said({ total: 4 })).toBe("±0 nothing now, about 4 in later turns");
    expect(said({ total: 4, later: 4 })).toBe("then probably +4 less for later turns than other ideas");
    expect(said({ total: 6, later: 4 })).toBe("then probably +4 about 2 more in later turns");
    const both = turn(gain("red on R3", 2));
    expect(said({ ...both, total: 1 })).toBe("+2 now about −1 in later turns");
    expect(said({ ...both, later: 3, total: 5 })).toBe("+2 now then probably +3 about +5 in all");
  });

  it("is not said to be worth less later than ideas that only lose something later", () => {
    const ideas = [
      { ...turn(gain("red on R3", 1)), total: 1 },
      { ...turn(gain("blue on R1", 2)), total: 0 },
    ].map((one) => ({ turn: one, steps: stepsOf(one), begun: false }));
    const said = (at: number): string | undefined => {
      const card = cardOf(tableWith(ideas, at));
      flushSync();
      const text = document.querySelector(".worth")?.textContent ?? undefined;
      void unmount(card);
      return text;
    };
    expect(said(1)).toBe("about −2 in later turns");
    expect(said(0), "its row stays empty").toBe("");
  });

  it("keeps its height when steps are done, also after the screen was resized and it is as high as before", async () => {
    let height = 300;
    const observers = new Set<{ seen: number; tell: (found: object[]) => void }>();
    vi.stubGlobal("ResizeObserver", class {
      readonly #own: { seen: number; tell: (found: object[]) => void };
      constructor(tell: (found: object[]) => void) {
        this.#own = { seen: NaN, tell };
      }
      observe() {
        this.#own.seen = NaN;
        observers.add(this.#own);
      }
      unobserve() {}
      disconnect() {
        observers.delete(this.#own);
      }
    });
    /** As in a frame: observers that have seen another size are told. */
    const frame = (): void => {
      flushSync();
      for (const one of observers) {
        if (one.seen === height) continue;
        one.seen = height;
        one.tell([{ borderBoxSize: [{ blockSize: height }] }]);
      }
      flushSync();
    };
    const idea = { turn: PAINT, steps: stepsOf(PAINT), begun: false };
    const card = cardOf(tableWith([idea]));
    const held = (): string | undefined => document.querySelector<HTMLElement>(".hint")?.style.minHeight;
    frame();
    expect(held()).toBe("300px");
    dispatchEvent(new Event("resize"));
    flushSync();
    expect(held(), "measured as if nothing had been held").toBe("");
    frame();
    height = 240;
    frame();
    expect(held()).toBe("300px");
    await unmount(card);
    vi.unstubAllGlobals();
  });

  it("shows all that an idea brings, the number by which another idea quotes it, and its sentence as it was told", async () => {
    const tames: GainShown = { move: "blue on B4", total: 5, lines: [["griffins/tamed", 2], ["griffins/unpainted", 3]] };
    const ideas = [turn(gain("red on R3", 1), gain("done")), turn(tames, gain("done"))].map((one) => ({ turn: one, steps: stepsOf(one), begun: false }));
    const shown = (at: number): { total: string; counts: string; why: string; besides: string[] } => {
      const card = cardOf(tableWith(ideas, at), { apart });
      flushSync();
      const text = (selector: string): string => document.querySelector(selector)?.textContent?.trim() ?? "";
      const besides = [...document.querySelectorAll(".idea.now [data-besides]")].map((one) =>
        [...one.children].map((part) => part.textContent?.trim()).join(" "),
      );
      const found = { total: text(".total strong"), counts: text(".total .quiet"), why: text(".idea.now .why"), besides };
      void unmount(card);
      return found;
    };
    expect(shown(0)).toEqual({ total: "+1", counts: "now", why: "Because.", besides: [] });
    expect(shown(1)).toEqual({
      total: "+5",
      counts: "+2 now, +3 at the end",
      why: "Because.",
      besides: ["3 fewer wild monsters +3"],
    });
    // What the end takes counts as well, and its row has its number: the rows come to the total.
    const blot: GainShown = { move: "done", total: 3, lines: [["Redhill/speed", 4], ["blots/marked", -1]] };
    ideas.splice(0, 2, ...[turn(gain("red on R3", 1), blot)].map((one) => ({ turn: one, steps: stepsOf(one), begun: false })));
    expect(shown(0)).toEqual({ total: "+4", counts: "+5 now, −1 at the end", why: "Because.", besides: ["an ink blot −1"] });
    // After that, it says what is left.
    ideas.splice(0, 1, ...ideas.map(({ turn: one, steps }) => ({ turn: one, steps: steps.slice(1), begun: true })));
    expect(shown(0).why).toBe("All prepared; you can still undo. The last step is yours: end the turn.");
    // What was gained is beside the name already: that the end of the turn adds nothing is no news.
    const plain = turn(gain("red on R3", 1), gain("done"));
    ideas.splice(0, 1, { turn: plain, steps: stepsOf(plain).slice(1), begun: true });
    expect(shown(0).total).toBe("");
  });

  it("has words for every step as long as there is room; then at least for those that no drop points at", () => {
    let room = 200;
    let look = (): void => undefined;
    vi.stubGlobal("ResizeObserver", class {
      constructor(tell: () => void) {
        look = tell;
      }
      observe() {}
      disconnect() {}
    });
    const box = document.body.appendChild(document.createElement("div"));
    const rowsOf = (which: string): number => box.querySelectorAll(which).length;
    Object.defineProperties(box, {
      clientHeight: { get: () => room },
      // Each row is 24 pixels high; those without words share one.
      scrollHeight: { get: () => (rowsOf("li:not(.bare, .rest)") + Math.min(1, rowsOf(".bare"))) * 24 },
    });
    const steps = [...["R1", "R2", "R3", "R4", "R5"].map((area) => gain(`red on ${area}`, 1)), gain("done", 1)];
    const said = steps.map((step, n) => ({ ...step, n, steps: [{ n, move: step.move }], words: step.move, gain: step }));
    const rows = mount(IdeaSteps, { target: box, props: { lines: said as never, voice: new Voice("inkdoms", ["Ann"]), placeless: (move) => move === "red on R2", fits: savesRows } });
    flushSync();
    look();
    const tight = (): boolean => box.querySelector(".steps[data-tight]") !== null;
    expect(tight(), "however many they are").toBe(false);
    room = 120;
    look();
    look();
    expect(tight(), "and it stays so").toBe(true);
    const inWords = (): string[] =>
      [...box.querySelectorAll("li:not(.bare) .words")].map((one) => one.textContent?.split("\u00a0")[0] ?? "");
    expect(inWords(), "as many as fit").toEqual(["red on R1", "red on R2", "red on R3", "done"]);
    room = 48;
    look();
    expect(inWords(), "at least those without a place").toEqual(["red on R2", "done"]);
    box.querySelector<HTMLElement>(".rest button")?.click();
    flushSync();
    look();
    expect(inWords(), "all on a tap").toHaveLength(6);
    expect(tight()).toBe(false);
    room = 200;
    look();
    expect(tight()).toBe(false);
    void unmount(rows);
    box.remove();
    vi.unstubAllGlobals();
  });
});
