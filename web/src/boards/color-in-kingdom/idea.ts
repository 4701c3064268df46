/** A hint as this board shows it: which dice, or none of them; what is built where; or no copy. */

import type { GainShown } from "../../api/schema";
import type { Idea as Shown } from "../../table/idea";
import { NO_COPY, NO_DICE, buildIn, pickIn } from "./notation";
import type { Kind } from "./view";

export interface Idea {
  /** The step that picks dice; without `dice` it declines them. */
  readonly pick?: { readonly n: number; readonly dice: readonly number[] | null };
  readonly build?: {
    readonly n: number;
    readonly kind: Kind;
    readonly space: string;
    readonly gain: GainShown | undefined;
  };
  readonly pass?: { readonly n: number };
}

export const NO_IDEA: Idea = {};

export function ideaOf(shown: Shown | null | undefined): Idea {
  const idea: { -readonly [key in keyof Idea]: Idea[key] } = {};
  for (const { n, move, gain } of shown?.steps ?? []) {
    const dice = pickIn(move);
    const build = buildIn(move);
    if (dice || move === NO_DICE) idea.pick ??= { n, dice };
    else if (build) idea.build ??= { n, ...build, gain };
    else if (move === NO_COPY) idea.pass ??= { n };
  }
  return idea;
}
