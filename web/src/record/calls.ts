/** The requests of the player's record to the server. */

import { get } from "../api/ask";
import type { MyRecord } from "../api/schema";

export const myRecord = () => get<MyRecord>("/api/my-record");
