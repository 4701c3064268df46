/** What sort of screen this is. */

import { MediaQuery } from "svelte/reactivity";

/** Three columns: tray, sheet, and everything else beside them. The shell's style sheet has the same number. */
export const wide = new MediaQuery("min-width: 68rem");

/** The sheet has everything else beside it: three columns, or two on a screen that lies on its side. */
export const beside = new MediaQuery(
  "(min-width: 68rem), (orientation: landscape) and (min-width: 36rem)",
);
/** High enough for more than the sheet, what is in hand and one line for everybody. */
export const roomy = new MediaQuery(
  "(min-height: 52.01rem), (orientation: portrait) and (min-height: 44rem)",
);

/** The screen is higher than wide: a sheet may have a layout of its own for that. */
export const upright = new MediaQuery("orientation: portrait");

/** Nothing is to move that need not. */
export const still = new MediaQuery("prefers-reduced-motion: reduce");

/** Fingers only: nothing can be shown under a pointer before it is tapped. */
export const hoverless = new MediaQuery("hover: none");
