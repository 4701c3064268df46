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
  const acting = now.seats.flatMap((seat, k) => (seat.acting ? [voice.name(k)] : []));
  return acting.length ? say("waiting-for", { names: acting.join(", ") }) : "";
}
