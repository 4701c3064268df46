/** How much room there is. The same numbers stand in the shell's style sheet. */

import { MediaQuery } from "svelte/reactivity";

/** Three columns: tray, sheet, and everything else beside them. */
export const wide = new MediaQuery("min-width: 68rem");

/** The sheet has everything else beside it: three columns, or two on a screen that lies on its side. */
export const beside = new MediaQuery(
  "(min-width: 68rem), (orientation: landscape) and (min-width: 36rem)",
);
