import { SvelteSet } from "svelte/reactivity";
import { beforeEach, describe, expect, it } from "vitest";
import { provinceOf } from "../src/boards/color-in-kingdom/province";
import { realmOf } from "../src/boards/inkdoms/realm";
import { nearest, type Coordinates } from "../src/ui/roving";
import { Walk } from "../src/ui/walk.svelte";

const ARROWS = ["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"];
const SQUARE = [
  { name: "a", at: [0, 0] },
  { name: "b", at: [1, 0] },
  { name: "c", at: [0, 1] },
  { name: "d", at: [1, 1] },
] as const;

let taps: string[];
let came: number[];

/** A drawing whose places are as the walk says. */
function drawn(walk: Walk, count = 4): SVGElement[] {
  document.body.innerHTML = "<svg></svg>";
  return Array.from({ length: count }, (_, k) => {
    const shape = document.createElementNS("http://www.w3.org/2000/svg", "g");
    const place = walk.place(k, () => taps.push(`${k}`));
    shape.setAttribute("tabindex", `${place.tabindex}`);
    shape.setAttribute("data-walk", `${place["data-walk"]}`);
    shape.addEventListener("click", place.onclick);
    shape.addEventListener("keydown", place.onkeydown);
    shape.addEventListener("focus", place.onfocus);
    shape.addEventListener("blur", place.onblur);
    Object.assign(shape, { matches: () => true }); // :focus-visible, as after a key
    document.querySelector("svg")?.append(shape);
    return shape;
  });
}

function press(key: string): boolean {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  return !document.activeElement?.dispatchEvent(event);
}

const here = (): string | null | undefined => document.activeElement?.getAttribute("data-walk");
const stops = (walk: Walk): number[] => SQUARE.map((_, k) => walk.place(k, () => undefined).tabindex);

beforeEach(() => {
  [taps, came] = [[], []];
});

describe("a walk over a drawing", () => {
  it("is one stop of the Tab key, where one was last", () => {
    const walk = new Walk(() => SQUARE);
    expect(stops(walk)).toEqual([0, -1, -1, -1]);
    drawn(walk)[2]?.focus();
    expect(stops(walk)).toEqual([-1, -1, 0, -1]);
  });

  it("goes by arrows, and taps by Enter, Space and click", () => {
    const walk = new Walk(() => SQUARE, { come: (k) => came.push(k) });
    const shapes = drawn(walk);
    shapes[0]?.focus();
    expect(press("ArrowRight")).toBe(true);
    expect(here()).toBe("1");
    press("ArrowDown");
    expect(here()).toBe("3");
    expect(press("ArrowDown")).toBe(false);
    expect(press("Enter")).toBe(true);
    expect(press(" ")).toBe(true);
    shapes[0]?.dispatchEvent(new MouseEvent("click"));
    expect(taps).toEqual(["3", "3", "0"]);
    expect(came).toEqual([0, 1, 3]);
  });

  it("has a ring where the focus is", () => {
    const walk = new Walk(() => SQUARE);
    expect(walk.ringed).toBe(-1);
    const shapes = drawn(walk);
    shapes[3]?.focus();
    expect(walk.ringed).toBe(3);
    shapes[3]?.blur();
    expect(walk.ringed).toBe(-1);
  });

  it("has a ring as soon as keys are used where the mouse led", () => {
    const walk = new Walk(() => SQUARE);
    const shape = drawn(walk)[2];
    Object.assign(shape ?? {}, { matches: () => false });
    shape?.focus();
    expect(walk.ringed).toBe(-1);
    Object.assign(shape ?? {}, { matches: () => true });
    press("Enter");
    expect(walk.ringed).toBe(2);
  });

  it("stays at its place when others go, and begins anew when it is gone", () => {
    const names = new SvelteSet(["a", "b", "c", "d"]);
    const places = () => SQUARE.filter(({ name }) => names.has(name));
    const walk = new Walk(places, { stop: (last) => (last < 0 ? 1 : last) });
    drawn(walk)[3]?.focus();
    names.delete("a");
    expect(stops(walk)).toEqual([-1, -1, 0, -1]);
    names.delete("d");
    expect(stops(walk)).toEqual([-1, 0, -1, -1]);
  });

  it("goes as its board says", () => {
    const walk = new Walk(() => SQUARE, { next: (key, from) => (key === "n" ? (from + 1) % 4 : -1) });
    drawn(walk)[3]?.focus();
    expect(press("ArrowLeft")).toBe(false);
    press("n");
    expect(here()).toBe("0");
  });
});

describe("arrow keys lead everywhere", () => {
  const sheets: Record<string, readonly Coordinates[]> = {
    realm: realmOf("standard").areas.map(({ at }) => at),
    province: provinceOf("province")?.spaces.map(({ at }) => at) ?? [],
    "grand province": provinceOf("grand")?.spaces.map(({ at }) => at) ?? [],
  };

  it.each(Object.keys(sheets))("on the sheet of the %s", (name) => {
    const places = sheets[name] ?? [];
    expect(places.length).toBeGreaterThan(30);
    for (let from = 0; from < places.length; from += 1) {
      const seen = new Set([from]);
      for (const at of seen) {
        for (const key of ARROWS) {
          const next = nearest(key, at, places);
          if (next >= 0) seen.add(next);
        }
      }
      expect(seen.size).toBe(places.length);
    }
  });
});
