/** A review as it arrives: requested part by part, until it is complete. */

import { asTrouble, isTrouble } from "../api/ask";
import * as calls from "../api/calls";
import type { ReviewNow, ReviewPart, ReviewSummary } from "../api/schema";

/** Milliseconds before a retry after a failure. */
const PAUSES = [1000, 3000, 10_000];

export class Following {
  #parts = $state.raw<readonly ReviewPart[]>([]);
  #why = $state.raw<readonly string[]>([]);
  #total = $state(0);
  #summary = $state.raw<ReviewSummary | null>(null);
  #trouble = $state("");
  #id = "";
  #stopped = false;

  /** A table by its id, or a record. */
  constructor(
    private readonly table: string,
    private readonly record: Record<string, unknown>,
  ) {}

  get parts(): readonly ReviewPart[] {
    return this.#parts;
  }

  /** For each part, why another turn would have been better. */
  get why(): readonly string[] {
    return this.#why;
  }

  /** The total number of parts; 0 until it is known. */
  get total(): number {
    return this.#total;
  }

  get summary(): ReviewSummary | null {
    return this.#summary;
  }

  get trouble(): string {
    return this.#trouble;
  }

  /** Keep asking until it is complete or nobody watches any more. */
  async follow(): Promise<void> {
    this.#trouble = "";
    let faults = 0;
    while (!this.#stopped && !this.#summary) {
      try {
        this.#take(await this.#ask());
        faults = 0;
      } catch (error) {
        const trouble = asTrouble(error);
        const pause = PAUSES[faults];
        faults += 1;
        if (!trouble.passing || pause === undefined) {
          this.#trouble = trouble.words;
          return;
        }
        await new Promise((done) => setTimeout(done, Math.max(pause, 1000 * trouble.retry)));
      }
    }
  }

  /** Nobody watches any more: the server stops by itself. */
  stop(): void {
    this.#stopped = true;
  }

  #take(now: ReviewNow): void {
    if (now.id) this.#id = now.id;
    this.#parts = [...this.#parts, ...now.parts];
    this.#why = [...this.#why, ...now.why];
    // Another server than the one that makes the review does not know it.
    if (now.total) this.#total = now.total;
    if (now.summary && this.#parts.length >= now.total) this.#summary = now.summary;
  }

  async #ask(): Promise<ReviewNow> {
    const have = this.#parts.length;
    if (this.table) return calls.reviewTable(this.table, have);
    if (this.#id) {
      try {
        return await calls.reviewAgain(this.#id, have);
      } catch (error) {
        if (!isTrouble(error) || error.code !== "record-forgotten") throw error;
      }
    }
    return calls.review(this.record, have);
  }
}
