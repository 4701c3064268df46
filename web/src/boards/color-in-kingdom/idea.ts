/** A hint as this board shows it: which dice, or none of them; what is built where; or not to copy. */

import type { GainShown } from "../../api/schema";
import type { Idea as Shown } from "../../table/idea";
import { NO_COPY, NO_DICE, buildIn, pickIn } from "./notation";
import type { ConstructionKind } from "./view";

export interface Pick {
  readonly n: number;
  /** Null: the dice are declined. */
  readonly dice: readonly number[] | null;
}

export interface Build {
  readonly n: number;
  readonly kind: ConstructionKind;
  readonly space: string;
  readonly gain: GainShown | undefined;
}

/** A hint has at most one of each; a lesson may mark several places. */
export interface KingdomIdea {
  readonly picks: readonly Pick[];
  readonly builds: readonly Build[];
  readonly pass?: { readonly n: number };
}

export function ideaOf(shown: Shown | null | undefined): KingdomIdea {
  const picks: Pick[] = [];
  const builds: Build[] = [];
  let pass: KingdomIdea["pass"];
  for (const { n, move, gain } of shown?.steps ?? []) {
    const dice = pickIn(move);
    const build = buildIn(move);
    if (dice || move === NO_DICE) picks.push({ n, dice });
    else if (build) builds.push({ n, ...build, gain });
    else if (move === NO_COPY) pass ??= { n };
  }
  return pass ? { picks, builds, pass } : { picks, builds };
}
