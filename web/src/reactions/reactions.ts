/** Six reactions in place of chat, as src/paintpot/table/reactions.py has them. */

import type { Mood } from "../faces/characters";

export const REACTIONS = ["bravo", "thanks", "ha", "oops", "tick-tock", "back-soon"] as const;
export type What = (typeof REACTIONS)[number];

/** A nudge: only while somebody else is waited for. */
export const NUDGE: What = "tick-tock";
/** Milliseconds that a reaction is shown. */
export const SHOWN = 4_000;
/** The same for one that nobody has meant for us to answer: a bot's. */
export const BRIEF = 3_000;

/** The face that goes with each while it is shown. */
export const MOOD: Readonly<Record<What, Mood>> = {
  "bravo": "glad",
  "thanks": "glad",
  "ha": "glad",
  "oops": "cross",
  "tick-tock": "thinking",
  "back-soon": "waiting",
};
