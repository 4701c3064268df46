/** People have a colour of their own, by their seat, and a mark: the first letter of their name. */

import { inkOf } from "../look/inks";

/** The inks of the seats, and whether text on them is dark: each has a contrast of at least 4.5 : 1. */
const INKS: readonly (readonly [ink: string, dark: boolean])[] = [
  ["blue", true],
  ["green", true],
  ["light-blue", true],
  ["brown", false],
  ["dark-blue", false],
  ["yellow", true],
  ["orange", true],
  ["purple", false],
];

export function colourOf(seat: number): { ink: string; text: string; name: string } {
  const [name, dark] = INKS[((seat % INKS.length) + INKS.length) % INKS.length] ?? ["blue", true];
  return { ink: `var(--ink-${name})`, text: dark ? "var(--pencil)" : "var(--chalk)", name };
}

/** The same for a player whose pieces have one of the game's inks. */
export function colourIn(name: string): { ink: string; text: string; name: string } {
  const key = name.replace(" ", "-");
  return { ink: `var(--ink-${key})`, text: inkOf(name)?.writing ?? "var(--chalk)", name: key };
}

/** The mark of a name: its first letter, and the number at its end if there is one (`Painter 2`: P2). */
export function markOf(name: string): string {
  const trimmed = name.trim();
  const letter = [...trimmed].find((sign) => /[\p{L}\p{N}]/u.test(sign)) ?? "?";
  return letter.toLocaleUpperCase() + numberOf(trimmed);
}

/** The number that tells somebody from others of the same name; "" for the first of them. */
export const numberOf = (name: string): string => /\s(\d{1,2})$/.exec(name.trim())?.[1] ?? "";
