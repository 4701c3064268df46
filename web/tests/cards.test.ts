import { readFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { contentOf, messageOf } from "../src/cards/content";
import { placed } from "../src/cards/placing";
import { HOLD, Press, SLIP, type Finger } from "../src/cards/press";
import { shellThings } from "../src/cards/shell";
import { readCard, type Things, type Where } from "../src/cards/thing";
import { CHARACTERS } from "../src/faces/characters";
import { Catalogue } from "../src/words/catalogue";
import { say, words } from "../src/words/words.svelte";
import { forCards } from "../tools/words.ts";

const GAMES = ["color_in_kingdom", "ink", "inkdoms", "inklings"];

const finger = (at: Partial<Finger> = {}): Finger => ({
  pointerId: 1,
  pointerType: "touch",
  button: 0,
  clientX: 100,
  clientY: 100,
  ...at,
});

describe("a press", () => {
  const answer = vi.fn((_x: number, _y: number) => true);
  let press: Press;

  beforeEach(() => {
    vi.useFakeTimers();
    answer.mockReset().mockReturnValue(true);
    press = new Press(answer);
  });
  afterEach(() => vi.useRealTimers());

  it("that rests opens a card once, and is no tap", () => {
    press.down(finger());
    vi.advanceTimersByTime(HOLD - 1);
    expect(answer).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(answer.mock.calls).toEqual([[100, 100]]);
    press.up(finger());
    expect(press.spent()).toBe(true);
    expect(press.spent()).toBe(false);
  });

  it("that is short is a tap", () => {
    press.down(finger());
    vi.advanceTimersByTime(HOLD / 2);
    press.up(finger());
    vi.advanceTimersByTime(HOLD);
    expect(answer).not.toHaveBeenCalled();
    expect(press.spent()).toBe(false);
  });

  it("that is heard of late is a tap all the same", () => {
    expect(HOLD).toBeGreaterThanOrEqual(550);
    press.down(finger());
    // The page was busy for a while: the first thing it does is what was due, then come the fingers.
    vi.setSystemTime(Date.now() + 3 * HOLD);
    vi.advanceTimersToNextTimer();
    press.up(finger());
    vi.advanceTimersByTime(HOLD);
    expect(answer).not.toHaveBeenCalled();
  });

  it("that moves shifts the picture, and a little tremble is no movement", () => {
    press.down(finger());
    press.move(finger({ clientX: 100 + SLIP + 1 }));
    vi.advanceTimersByTime(HOLD);
    expect(answer).not.toHaveBeenCalled();
    press.down(finger());
    press.move(finger({ clientY: 100 + SLIP - 1 }));
    vi.advanceTimersByTime(HOLD);
    expect(answer).toHaveBeenCalledTimes(1);
  });

  it("that scrolls, or that the system takes over, opens nothing", () => {
    press.down(finger());
    press.cancel();
    vi.advanceTimersByTime(HOLD);
    press.down(finger());
    press.up(finger());
    vi.advanceTimersByTime(HOLD);
    expect(answer).not.toHaveBeenCalled();
  });

  it("of two fingers zooms", () => {
    press.down(finger());
    press.down(finger({ pointerId: 2, clientX: 200 }));
    vi.advanceTimersByTime(HOLD);
    expect(answer).not.toHaveBeenCalled();
  });

  it("moves nothing along once it was answered, until the finger is gone", () => {
    press.down(finger());
    vi.advanceTimersByTime(HOLD);
    expect(press.move(finger({ clientX: 300 }))).toBe(true);
    press.up(finger());
    expect(press.move(finger({ clientX: 300 }))).toBe(false);
  });

  it("on what has no card stays a tap", () => {
    answer.mockReturnValue(false);
    press.down(finger());
    vi.advanceTimersByTime(HOLD);
    press.up(finger());
    expect(press.spent()).toBe(false);
    expect(press.menu(5, 5)).toBe(false);
  });

  it("asks only once, whether the system or we are first to call it long", () => {
    press.down(finger());
    expect(press.menu(100, 100)).toBe(true);
    vi.advanceTimersByTime(HOLD);
    expect(answer).toHaveBeenCalledTimes(1);
    press.up(finger());
    expect(press.spent()).toBe(true);
    press.down(finger());
    vi.advanceTimersByTime(HOLD);
    expect(press.menu(100, 100)).toBe(true);
    expect(answer).toHaveBeenCalledTimes(2);
  });

  it("of a mouse waits for nothing; its right button asks at once", () => {
    press.down(finger({ pointerType: "mouse" }));
    vi.advanceTimersByTime(HOLD);
    expect(answer).not.toHaveBeenCalled();
    expect(press.menu(7, 8)).toBe(true);
    expect(answer.mock.calls).toEqual([[7, 8]]);
    expect(press.spent()).toBe(false);
  });
});

describe("a card", () => {
  const box = (left: number, top: number, width: number, height: number) => ({
    left, top, right: left + width, bottom: top + height,
  });
  const SCREENS = [{ width: 360, height: 640 }, { width: 390, height: 844 }, { width: 1440, height: 900 }];

  it.each(SCREENS)("lies beside its thing and on the screen: $width × $height", (screen) => {
    for (const height of [120, 330, 560]) {
      const card = { width: Math.min(352, screen.width - 16), height };
      for (let x = 0; x <= screen.width - 40; x += 45) {
        for (let y = 0; y <= screen.height - 40; y += 45) {
          const thing = box(x, y, 40, 40);
          const { left, top, high } = placed(thing, { x: x + 20, y: y + 20 }, card, screen);
          const [right, bottom] = [left + card.width, top + high];
          expect(left >= 0 && top >= 0 && right <= screen.width && bottom <= screen.height).toBe(true);
          const apart = right <= thing.left || left >= thing.right || bottom <= thing.top || top >= thing.bottom;
          expect(apart, JSON.stringify({ thing, left, top, high })).toBe(true);
          expect(high).toBeGreaterThan(100);
        }
      }
    }
  });

  it("keeps the finger free where a thing fills the screen", () => {
    const screen = { width: 360, height: 640 };
    const { top, high } = placed(box(0, 40, 360, 560), { x: 180, y: 200 }, { width: 344, height: 300 }, screen);
    expect(top).toBeGreaterThan(200);
    expect(top + high).toBeLessThanOrEqual(640);
  });
});

describe("what a card says", () => {
  const words = new Catalogue("en", [
    [
      "what-line = A line.",
      "    .title = { $name }",
      "    .rule = DR-3",
      "what-line-d8-bonus = A bonus.",
      "    .title = Bonus",
      "what-tower = a lookout.",
      "    .title = watchtower",
      "    .now = { $sides } sides",
      "    .rule = DR-1",
    ].join("\n"),
  ]);
  const gains = new Map([["left", 1], ["right", 4]]);
  const where = {
    seat: 0,
    of: 0,
    table: {
      now: { moves: ["right", "left"], scores: [{ lines: [["d8/inked", 3], ["d8/bonus", 4]], total: 7 }] },
      gains: { of: (move: string) => ({ move, total: gains.get(move) ?? 0, lines: [["d8/inked", 4]] }) },
      voice: {
        say: (id: string) => `${id} in words`,
        word: (name: string) => name,
        line: (line: string) => line.split("/"),
      },
    },
  } as unknown as Where;

  it("is the message of its kind, or of the wider one", () => {
    expect(messageOf("line-d8-bonus", words)).toBe("what-line-d8-bonus");
    expect(messageOf("line-d8-inked", words)).toBe("what-line");
    expect(messageOf("dot", words)).toBeUndefined();
  });

  it("has its facts, the best gain of its legal moves, and its rule in words", () => {
    const things: Things = (kind, key) =>
      kind === "tower"
        ? {
            kind,
            facts: { sides: Number(key) },
            picture: `tower ${key}`,
            part: { focus: ["d8"], marked: ["d8-2"] },
            moves: ["left", "right", "gone"],
            also: ["line d8", "dot"],
          }
        : shellThings(kind, key, where);
    expect(contentOf("tower 2", things, where, words)).toEqual({
      title: "Watchtower",
      picture: "tower 2",
      text: "A lookout.",
      now: "2 sides",
      worth: "",
      gain: { total: 4, sure: true, lines: "d8" },
      then: { move: "right", part: { focus: ["d8"], marked: ["d8-2"] } },
      rule: { id: "DR-1", words: "rule-DR-1 in words" },
      also: [{ card: "line d8", title: "D8" }],
    });
    expect(contentOf("dot", things, where, words)).toBeNull();
  });

  it("adds up the lines of a group", () => {
    expect(shellThings("line", "d8", where)).toEqual({
      kind: "line-d8",
      facts: { name: "d8", points: "7", parts: "inked 3, bonus 4" },
    });
  });

  it("is asked for by kind and key", () => {
    expect(readCard("tower B1 B2")).toEqual(["tower", "B1 B2"]);
    expect(readCard("done")).toEqual(["done", ""]);
  });
});

describe("the card of a seat", () => {
  afterEach(() => void (words.language = "en"));

  it("says of a bot who it is, in both languages, and of nobody else", async () => {
    const table = {
      now: {
        seats: [{ kind: "person" }, { kind: "bot", level: "hard" }, { kind: "bot", level: "random" }, { kind: "person", level: "hard" }],
        view: {},
      },
      voice: { name: (seat: number) => `Seat ${seat}`, say: (id: string) => id },
    };
    const seen = { seat: 0, of: 0, table } as unknown as Where;
    /** The page's card, and those of the games, which have texts of their own. */
    const cards = (language: "en" | "ru"): Catalogue[] =>
      [`../src/words/page.${language}.ftl`, ...GAMES.map((game) => `../../src/paintpot/games/${game}/texts/${language}.ftl`)].map(
        (file) => new Catalogue(language, [forCards(readFileSync(path.join(import.meta.dirname, file), "utf8"))]),
      );
    /** As the boards of games call a seat. */
    const players: Things = (kind, key, where) => ({ ...shellThings(kind, key, where), kind: "player" });
    const about = (language: "en" | "ru", seat: number): string[] =>
      cards(language).map((own, k) => contentOf(`seat ${seat}`, k ? players : shellThings, seen, own)?.text ?? "");
    for (const language of ["en", "ru"] as const) {
      words.language = language;
      const own = Object.values(CHARACTERS).map(({ key }) => say(`temper-${key}`));
      expect(new Set(own), "each has its own").toHaveLength(4);
      expect(about(language, 1)).toHaveLength(5);
      for (const text of about(language, 1)) expect(text).toContain(say("temper-sable"));
      for (const seat of [0, 2, 3]) expect(own.filter((one) => about(language, seat).join().includes(one))).toEqual([]);
    }
    words.language = "en";
    for (const [level, { key }] of Object.entries(CHARACTERS)) {
      table.now.seats[1] = { kind: "bot", level };
      for (const text of about("en", 1)) expect(text.startsWith(`${say(`temper-${key}`)} A bot at the table. A tap`), text).toBe(true);
    }
  });
});
