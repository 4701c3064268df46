/** Statistics of finished games: which of them can be compared, and the player's results. */

import type { PlayedGame } from "../api/schema";

export interface Played extends PlayedGame {
  /** From a file, so nobody vouches for it. */
  readonly imported: boolean;
}

/** The games that the server knows and those from a file; a table counts once. Oldest first. */
export function merged(own: readonly PlayedGame[], imported: readonly PlayedGame[]): Played[] {
  const known = new Set(own.map(({ table }) => table));
  return [
    ...own.map((one) => ({ ...one, imported: false })),
    ...imported.filter(({ table }) => !known.has(table)).map((one) => ({ ...one, imported: true })),
  ].sort((a, b) => a.ended - b.ended);
}

/** Games whose totals can be compared: the same game and sheet, and either solo or not. */
export interface GameGroup {
  readonly id: string;
  readonly game: string;
  readonly alone: boolean;
  readonly sheet: string;
  /** Oldest first. */
  readonly games: readonly Played[];
}

/** The groups of each game, largest first. */
export function groupsOf(played: readonly Played[]): GameGroup[] {
  const found = new Map<string, Played[]>();
  for (const one of played) {
    const id = [one.game, one.seats === 1 ? "alone" : "others", one.sheet].join("/");
    found.set(id, [...(found.get(id) ?? []), one]);
  }
  return [...found]
    .flatMap(([id, games]) => {
      const [first] = games;
      return first ? [{ id, game: first.game, alone: first.seats === 1, sheet: first.sheet, games }] : [];
    })
    .sort((a, b) => b.games.length - a.games.length);
}

export interface Figures {
  readonly games: number;
  /** Null where nobody can lose. */
  readonly wins: number | null;
  readonly average: number;
  readonly best: Played;
  /** The current streak of wins, and the longest one. */
  readonly row: number;
  readonly longest: number;
  /** Mean accuracy in per cent; null if no game was reviewed. */
  readonly accuracy: number | null;
}

export function figuresOf({ games, alone }: GameGroup): Figures | null {
  const best = games.reduce<Played | null>((most, one) => (most && most.total >= one.total ? most : one), null);
  if (!best) return null;
  // Alone there is nobody to lose to, unless the game itself can win.
  const contested = !alone || games.some(({ won }) => !won);
  let [row, longest] = [0, 0];
  for (const { won } of games) {
    row = won ? row + 1 : 0;
    longest = Math.max(longest, row);
  }
  return {
    games: games.length,
    wins: contested ? games.filter(({ won }) => won).length : null,
    average: mean(games.map(({ total }) => total)),
    best,
    row,
    longest,
    accuracy: accuraciesOf(games).length ? mean(accuraciesOf(games)) : null,
  };
}

export function accuraciesOf(games: readonly PlayedGame[]): number[] {
  return games.flatMap(({ accuracy }) => (accuracy === null ? [] : [accuracy]));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
