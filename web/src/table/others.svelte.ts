/**
 * Another player's turn, shown large for a while: who it was, their sheet with its changes, what they
 * did and its effects. It follows the stage, and disappears by itself or with the next tap.
 */

import type { Came, Moment } from "../moments/stage";
import { LONGEST_READ } from "../ui/reading";
import type { Timer } from "../ui/timer";
import { isNews } from "./telling";

/**
 * Minimum times in ms: for a turn, for a turn with text to read, and after the last text. Long texts
 * get as long as reading them takes.
 */
export const LASTS = 1_900;
export const READ = 3_600;
const AFTER = 600;
/** The minimum for the last of several turns in a row. */
const LAST = 1_000;
/** Milliseconds of its disappearance; the card's style sheet has the same number. */
export const LEAVES = 200;

export interface OthersTurn {
  readonly seat: number;
  /** In notation, of all parts of the turn shown so far. */
  readonly moves: readonly string[];
  /** Whether the last throw was for this seat: the others only respond to it. */
  readonly first: boolean;
  /** Whether it responds to a move of the reader. */
  readonly toYou?: boolean;
  readonly round: number;
  readonly brought: number;
  readonly came: readonly Came[];
  /** Milliseconds that reading it all takes. */
  readonly reads?: number;
  /** Turns just before that are shown with it; `brought` includes their points. */
  readonly earlier?: readonly Came[];
  readonly leaving: boolean;
}

export class Others {
  #turn = $state.raw<OthersTurn | null>(null);
  #since = 0;
  /** When the first part of this turn was shown. */
  #first = 0;
  /** When the reader should have finished the latest text. */
  #read = 0;
  /** When the first of several turns in a row was shown. */
  #row = 0;
  #timer: Timer | undefined;

  /** The points of each seat's last turn. */
  readonly #brought = new Map<number, number>();
  /** Seats that have moved since, whose moves have had no visible effect yet. */
  readonly #begun = new Set<number>();

  /** `hidden`: the rest of their current turn is still secret, so the one before it counts. */
  brought(seat: number, hidden = false): number | undefined {
    return this.#begun.has(seat) && !hidden ? undefined : this.#brought.get(seat);
  }

  get turn(): OthersTurn | null {
    return this.#turn;
  }

  /** What the stage shows now; null when it has finished. */
  follow(moment: Moment | null): void {
    if (!moment) this.#leaveIn(Math.max(AFTER, Math.max(this.#row + this.#lasts, this.#since + LAST, this.#read) - Date.now()));
    else if (moment.name === "turn") this.#begin(moment);
    else if (this.#turn && moment.seat === this.#turn.seat && moment.words && isNews(moment)) {
      this.#stay();
      const came = { words: moment.brief ?? moment.words, points: moment.points ?? 0 };
      const known = this.#turn.came.some(({ words, step }) => words === came.words || step?.name === moment.name);
      this.#turn = { ...this.#turn, came: known ? this.#turn.came : [...this.#turn.came, came], leaving: false };
    }
  }

  /** Moves are seen on the sheet; their effects have to be read. */
  get #lasts(): number {
    return this.#turn?.came.length ? READ : LASTS;
  }

  skip(): void {
    this.#stay();
    this.#turn = null;
  }

  #begin({ seat, moves = [], first = true, toYou = false, round = 0, brought = 0, came = [], reads = 0, earlier = [], aside }: Moment): void {
    if (seat == null) return;
    if (aside) return this.#count(seat, brought, moves.length, came.length);
    this.#stay();
    const before = this.#turn?.seat === seat && this.#turn.round === round ? this.#turn : null;
    this.#since = Date.now();
    if (!this.#turn) this.#row = this.#since;
    if (!before) this.#first = this.#since;
    this.#turn = {
      seat,
      moves: [...(before?.moves ?? []), ...moves],
      first: before?.first ?? first,
      ...((before?.toYou ?? toYou) ? { toYou: true } : {}),
      round,
      brought: (before?.brought ?? 0) + brought,
      came: withSteps(before?.came ?? [], came),
      reads: Math.min(LONGEST_READ, (before?.reads ?? 0) + reads),
      earlier: [...(before?.earlier ?? []), ...earlier],
      leaving: false,
    };
    this.#read = Math.max(this.#first + (this.#turn.reads ?? 0), this.#since + reads);
    // At their place only the last turn is told: turns before it keep their points.
    const more = this.#turn.earlier?.reduce((sum, one) => sum + one.points, 0) ?? 0;
    this.#count(seat, this.#turn.brought - more, this.#turn.moves.length, this.#turn.came.length);
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

/** The effects of a further part of a turn: steps of a total that was raised before are added to those. */
function withSteps(before: readonly Came[], came: readonly Came[]): Came[] {
  const out = [...before];
  for (const one of came) {
    const { step } = one;
    const k = step ? out.findIndex((other) => other.step?.name === step.name) : -1;
    const earlier = out[k];
    if (!step || !earlier?.step) {
      out.push(one);
      continue;
    }
    const n = earlier.step.n + step.n;
    out[k] = { words: step.told(n), points: earlier.points + one.points, step: { ...step, n } };
  }
  return out;
}
