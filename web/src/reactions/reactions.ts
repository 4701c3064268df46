/** Six reactions in place of chat, as in src/paintpot/table/reactions.py. */

import type { Mood } from "../faces/characters";

export const REACTIONS = ["bravo", "thanks", "ha", "oops", "tick-tock", "back-soon"] as const;
export type What = (typeof REACTIONS)[number];

/** A nudge: only while the table waits for somebody else. */
export const NUDGE: What = "tick-tock";
/** How long a reaction is shown, in milliseconds. */
export const SHOWN = 4_000;
/** The same for a reaction that asks for no answer: a bot's. */
export const BRIEF = 3_000;

/** The mood of the face while a reaction is shown. */
export const MOOD: Readonly<Record<What, Mood>> = {
  "bravo": "glad",
  "thanks": "glad",
  "ha": "glad",
  "oops": "cross",
  "tick-tock": "thinking",
  "back-soon": "waiting",
};
