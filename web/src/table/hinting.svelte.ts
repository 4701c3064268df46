/**
 * The current hint: ideas for the rest of a turn, one of them on the board. It stays while the player follows
 * it, and closes when the position differs. It plays its moves one after another, so that they can be followed
 * by eye. If chance interrupts a turn that it is playing, it goes on after the draw with new ideas.
 */

import { asTrouble } from "../api/ask";
import type { FeedItem, GainShown, HintedTurn } from "../api/schema";
import type { Timer } from "../ui/timer";
import { likelyOf, stepsLeft, stepsOf, type Idea, type IdeaStep } from "./idea";
import { isPrepared, prepareMove } from "./prepared";

/** Milliseconds from one step of a hint that is shown to the next. */
export const PACE = 300;

/** What a hint needs from its table. */
export interface HintedTable {
  readonly log: readonly FeedItem[];
  readonly pending: readonly string[];
  seat(): number | null;
  legal(): readonly string[];
  ask(): Promise<HintedTurn[]>;
  /** Moves are sent in order, and are not lost with the page. */
  send(move: string): void;
  /** Milliseconds between the steps that it plays; without, they are played at once. */
  pace?(): number;
  /** What a move would score, if that is known already. */
  gain?(move: string): GainShown | undefined;
  /** Whether a move only completes the one before, so that it has no text. */
  silent?(move: string): boolean;
}

/** An idea that can still be followed. */
export interface ShownIdea extends Idea {
  readonly turn: HintedTurn;
  /** Whether some of its steps were already played. */
  readonly begun: boolean;
}

export class Hinting {
  #turns = $state.raw<readonly HintedTurn[] | null>(null);
  #trouble = $state("");
  #open = $state(false);
  #only = $state(false);
  /** The idea on view, whichever others can still be followed; null for the first of them. */
  #chosen = $state.raw<HintedTurn | null>(null);
  /** The length of the log when the hint was requested. */
  #from = 0;
  /** The number of steps left at which it stops playing; null while it is not playing. */
  #until = $state<number | null>(null);
  #asked = 0;
  /** Whether it is playing a turn that goes on after a draw. */
  #goesOn = false;
  /** Runs while the last step is looked at. */
  #pausing: Timer | undefined;

  readonly #ideas = $derived(this.#open ? this.#living() : []);

  constructor(private readonly table: HintedTable) {}

  get open(): boolean {
    return this.#open;
  }

  /** Whether the bot is still thinking. */
  get thinking(): boolean {
    return this.#open && !this.#turns && !this.#trouble;
  }

  /** What went wrong, as a sentence. */
  get trouble(): string {
    return this.#trouble;
  }

  /** Whether there is only one legal move, and nothing is known of what follows it. */
  get only(): boolean {
    return this.#only;
  }

  /** The ideas that can still be followed. */
  get ideas(): readonly ShownIdea[] {
    return this.#ideas;
  }

  /** The index of the idea on view. */
  get at(): number {
    // Not by index: an idea that shares its first moves with another outlives those that do not.
    return Math.max(0, this.#ideas.findIndex(({ turn }) => turn === this.#chosen));
  }

  get idea(): ShownIdea | null {
    return this.#ideas[this.at] ?? null;
  }

  /** Whether its moves are being played. */
  get playing(): boolean {
    return this.#until !== null;
  }

  /** Request a hint and show it. */
  async show(): Promise<void> {
    const legal = this.table.legal();
    const [first] = legal;
    if (this.table.seat() === null || !first) return;
    this.close();
    this.#open = true;
    this.#from = this.table.log.length;
    const asked = ++this.#asked;
    // A forced move can be shown, and played, before the bot has thought about the rest of the turn.
    if (legal.length === 1) {
      const gain = this.table.gain?.(first) ?? { move: first, total: 0, lines: [] };
      this.#turns = [{ steps: [gain], before: 0, after: 0, why: "" }];
      this.#only = true;
    }
    try {
      const turns = await this.table.ask();
      if (asked !== this.#asked) return;
      if (this.#only && (this.playing || !turns.length)) return;
      this.#turns = turns;
      // If nothing follows, it stays the only move, and what it scores is known now.
      this.#only &&= turns.every(({ steps }) => steps.length < 2);
      this.look();
    } catch (error) {
      if (asked === this.#asked && !this.#only) this.#trouble = asTrouble(error).words;
    }
  }

  close(): void {
    this.#asked += 1;
    this.#open = false;
    this.#turns = null;
    this.#trouble = "";
    this.#only = false;
    this.#chosen = null;
    this.stop();
    this.#goesOn = false;
  }

  next(): void {
    this.stop();
    this.#chosen = this.#ideas[(this.at + 1) % Math.max(1, this.#ideas.length)]?.turn ?? null;
  }

  /**
   * Play all of its moves but the last, which ends the turn; or the last, if it is the only one left. Where the
   * board prepares moves, the player sends it. Asked again meanwhile, it waits no longer.
   */
  follow(): void {
    if (this.playing) return this.hurry();
    const steps = this.idea?.steps ?? [];
    const [first] = steps;
    if (!first) return;
    this.#chosen = this.idea?.turn ?? null;
    if (steps.length === 1 && prepareMove(first.move)) return this.close();
    // The last step of a turn that goes on after a draw does not end it.
    this.#goesOn = (this.idea?.turn.later ?? null) !== null;
    this.#until = steps.length > 1 && !this.#goesOn ? 1 : 0;
    this.#send();
  }

  /** Play the rest of its moves at once: nobody waits for them, or the page may be closed. */
  hurry(): void {
    if (this.#until === null) return;
    this.#rest();
    const left = this.#left();
    for (const { move } of left.slice(this.table.pending.length, left.length - this.#until)) this.table.send(move);
  }

  /** Whether following it only prepares the move, which the player then sends. */
  get onlyPrepares(): boolean {
    const [first, ...more] = this.idea?.steps ?? [];
    return first !== undefined && !more.length && isPrepared(first.move);
  }

  /** Stop playing its moves. */
  stop(): void {
    this.#rest();
    this.#until = null;
  }

  /** Something has happened at the table. */
  look(): void {
    if (!this.#open) return;
    // A hint that is still awaited is for a position that may be gone.
    const there = this.#turns ? this.#ideas.length > 0 : this.#stands();
    if (!there && this.#goesOn && !this.#trouble) return this.#goOn();
    if (!there && !this.#trouble) this.close();
    else this.#advance();
  }

  /** The steps before the draw are played: as soon as there is something to decide, think again. */
  #goOn(): void {
    const seat = this.table.seat();
    const since = this.table.log.slice(this.#from);
    const others = since.some((told) => told.what === "move" && told.seat !== seat);
    if (seat === null || others) return this.close();
    this.#turns = null;
    this.stop();
    if (this.table.legal().length && !this.table.pending.length) void this.show();
  }

  #stands(): boolean {
    const seat = this.table.seat();
    const since = this.table.log.slice(this.#from);
    return !since.some((told) => told.what === "throw" || told.seat === seat);
  }

  /** The last step has been made: the next one follows when it has been seen. */
  #advance(): void {
    if (this.#until === null || this.table.pending.length) return;
    if (this.#left().length <= this.#until) return this.stop();
    const pace = this.table.pace?.() ?? 0;
    if (!pace) this.#send();
    else this.#pausing ??= setTimeout(() => this.#send(), pace);
  }

  #send(): void {
    this.#rest();
    const [next] = this.#left();
    if (next && !this.table.pending.length) this.table.send(next.move);
  }

  /** The steps left of the idea that is being played: another one that continues from here was not chosen. */
  #left(): readonly IdeaStep[] {
    return this.idea?.turn === this.#chosen ? (this.idea?.steps ?? []) : [];
  }

  #rest(): void {
    clearTimeout(this.#pausing);
    this.#pausing = undefined;
  }

  #living(): ShownIdea[] {
    const seat = this.table.seat();
    if (seat === null) return [];
    const since = this.table.log.slice(this.#from);
    const legal = this.table.legal();
    return (this.#turns ?? []).flatMap((turn) => {
      const all = stepsOf(turn, (move) => this.table.silent?.(move) ?? false);
      const steps = stepsLeft(all, since, seat);
      return steps && isLegal(steps, legal)
        ? [{ turn, steps, likely: likelyOf(turn, all.at(-1)?.n ?? 0), begun: steps.length < all.length }]
        : [];
    });
  }
}

function isLegal([first]: readonly IdeaStep[], legal: readonly string[]): boolean {
  return first !== undefined && legal.includes(first.move);
}
