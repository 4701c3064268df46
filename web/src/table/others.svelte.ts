/**
 * Somebody else's turn, shown large for a while: who it was, their sheet with what is new, what they
 * did and what came of it. It follows what the stage plays, and goes by itself or with the next tap.
 */

import type { Came, Moment } from "../moments/stage";
import type { Timer } from "../ui/timer";
import { isNews } from "./telling";

/** Milliseconds that a turn is shown; with something to read of it; and after the last thing that came of it. */
export const LASTS = 1_900;
export const READ = 3_600;
const AFTER = 600;
/** Of several turns in a row, the last one stays at least so long. */
const LAST = 1_000;
/** Milliseconds that it takes to go; the card's style sheet has the same number. */
export const LEAVES = 200;

export interface OthersTurn {
  readonly seat: number;
  /** In notation, from the first that was told of the turn on. */
  readonly moves: readonly string[];
  /** Whether the last throw was for this seat: the others only answer to it. */
  readonly first: boolean;
  readonly round: number;
  readonly brought: number;
  readonly came: readonly Came[];
  /** Turns just before that are told with it, in words. */
  readonly earlier?: readonly string[];
  readonly leaving: boolean;
}

export class Others {
  #turn = $state.raw<OthersTurn | null>(null);
  #since = 0;
  /** When the first of several turns in a row was shown. */
  #row = 0;
  #timer: Timer | undefined;

  /** What the last turn of each has brought in all. */
  readonly #brought = new Map<number, number>();
  /** Seats that have made a move since, of which nothing has come yet. */
  readonly #begun = new Set<number>();

  /** `hidden`: the rest of the turn that they have begun is still secret, so the one before it counts. */
  brought(seat: number, hidden = false): number | undefined {
    return this.#begun.has(seat) && !hidden ? undefined : this.#brought.get(seat);
  }

  get turn(): OthersTurn | null {
    return this.#turn;
  }

  /** What the stage shows now; null when it has come to rest. */
  follow(moment: Moment | null): void {
    if (!moment) this.#leaveIn(Math.max(AFTER, this.#row + this.#lasts - Date.now(), this.#since + LAST - Date.now()));
    else if (moment.name === "turn") this.#begin(moment);
    else if (this.#turn && moment.seat === this.#turn.seat && moment.words && isNews(moment)) {
      this.#stay();
      const came = { words: moment.brief ?? moment.words, points: moment.points ?? 0 };
      const known = this.#turn.came.some(({ words }) => words === came.words);
      this.#turn = { ...this.#turn, came: known ? this.#turn.came : [...this.#turn.came, came], leaving: false };
    }
  }

  /** What they did is seen on their sheet; what came of it is read. */
  get #lasts(): number {
    return this.#turn?.came.length ? READ : LASTS;
  }

  skip(): void {
    this.#stay();
    this.#turn = null;
  }

  #begin({ seat, moves = [], first = true, round = 0, brought = 0, came = [], earlier = [], aside }: Moment): void {
    if (seat == null) return;
    if (aside) return this.#count(seat, brought, moves.length, came.length);
    this.#stay();
    const before = this.#turn?.seat === seat && this.#turn.round === round ? this.#turn : null;
    this.#since = Date.now();
    if (!this.#turn) this.#row = this.#since;
    this.#turn = {
      seat,
      moves: [...(before?.moves ?? []), ...moves],
      first: before?.first ?? first,
      round,
      brought: (before?.brought ?? 0) + brought,
      came: [...(before?.came ?? []), ...came],
      earlier: [...(before?.earlier ?? []), ...earlier],
      leaving: false,
    };
    this.#count(seat, this.#turn.brought, this.#turn.moves.length, this.#turn.came.length);
  }

  #count(seat: number, brought: number, moves: number, came: number): void {
    if (!brought && !came && moves < 2) return void this.#begun.add(seat);
    this.#begun.delete(seat);
    this.#brought.set(seat, brought);
  }

  #stay(): void {
    clearTimeout(this.#timer);
  }

  #leaveIn(ms: number): void {
    if (!this.#turn || this.#turn.leaving) return;
    this.#stay();
    this.#timer = setTimeout(() => {
      if (!this.#turn) return;
      this.#turn = { ...this.#turn, leaving: true };
      this.#timer = setTimeout(() => (this.#turn = null), LEAVES);
    }, ms);
  }
}
