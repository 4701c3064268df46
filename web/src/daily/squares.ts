/** A finished sheet as coloured squares: text to share without spoilers, and the same in words. */

import type { Outcome } from "../end/share";

/** Squares that every system draws; a square without ink is paper. */
const EMOJI: Readonly<Record<string, string>> = {
  blue: "🟦",
  red: "🟥",
  yellow: "🟨",
  green: "🟩",
  purple: "🟪",
  brown: "🟫",
  orange: "🟧",
  "light blue": "🟦",
  "dark blue": "⬛",
};
const PAPER = "⬜";

export type Rows = readonly (readonly string[])[];

export function emojiOf(rows: Rows): string {
  return rows.map((row) => row.map((ink) => EMOJI[ink] ?? PAPER).join("")).join("\n");
}

/** The shared text: one line of figures, the squares, and the address of the game. */
export function shareText(head: string, rows: Rows, link: string): string {
  return [head, ...(rows.length ? [emojiOf(rows)] : []), link].join("\n");
}

/** How many squares each ink has, most first; paper is left out. */
export function countsOf(rows: Rows): [ink: string, n: number][] {
  const counts = new Map<string, number>();
  for (const ink of rows.flat()) if (ink) counts.set(ink, (counts.get(ink) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]);
}

/** By the system's share sheet, else by the clipboard, else as text to select. */
export async function give(text: string, system: Navigator = navigator): Promise<Outcome> {
  if (typeof system.share === "function") {
    try {
      await system.share({ text });
      return "shared";
    } catch (error) {
      if ((error as Error).name === "AbortError") return "dropped";
      // Not allowed here: try the next way.
    }
  }
  try {
    await system.clipboard.writeText(text);
    return "copied";
  } catch {
    return "text";
  }
}
