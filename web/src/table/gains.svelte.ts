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

  constructor(private readonly ask: () => Promise<Answer>) {}

  /** What a move would score, once that is known. */
  of(move: string): GainShown | undefined {
    if (!this.#wanted) {
      this.#wanted = true;
      queueMicrotask(() => void this.#fetch());
    }
    return this.#found.get(move);
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

  async #fetch(): Promise<void> {
    if (!this.#can || this.#asked === this.#version) return;
    const version = (this.#asked = this.#version);
    try {
      const answer = await this.ask();
      if (answer.version !== version || this.#version !== version) return;
      this.#found = new Map(answer.gains.map((gain) => [gain.move, gain]));
    } catch {
      this.#asked = -1; // a place without a number is no problem
    }
  }
}
