import { mount, unmount } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { SeatShown } from "../src/api/schema";
import { CHARACTERS, characterNamed, moodOf, MOODS } from "../src/faces/characters";
import Face from "../src/faces/Face.svelte";
import { colourOf, markOf } from "../src/faces/people";
import { toneOf } from "../src/faces/tones";
import Who from "../src/faces/Who.svelte";
import { LEVELS } from "../src/table/levels";
import { shownName } from "../src/words/names";
import { words } from "../src/words/words.svelte";

let mounted: Record<string, unknown> | undefined;
afterEach(() => {
  if (mounted) void unmount(mounted);
  mounted = undefined;
  words.language = "en";
});

describe("the four bots", () => {
  it("are one a level, each with a name, a temper and four different faces", async () => {
    expect(Object.keys(CHARACTERS)).toEqual([...LEVELS]);
    const seen = new Set<string>();
    for (const character of Object.values(CHARACTERS)) {
      const { drawing } = await character.load();
      for (const mood of MOODS) {
        seen.add(drawing[mood]);
        const svg = `<svg xmlns="http://www.w3.org/2000/svg">${drawing[mood]}</svg>`;
        const parsed = new DOMParser().parseFromString(svg, "image/svg+xml");
        expect(parsed.querySelector("parsererror")).toBeNull();
        expect(parsed.querySelectorAll("path, circle").length).toBeGreaterThan(5);
      }
      for (const language of ["en", "ru"] as const) {
        words.language = language;
        expect(words.has(`character-${character.key}`)).toBe(true);
        expect(words.has(`temper-${character.key}`)).toBe(true);
      }
    }
    expect(seen.size).toBe(16);
  });

  it("are told apart where two are of one level: by a number, and by a tone of their ink", () => {
    const bot = (name: string) => ({ kind: "bot", level: "normal", name }) as SeatShown;
    const seats = [{ kind: "person", name: "Ann 2" } as SeatShown, bot("Quill"), bot("Quill 2"), bot("Quill 3")];
    expect(new Set(seats.map((_one, seat) => toneOf(seats, seat))).size).toBe(4);
    expect(toneOf(seats, 1)).toBe("var(--ink-orange)");
    const badge = (seat: number): string | undefined => {
      const [one, target] = [seats[seat], document.createElement("div")];
      const shown = mount(Who, { target, props: { seat, kind: one?.kind ?? "", name: one?.name ?? "", level: one?.level ?? "" } });
      const found = target.querySelector<HTMLElement>("[data-twin]")?.dataset["twin"];
      void unmount(shown);
      return found;
    };
    expect([0, 1, 2, 3].map(badge)).toEqual([undefined, undefined, "2", "3"]);
  });

  it("come when they are looked at", async () => {
    mounted = mount(Face, { target: document.body, props: { level: "hard", mood: "glad" } });
    await vi.waitFor(() => expect(document.querySelectorAll("[data-face=sable] path").length).toBeGreaterThan(5));
    expect(document.querySelector("svg")?.getAttribute("data-mood")).toBe("glad");
  });

  it("are called by their names in the language of the page", () => {
    expect(shownName("Blot")).toBe("Blot");
    expect(shownName("Sable 2")).toBe("Sable 2");
    words.language = "ru";
    expect(shownName("Blot")).toBe("Клякса");
    expect(shownName("Sable 2")).toBe("Соболь 2");
    expect(shownName("Quillon")).toBe("Quillon");
    expect(characterNamed("Ann")).toBeUndefined();
  });

  it("feel what just came about before they think on", () => {
    expect(moodOf({})).toBe("waiting");
    expect(moodOf({ acting: true })).toBe("thinking");
    expect(moodOf({ acting: true, brought: 3 })).toBe("glad");
    expect(moodOf({ brought: -1 })).toBe("cross");
    expect(moodOf({ over: true, won: false, brought: 3 })).toBe("cross");
  });
});

describe("people", () => {
  it("have a colour each and a mark of their name", () => {
    const colours = Array.from({ length: 8 }, (_, seat) => colourOf(seat).ink);
    expect(new Set(colours).size).toBe(8);
    expect(["Ann", "маша", "Painter 2", " zoë", "7up", "…", "🎨 Jo"].map(markOf)).toEqual([
      "A", "М", "P2", "Z", "7", "?", "J",
    ]);
  });

  it("keep their mark while a bot plays for them, and so does a bot without a character", () => {
    const props = { seat: 0, kind: "person", name: "Ann", level: "hard" };
    mounted = mount(Who, { target: document.body, props });
    expect(document.body.textContent).toContain("A");
    expect(document.querySelector("[data-face]")).toBeNull();
  });
});
