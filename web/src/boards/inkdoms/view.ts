/** What the server shows of a game of Inkdoms. */

import { typed } from "../../api/typed";
import type { InkdomsView, SheetView } from "./view_types";

export type * from "./view_types";

export const viewOf = typed<InkdomsView>();

/** How many of each ink; inks of which there are none are not there. */
export type Drops = SheetView["drops"];
