/**
 * "Show me": the things on the screen that stand for some moves pulse slowly for a while. What a thing stands
 * for is known from its card (cards/thing.ts).
 */

import { readCard, type Things, type Where } from "../cards/thing";

const PULSES: KeyframeAnimationOptions = { duration: 620, iterations: 3, easing: "ease-in-out" };
/** With reduced motion: a ring that stays for a while. */
const STILL: KeyframeAnimationOptions = { duration: 2_000 };
/**
 * SVG shapes have no outline: they are redrawn on top in the colour of what can be done. A group has no colour
 * for its shapes to inherit, so its first shape is used.
 */
const SHAPES = "path, polygon, rect, circle, ellipse";
const GLOW = { fill: "var(--glow)", stroke: "var(--glow)", strokeWidth: "6px" };

/** The things at a table that stand for one of the moves. */
export function standingFor(
  moves: readonly string[],
  things: Things,
  where: Where,
  within: ParentNode = document,
): Element[] {
  const meant = new Set(moves);
  return [...within.querySelectorAll(".shell [data-card]")].filter((one) => {
    const card = one.getAttribute("data-card") ?? "";
    return things(...readCard(card), where)?.moves?.some((move) => meant.has(move)) ?? false;
  });
}

export function pointOut(elements: readonly Element[]): void {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  // What can be done glows already: a ring in that colour alone would not show up on it.
  const ring = { outline: "3px solid var(--ink)", outlineOffset: "0px", boxShadow: "0 0 0 8px var(--glow)" };
  const bare = { outline: "3px solid transparent", outlineOffset: "0px", boxShadow: "0 0 0 0 transparent" };
  for (const one of elements) {
    if (one instanceof HTMLElement) one.animate(still ? [ring, ring] : [bare, ring, bare], still ? STILL : PULSES);
    else (one.querySelector(SHAPES) ?? one).animate(still ? [GLOW, GLOW] : [{}, GLOW, {}], still ? STILL : PULSES);
  }
}
