// @vitest-environment node
/** What can be painted or placed is distinct from what cannot, in both modes: by its ground or its mark. */

import { describe, expect, it } from "vitest";
import { contrast, inkOf } from "../src/look/inks";
import { declared, over, resolved, SCHEMES, type Scheme } from "./colours";

/** Of two grounds side by side. */
const GROUND = 1.3;
/** Of an edge or a dot upon the ground of what cannot be taken, with all that shines through it. */
const MARK = 2;

type Rule = readonly [file: string, selector: string];
interface Place {
  readonly name: string;
  readonly open: Rule;
  /** What is beside it. */
  readonly other: Rule | "var(--paper)";
  /** The edge of what is open, or what lies upon it. */
  readonly mark: readonly [...Rule, property: "fill" | "stroke"];
}

const MAP = "boards/inkdoms/Map.svelte";
const PAINTING = "boards/ink/Painting.svelte";
const SQUARES = "boards/ink/Squares.svelte";
const WHEEL = "boards/ink/Wheel.svelte";
const PLACES: readonly Place[] = [
  { name: "Inkdoms: an area to paint", open: [MAP, ".lit"], other: [MAP, ".area"], mark: [MAP, ".glow", "stroke"] },
  { name: "Inkdoms: an area for another drop", open: [MAP, ".also"], other: [MAP, ".area"], mark: [MAP, ".maybe", "stroke"] },
  { name: "Inkdoms: a kingdom", open: [MAP, ".chosen"], other: [MAP, ".area"], mark: [MAP, ".open", "stroke"] },
  { name: "INK: a place for a tile", open: [PAINTING, ".open"], other: "var(--paper)", mark: [PAINTING, ".open", "stroke"] },
  { name: "INK: where to hold it", open: [PAINTING, ".dot"], other: [PAINTING, ".open"], mark: [PAINTING, ".dot", "fill"] },
  { name: "INK: a tile to take", open: [WHEEL, ".lit"], other: "var(--paper)", mark: [WHEEL, ".lit", "stroke"] },
  { name: "INK: START", open: [WHEEL, ".start.open"], other: [WHEEL, ".start"], mark: [WHEEL, ".start.open", "stroke"] },
];

function colours({ open, other, mark: [file, selector, property] }: Place, scheme: Scheme) {
  const ground = resolved(typeof other === "string" ? other : declared(...other, "fill"), scheme);
  const opacity = declared(file, selector, `${property}-opacity`, "1");
  // The dashes of `.maybe` are in the colour of `.glow`, which they are, too.
  const paint = declared(file, selector, property, "var(--glow)");
  return {
    ground,
    open: resolved(declared(...open, "fill"), scheme),
    mark: over(ground, resolved(paint, scheme), Number(opacity)),
  };
}

describe.each(SCHEMES)("in the %s, what can be done is told from what cannot", (scheme) => {
  it.each(PLACES)("$name", (place) => {
    const { open, mark, ground } = colours(place, scheme);
    const [byGround, byMark] = [contrast(open, ground), contrast(mark, ground)];
    expect(byGround >= GROUND || byMark >= MARK, `ground ${byGround.toFixed(2)}, mark ${byMark.toFixed(2)}`).toBe(true);
  });

  it("an area of Inkdoms that can be painted has another ground, and an edge as well", () => {
    const { open, mark, ground } = colours(PLACES[0] as Place, scheme);
    expect(contrast(open, ground)).toBeGreaterThanOrEqual(GROUND);
    expect(contrast(mark, ground)).toBeGreaterThanOrEqual(3);
  });

  it.each(["red", "yellow", "light blue", "dark blue", "purple"])("a square of INK in %s: its ring has two colours, one is seen", (ink) => {
    const ring = [".glow", ".halo"].map((part) => resolved(declared(SQUARES, part, "stroke"), scheme));
    expect(Math.max(...ring.map((line) => contrast(line, inkOf(ink)?.hex ?? "")))).toBeGreaterThanOrEqual(MARK);
    expect(contrast(ring[0] ?? "", ring[1] ?? "")).toBeGreaterThanOrEqual(MARK);
  });
});

it("mixes colours as browsers do", () => {
  expect(resolved("color-mix(in oklab, #ffffff, #000000)", "light")).toBe("#636363");
  expect(resolved("color-mix(in oklab, #ff0000, #0000ff)", "light")).toBe("#8c53a2");
});
