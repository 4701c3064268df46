/** Moves as text: their inks, their words. No rules are known here. */

import { INKS } from "../look/inks";

/** Longest names first, so that "light blue" is not read as "blue". */
const NAMES = Object.keys(INKS).sort((a, b) => b.length - a.length);
const INK_WORD = new RegExp(`\\b(${NAMES.join("|")})\\b`);

export interface TextPiece {
  text: string;
  ink: string | null;
}

/** Splits a text where it names inks. */
export function partsOf(text: string): TextPiece[] {
  return text
    .split(INK_WORD)
    .map((part) => ({ text: part, ink: part in INKS ? part : null }))
    .filter((part) => part.text);
}

/** The first ink that a move names. */
export function inkIn(text: string): string | null {
  return INK_WORD.exec(text)?.[1] ?? null;
}
