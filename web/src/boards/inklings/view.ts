/** What the server shows of a game of Inklings. */

import type { InklingsView } from "./view_types";

export type * from "./view_types";

export const viewOf = (view: Record<string, unknown>): InklingsView =>
  view as unknown as InklingsView;
