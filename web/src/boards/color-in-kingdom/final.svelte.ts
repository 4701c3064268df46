/**
 * Whether the move that is open is final: nobody is asked after it, so the next dice fall at once and
 * undo is closed. Such a move is prepared by one tap and made by another.
 */

import type { Playable } from "../../table/playable";
import { buildText } from "./notation";
import { viewOf, type ConstructionKind, type KingdomView } from "./view";

export class Finality {
  /** What was asked last, and whether somebody would copy. */
  #asked = $state.raw({ key: "", copied: true });

  /** Find out whether anybody is asked once this is built; each space for it has the same answer. */
  async ask(table: Playable, view: KingdomView, kind: ConstructionKind, space: string): Promise<void> {
    const key = keyOf(view, kind);
    if (!table.preview || view.seats === 1 || this.#asked.key === key) return;
    this.#asked = { key, copied: true };
    try {
      const { view: after } = await table.preview([buildText(kind, space)]);
      if (after && this.#asked.key === key) this.#asked = { key, copied: viewOf(after).stage === "copying" };
    } catch {
      // The table says that the line is lost; a click then builds as it does where others are asked.
    }
  }

  of(table: Playable, view: KingdomView, seat: number | null, kind: ConstructionKind | null): boolean {
    if (!table.preview || table.forgiving) return false;
    if (view.stage === "copying") return view.actors.length === 1 && view.actors[0] === seat;
    if (view.current !== seat) return false;
    return view.seats === 1 || (this.#asked.key === keyOf(view, kind) && !this.#asked.copied);
  }
}

const keyOf = (view: KingdomView, kind: ConstructionKind | null): string => `${view.turn} ${kind}`;
