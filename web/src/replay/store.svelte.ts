/** A record being looked at: one step after another, from any seat. */

import * as calls from "../api/calls";
import { asTrouble, isTrouble } from "../api/ask";
import type { Scene } from "../api/scene";
import type { Data, ReplayShown, FeedItem } from "../api/schema";
import type { Begun, Playable } from "../table/playable";
import { Voice } from "../words/voice";

const CHANCE = -1;
/** A slider that is dragged asks only where it stays for a moment. */
const PAUSE = 60;

export class ReplayStore implements Playable {
  #shown = $state.raw<ReplayShown | null>(null);
  #step = $state(0);
  #seat = $state(0);
  #tick = $state(0);
  #trouble = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;
  /** By which the server knows the record; empty until it was sent. */
  #id = "";

  readonly pending: readonly string[] = [];
  readonly canMove = false;

  readonly #log = $derived<FeedItem[]>(
    (this.#shown?.moves ?? []).map(([seat, text]) =>
      seat === CHANCE ? { what: "throw", text } : { what: "move", seat, text },
    ),
  );
  readonly #voice = $derived(new Voice(this.#shown?.game ?? "", this.#shown?.names ?? []));
  readonly #now = $derived(this.#shown && snapshotOf(this.#shown, this.#step === this.steps));

  constructor(readonly record: Record<string, unknown>) {}

  get steps(): number {
    const moves = this.record["moves"];
    return Array.isArray(moves) ? moves.length : 0;
  }

  get known(): Begun | null {
    return this.#now;
  }

  get now(): Begun {
    if (!this.#now) throw new Error("Nothing is shown yet.");
    return this.#now;
  }

  get options(): Data {
    return this.#shown?.options ?? {};
  }

  get tick(): number {
    return this.#tick;
  }

  get log(): readonly FeedItem[] {
    return this.#log;
  }

  get voice(): Voice {
    return this.#voice;
  }

  get step(): number {
    return this.#step;
  }

  get seat(): number {
    return this.#seat;
  }

  get trouble(): string {
    return this.#trouble;
  }

  go(step: number): void {
    this.#step = Math.max(0, Math.min(step, this.steps));
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.load(), PAUSE);
  }

  look(seat: number): void {
    this.#seat = seat;
    void this.load();
  }

  async load(): Promise<void> {
    const asked = ++this.#asked;
    try {
      const shown = await this.#ask(this.#step, this.#seat);
      if (asked !== this.#asked) return;
      this.#shown = shown;
      this.#tick += 1;
      this.#trouble = "";
    } catch (error) {
      if (asked === this.#asked) this.#trouble = asTrouble(error).words;
    }
  }

  async scene(of: number): Promise<Scene> {
    if (this.#shown && of === this.#seat) return this.#shown.scene as unknown as Scene;
    const shown = await this.#ask(this.#step, of);
    return shown.scene as unknown as Scene;
  }

  /** The record is sent once, and again only if the server has forgotten it. */
  async #ask(step: number, seat: number): Promise<ReplayShown> {
    if (this.#id) {
      try {
        return await calls.replayAgain(this.#id, step, seat);
      } catch (error) {
        if (!isTrouble(error) || error.code !== "record-forgotten") throw error;
      }
    }
    const shown = await calls.replay(this.record, step, seat);
    this.#id = shown.id;
    return shown;
  }

  // Nobody moves in a replay.
  tap(): void {}
  play(): void {}
  tell(): void {}
}

/** A replay in the shape of a table, so that boards can draw it. */
function snapshotOf(shown: ReplayShown, over: boolean): Begun {
  return {
    table: "",
    game: shown.game,
    rules: 0,
    phase: over ? "over" : "playing",
    seats: shown.names.map((name) => ({ kind: "person" as const, name })),
    seat: null,
    yours: [],
    host: false,
    view: shown.view,
    moves: [],
    undo: false,
    scores: shown.scores,
    winners: shown.winners,
    ending: "",
    fair: { commitment: "", words: [], secret: null, first: 0, version: 1, table: "", parts: [] },
    rematch: "",
  };
}
