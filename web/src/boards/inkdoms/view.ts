/** What the server shows of a game of Inkdoms. */

import type { SheetView } from "./view_types";

export type * from "./view_types";

/** How many of each ink; inks of which there are none are not there. */
export type Drops = SheetView["drops"];
