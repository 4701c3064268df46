/**
 * Guards against a tap that comes a moment too late. When it is the player's turn again, or dice have
 * been thrown, a second tap on the same place would play again, with dice that nobody has looked at. So
 * for a moment after such news the same move, or whatever is now under the finger, is not played. The
 * player is told so, and a further tap counts.
 */

import type { FeedItem } from "../api/schema";
import type { Spot } from "./playable";

/** Milliseconds for which news is fresh. */
export const FRESH = 1_000;
/** Milliseconds within which a tap belongs to the same burst as the refused one: nobody reads faster. */
export const SAME = 350;
/** CSS pixels within which two taps are on the same place. */
const NEAR = 24;

export class Again {
  #played: { move: string; at: Spot | null } | null = null;
  #news = -FRESH;
  /** When a tap was last refused. */
  #refused = -SAME;

  /** A move was played by a tap here. */
  played(move: string, at: Spot | null): void {
    this.#played = { move, at };
    this.#news = -FRESH; // news from before the tap was seen before it
  }

  /**
   * What `seat` has heard since; `returned`: it could not move, and now it can. The player's own further steps
   * are no news: nothing else has changed.
   */
  heard(told: readonly FeedItem[], seat: number | null, returned: boolean): void {
    const own = told.findIndex((one) => one.what === "move" && one.seat === seat);
    const others = told.some((one, k) => own >= 0 && k > own && one.what === "move" && one.seat !== seat);
    if (returned || others || told.some(({ what }) => what === "throw")) this.#news = Date.now();
  }

  /**
   * Whether a tap for this move accidentally repeats the last one. The player is told: the next tap is not
   * refused again, unless it still belongs to the same burst of taps.
   */
  refuses(move: string, at: Spot | null): boolean {
    const last = this.#played;
    const now = Date.now();
    if (!last || now - this.#news >= FRESH) return false;
    if (last.move !== move && !(at !== null && last.at !== null && close(at, last.at))) return false;
    const told = this.#refused >= this.#news && now - this.#refused >= SAME;
    if (!told) this.#refused = now;
    return !told;
  }

  forget(): void {
    this.#played = null;
  }
}

function close(one: Spot, other: Spot): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) < NEAR;
}
