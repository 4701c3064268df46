/** The server's view of a game of Inklings. */

import { typed } from "../../api/typed";
import type { InklingsView } from "./view_types";

export type * from "./view_types";

export const viewOf = typed<InklingsView>();
