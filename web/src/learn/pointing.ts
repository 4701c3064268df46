/** "Show me": whatever can be done now on a board is lit already; it is shown by a few slow pulses. */

const LIT = [
  "[data-lit]",
  "[data-open]",
  "[data-move]",
  "[data-cross]",
  "[data-done]:not(:disabled)",
].join(", ");
const PULSES: KeyframeAnimationOptions = { duration: 620, iterations: 3, easing: "ease-in-out" };
/** Where nothing may move: a ring that stands for a while. */
const STILL: KeyframeAnimationOptions = { duration: 2_000 };

export function pointOut(): void {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const ring = { outline: "4px solid var(--glow)", outlineOffset: "-2px" };
  const bare = { outline: "4px solid transparent", outlineOffset: "-2px" };
  for (const one of document.querySelectorAll(`.shell :is(${LIT})`)) {
    if (one instanceof HTMLElement) one.animate(still ? [ring, ring] : [bare, ring, bare], still ? STILL : PULSES);
    else one.animate(still ? [GLOW, GLOW] : [{}, GLOW, {}], still ? STILL : PULSES);
  }
}

/** A shape of a picture has no outline: it is drawn over in the colour of what can be done. */
const GLOW = { fill: "var(--glow)", stroke: "var(--glow)", strokeWidth: "6px" };
