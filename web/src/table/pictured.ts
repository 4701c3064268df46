/**
 * A position of a replay, a lesson, a puzzle or an example, as a table: boards draw them all alike.
 */

import type { FeedItem } from "../api/schema";
import type { Begun } from "./playable";

/** The seat of chance in a record. */
export const CHANCE = -1;

/** By default for a spectator, with no legal moves, and not over. */
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

/** The moves played, as a table's log. */
export function logOf(played: readonly (readonly [seat: number, text: string])[]): FeedItem[] {
  return played.map(([seat, text]) =>
    seat === CHANCE ? { what: "throw", text } : { what: "move", seat, text },
  );
}
