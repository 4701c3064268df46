/**
 * Things on a board that answer "what is this?". An element identifies itself by `data-card`: a kind and a key,
 * such as `area B3`. The board's own `things.ts` reads its present state from the view; its text is the message
 * `what-<kind>` of the game's catalogue.
 */

import type { StillProps } from "../boards/board";
import type { Playable } from "../table/playable";
import type { Facts } from "../words/catalogue";

export interface Thing {
  /** `what-<kind>`; the message of a wider kind serves as well: `what-line` for `line-d8`. */
  readonly kind: string;
  readonly facts?: Facts;
  /** A message of the page that its text begins with. */
  readonly lead?: string;
  /** What the board's Picture.svelte draws beside its name, in the board's own notation: `die red 3`. */
  readonly picture?: string;
  /** Where it is on the sheet; the effect of its best move is drawn there. */
  readonly part?: Pick<StillProps, "focus" | "marked">;
  /** The moves it stands for; the engine computes what they would score. */
  readonly moves?: readonly string[];
  /** Related things, as in `data-card`: reachable from here for those who cannot point at them. */
  readonly also?: readonly string[];
}

/** The context of a question. */
export interface Where {
  readonly table: Playable;
  /** The seat that plays here; null for spectators. */
  readonly seat: number | null;
  /** Whose sheet is shown. */
  readonly of: number;
}

/** Describes a board's things; undefined for kinds that it does not know. */
export type Things = (kind: string, key: string, where: Where) => Thing | undefined;

/** The kind and the key of `data-card`. */
export function readCard(card: string): [kind: string, key: string] {
  const [kind = "", ...rest] = card.split(" ");
  return [kind, rest.join(" ")];
}
