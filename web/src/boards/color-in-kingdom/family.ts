/** The royal family: each die of a roll is one of them, and wears a hat. Only for drawing. */

import { HATS } from "./drawings";
import type { RollView } from "./view";

export type Royal = keyof typeof HATS;
export const FAMILY: readonly Royal[] = ["king", "queen", "princess", "prince"];

export interface FamilyMember {
  readonly who: Royal;
  readonly face: number;
  /** Its place in the pool; -1 for who is called away. */
  readonly place: number;
}

/**
 * Who shows what. Dice are told by their faces, in order; so that the king does not always show the
 * least, who is who differs from roll to roll. It follows from the roll alone: the same for everybody,
 * from its fall to the next, live, in a lesson and in a replay.
 */
export function familyOf(roll: RollView): FamilyMember[] {
  let place = 0;
  const dice = roll.family.map((face) => ({ face, place: face === roll.duty ? -1 : place++ }));
  const shift = roll.family.reduce((sum, face) => sum + face, roll.duty);
  return FAMILY.flatMap((who, k) => {
    const die = dice[(k + shift) % FAMILY.length];
    return die ? { who, ...die } : [];
  });
}
