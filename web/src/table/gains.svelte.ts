/**
 * What each legal move would gain, from the engine. Requested only where it is shown, once for each state of
 * the table; a response that comes too late is dropped.
 */

import { yieldToBrowser } from "../ui/yielding";
import type { Gains as Answer, GainShown } from "../api/schema";

const NONE: ReadonlyMap<string, GainShown> = new Map();

export class GainsStore {
  #found = $state.raw(NONE);
  #wanted = false;
  #can = false;
  #version = -1;
  #asked = -1;
  /** The request under way. */
  #coming: Promise<void> = Promise.resolve();

  constructor(private readonly ask: () => Promise<Answer>) {}

  /** What a move would score, once that is known. */
  of(move: string): GainShown | undefined {
    if (!this.#wanted) {
      this.#wanted = true;
      queueMicrotask(() => this.#fetch());
    }
    return this.#found.get(move);
  }

  /** Whether they are known; if nothing can be learned, that is known too, once `arrived` is over. */
  get known(): boolean {
    return this.#found.size > 0;
  }

  /** Until they are there, or are not to be had: for a tap that depends on them. */
  arrived(): Promise<void> {
    this.#wanted = true;
    this.#fetch();
    return this.#coming;
  }

  /** All known gains, for a board that looks for the best of several moves. */
  get all(): ReadonlyMap<string, GainShown> {
    this.of("");
    return this.#found;
  }

  /** The table is at this version; `can`: whether there is anything to choose. */
  look(version: number, can: boolean): void {
    if (version === this.#version && can === this.#can) return;
    [this.#version, this.#can, this.#asked] = [version, can, -1];
    if (this.#found.size) this.#found = NONE;
    // A request takes the browser some time: draw first what has arrived.
    if (this.#wanted) void yieldToBrowser().then(() => this.#fetch());
  }

  #fetch(): void {
    if (!this.#can || this.#asked === this.#version) return;
    this.#coming = this.#learn((this.#asked = this.#version));
  }

  async #learn(version: number): Promise<void> {
    try {
      const answer = await this.ask();
      if (answer.version !== version || this.#version !== version) return;
      this.#found = new Map(answer.gains.map((gain) => [gain.move, gain]));
    } catch {
      this.#asked = -1; // a place without a number is no problem
    }
  }
}
