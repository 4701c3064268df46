/** Casts the server's JSON to its generated type (tools/page_schema.py): the only place that trusts it. */

import type { Data } from "./schema";

export const typed =
  <Type>() =>
  (data: Data): Type =>
    data as unknown as Type;
