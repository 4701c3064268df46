/** The kind of screen. */

import { MediaQuery } from "svelte/reactivity";

/**
 * Three columns: tray, sheet, and everything else beside them. The shell's style sheet uses the same number.
 */
export const wide = new MediaQuery("min-width: 68rem");

/** The sheet has everything else beside it: three columns, or two on a landscape screen. */
export const beside = new MediaQuery(
  "(min-width: 68rem), (orientation: landscape) and (min-width: 36rem)",
);
/** High enough for more than the sheet, the tray and one line for all players. */
export const roomy = new MediaQuery(
  "(min-height: 52.01rem), (orientation: portrait) and (min-height: 44rem)",
);

/** A phone held upright: a row has no room for many words. */
export const narrow = new MediaQuery("max-width: 35.99rem");

/** Portrait: a sheet may have a layout of its own for that. */
export const upright = new MediaQuery("orientation: portrait");

/** Reduced motion. */
export const still = new MediaQuery("prefers-reduced-motion: reduce");

/** Touch only: nothing can be shown under a pointer before a tap. */
export const hoverless = new MediaQuery("hover: none");
