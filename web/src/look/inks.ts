/** The inks as in src/paintpot/core/inks.py: hue, letter and pattern. */

export interface Ink {
  readonly name: string;
  readonly hex: string;
  readonly letters: { readonly en: string; readonly ru: string };
  readonly pattern: InkPattern;
  /** The colour of text on it. */
  readonly writing: string;
}

export type InkPattern =
  | "waves"
  | "dots"
  | "plain"
  | "diagonal up"
  | "crosshatch"
  | "diagonal down"
  | "vertical"
  | "sparse waves"
  | "dense waves";

const PENCIL = "#2B2A28";
const CHALK = "#FFFFFF";
const BLACK = "#000000";

function ink(name: string, hex: string, en: string, ru: string, pattern: InkPattern): Ink {
  return { name, hex, letters: { en, ru }, pattern, writing: writingOn(hex) };
}

export const INKS: Readonly<Record<string, Ink>> = Object.fromEntries(
  [
    ink("blue", "#748DD7", "B", "С", "waves"),
    ink("red", "#DA2D43", "R", "К", "dots"),
    ink("yellow", "#FEF242", "Y", "Ж", "plain"),
    ink("green", "#4ADC88", "G", "З", "diagonal up"),
    ink("purple", "#8B18D3", "P", "Ф", "crosshatch"),
    ink("brown", "#5F2407", "W", "Б", "diagonal down"),
    ink("orange", "#F08C26", "O", "О", "vertical"),
    ink("light blue", "#C2DBF8", "L", "Г", "sparse waves"),
    ink("dark blue", "#2B4D74", "D", "Т", "dense waves"),
  ].map((one) => [one.name, one]),
);

/** An ink by its name; games also write `light-blue`. Undefined for paper and white. */
export function inkOf(name: string | null | undefined): Ink | undefined {
  return name ? INKS[name.replace("-", " ")] : undefined;
}

/** Relative luminance as WCAG defines it. */
export function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const c = parseInt(hex.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export function contrast(one: string, two: string): number {
  const [low, high] = [luminance(one), luminance(two)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** Pencil or chalk, whichever is easier to read on it; black where neither is legible enough. */
export function writingOn(ground: string): string {
  const best = contrast(PENCIL, ground) >= contrast(CHALK, ground) ? PENCIL : CHALK;
  return contrast(best, ground) >= 4.5 ? best : BLACK;
}
