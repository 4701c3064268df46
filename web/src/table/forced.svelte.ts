/**
 * Plays on for a seat as long as there is no choice: one move at a time, each the only legal one. It is
 * offered after a few such moves in a row, and from then on whenever there is no choice. It stops as soon as there
 * is one, before a move that would be the seat's last, or at a tap.
 */

import type { FeedItem } from "../api/schema";
import { isLastMove } from "./prepared";

/** What it needs to know of its table, and may do there. */
export interface ForcedTable {
  readonly pending: readonly string[];
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
    return this.#playing || this.#row >= FEW || (this.#known && only !== undefined);
  }

  get playing(): boolean {
    return this.#playing;
  }

  /** Takes the news, and how many moves were legal for the seat before it. */
  heard(news: readonly FeedItem[], seat: number | null, legal: number): void {
    const own = news.filter((told) => told.seat === seat && (told.what === "move" || told.what === "undo"));
    if (own.length) this.#row = own.length === 1 && own[0]?.what === "move" && legal === 1 ? this.#row + 1 : 0;
    // Whoever takes something back wants to think about it.
    if (own.some((told) => told.what === "undo")) this.#known = false;
    if (this.#row >= FEW) this.#known = true;
    const [only = "", ...more] = this.table.legal();
    if (more.length || isLastMove(only)) this.stop();
  }

  play(): void {
    this.#playing = true;
  }

  stop(): void {
    this.#playing = false;
  }

  /** Make the next move, if there is exactly one. */
  step(): void {
    const [only, ...more] = this.table.legal();
    if (!this.#playing || this.table.pending.length || only === undefined) return;
    if (more.length || isLastMove(only)) this.stop();
    else this.table.send(only);
  }
}
