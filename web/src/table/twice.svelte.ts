/**
 * Moves that cannot be undone take two taps: the first prepares the move, the next makes it. The engine
 * says which moves these are: the next dice are thrown at once, something hidden is revealed, or the
 * game is over.
 */

import { say } from "../words/words.svelte";
import type { Playable, Spot } from "./playable";
import { preparesMoves } from "./prepared";

interface Options {
  /** A prepared move is dropped when this changes; by default, when anything at the table does. */
  readonly when?: () => unknown;
  /** The moves that are prepared here; all by default. */
  readonly knows?: (move: string) => boolean;
  /** Shows that a move is prepared; by default, a note beside the tap. */
  readonly ask?: (move: string) => void;
}

export class Twice {
  #held = $state.raw<{ move: string; when: unknown }>({ move: "", when: null });

  /** Created by a board: while that is mounted, following a hint is treated like a tap. */
  constructor(
    private readonly table: () => Playable,
    private readonly options: Options = {},
  ) {
    $effect(() => preparesMoves({ knows: (move) => this.isFinal(move), prepare: (move) => this.prepare(move) }));
  }

  /** The move that is prepared, "" without one. */
  get ready(): string {
    const { move, when } = this.#held;
    return move && when === this.#when() && this.#legal(move) ? move : "";
  }

  /** Whether a legal move could not be undone, as far as that is known. */
  isFinal(move: string): boolean {
    const { gains } = this.table();
    return this.#cares(move) && Boolean(gains?.of(move)?.final);
  }

  /** A tap that means this move. `unsure`: it takes two in any case. `make` gets whether it was prepared. */
  tap(move: string, at: Spot | undefined, make: (prepared: boolean) => void, unsure = false): void {
    const { gains, tick } = this.table();
    // A tap that came before the answer waits for it, once; if something has changed meanwhile, it
    // takes another tap.
    if (!gains || gains.known || !this.#cares(move)) return this.#decide(move, at, make, unsure);
    void gains.arrived().then(() => {
      if (tick === this.table().tick) this.#decide(move, at, make, unsure);
      else if (this.#cares(move)) this.prepare(move, at);
    });
  }

  prepare(move: string, at?: Spot): void {
    this.#held = { move, when: this.#when() };
    if (this.options.ask) this.options.ask(move);
    else if (at) this.table().tell(say("tap-again"), at);
  }

  clear(): void {
    this.#held = { move: "", when: null };
  }

  #decide(move: string, at: Spot | undefined, make: (prepared: boolean) => void, unsure: boolean): void {
    const prepared = this.ready === move;
    if ((unsure || this.isFinal(move)) && !prepared) return this.prepare(move, at);
    this.clear();
    make(prepared);
  }

  #when(): unknown {
    return (this.options.when ?? (() => this.table().tick))();
  }

  #legal(move: string): boolean {
    return this.table().now.moves.includes(move);
  }

  #cares(move: string): boolean {
    return !this.table().forgiving && this.#legal(move) && (this.options.knows?.(move) ?? true);
  }
}
