/** The royal family: each die of a roll is one of them, and wears a hat. Only for drawing. */

import { HATS } from "./drawings";
import type { RollView } from "./view";

export type Royal = keyof typeof HATS;
export const FAMILY: readonly Royal[] = ["king", "queen", "princess", "prince"];

export interface Member {
  readonly who: Royal;
  readonly face: number;
  /** Its place in the pool; -1 for who is called away. */
  readonly place: number;
}

/**
 * Who shows what. Dice are told by their faces, in order; so that the king does not always show the
 * least, who is who changes from turn to turn, the same for everybody at the table.
 */
export function familyOf(roll: RollView, turn: number): Member[] {
  let place = 0;
  const dice = roll.family.map((face) => ({ face, place: face === roll.duty ? -1 : place++ }));
  return FAMILY.flatMap((who, k) => {
    const die = dice[(k + turn) % FAMILY.length];
    return die ? { who, ...die } : [];
  });
}
