import { flushSync, mount, unmount, createRawSnippet, type ComponentProps } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import Sheet from "../src/boards/inkdoms/Map.svelte";
import { realmOf } from "../src/boards/inkdoms/realm";
import { ringOf } from "../src/boards/inkdoms/ring";
import type { Awards, SheetView } from "../src/boards/inkdoms/view";
import { LONGEST } from "../src/moments/limits";
import { Voice } from "../src/words/voice";
import { words } from "../src/words/words.svelte";

const realm = realmOf("standard");
const areas = realm.areas.filter(({ kingdom }) => kingdom === "Redhill");

describe("the border of a kingdom", () => {
  it("is one line around, from the corner next to the last drop", () => {
    for (const upright of [false, true]) {
      for (const { border, capital } of realmOf("standard", upright).kingdoms) {
        const ring = ringOf(border, capital);
        const corners = ring.slice(1, -1).split("L");
        expect(new Set(corners).size, "no corner twice").toBe(corners.length);
        expect(corners.length, "every edge").toBe(border.split("M").length - 1);
        const far = (corner: string) => Math.hypot(...corner.split(" ").map((one, k) => Number(one) - (capital[k] ?? 0)));
        expect(far(corners[0] ?? "")).toBe(Math.min(...corners.map(far)));
      }
    }
  });
});

describe("a kingdom that becomes full", () => {
  let shown: Record<string, unknown>;
  const paper = (painted: number, complete: string[] = []): SheetView =>
    ({
      paint: Object.fromEntries(areas.slice(0, painted).map(({ id }) => [id, "red"])),
      complete,
      firsts: complete,
      seconds: [],
    }) as unknown as SheetView;
  const crowned = (): string[] =>
    [...document.querySelectorAll<SVGElement>("[data-crowned]")].map((one) => one.dataset["crowned"] ?? "");

  beforeAll(() => words.load("inkdoms"));
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    void unmount(shown);
    document.body.replaceChildren();
    vi.useRealTimers();
  });

  async function show(sheet: SheetView, awards?: Awards): Promise<ComponentProps<typeof Sheet>> {
    const props = $state({
      awards,
      id: "m",
      realm,
      paper: sheet,
      voice: new Voice("inkdoms", ["Ann"]),
      label: "Ann",
      pixel: 2,
      lit: new Set<string>(),
      also: new Set<string>(),
      open: new Set<string>(),
      chosen: new Set<string>(),
      worth: new Map(),
      dice: [],
      side: 90,
      dim: false,
      ringed: null,
      whose: 0,
      children: createRawSnippet(() => ({ render: () => "<g></g>" })),
    });
    shown = mount(Sheet, { target: document.body, props });
    flushSync();
    await vi.dynamicImportSettled();
    flushSync();
    return props;
  }

  it("has a flag: to be had, won or gone; a listener hears of it at the capital", async () => {
    const flags = (): string[] => [...document.querySelectorAll<SVGElement>("[data-flag]")].map((one) => one.dataset["flag"] ?? "");
    const props = await show(paper(9, ["Redhill"]), { firsts: ["Greenwood"], seconds: ["Greenwood", "Redhill", "Bluewater"] });
    expect(flags().toSorted()).toEqual([
      "Bluewater open 2",
      "Greenwood open 4",
      "Purplefield gone 4",
      "Redhill won 4",
      "Umberland gone 4",
      "Yellowlake gone 4",
    ]);
    const capital = realm.areas.find(({ kingdom, symbol }) => kingdom === "Greenwood" && symbol === "capital");
    await vi.advanceTimersByTimeAsync(1_000);
    flushSync();
    const said = document.querySelector(`[data-area="${capital?.id}"]`)?.getAttribute("aria-label");
    expect(said).toContain("for filling the kingdom: 4, to be had");
    props.awards = undefined;
    flushSync();
    expect(flags(), "at the end only what was won").toEqual(["Redhill won 4"]);
  });

  it("is crowned once, until the moment is over or the next tap", async () => {
    const props = await show(paper(areas.length - 1));
    expect(crowned()).toEqual([]);
    props.paper = paper(areas.length, ["Redhill"]);
    flushSync();
    expect(crowned()).toEqual(["Redhill"]);
    expect(document.querySelectorAll(".veil"), "the rest goes quiet").toHaveLength(1);
    vi.advanceTimersByTime(LONGEST.grand);
    flushSync();
    expect(crowned()).toEqual([]);
    props.paper = paper(areas.length - 1);
    flushSync();
    props.paper = paper(areas.length, ["Redhill"]);
    flushSync();
    expect(crowned()).toEqual(["Redhill"]);
    dispatchEvent(new Event("pointerdown"));
    flushSync();
    expect(crowned()).toEqual([]);
  });

  it("is no news on a sheet that was opened, nor on another's that is looked at", async () => {
    const props = await show(paper(areas.length, ["Redhill"]));
    expect(crowned()).toEqual([]);
    props.paper = paper(0);
    flushSync();
    [props.paper, props.whose] = [paper(areas.length, ["Redhill"]), 1];
    flushSync();
    expect(crowned()).toEqual([]);
  });
});
