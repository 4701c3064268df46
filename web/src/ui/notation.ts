/** Moves as texts: their inks, their words. No rule is known here. */

import { INKS } from "../look/inks";

/** The longest names first, so that "light blue" is not read as "blue". */
const NAMES = Object.keys(INKS).sort((a, b) => b.length - a.length);
const INK_WORD = new RegExp(`\\b(${NAMES.join("|")})\\b`);

export interface TextPiece {
  text: string;
  ink: string | null;
}

/** A text cut where it names inks. */
export function partsOf(text: string): TextPiece[] {
  return text
    .split(INK_WORD)
    .map((part) => ({ text: part, ink: part in INKS ? part : null }))
    .filter((part) => part.text);
}

/** The first ink a move speaks of. */
export function inkIn(text: string): string | null {
  return INK_WORD.exec(text)?.[1] ?? null;
}
