/**
 * Plays on for a seat as long as there is no choice: one move at a time, each the only legal one. It is
 * offered after a few such moves in a row, and from then on whenever there is no choice. It stops as soon as there
 * is one, before a move that would be the seat's last, or at a tap.
 *
 * Where all others are out, nobody waits for anybody: it is offered at once, and a choice does not end it. It waits
 * until the choice is made, and goes on.
 */

import type { FeedItem } from "../api/schema";
import { isLastMove } from "./prepared";

/** What it needs to know of its table, and may do there. */
export interface ForcedTable {
  readonly pending: readonly string[];
  /** Whether this seat plays on alone: all others are out. */
  readonly alone: boolean;
  legal(): readonly string[];
  send(move: string): void;
}

/** Moves without a choice, one after the other, after which it is offered. */
export const FEW = 2;

export class Forced {
  #row = $state(0);
  #playing = $state(false);
  /** Once it was offered, it is there whenever there is no choice: a button that comes and goes is no help. */
  #known = $state(false);

  constructor(private readonly table: ForcedTable) {}

  /** Whether it is offered, even while it is somebody else's turn. */
  get offered(): boolean {
    const [only, ...more] = this.table.legal();
    if (only !== undefined && (more.length || isLastMove(only))) return this.#playing;
    return this.#playing || this.#row >= FEW || ((this.#known || this.table.alone) && only !== undefined);
  }

  /** Whether it is there for the rest of the game. */
  get alone(): boolean {
    return this.table.alone;
  }

  /** Whether it is on, and goes on once the player has chosen. */
  get waiting(): boolean {
    return this.#playing && this.table.alone && this.table.legal().length > 1;
  }

  get playing(): boolean {
    return this.#playing;
  }

  /** Takes the news, and how many moves were legal for the seat before it. */
  heard(news: readonly FeedItem[], seat: number | null, legal: number): void {
    const own = news.filter((told) => told.seat === seat && (told.what === "move" || told.what === "undo"));
    if (own.length) this.#row = own.length === 1 && own[0]?.what === "move" && legal === 1 ? this.#row + 1 : 0;
    // A player who takes something back wants to think about it.
    if (own.some((told) => told.what === "undo")) {
      this.#known = false;
      this.stop();
    }
    if (this.#row >= FEW) this.#known = true;
    this.#check();
  }

  /** Stop where somebody can choose, or before the last move. */
  #check(): void {
    const [only = "", ...more] = this.table.legal();
    if (more.length ? !this.table.alone : isLastMove(only)) this.stop();
  }

  play(): void {
    this.#playing = true;
  }

  stop(): void {
    this.#playing = false;
  }

  /** A tap stops it, unless it is what it waits for. */
  tapped(): void {
    if (!this.waiting) this.stop();
  }

  /** Make the next move, if there is exactly one. */
  step(): void {
    const [only, ...more] = this.table.legal();
    if (!this.#playing || this.table.pending.length || only === undefined) return;
    this.#check();
    if (this.#playing && !more.length) this.table.send(only);
  }
}
