/** What is printed on areas: spells by their numbers, and things that belong to a line of the score. */

import type { Voice } from "../../words/voice";

/** The symbol of a kind of monster, and the ink that it needs; a dragon has one of three. */
export const LINE_SYMBOLS: Readonly<Record<string, { symbol: string; wants: string }>> = {
  dragons: { symbol: "dragon green", wants: "green" },
  hydras: { symbol: "hydra", wants: "blue" },
  griffins: { symbol: "griffin", wants: "red" },
  unicorns: { symbol: "unicorn", wants: "yellow" },
};

/** The number of a spell's symbol; 0 for anything else. */
export function spellOf(symbol: string): number {
  return Number(/^spell (\d)$/.exec(symbol)?.[1] ?? 0);
}

/** The line of the score that a monster counts for; "" for anything else. */
export function herdOf(symbol: string): string {
  if (symbol.startsWith("dragon")) return "dragons";
  return LINE_SYMBOLS[`${symbol}s`] ? `${symbol}s` : "";
}

const NUMBERS = ["one", "two", "three", "four"] as const;

/** The effect of each spell, in a line. */
export function spellNames(voice: Voice): string[] {
  return NUMBERS.map((n) => voice.say(`spell-${n}`));
}

/** The same in two or three words, for the label under its picture. */
export function spellWords(voice: Voice): string[] {
  return NUMBERS.map((n) => voice.say(`spell-${n}-short`));
}

/** The same in a full sentence. */
export function spellSentences(voice: Voice): string[] {
  return NUMBERS.map((n) => voice.say(`spell-${n}-what`));
}
