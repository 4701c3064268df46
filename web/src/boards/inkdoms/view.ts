/** The server's view of a game of Inkdoms. */

import { typed } from "../../api/typed";
import type { InkdomsView, SheetView } from "./view_types";

export type * from "./view_types";

export const viewOf = typed<InkdomsView>();

/** The number of each ink; inks without any are left out. */
export type Drops = SheetView["drops"];
