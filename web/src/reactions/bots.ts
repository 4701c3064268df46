/**
 * Bots answer great moments with one of the reactions: rarely, and at the same moments whenever the same game
 * is played.
 */

import type { Moment } from "../moments/stage";
import { entryOf } from "../moments/table";
import type { What } from "./reactions";

/** The minimum number of milliseconds between two reactions, whichever bots they are from. */
export const PAUSE = 20_000;
/** A gain that nobody overlooks. */
const MUCH = 5;
/** One time in this many, no bot reacts: answering always would seem mechanical. */
const STILL = 4;

export interface Seated {
  readonly seats: readonly { readonly kind: string }[];
  readonly yours: readonly number[];
}

export interface Answered {
  readonly seat: number;
  readonly what: What;
}

export class BotReactions {
  #turn = -1;
  #since = -Infinity;

  constructor(private readonly table: string) {}

  /** Which bot reacts to a moment of a turn, and how; null for none. */
  answer(moment: Moment, turn: number, table: Seated, now = Date.now()): Answered | null {
    if (turn === this.#turn || now - this.#since < PAUSE) return null;
    const chance = hash(`${this.table} ${turn}`);
    const found = chance % STILL ? chosen(moment, table, chance) : null;
    if (found) [this.#turn, this.#since] = [turn, now];
    return found;
  }
}

function chosen({ game, name, seat, facts, points = 0 }: Moment, { seats, yours }: Seated, chance: number): Answered | null {
  if (seat == null || name === "turn") return null;
  const { size, sound } = entryOf(game, name, facts);
  const bots = seats.flatMap((one, k) => (one.kind === "bot" ? [k] : []));
  const great = (size === "grand" && sound === "triumph") || points >= MUCH;
  if (bots.includes(seat)) {
    const what = sound === "loss" ? "oops" : great ? "ha" : null;
    return what && { seat, what };
  }
  const bot = bots[Math.floor(chance / STILL) % bots.length];
  return great && yours.includes(seat) && bot !== undefined ? { seat: bot, what: "bravo" } : null;
}

/** FNV-1a. */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (const sign of text) sum = Math.imul(sum ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return (sum ^ (sum >>> 15)) >>> 0;
}
