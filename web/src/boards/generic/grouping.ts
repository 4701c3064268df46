/**
 * The legal moves of any game, grouped by their words alone: moves that differ only in a place or a
 * number are one group. A patch lists the moves it stands for; that is never guessed.
 */

import type { Patch } from "../../api/scene";

export interface MoveGroup {
  /** What its moves have in common, with `…` in place of the differences. */
  readonly title: string;
  readonly moves: readonly { readonly text: string; readonly rest: string }[];
}

const NUMBER = /^-?\d+$/;
const GAP = "…";
/** The separator between two places of a move. */
export const ARROW = " → ";

/** The names by which moves speak of a sheet. A group that is only a number could be any number. */
export function placeNames(patches: readonly Patch[]): Set<string> {
  const names = new Set(patches.map((patch) => patch.name));
  for (const { group } of patches) {
    if (group && !NUMBER.test(group)) names.add(group);
  }
  return names;
}

export function grouped(moves: readonly string[], names: ReadonlySet<string>): MoveGroup[] {
  const groups = new Map<string, { text: string; rest: string }[]>();
  for (const text of moves) {
    const { title, rest } = parted(text, names);
    const found = groups.get(title);
    if (found) found.push({ text, rest });
    else groups.set(title, [{ text, rest }]);
  }
  return [...groups].map(([title, found]) => ({ title, moves: found }));
}

/** A move without the places it names; if it names none, without its only number. */
function parted(text: string, names: ReadonlySet<string>): { title: string; rest: string } {
  const words = text.split(" ");
  const numbers = words.filter((word) => NUMBER.test(word));
  const named = words.some((word) => names.has(word));
  const differs = (word: string): boolean =>
    named ? names.has(word) : numbers.length === 1 && NUMBER.test(word);
  return {
    title: words.map((word) => (differs(word) ? GAP : word)).join(" "),
    rest: words.filter(differs).join(ARROW),
  };
}

/** The legal moves that a patch stands for. */
export function movesAt(patch: Patch, moves: readonly string[]): string[] {
  const own = new Set(patch.moves);
  return moves.filter((text) => own.has(text));
}

/** The patch that a move is made on: the first that stands for it. */
export function patchOf(move: string, patches: readonly Patch[]): Patch | undefined {
  return patches.find((patch) => patch.moves.includes(move));
}

/** The moves that the typed text may mean: each typed word begins a word of the move, in order. */
export function fitting(moves: readonly string[], typed: string): string[] {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return moves.filter((text) => {
    const words = text.toLowerCase().split(" ");
    let from = 0;
    return wanted.every((part) => {
      const at = words.findIndex((word, k) => k >= from && word.startsWith(part));
      from = at + 1;
      return at >= 0;
    });
  });
}
