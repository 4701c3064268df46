import { readFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { KINDS } from "../src/moments/kinds";
import { LONGEST } from "../src/moments/limits";
import { tellPlaces } from "../src/moments/places";
import recorded from "../src/moments/recorded.json";
import { Stage, type Hooks, type Moment } from "../src/moments/stage";
import { actsIn } from "../src/moments/steps";
import { entryOf, MOMENTS, THROW } from "../src/moments/table";
import { linesOf, momentsIn } from "../src/table/lines";
import { player } from "./hearing";
import { sample, SAMPLES } from "./samples";

/** The table in ../shared/delight.md, cell by cell. */
const CELLS: Record<string, Record<string, readonly string[]>> = {
  inkdoms: {
    small: ["die-taken", "drop-painted", "tower"],
    medium: ["tamed", "capital", "spell-1", "spell-2", "spell-3", "spell-4", "blot"],
    grand: ["kingdom-first", "kingdom-second", "kingdom", "last-round"],
  },
  ink: {
    small: ["tile-snaps", "areas-flow", "bottle-set"],
    medium: ["objective", "bottles", "bonus"],
    grand: ["last-bottle", "tie-round"],
  },
  inklings: {
    small: ["hop", "ink-spreads", "tunnel"],
    medium: ["die", "lost"],
    grand: ["sheet"],
  },
  "color-in-kingdom": {
    small: ["hex-coloured", "copied"],
    medium: ["longest-road", "factory", "duty"],
    grand: ["province", "end-called"],
  },
};

interface Made {
  duration: number;
  keys: Keyframe[];
  finish: () => void;
  finished: Promise<void>;
  done: boolean;
}
let made: Made[] = [];

beforeEach(() => {
  made = [];
  // jsdom has no animations: these end when they are told to.
  Element.prototype.animate = function (keys: unknown, options: unknown) {
    const { duration, delay = 0 } = options as { duration: number; delay?: number };
    let finish = () => undefined as void;
    const finished = new Promise<void>((resolve) => (finish = () => resolve()));
    const one: Made = {
      duration: duration + delay,
      keys: keys as Keyframe[],
      finished,
      done: false,
      finish: () => {
        one.done = true;
        finish();
      },
    };
    made.push(one);
    return one as unknown as Animation;
  };
  globalThis.DOMRect ??= class {
    constructor(
      public x = 0,
      public y = 0,
      public width = 0,
      public height = 0,
    ) {}
  } as unknown as typeof DOMRect;
});
afterEach(() => document.body.replaceChildren());

function stage(more: Partial<Hooks> = {}) {
  const element = document.body.appendChild(document.createElement("div"));
  const sounds: string[] = [];
  const said: string[] = [];
  const one = new Stage(element, {
    sound: (sound) => sounds.push(sound),
    announce: (sentence) => said.push(sentence),
    reduced: () => false,
    ...more,
  });
  return { one, element, sounds, said };
}

/** Small steps, which the engine does not tell. */
const SEEN_BY_BOARDS = ["die-taken", "drop-painted", "tile-snaps", "areas-flow", "bottle-set", "hop", "ink-spreads", "hex-coloured"];

const isNumber = (game: string, name: string): boolean => entryOf(game, name).kind === "number";

describe("the table of moments", () => {
  it("has an entry for every cell, of its size", () => {
    for (const [game, sizes] of Object.entries(CELLS)) {
      for (const [size, names] of Object.entries(sizes)) {
        for (const name of names) expect(MOMENTS[game]?.[name]?.size, `${game}/${name}`).toBe(size);
      }
    }
  });

  it("has a recorded road that has grown to the longest", () => {
    const [told] = recorded.cells["color-in-kingdom/longest-road"].moments.flat();
    expect(told?.facts.length).toBeGreaterThanOrEqual(3);
  });

  it("has a recorded game for each of them, and none for what is not there", () => {
    const all = Object.entries(MOMENTS).flatMap(([game, entries]) => Object.keys(entries).map((name) => `${game}/${name}`));
    expect(Object.keys(recorded.cells).toSorted()).toEqual(all.toSorted());
    // Each shows the moment it is for: told by the engine, seen by the board, or by everybody at a table.
    for (const [cell, { moments, by, seat, ...more }] of Object.entries(recorded.cells)) {
      const [, name = ""] = cell.split("/");
      const told = moments.flat().filter((one) => one.name === name.replace(/^spell-\d$/, "spell"));
      if (name === "turn") expect(by, cell).not.toBe(seat);
      else if (told.length) expect(told.some((one) => one.seat === null || one.seat === seat), cell).toBe(true);
      else if (name === "gain" || name === "cost") {
        const [[who, points = 0] = []] = (more as { brought?: number[][] }).brought ?? [];
        expect([who, Math.sign(points)], cell).toEqual([seat, name === "gain" ? 1 : -1]);
      } else expect([...SEEN_BY_BOARDS, "dice", "victory", "defeat"], cell).toContain(name);
    }
  });

  it("gives each spell its own look", () => {
    const looks = [1, 2, 3, 4].map((spell) => entryOf("inkdoms", "spell", { spell }));
    expect(new Set(looks.map((one) => one.kind + (one.ink ?? "")))).toHaveLength(4);
  });

  it("knows what to do with a game it has never seen", () => {
    expect(entryOf("drip", "kept").kind).toBe("pop");
  });
});

describe("the stage", () => {
  it("plays every moment within its time, with transforms and opacity alone", () => {
    const { one, element, sounds } = stage();
    // What is seen where somebody sits needs a place to sit at.
    const places = [0, 1, 2, 3].map((seat) => {
      const place = document.body.appendChild(document.createElement("span"));
      place.dataset["seat"] = `${seat}`;
      place.getBoundingClientRect = () => new DOMRect(10, 10, 80, 40);
      return place;
    });
    let n = 0;
    for (const [game, names] of SAMPLES) {
      for (const name of names) {
        made = [];
        const moment = sample(game, name);
        const { kind, size } = entryOf(game, moment.name, moment.facts);
        one.play([moment]);
        // Sliding through a tunnel is heard from the board.
        if (name !== "tunnel") n += 1;
        expect(made.length, `${game}/${name}`).toBeGreaterThan(0);
        const longest = kind === "throw" ? THROW : LONGEST[size];
        const numbers = [...element.children].map(({ className }) => /-(plus|minus|pulse)$/.test(className));
        for (const [k, { duration, keys }] of made.entries()) {
          // A number is read, however small the rest is: that takes as long as something medium.
          expect(duration, `${game}/${name}`).toBeLessThanOrEqual(numbers[k] ? Math.max(longest, LONGEST.medium) : longest);
          if (numbers[k]) expect(duration, `${game}/${name}`).toBeGreaterThanOrEqual(600);
          for (const key of keys) {
            const moves = Object.keys(key).filter((one) => one !== "offset" && one !== "easing");
            expect(moves.every((one) => one === "transform" || one === "opacity")).toBe(true);
          }
        }
        expect(element.children.length).toBeGreaterThan(0);
        one.skip();
        expect(element.children).toHaveLength(0);
        expect(one.playing).toBe(false);
      }
    }
    expect(sounds).toHaveLength(n);
    expect(Object.keys(KINDS)).toHaveLength(19);
    one.close();
    for (const place of places) place.remove();
  });

  it("keeps the rays of a kingdom on its land", () => {
    const at = new DOMRect(20, 80, 180, 220);
    for (const kind of ["glow", "crown", "burst"] as const) {
      made = [];
      const { one, element } = stage();
      KINDS[kind]({ stage: element, at, score: null, ms: 900, ink: "var(--glow)", count: 1, words: "" });
      const far = made.flatMap(({ keys }) => keys.map(({ transform }) => Math.abs(Number(/translateY\((-?[\d.]+)px/.exec(String(transform))?.[1] ?? 0))));
      expect(Math.max(...far), kind).toBeGreaterThan(30);
      expect(Math.max(...far), kind).toBeLessThanOrEqual(at.width / 2);
      one.close();
    }
  });

  it("leaves the edge and the flag to a board that draws them, on the sheet that is shown", () => {
    const { one, element } = stage();
    const done = tellPlaces((name) => (name === "Redhill" ? new DOMRect(20, 80, 100, 120) : null));
    const drawn = (name: string): string[] => {
      one.play([{ ...sample("inkdoms", name), facts: { what: "Redhill" }, here: true }]);
      const found = [...element.children].map(({ className }) => className);
      one.skip();
      return found;
    };
    for (const name of ["kingdom-first", "kingdom-second", "kingdom"]) {
      expect(drawn(name), name).not.toContain("moment-edge");
      expect(drawn(name), name).not.toContain("moment-flag");
      expect(drawn(name), name).toContain("moment-ray");
    }
    expect(drawn("three-first")).toContain("moment-flag");
    done();
    one.close();
  });

  it("lets no number rise over the title, the names and the points", () => {
    const { one, element } = stage();
    const put = (className: string, mark: string, box: DOMRect): void => {
      const place = document.body.appendChild(document.createElement("div"));
      place.className = className;
      if (mark) place.setAttribute(mark, "0");
      place.getBoundingClientRect = () => box;
    };
    const box = (x: number, y: number, width: number, height: number): DOMRect =>
      new DOMRect(x, y, width, height);
    const shell = document.body.appendChild(document.createElement("div"));
    shell.className = "shell";
    put("seats", "", box(0, 48, 390, 76));
    shell.append(document.querySelector(".seats") ?? "");
    put("lead", "", box(0, 124, 390, 50));
    shell.append(document.querySelector(".lead") ?? "");
    put("", "data-board", box(0, 174, 390, 500));
    put("", "data-score-of", box(150, 52, 24, 24));
    one.play([{ game: "inkdoms", name: "blot", seat: 0, points: -1, here: true, at: box(150, 52, 24, 24) }]);
    const number = [...element.children].findIndex(({ className }) => className === "moment-minus");
    const [, high] = made[number]?.keys ?? [];
    const moved = Number(/, (-?[\d.]+)px\)/.exec(String(high?.["transform"]))?.[1]);
    expect(52 + 12 + moved, "all of it stands below, and below a tip").toBeGreaterThanOrEqual(124 + 50 + 20);
    one.skip();
    // A blot has no place of its own: the seat answers, and nothing covers the points.
    one.play([{ game: "inkdoms", name: "blot", seat: 0, points: -1, here: true }]);
    expect([...element.children].map(({ className }) => className)).not.toContain("moment-blot");
    one.close();
  });

  it("lets spells act where their moves say, each in its own way", () => {
    const { one, element } = stage();
    const places: Record<string, DOMRect> = {
      hand: new DOMRect(0, 600, 40, 40),
      "to Redhill": new DOMRect(100, 100, 80, 80),
      R4: new DOMRect(200, 100, 40, 40),
      green: new DOMRect(60, 600, 40, 40),
    };
    const done = tellPlaces((name) => places[name]);
    const cast = (move: string, spell: number) => {
      const { facts, ...look } = actsIn("inkdoms", "spell", move);
      one.play([{ game: "inkdoms", name: "spell", seat: 0, here: true, ...look, facts: { spell, ...facts } }]);
      const seen = [...element.children] as HTMLElement[];
      const at = (part: HTMLElement | undefined, axis: string) => part?.style.getPropertyValue(`--${axis}`);
      const found = {
        parts: seen.map(({ className }) => className.replace("moment-", "")),
        at: `${at(seen.at(-1), "x")} ${at(seen.at(-1), "y")}`,
        ink: at(seen.at(-1), "moment-ink"),
        from: String(made[0]?.keys[0]?.["transform"]),
      };
      one.skip();
      made = [];
      return found;
    };
    const hops = cast("spell 1 to Redhill", 1);
    expect(hops).toMatchObject({ parts: ["drop", "drop", "drop"], at: "140px 140px" });
    expect(hops.ink, "nobody knows what is in hand").toBe("var(--glow)");
    expect(hops.from, "from the hand").toContain("translate(-120px, 480px)");
    const slides = cast("tower blue on R4 with spell 2", 2);
    expect(slides).toMatchObject({ parts: ["drop", "drop"], at: "220px 120px", ink: "var(--ink-blue)" });
    expect(cast("spell 3 to Redhill", 3)).toMatchObject({ parts: ["ring", "pool"], at: "140px 140px" });
    const mixes = cast("spell 4 for green", 4);
    expect(mixes).toMatchObject({ parts: ["plain-drop", "plain-drop", "drop", "ring"], at: "80px 620px", ink: "var(--ink-green)" });
    expect(actsIn("ink", "spell", "spell 4 for green"), "no other game writes so").toEqual({ facts: {} });
    done();
    one.close();
  });

  it("shows what another gains at their place, and lays no number nor flag over the board", () => {
    const { one, element } = stage();
    const drawn = (): string[] => [...element.children].map(({ className }) => className);
    const put = (mark: string, x = 10): HTMLElement => {
      const place = document.body.appendChild(document.createElement("span"));
      place.dataset[mark] = "1";
      place.getBoundingClientRect = () => new DOMRect(x, 60, 80, 40);
      return place;
    };
    const crowned = { game: "inkdoms", name: "kingdom-first", seat: 1, facts: { what: "Redhill" }, points: 4 };
    const played = (here: boolean): string[] => {
      one.play([{ ...crowned, here }]);
      const found = drawn();
      one.skip();
      return found;
    };
    expect(played(false), "where they are not on the screen, nothing is seen").toEqual([]);
    const seat = put("seat");
    expect(played(false), "while one is busy").toEqual(["moment-edge"]);
    const score = put("scoreOf", 50);
    expect(played(false), "their points change, too").toEqual(["moment-edge", "moment-plus", "moment-pulse"]);
    score.getBoundingClientRect = () => new DOMRect(20, 60, 70, 40);
    expect(played(false), "where there is no way to fly").toEqual(["moment-edge", "moment-pulse"]);
    const card = put("turnOf");
    const large = put("turnScore", 150);
    expect(played(false), "on the card of their turn").toContain("moment-flag");
    one.play([{ ...crowned, here: false }]);
    const number = element.querySelector<HTMLElement>(".moment-plus");
    expect(number?.style.getPropertyValue("--x"), "from their sheet there").toBe("50px");
    expect(element.querySelector<HTMLElement>(".moment-pulse")?.style.getPropertyValue("--x"), "to their score there").toBe(
      "190px",
    );
    one.skip();
    one.play([{ game: "inkdoms", name: "turn", seat: 1, here: false, brought: 6 }, { ...crowned, here: false }]);
    expect(element.querySelector(".moment-plus")?.textContent, "all of a turn is one number").toBe("+6");
    one.skip();
    for (const place of [card, large]) place.remove();
    expect(played(true), "on the sheet that is shown").toContain("moment-plus");
    seat.remove();
    one.close();
  });

  it("is heard whatever the board lets be heard at the same time", () => {
    // What boards play by themselves, at once or in the same frame as its effects.
    const BESIDES = ["dice", "slide", "glass", "wood", "pencil", "brush", "paper"] as const;
    for (const [cell, { moments, seat }] of Object.entries(recorded.cells)) {
      const [game = "", name = ""] = cell.split("/");
      const told = moments.flat().find((one) => one.name === name.replace(/^spell-\d$/, "spell"));
      if (!told && !["turn", "victory", "defeat"].includes(name)) continue;
      const { sound, heard: byBoard } = entryOf(game, told?.name ?? name, told?.facts as Record<string, unknown>);
      for (const besides of BESIDES.filter((one) => one !== sound)) {
        const { made: ears } = player();
        const heard: string[] = [];
        const { one } = stage({ reduced: () => true, sound: (what, step) => ears.play(what, step) && heard.push(what) });
        ears.play(besides);
        one.play([{ ...told, game, name: told?.name ?? name, seat, here: !byBoard } as Moment]);
        expect(heard, `${cell} after ${besides}`).toEqual([sound]);
        one.close();
      }
    }
  });

  it("leaves the sound to a board that moves it, whether anything may move or not, unless it is elsewhere", () => {
    const heard = (reduced: boolean, here: boolean): number => {
      const { one, sounds } = stage({ reduced: () => reduced });
      one.play([{ ...sample("inklings", "tunnel"), here }]);
      one.close();
      return sounds.length;
    };
    expect([heard(false, true), heard(true, true), heard(false, false), heard(true, false)]).toEqual([0, 0, 1, 1]);
  });

  it("goes to the last frame at the next tap, and does not hold the tap", () => {
    const { one } = stage();
    const tapped = vi.fn();
    addEventListener("pointerdown", tapped);
    one.play([sample("inkdoms", "kingdom-first"), sample("inkdoms", "last-round")]);
    expect(one.playing).toBe(true);
    const event = new Event("pointerdown", { bubbles: true, cancelable: true });
    document.body.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
    expect(tapped).toHaveBeenCalledOnce();
    expect(made.every((animation) => animation.done)).toBe(true);
    expect(one.playing).toBe(false);
    removeEventListener("pointerdown", tapped);
    one.close();
  });

  it("plays one after another", async () => {
    const { one, sounds } = stage();
    one.play([sample("inkdoms", "tamed"), sample("inkdoms", "blot")]);
    expect(sounds).toEqual(["gain"]);
    for (const animation of made) animation.finish();
    await vi.waitFor(() => expect(sounds).toEqual(["gain", "loss"]));
    one.close();
  });

  it("shows the same news without movement where that is wanted", () => {
    vi.useFakeTimers();
    const { one, element } = stage({ reduced: () => true });
    one.play([{ ...sample("inkdoms", "tamed"), words: "Sable tames a griffin" }]);
    expect(made).toHaveLength(0);
    expect(element.textContent).toBe("Sable tames a griffin +1");
    vi.runAllTimers();
    expect(element.textContent).toBe("");
    vi.useRealTimers();
    one.close();
  });

  it("has the same news of every moment without movement: words, points, and a number where that is all", () => {
    vi.useFakeTimers();
    const { one, element, sounds } = stage({ reduced: () => true });
    for (const [game, names] of SAMPLES) {
      for (const name of names) {
        const words = name === "dice" || name === "turn" ? "" : `Ann: ${name}`;
        const told = { ...sample(game, name), ...(isNumber(game, name) || !words ? {} : { words }) };
        const sum = told.points ? ` ${told.points > 0 ? "+" : "−"}${Math.abs(told.points)}` : "";
        sounds.length = 0;
        one.play([told]);
        const seen = element.textContent ?? "";
        expect(seen, `${game}/${name}`).toBe(`${told.words ?? ""}${name === "turn" ? "" : sum}`.trim());
        // A board that moves it plays its sound, too.
        const byBoard = entryOf(game, told.name, told.facts).heard && told.here !== false;
        expect(sounds, `${game}/${name} is heard`).toHaveLength(byBoard ? 0 : 1);
        vi.advanceTimersByTime(seen ? 899 : 0);
        if (seen) expect(element.textContent, `${game}/${name} can be read`).toBe(seen);
        vi.runAllTimers();
        expect(element.children, `${game}/${name} goes by itself`).toHaveLength(0);
      }
    }
    expect(made, "nothing moves").toHaveLength(0);
    vi.useRealTimers();
    one.close();
  });

  it("lets a number stand where it was gained, and ends it with the next tap, where nothing may move", () => {
    const { one, element } = stage({ reduced: () => true });
    const done = tellPlaces((name) => (name === "R4" ? new DOMRect(100, 400, 40, 40) : null));
    one.play([{ ...sample("inkdoms", "gain"), facts: { at: "R4" } }]);
    const number = element.querySelector<HTMLElement>(".moment-plus.stands");
    expect(number?.textContent).toBe("+1");
    expect(number?.style.getPropertyValue("--x"), "there").toBe("120px");
    expect(number?.style.transform, "above it").toBe("translate(0px, -40px)");
    document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    expect(element.children).toHaveLength(0);
    done();
    one.close();
  });

  it("lets what a step brings fly by itself, not over a result, and not into the next tap", () => {
    const { one, element, sounds } = stage();
    const gain = { ...sample("inkdoms", "gain"), facts: { at: "R4" } };
    const done = tellPlaces((name) => (name === "R4" ? new DOMRect(100, 400, 40, 40) : null));
    one.play([gain]);
    expect([...element.children].map(({ className }) => className), "the board paints").toEqual(["moment-plus"]);
    expect(made[0]?.duration).toBe(900);
    document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    expect([one.playing, made[0]?.done]).toEqual([false, true]);
    one.play([gain]);
    one.over();
    expect(element.children, "cut short").toHaveLength(0);
    one.play([gain]);
    expect(one.playing, "nor played").toBe(false);
    expect(sounds).toEqual(["gain", "gain"]);
    done();
    one.close();
  });

  it("says each moment once to who listens, also when it is cut short", () => {
    const { one, said } = stage();
    one.play([{ ...sample("ink", "objective"), words: "Quill completes a 5" }], true);
    one.skip();
    expect(said).toEqual(["Quill completes a 5"]);
    one.close();
  });

  it("shows a gain where the board says it happened, and lets it fly to the score", () => {
    const { one, element } = stage();
    const score = document.body.appendChild(document.createElement("b"));
    score.dataset["scoreOf"] = "0";
    score.getBoundingClientRect = () => new DOMRect(300, 10, 20, 20);
    const done = tellPlaces((name) => (name === "R4" ? new DOMRect(100, 200, 40, 40) : null));
    one.play([sample("inkdoms", "tamed")]);
    const number = [...element.children].find((child) => child.textContent === "+1") as HTMLElement;
    expect(number.style.getPropertyValue("--x")).toBe("120px");
    const flight = made[[...element.children].indexOf(number)]?.keys ?? [];
    const there = flight.filter((key) => String(key["transform"]).startsWith("translate(190px, -200px)"));
    expect(there[0]?.["opacity"], "it is still seen when it reaches the score").toBe(1);
    expect(flight.at(-1)?.["opacity"], "and goes into it").toBe(0);
    const answers = element.querySelector<HTMLElement>(".moment-pulse");
    expect(answers?.style.getPropertyValue("--x"), "the score answers").toBe("310px");
    done();
    one.close();
  });

  it("calls no last round over a result: neither what is shown nor what waits", async () => {
    vi.useFakeTimers();
    for (const reduced of [false, true]) {
      const { one, element, sounds } = stage({ reduced: () => reduced });
      const call = { ...sample("ink", "last-round"), words: "The last round begins" };
      one.play([call, { ...sample("ink", "tie-round"), words: "Once more" }, sample("ink", "victory")]);
      expect(element.textContent).toBe("The last round begins");
      one.over();
      expect(element.textContent).not.toMatch(/round|Once/);
      expect(sounds, "what belongs to the end is still played").toEqual(["triumph", "triumph"]);
      one.over();
      expect(one.playing, "only calls are cut short").toBe(true);
      one.play([call, { ...sample("ink", "bottles"), words: "Ann places the last bottles" }]);
      vi.runAllTimers();
      expect(element.querySelector(".moment-still"), "the result says it by itself").toBeNull();
      one.close();
    }
    vi.useRealTimers();
  });

  it("throws no dice and shows nobody's turn over a result", () => {
    const { one, sounds } = stage();
    const dice = { game: "inklings", name: "dice", faces: ["1"] };
    const turn = { game: "inklings", name: "turn", seat: 1 };
    one.play([dice, turn, sample("inklings", "victory")]);
    expect(sounds).toEqual(["dice"]);
    one.over();
    expect(sounds, "what is thrown is cut short, a turn that waits is left out").toEqual(["dice", "triumph"]);
    one.skip();
    one.play([dice, turn]);
    expect(one.playing).toBe(false);
    one.close();
  });

  it("leaves small ones out of a crowd", () => {
    const { one, sounds } = stage();
    one.play([
      ...Array.from({ length: 9 }, () => sample("inkdoms", "tower")),
      sample("inkdoms", "kingdom-first"),
    ]);
    expect(sounds).toEqual(["triumph"]);
    one.close();
  });
});

describe("the log", () => {
  it("keeps moments with their move, and takes them back with it", () => {
    const tamed = { name: "tamed", seat: 0, points: 1 };
    const blot = { name: "blot", seat: 0, points: -1 };
    const lines = linesOf([
      { what: "throw", text: "4", moments: [{ name: "duty", seat: 1 }] },
      { what: "move", seat: 0, text: "a" },
      { what: "move", seat: 0, text: "b", moments: [tamed] },
      { what: "undo", seat: 0, text: "b" },
      { what: "move", seat: 0, text: "c", moments: [blot] },
    ]);
    expect(lines.map(momentsIn)).toEqual([[{ name: "duty", seat: 1 }], [blot]]);
  });
});

describe("another's turn", () => {
  it("flies from the board to their small sheet, and says what is being shown", async () => {
    const shows: (string | null)[] = [];
    const { one, element, sounds } = stage({ shows: (moment) => shows.push(moment?.name ?? null) });
    const sheet = document.body.appendChild(document.createElement("span"));
    sheet.dataset["sheetOf"] = "1";
    sheet.getBoundingClientRect = () => new DOMRect(400, 100, 80, 60);
    const done = tellPlaces((name) => (name === "red" ? new DOMRect(100, 300, 40, 40) : null));
    one.play([
      { game: "inklings", name: "turn", seat: 1, facts: { words: ["red", "from", "Redhill"] }, here: false },
      { game: "inklings", name: "dice", unseen: true },
    ]);
    const drop = element.querySelector<HTMLElement>(".moment-drop");
    expect(drop?.style.getPropertyValue("--x")).toBe("440px");
    const flight = made.find(({ keys }) => String(keys[0]?.["transform"]).includes("translate(-320px, 190px)"));
    expect(flight, "from where the die lay").toBeDefined();
    expect(Math.max(...made.map(({ duration }) => duration))).toBeLessThanOrEqual(1_000);
    for (const animation of made) animation.finish();
    await vi.waitFor(() => expect(shows).toEqual(["turn", null]));
    expect(sounds, "what is only heard is heard").toEqual(["brush", "dice"]);
    expect(element.children).toHaveLength(0);
    done();
    one.close();
  });

  it("is seen at their place alone where a drop over the map would mean something else", () => {
    const { one, element } = stage();
    one.play([{ game: "inkdoms", name: "turn", seat: 3, facts: { words: ["red", "from", "Redhill"] }, here: false }]);
    expect(element.children, "nobody sits there").toHaveLength(0);
    const place = document.body.appendChild(document.createElement("span"));
    place.dataset["seat"] = "3";
    place.getBoundingClientRect = () => new DOMRect(400, 100, 80, 60);
    one.skip();
    one.play([{ game: "inkdoms", name: "defeat", seat: 3, here: true }]);
    expect([...element.children].map((shape) => shape.className)).toEqual(["moment-edge"]);
    place.remove();
    one.close();
  });

  it("is followed by what was lost, at their place, and then by who is out", async () => {
    const shows: string[] = [];
    const blots: number[] = [];
    const told: (string | null)[] = [];
    const { one, element } = stage({ shows: (moment) => moment && shows.push(moment.name) });
    one.play(["turn", "lost", "out"].map((name) => ({ game: "inklings", name, seat: 1, here: false, words: "Sable is out" })));
    await vi.waitFor(() => {
      blots.push(element.querySelectorAll(".moment-blot").length);
      told.push(element.textContent);
      for (const animation of made.splice(0)) animation.finish();
      expect(shows).toEqual(["turn", "lost", "out"]);
    });
    expect(Math.max(...blots), "nobody knows where on a small sheet").toBe(0);
    expect(told.at(-1)).toBe("Sable is out");
    one.close();
  });

  it("is told at once when the viewer is asked about it, with the one before that had no time", () => {
    const shows: (Moment | null)[] = [];
    const { one } = stage({ shows: (moment) => void shows.push(moment) });
    const turn = (words: string, brought: number, seat = 1): Moment => ({ game: "color-in-kingdom", name: "turn", seat, words, brought, here: false });
    one.play([turn("copies a farm", 5), { game: "color-in-kingdom", name: "most-fields", seat: 1, here: false, points: 5 }]);
    one.play([turn("copies a farm", 2, 2), turn("builds a road", 10)]);
    expect(one.waits(1)).toBe(true);
    one.hasten();
    expect(shows.at(-1)).toMatchObject({ words: "builds a road", brought: 15, earlier: [{ words: "copies a farm", points: 5 }] });
    expect([one.waits(1), one.waits(2)], "what others did is counted where they sit").toEqual([false, true]);
    one.close();
  });

  it("stays, if it has scored, until the viewer acts: the same one's next turn is shown with it", () => {
    vi.useFakeTimers();
    const shows: (Moment | null)[] = [];
    const { one } = stage({ shows: (moment) => void shows.push(moment) });
    const turn = (round: number, more: Partial<Moment> = {}): Moment => ({ game: "inkdoms", name: "turn", seat: 1, here: false, round, yours: true, ...more });
    const end = () => {
      for (const animation of made.splice(0)) animation.finish();
      return vi.advanceTimersByTimeAsync(2_000);
    };
    const tamed = { words: "takes the red die, paints 2 areas", brief: "Sable tames a griffin", brought: 2 };
    return (async () => {
      one.play([turn(1, tamed)]);
      await end();
      one.play([turn(2)]);
      await end();
      expect(shows.findLast(Boolean)).toMatchObject({ round: 2, brought: 2, earlier: [{ words: "Sable tames a griffin", points: 2 }] });
      one.play([turn(3, tamed)]);
      await end();
      dispatchEvent(new Event("pointerdown"));
      one.play([turn(4)]);
      await end();
      expect(shows.findLast(Boolean), "the viewer has acted").not.toHaveProperty("earlier");
      one.play([turn(5, tamed)]);
      await end();
      one.play([turn(6, { yours: false })]);
      await end();
      expect(shows.findLast(Boolean), "the viewer only looks on").not.toHaveProperty("earlier");
      vi.useRealTimers();
      one.close();
    })();
  });

  it("has its time before another's is shown; the same one's goes on at once", async () => {
    vi.useFakeTimers();
    const shows: (number | null | undefined)[] = [];
    const { one } = stage({ shows: (moment) => moment && shows.push(moment.seat) });
    const turn = (seat: number) => ({ game: "inklings", name: "turn", seat });
    one.play([turn(1), turn(1), turn(2)]);
    const end = async () => {
      for (const animation of made.splice(0)) animation.finish();
      await vi.advanceTimersByTimeAsync(0);
    };
    await end();
    await end();
    expect(shows).toEqual([1, 1]);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(shows).toEqual([1, 1]);
    await vi.advanceTimersByTimeAsync(100);
    expect(shows).toEqual([1, 1, 2]);
    one.skip();
    expect(one.playing).toBe(false);
    one.play([turn(1)]);
    expect(shows, "nothing waits after a tap").toEqual([1, 1, 2, 1]);
    vi.useRealTimers();
    one.close();
  });

  it("is shown until it can have been read, before another's or the same one's next; in a row they share", async () => {
    vi.useFakeTimers();
    const turn = (seat: number, round: number, reads = 0): Moment => ({ game: "inkdoms", name: "turn", seat, round, reads });
    const wait = async (...turns: Moment[]): Promise<number> => {
      const shows: (number | null | undefined)[] = [];
      const { one } = stage({ shows: (moment) => moment && shows.push(moment.seat) });
      one.play(turns);
      let ms = 0;
      for (; ms < 9_000 && shows.length < 2; ms += 100) {
        for (const animation of made.splice(0)) animation.finish();
        await vi.advanceTimersByTimeAsync(ms ? 100 : 0);
      }
      one.close();
      return ms - 100;
    };
    expect(await wait(turn(1, 1), turn(2, 1))).toBe(1_600);
    expect(await wait(turn(1, 1, 5_000), turn(2, 1))).toBe(2_500);
    expect(await wait(turn(1, 1, 5_000), turn(1, 2)), "the same one's next").toBe(2_500);
    expect(await wait(turn(1, 1, 5_000), turn(1, 1)), "the same turn goes on").toBe(0);
    vi.useRealTimers();
  });

  it("waits until what one has gained oneself has been seen, and a tap ends that, too", async () => {
    vi.useFakeTimers();
    const shows: (number | null | undefined)[] = [];
    const until = Date.now() + 1_000;
    const due = () => Math.max(0, until - Date.now());
    const { one } = stage({ shows: (moment) => moment && shows.push(moment.seat), due });
    one.play([{ game: "inklings", name: "turn", seat: 1 }]);
    await vi.advanceTimersByTimeAsync(900);
    expect(shows).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(shows).toEqual([1]);
    one.skip();
    one.close();
    const again = stage({ shows: (moment) => moment && shows.push(moment.seat), due: () => 1_000 });
    again.one.play([{ game: "inklings", name: "turn", seat: 2, aside: true }]);
    expect(shows, "what covers nothing does not wait").toEqual([1, 2]);
    again.one.skip();
    again.one.play([{ game: "inklings", name: "turn", seat: 3 }]);
    again.one.skip();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(shows).toEqual([1, 2]);
    vi.useRealTimers();
    again.one.close();
  });

  it("is seen of each of several in a row, all within about three seconds", async () => {
    vi.useFakeTimers();
    const shows: string[] = [];
    const { one } = stage({ shows: (moment) => moment && shows.push(`${moment.name} ${moment.seat}`) });
    const turn = (seat: number) => ({ game: "inkdoms", name: "turn", seat });
    const kingdom = (seat: number) => ({ game: "inkdoms", name: "kingdom-first", seat, here: false });
    one.play([turn(1), kingdom(1), turn(2), kingdom(2), turn(3)]);
    const end = async () => {
      for (const animation of made.splice(0)) animation.finish();
      await vi.advanceTimersByTimeAsync(0);
    };
    await end();
    let passed = 0;
    for (; passed < 5_000 && !shows.includes("turn 3"); passed += 100) {
      await vi.advanceTimersByTimeAsync(100);
      await end();
    }
    expect(shows).toEqual(["turn 1", "kingdom-first 1", "turn 2", "kingdom-first 2", "turn 3"]);
    expect(passed).toBeLessThanOrEqual(3_000);
    expect(passed).toBeGreaterThanOrEqual(1_200);
    vi.useRealTimers();
    one.close();
  });

  it("waits while a last round is called", async () => {
    const shows: (string | null)[] = [];
    const { one } = stage({ shows: (moment) => shows.push(moment?.name ?? null) });
    one.play([sample("inkdoms", "tamed")]);
    one.play([{ game: "inkdoms", name: "turn", seat: 1 }, sample("inkdoms", "kingdom-first"), sample("inkdoms", "last-round")]);
    for (const animation of made.splice(0)) animation.finish();
    await vi.waitFor(() => expect(shows).toEqual(["tamed", "last-round"]));
    one.close();
  });

  it("stands still on their card where nothing may move", () => {
    vi.useFakeTimers();
    const shows: (string | null)[] = [];
    const { one, element } = stage({ reduced: () => true, shows: (moment) => shows.push(moment?.name ?? null) });
    one.play([{ game: "inkdoms", name: "turn", seat: 1, words: "takes red" }]);
    expect(element.textContent).toBe("");
    expect(shows).toEqual(["turn"]);
    vi.runAllTimers();
    expect(shows).toEqual(["turn", null]);
    vi.useRealTimers();
    one.close();
  });

  it("has dice that show what was thrown", () => {
    const { one, element } = stage();
    one.play([{ game: "drip", name: "dice", faces: ["3", "5"] }]);
    expect([...element.querySelectorAll(".moment-face")].map((die) => die.textContent)).toEqual(["3", "5"]);
    one.close();
  });
});

it("are drawn by one rule for each selector: an older one below would win", () => {
  const css = readFileSync(path.join(import.meta.dirname, "../src/moments/moments.css"), "utf8").replaceAll(/\/\*.*?\*\//gs, "");
  const selectors = [...css.matchAll(/(?:^|\})\s*(\.[^{}@]+?)\s*\{/gs)].map(([, selector = ""]) => selector.replaceAll(/\s+/g, " "));
  expect(selectors.length).toBeGreaterThan(20);
  expect(selectors.filter((one, k) => selectors.indexOf(one) !== k)).toEqual([]);
});
