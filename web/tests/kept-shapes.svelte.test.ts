/** What can no longer be tapped stays the same shape: with the last move a whole map would be mounted again. */

import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import Sheet from "../src/boards/inkdoms/Map.svelte";
import { realmOf } from "../src/boards/inkdoms/realm";
import { lying } from "../src/boards/inkdoms/thrown";
import Thrown from "../src/boards/inkdoms/Thrown.svelte";
import type { SheetView, ThrownDie } from "../src/boards/inkdoms/view";
import { Voice } from "../src/words/voice";
import { words } from "../src/words/words.svelte";

const realm = realmOf("standard");
const voice = new Voice("inkdoms", ["Ann"]);
let shown: Record<string, unknown>;

beforeAll(() => words.load("inkdoms"));
afterEach(() => {
  void unmount(shown);
  document.body.replaceChildren();
});

it("an area", async () => {
  const [first] = realm.areas;
  const lit = new Set([first?.id ?? ""]);
  const tapped = vi.fn();
  const changing = $state({ lit, also: new Set<string>(), onarea: tapped as typeof tapped | undefined });
  let reads = 0;
  const props = {
    id: "m",
    realm,
    paper: { paint: {}, complete: [], firsts: [], seconds: [] } as unknown as SheetView,
    voice,
    label: "Ann",
    pixel: 2,
    get lit() {
      return changing.lit;
    },
    get also() {
      return changing.also;
    },
    open: new Set<string>(),
    chosen: new Set<string>(),
    worth: new Map(),
    dice: [],
    side: 90,
    dim: false,
    ringed: null,
    get onarea() {
      reads += 1;
      return changing.onarea;
    },
    children: createRawSnippet(() => ({ render: () => "<g></g>" })),
  };
  shown = mount(Sheet, { target: document.body, props: props as never });
  await vi.waitFor(() => expect(document.querySelectorAll("[data-area]")).toHaveLength(realm.areas.length));
  const one = document.querySelector(`[data-area="${first?.id}"]`) as SVGPathElement;
  const marks = (): unknown[] => [one.getAttribute("role"), one.getAttribute("tabindex"), one.dataset["lit"], one.classList.contains("lit")];
  expect(marks()).toEqual(["button", "0", "true", true]);
  one.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  expect(tapped).toHaveBeenCalledOnce();

  // With a message that lights another one, only these two are set; all are only compared.
  reads = 0;
  Object.assign(changing, { lit: new Set([realm.areas[1]?.id ?? ""]), also: new Set() });
  flushSync();
  expect(marks()).toEqual(["button", "0", undefined, false]);
  expect(reads).toBeLessThan(2.5 * realm.areas.length);
  changing.lit = lit;

  changing.onarea = undefined;
  flushSync();
  expect(document.querySelector(`[data-area="${first?.id}"]`)).toBe(one);
  expect(marks()).toEqual(["img", null, undefined, false]);
  one.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  expect(tapped).toHaveBeenCalledOnce();
});

it("a die, which does not tumble again", () => {
  const die: ThrownDie = { die: "red", value: 3, x: 700, y: 500, turn: 10, kingdoms: "RG", in_box: true } as ThrownDie;
  const tapped = vi.fn();
  const props = $state({
    id: "m",
    realm,
    throw: [die],
    dice: lying([die], realm, 90),
    side: 90,
    voice,
    lit: new Set(["red"]),
    waiting: false,
    worth: new Map(),
    aside: false,
    ondie: tapped as typeof tapped | undefined,
  });
  const target = document.body.appendChild(document.createElementNS("http://www.w3.org/2000/svg", "svg"));
  shown = mount(Thrown, { target, props: props as never });
  flushSync();
  const lies = document.querySelector('[data-card="die red"]') as SVGGElement;
  const falls = lies.querySelector(".fall");
  expect([lies.getAttribute("role"), lies.dataset["lit"], lies.querySelectorAll("[data-reach]").length]).toEqual(["button", "true", 1]);
  lies.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  expect(tapped).toHaveBeenCalledOnce();

  props.ondie = undefined;
  flushSync();
  const later = document.querySelector('[data-card="die red"]') as SVGGElement;
  expect(later).toBe(lies);
  expect(later.querySelector(".fall")).toBe(falls);
  expect([lies.getAttribute("role"), lies.dataset["lit"], lies.dataset["die"], lies.querySelectorAll("[data-reach]").length]).toEqual(["img", undefined, undefined, 0]);
  expect(lies.hasAttribute("data-card-through")).toBe(true);
  lies.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  expect(tapped).toHaveBeenCalledOnce();
});
