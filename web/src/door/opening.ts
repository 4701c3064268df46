/** Opening a table: at once with the usual settings, or with custom ones. */

import * as calls from "../api/calls";
import type { GameShown, Wanted } from "../api/schema";
import { draw, noteOpened, type SecretPart } from "../dice/notes";
import { settings } from "../look/settings.svelte";
import { say } from "../words/words.svelte";

/** The order of the games on the front door; others come after them. */
const ORDER = ["inkdoms", "ink", "inklings", "color-in-kingdom"];

export function inOrder(games: readonly GameShown[]): GameShown[] {
  const place = (game: GameShown): number => {
    const at = ORDER.indexOf(game.name);
    return at < 0 ? ORDER.length : at;
  };
  return [...games].sort((a, b) => place(a) - place(b));
}

/** Me against a bot of a level; alone where a game is for one only. */
export function usualSeats(game: GameShown, level = "normal"): Wanted[] {
  const seats: Wanted[] = [{ kind: "me" }];
  const least = Math.max(2, Math.min(...game.seats));
  if (game.seats.includes(least)) {
    while (seats.length < least) seats.push({ kind: "bot", level });
  }
  return seats;
}

/** A real game after a lesson with `taught` seats: solo after a solo lesson, else against the gentlest bot. */
export function seatsAfter(game: GameShown, taught: number): Wanted[] {
  return taught === 1 && game.seats.includes(1) ? [{ kind: "me" }] : usualSeats(game, "easy");
}

/** The default name for a further seat of one person: `Painter 2`. */
export function furtherName(name: string, n: number): string {
  // The server takes 40 letters.
  return `${[...name].slice(0, 36).join("").trimEnd()} ${n}`;
}

/** Seats with a name for every player who shares the screen; their first seat has `name`. */
export function withNames(seats: readonly Wanted[], name: string): Wanted[] {
  let mine = 0;
  return seats.map((seat) => {
    if (seat.kind !== "me") return seat;
    mine += 1;
    return mine === 1 ? { kind: "me" } : { kind: "me", name: seat.name?.trim() || furtherName(name, mine) };
  });
}

/** Open a table, and start it unless other people still have to join; returns its address. */
export async function open(
  game: string,
  seats: Wanted[],
  options: Record<string, unknown> = {},
): Promise<string> {
  const name = settings.name || say("nobody");
  const own: { [seat: number]: SecretPart } = {};
  const wanted = withNames(seats, name).map((seat, k) => {
    if (seat.kind !== "me") return seat;
    const part = (own[k] = draw());
    return { ...seat, hash: part.hash };
  });
  const { table, commitment } = await calls.openTable({ game, seats: wanted, name, options });
  noteOpened(table, commitment ?? "", own);
  if (seats.every((seat) => seat.kind !== "open")) await calls.start(table);
  return `/t/${table}`;
}
