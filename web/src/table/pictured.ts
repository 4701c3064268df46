/** A position of a replay, a lesson, a puzzle or an example, in the shape of a table: boards draw it alike. */

import type { FeedItem } from "../api/schema";
import type { Begun } from "./playable";

/** The seat of chance in a record. */
export const CHANCE = -1;

/** Somebody watches, nothing can be done, and nothing is over, unless it is said. */
export function pictured(position: Pick<Begun, "game" | "seats" | "view"> & Partial<Begun>): Begun {
  return {
    table: "",
    rules: 0,
    phase: "playing",
    seat: null,
    yours: [],
    host: false,
    moves: [],
    undo: false,
    scores: [],
    winners: [],
    ending: "",
    fair: { commitment: "", words: [], secret: null, first: 0, version: 1, table: "", parts: [] },
    rematch: "",
    ...position,
  };
}

/** What was played, as a table tells it. */
export function logOf(played: readonly (readonly [seat: number, text: string])[]): FeedItem[] {
  return played.map(([seat, text]) =>
    seat === CHANCE ? { what: "throw", text } : { what: "move", seat, text },
  );
}
