/**
 * What has just happened to each seat, and how it feels about it: a face is glad or cross for a while, and the
 * score shows by how much it has changed.
 */

import type { FeedMoment } from "../api/schema";
import { moodOf, type Mood } from "../faces/characters";
import { entryOf } from "../moments/table";
import type { Timer } from "../ui/timer";

/** Milliseconds that a feeling lasts. */
export const LASTS = 2_600;

interface Felt {
  /** Above 0: glad; below: cross. */
  readonly mood: number;
  /** By how much the points have changed, as far as they are known here. */
  readonly points: number;
}

/** Milliseconds in which changes are added up, as those of one turn are; later ones are separate. */
const TOGETHER = 600;

/** Milliseconds for which a change must be visible before anything covers it. */
export const SEEN = 1_000;

/** A gain that the others cannot overlook. */
const MUCH = 3;

const NOTHING: Felt = { mood: 0, points: 0 };

export class Feelings {
  #felt = $state.raw<ReadonlyMap<number, Felt>>(new Map());
  #totals: readonly (number | null)[] = [];
  readonly #timers = new Map<number, Timer>();
  /** When a seat's points last changed. */
  readonly #changed = new Map<number, number>();

  /**
   * The current points; changes since the last call are felt. What was taken `back` is not a loss: then the
   * earlier gain is not shown any longer, either.
   */
  count(totals: readonly (number | null)[], back = false): void {
    const before = this.#totals;
    this.#totals = totals;
    totals.forEach((total, seat) => {
      const old = before[seat];
      if (total == null || old == null || total === old) return;
      if (back) this.#forget(seat);
      else this.#feel(seat, { mood: total - old, points: total - old });
    });
  }

  /** Something happened. One player's triumph is a setback for the others, and a loss cheers them up. */
  hear(game: string, moments: readonly FeedMoment[], seats: number): void {
    for (const { name, seat, facts, points = 0 } of moments) {
      if (seat == null) continue;
      const { sound, size } = entryOf(game, name, facts);
      const good = points || (sound === "loss" ? -1 : sound === "triumph" || sound === "gain" ? 1 : 0);
      if (good) this.#feel(seat, { mood: good, points: 0 });
      if (size !== "grand" && Math.abs(points) < MUCH && sound !== "loss") continue;
      for (let other = 0; other < seats; other++) {
        // Players who already feel something about their own result keep that mood.
        if (other !== seat && !this.#felt.has(other)) this.#feel(other, { mood: -good, points: 0 });
      }
    }
  }

  moodOf(seat: number, now: { acting: boolean; over: boolean; won: boolean }): Mood {
    return moodOf({ ...now, brought: this.#of(seat).mood });
  }

  /** By how much a seat's points have just changed; 0 if they have not. */
  points(seat: number): number {
    return this.#of(seat).points;
  }

  /** How much longer a change of a seat's points must stay visible, in milliseconds. */
  due(seat: number): number {
    return this.points(seat) ? Math.max(0, (this.#changed.get(seat) ?? 0) + SEEN - Date.now()) : 0;
  }

  close(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }

  #of(seat: number): Felt {
    return this.#felt.get(seat) ?? NOTHING;
  }

  #feel(seat: number, felt: Felt): void {
    const now = Date.now();
    const old = !felt.points || now - (this.#changed.get(seat) ?? 0) < TOGETHER ? this.#of(seat).points : 0;
    if (felt.points) this.#changed.set(seat, now);
    const all = new Map(this.#felt).set(seat, { mood: felt.mood, points: old + felt.points });
    this.#felt = all;
    clearTimeout(this.#timers.get(seat));
    this.#timers.set(
      seat,
      setTimeout(() => this.#forget(seat), LASTS),
    );
  }

  #forget(seat: number): void {
    const left = new Map(this.#felt);
    left.delete(seat);
    this.#felt = left;
  }
}
