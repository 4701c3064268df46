/** How a table stands, in a few words: whose move it is. */

import type { Snapshot } from "../api/schema";
import type { Voice } from "../words/voice";
import { say } from "../words/words.svelte";

export function statusOf(
  now: Snapshot,
  thinking: ReadonlyMap<number, number>,
  voice: Voice,
): string {
  if (now.phase === "over") return say("over-title");
  if (now.moves.length) return say("your-turn");
  const what = waitingFor(now, thinking, voice);
  return now.seat === null ? `${say("watching")} ${what}`.trim() : what;
}

function waitingFor(
  now: Snapshot,
  thinking: ReadonlyMap<number, number>,
  voice: Voice,
): string {
  const [bot] = thinking.keys();
  if (bot !== undefined) return say("thinking", { name: voice.name(bot) });
  const acting = now.seats.flatMap((_seat, k) => (isAwaited(now, k) ? [voice.name(k)] : []));
  return acting.length ? say("waiting-for", { names: acting.join(", ") }) : "";
}

/** Whether a seat is the one to act. Bots let people finish first, who may still take back. */
export function isAwaited({ seats, phase }: Snapshot, seat: number): boolean {
  const people = seats.some((one) => one.acting && !one.level);
  const one = seats[seat];
  return phase !== "over" && one?.acting === true && !(one.level && people);
}
