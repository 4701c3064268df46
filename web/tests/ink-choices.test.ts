/** "Which bottles?": those of the palette come first, jokers may be taken instead, all have words; inks have letters. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import Choices from "../src/boards/ink/Choices.svelte";
import Token from "../src/boards/ink/Token.svelte";
import InkOrder from "../src/door/InkOrder.svelte";
import { Voice } from "../src/words/voice";
import { words } from "../src/words/words.svelte";

beforeAll(() => words.load("ink"));
afterEach(() => {
  words.language = "en";
  document.body.replaceChildren();
});

const actor = { bottles: "green", card: ["red", "light blue"] };

interface Choice {
  move: string;
  usual: boolean;
  /** For screen readers, and for the eye. */
  label: string;
  caption: string;
  /** How many bottles are drawn, and how many of them with the star of a joker. */
  drawn: [bottles: number, jokers: number];
}

function offered(moves: readonly string[], bottles: number, usual: string): Choice[] {
  const played: string[] = [];
  const voice = new Voice("ink", ["Ann"]);
  const onplay = (move: string): void => void played.push(move);
  const props = { moves, actor: actor as never, bottles, usual, tight: false, voice, onplay };
  const shown = mount(Choices, { target: document.body, props });
  flushSync();
  const buttons = [...document.querySelectorAll("button")];
  for (const button of buttons) button.click();
  expect(played, "each does what it says").toEqual(moves);
  const found = buttons.map((button): Choice => ({
    move: button.dataset["move"] ?? "",
    usual: button.classList.contains("usual"),
    label: button.getAttribute("aria-label") ?? "",
    caption: button.querySelector(".small")?.textContent ?? "",
    drawn: [button.querySelectorAll(".bottle").length, button.querySelectorAll(".star").length],
  }));
  void unmount(shown);
  return found;
}

describe("the bottles of an objective", () => {
  it("come from the palette as usual, and may be jokers", () => {
    expect(offered(["jokers 0", "jokers 1", "jokers 2"], 2, "jokers ")).toEqual([
      { move: "jokers 0", usual: true, label: "No joker, 2 from the palette", caption: "from the palette", drawn: [2, 0] },
      { move: "jokers 1", usual: false, label: "1 joker, 1 from the palette", caption: "1 + 1 joker", drawn: [2, 1] },
      { move: "jokers 2", usual: false, label: "2 jokers, 0 from the palette", caption: "jokers only", drawn: [2, 2] },
    ]);
  });

  it("are chosen alike where one is put on a spot", () => {
    expect(offered(["fill 3a", "fill 3a with a joker"], 1, "fill ")).toEqual([
      { move: "fill 3a", usual: true, label: "From the palette", caption: "From the palette", drawn: [1, 0] },
      { move: "fill 3a with a joker", usual: false, label: "A joker", caption: "A joker", drawn: [1, 1] },
    ]);
  });

  it("are told in Russian, too", async () => {
    words.language = "ru";
    await words.load("ink");
    const told = offered(["jokers 0", "jokers 1"], 2, "jokers ");
    expect(told.map(({ label, caption }) => `${label} | ${caption}`).join()).not.toMatch(/[A-Za-z]/);
    expect(told.map(({ usual }) => usual)).toEqual([true, false]);
  });
});

describe("the letters of inks", () => {
  const letters = (language: "en" | "ru", ink: string): string[] => {
    words.language = language;
    const voice = new Voice("ink", ["Ann"]);
    const choice = { actor: actor as never, bottles: 1, usual: "", tight: false, voice, onplay: () => undefined };
    const shown = [
      mount(Token, { target: document.body, props: { inks: [ink], x: 0, y: 0 } }),
      mount(Choices, { target: document.body, props: { ...choice, moves: [`${ink} on 3a`] } }),
      mount(InkOrder, { target: document.body, props: { label: "", value: ink, seats: 1, onpick: () => undefined } }),
    ];
    flushSync();
    const found = [...document.querySelectorAll("svg text, g text, .ink")].map((one) => one.textContent?.trim() ?? "");
    for (const one of shown) void unmount(one);
    return found;
  };

  it("are those of the language", () => {
    const sixOf = (language: "en" | "ru"): string =>
      ["blue", "red", "yellow", "green", "purple", "brown"]
        .map((ink) => {
          const found = letters(language, ink);
          expect(found).toHaveLength(3);
          expect(new Set(found).size, found.join()).toBe(1);
          return found[0];
        })
        .join(" ");
    expect(sixOf("ru")).toBe("С К Ж З Ф Б");
    expect(sixOf("en")).toBe("B R Y G P W");
  });
});

describe("an XX token", () => {
  /** Letters that the line beside it has room for on a phone. */
  const ROOM = { en: 54, ru: 52 };
  const INKS = ["red", "yellow", "light blue", "dark blue", "purple"];

  it.each(["en", "ru"] as const)("says what to do in a line that a phone has room for: %s", async (language) => {
    await words.load("ink");
    words.language = language;
    const voice = new Voice("ink", ["Ann"]);
    const lines = INKS.flatMap((one) => INKS.map((two) => voice.say("cover-how", { token: "xx", colours: [voice.word(one), voice.word(two)] })));
    expect(lines.filter((line) => line.length > ROOM[language])).toEqual([]);
  });
});

describe("a colour token", () => {
  it("says before what it would hide", () => {
    const voice = new Voice("ink", ["Ann"]);
    const told = (caution: string): string | null => {
      const props = { actor: actor as never, bottles: 1, usual: "fill ", tight: true, voice, onplay: () => undefined };
      const shown = mount(Choices, {
        target: document.body,
        props: { ...props, moves: ["red on 4c", "purple on 4c"], caution: voice.caution({ caution }) },
      });
      flushSync();
      const words = document.querySelector(".caution")?.textContent ?? null;
      void unmount(shown);
      return words;
    };
    expect(told("hides-spot")).toBe("the white spot is lost");
    expect(told("hides-objective")).toBe("the objective is lost");
    expect(told("")).toBeNull();
  });
});
