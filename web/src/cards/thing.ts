/**
 * Things on a board that answer "what is this?". An element says what it is by `data-card`: a kind, and
 * which one of them, such as `area B3`. What that is at this moment the board's own `things.ts` reads off
 * the view; what is said of it is the message `what-<kind>` of the game's catalogue.
 */

import type { StillProps } from "../boards/board";
import type { Playable } from "../table/playable";
import type { Facts } from "../words/catalogue";

export interface Thing {
  /** `what-<kind>`; a message of fewer parts serves as well: `what-line` for `line-d8`. */
  readonly kind: string;
  readonly facts?: Facts;
  /** What the board's Picture.svelte draws beside its name, in words of the board: `die red 3`. */
  readonly picture?: string;
  /** Where it is on the sheet: what the best of its moves would make of it is drawn there. */
  readonly part?: Pick<StillProps, "focus" | "marked">;
  /** The moves it stands for: what they would bring is asked of the engine. */
  readonly moves?: readonly string[];
  /** Things that belong to it, as in `data-card`: who cannot point at them asks from here. */
  readonly also?: readonly string[];
}

/** Where something is asked. */
export interface Where {
  readonly table: Playable;
  /** The seat that plays here; null for who watches. */
  readonly seat: number | null;
  /** Whose sheet is shown. */
  readonly of: number;
}

/** What a board knows of its things; undefined for a kind that it does not know. */
export type Things = (kind: string, key: string, where: Where) => Thing | undefined;

/** The kind and the key of `data-card`. */
export function readCard(card: string): [kind: string, key: string] {
  const [kind = "", ...rest] = card.split(" ");
  return [kind, rest.join(" ")];
}
