/**
 * The tile in hand, tried where it is held: the engine is asked what that would score, for one place
 * and one orientation at a time. The board and the shelves beside the names share the answer.
 */

import type { Playable } from "../../table/playable";
import type { Timer } from "../../ui/timer";
import { bringsOf, type Brings } from "./brings";
import { viewOf, type PainterView } from "./view";

/** Milliseconds that the mouse must rest on a place before a request. */
const REST = 120;

export interface Held {
  readonly moves: readonly string[];
  readonly tile: number;
  readonly painter: PainterView;
  /** Put there, not only hovered. */
  readonly firm: boolean;
}

export class Trial {
  #brings = $state.raw<Brings | null>(null);
  #key = "";
  #timer: Timer | undefined;
  readonly #known = new Map<string, Brings>();
  readonly #table: Playable;
  #tick = -1;

  constructor(table: Playable) {
    this.#table = table;
  }

  /** What it would score as it is held; null if nothing is held, or nothing known yet. */
  get brings(): Brings | null {
    return this.#brings;
  }

  hold(held: Held | null, tick: number): void {
    if (tick !== this.#tick) {
      this.#known.clear();
      this.#tick = tick;
    }
    const key = held ? `${tick} ${held.moves.join(", ")}` : "";
    if (key === this.#key) return;
    this.#key = key;
    clearTimeout(this.#timer);
    this.#brings = this.#known.get(key) ?? null;
    if (!held || this.#brings) return;
    this.#timer = setTimeout(() => void this.#ask(key, held), held.firm ? 0 : REST);
  }

  async #ask(key: string, held: Held): Promise<void> {
    try {
      const answer = await this.#table.preview?.(held.moves);
      if (!answer?.view || key !== this.#key) return;
      const view = viewOf(answer.view);
      const brings = bringsOf(held.painter, view, held.tile, answer.next ?? []);
      this.#known.set(key, brings);
      this.#brings = brings;
    } catch {
      // A place without a preview is no problem.
    }
  }
}

const trials = new WeakMap<Playable, Trial>();

/** The only trial of a table, shared with everything that is drawn from it later. */
export function trialOf(copy: Playable): Trial {
  const table = copy.source ?? copy;
  const known = trials.get(table);
  if (known) return known;
  const made = new Trial(table);
  trials.set(table, made);
  return made;
}
