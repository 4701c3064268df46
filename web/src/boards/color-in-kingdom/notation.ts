/** The notation of moves, as in src/paintpot/games/color_in_kingdom/moves.py. */

import { CONSTRUCTIONS, KINDS, kindOf, type ConstructionKind } from "./view";

export const NO_DICE = "no dice";
export const NO_COPY = "no copy";

/** Two dice by their faces. */
export function pickText(a: number, b: number): string {
  return `${Math.min(a, b)} and ${Math.max(a, b)}`;
}

export function buildText(kind: ConstructionKind, space: string): string {
  const { ink, word } = CONSTRUCTIONS[kind];
  return `${ink} ${word} on ${space}`;
}

/** The two faces that a move picks, or null. */
export function pickIn(move: string): [number, number] | null {
  const found = /^([1-6]) and ([1-6])$/.exec(move);
  return found ? [Number(found[1]), Number(found[2])] : null;
}

/** What a move builds, and where; null if it builds nothing. */
export function buildIn(move: string): { kind: ConstructionKind; space: string } | null {
  const found = /^(\w+) (\w+) on (\w+)$/.exec(move);
  const kind = kindOf(found?.[1]);
  return found && kind ? { kind, space: found[3] as string } : null;
}

/** What picking dice, or declining them, will build; null if a move does neither. */
export function chosenBy(
  move: string,
  sums: Readonly<Record<ConstructionKind, readonly number[]>>,
): ConstructionKind | null {
  const pair = pickIn(move);
  if (!pair && move !== NO_DICE) return null;
  const sum = pair ? pair[0] + pair[1] : 0;
  return KINDS.find((kind) => sums[kind].includes(sum)) ?? null;
}
