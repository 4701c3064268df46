/**
 * Bots answer what happens with one of the reactions: now and then, never the same one twice in a row, and at the
 * same moments whenever the same game is played.
 */

import type { Moment } from "../moments/stage";
import { entryOf } from "../moments/table";
import type { What } from "./reactions";

/** The minimum number of milliseconds between two reactions, whichever bots they are from. */
export const PAUSE = 8_000;
/** The minimum number of rounds between two, as well. */
export const ROUNDS = 2;
/** After this many rounds of silence, smaller things are worth a reaction, too. */
export const QUIET = 3;
/** A gain that nobody overlooks; and one that is worth it after some silence. */
const MUCH = 5;
const SOME = 2;
/** One time in this many, no bot reacts: answering always would seem mechanical. */
const STILL = 6;

/** Something another player wanted as well: the one who was faster laughs. */
const STOLEN: ReadonlySet<string> = new Set(["kingdom-first", "herd-first", "three-first", "longest-road", "most-fields"]);

/** Somebody copied what they built, which gives the builder points. */
const COPIED = "copied";

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
  #last: What | null = null;
  /** Rounds since the last reaction; a round is known by the turns of others in it. */
  #quiet = ROUNDS;
  #round = -1;

  constructor(private readonly table: string) {}

  /** Which bot reacts to a moment of a turn, and how; null for none. */
  answer(moment: Moment, turn: number, table: Seated, now = Date.now()): Answered | null {
    if (moment.name === "turn" && moment.round !== undefined && moment.round !== this.#round) {
      this.#round = moment.round;
      this.#quiet += 1;
    }
    if (turn === this.#turn || this.#quiet < ROUNDS || now - this.#since < PAUSE) return null;
    const chance = hash(`${this.table} ${turn}`);
    const found = chance % STILL ? chosen(moment, table, chance, this.#quiet >= ROUNDS + QUIET) : null;
    if (!found || found.what === this.#last) return null;
    [this.#turn, this.#since, this.#last, this.#quiet] = [turn, now, found.what, 0];
    return found;
  }
}

function chosen(moment: Moment, { seats, yours }: Seated, chance: number, quiet: boolean): Answered | null {
  const { game, name, seat, facts, points = 0 } = moment;
  if (seat == null || name === "turn") return null;
  const { size, sound } = entryOf(game, name, facts);
  const bots = seats.flatMap((one, k) => (one.kind === "bot" ? [k] : []));
  const great = (size === "grand" && sound === "triumph") || points >= MUCH;
  const nice = quiet && (sound === "triumph" || points >= SOME);
  if (bots.includes(seat)) {
    const glad = great || nice || STOLEN.has(name);
    const what = sound === "loss" ? "oops" : name === COPIED ? "thanks" : glad ? "ha" : null;
    return what && { seat, what };
  }
  const bot = bots[Math.floor(chance / STILL) % bots.length];
  return (great || nice) && yours.includes(seat) && bot !== undefined ? { seat: bot, what: "bravo" } : null;
}

/** FNV-1a. */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (const sign of text) sum = Math.imul(sum ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return (sum ^ (sum >>> 15)) >>> 0;
}
