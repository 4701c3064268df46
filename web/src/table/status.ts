/** The state of a table in a few words: whose move it is. */

import type { Snapshot } from "../api/schema";
import type { Nearing } from "../boards/board";
import { listed } from "../words/lists";
import type { Voice } from "../words/voice";
import { say, words } from "../words/words.svelte";

export function statusOf(
  now: Snapshot,
  thinking: ReadonlyMap<number, number>,
  voice: Voice,
  asked = "",
): string {
  if (now.phase === "over") return say("over-title");
  if (now.moves.length) return turnText(now, voice, asked);
  const what = waitingFor(now, thinking, voice);
  return now.seat === null ? `${say("watching")} ${what}`.trim() : what;
}

/** Where several players share a screen it names the player; `asked`: what is asked during another's turn. */
export function turnText(now: Snapshot, voice: Voice, asked = ""): string {
  const name = now.yours.length > 1 && now.seat !== null ? voice.name(now.seat) : "";
  if (asked) return name ? `${name}: ${asked}` : asked;
  return name ? say("turn-of", { name }) : say("your-turn");
}

/** Whose the last turn of a game was, while it is still shown: nobody is to move any more. */
export function lastTurnText(now: Snapshot, last: number, voice: Voice): string {
  return now.yours.includes(last) ? say("over-title") : say("last-turn", { what: voice.name(last) });
}

/** Somebody is certain to win: the others play on for their own points. */
export function sureOf({ sure, seat, yours }: Snapshot, voice: Voice): Nearing | null {
  if (sure == null) return null;
  const mine = sure === seat && yours.length < 2;
  const words = mine ? say("sure-you") : say("sure-of", { name: voice.name(sure) });
  return { words, last: false, ...(sure === seat ? { calm: true } : {}) };
}

function waitingFor(
  now: Snapshot,
  thinking: ReadonlyMap<number, number>,
  voice: Voice,
): string {
  const [bot] = thinking.keys();
  if (bot !== undefined) return say("thinking", { name: voice.name(bot) });
  const acting = now.seats.flatMap((_seat, k) => (isAwaited(now, k) ? [voice.name(k)] : []));
  return acting.length ? say("waiting-for", { names: listed(acting, words.language) }) : "";
}

/** Whether the table waits for a seat. Bots let people finish first, who may still undo. */
export function isAwaited({ seats, phase }: Snapshot, seat: number): boolean {
  const people = seats.some((one) => one.acting && !one.level);
  const one = seats[seat];
  return phase !== "over" && one?.acting === true && !(one.level && people);
}
