/** The royal family: each die of a roll is one of them, and wears a hat. Only for drawing. */

import { HATS } from "./drawings";
import type { RollView } from "./view";

export type Royal = keyof typeof HATS;
export const FAMILY: readonly Royal[] = ["king", "queen", "princess", "prince"];

export interface FamilyMember {
  readonly who: Royal;
  readonly face: number;
  /** Its place in the pool; -1 for a member who is called away. */
  readonly place: number;
}

/**
 * Which member of the family shows which face. Rolls list their faces in ascending order; so that the king
 * does not always show the lowest, the assignment changes from roll to roll. It depends on the roll alone,
 * so it is the same for everybody until the next roll: live, in a lesson and in a replay.
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
