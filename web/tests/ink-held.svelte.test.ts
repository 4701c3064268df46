import { flushSync, mount, unmount, type ComponentProps } from "svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { HandState } from "../src/boards/ink/hand.svelte";
import Held from "../src/boards/ink/Held.svelte";
import { Voice } from "../src/words/voice";
import { words } from "../src/words/words.svelte";

describe("the tile in hand", () => {
  let shown: Record<string, unknown> | undefined;
  const hand = new HandState();

  beforeAll(async () => {
    words.language = "en";
    await words.load("ink");
  });
  afterEach(() => {
    if (shown) void unmount(shown);
    document.body.replaceChildren();
  });

  function show(
    better: { by: "turn" | "flip"; total: number } | null,
    full: boolean,
    more: Partial<ComponentProps<typeof Held>> = {},
  ): string[] {
    shown = mount(Held, {
      target: document.body,
      props: {
        tile: "R4-Ro-L-Y",
        token: [],
        hand,
        voice: new Voice("ink", ["Ann"]),
        full,
        live: true,
        ready: true,
        sent: false,
        gain: 0,
        loss: 0,
        better,
        line: "",
        onlay: () => undefined,
        ...more,
      },
    });
    flushSync();
    return [...document.querySelectorAll<HTMLElement>(".ways button")].map(
      (one) => one.ariaLabel ?? one.textContent?.trim() ?? "",
    );
  }

  it("says on the button what turning it there would bring, and stays as it is", () => {
    hand.take(1, true);
    expect(show({ by: "turn", total: 3 }, false).slice(0, 2)).toEqual(["Turn, +3", "Flip"]);
    expect(document.querySelector("[data-card=turn-tile] .more")?.textContent).toBe("+3");
    expect(hand.look).toBe(1);
  });

  it("or flipping it, also where buttons have words", () => {
    expect(show({ by: "flip", total: 2 }, true).slice(0, 2)).toEqual(["Turn", "Flip+2"]);
  });

  it("stresses that it plays the last bottles", () => {
    show(null, true, { last: true, line: "That plays all 24" });
    expect(document.querySelector(".line.last")?.textContent).toBe("That plays all 24");
  });

  it("says whose it is in another's hand, where it cannot be used", () => {
    expect(show(null, true, { tile: null, token: ["purple"], live: false, whose: "Blot has drawn this X" })).toEqual([]);
    expect(document.querySelector(".held")?.textContent).toContain("Blot has drawn this X");
  });

  it("and nothing where it lies well", () => {
    expect(show(null, false).slice(0, 2)).toEqual(["Turn", "Flip"]);
    expect(document.querySelector(".more")).toBeNull();
  });
});
