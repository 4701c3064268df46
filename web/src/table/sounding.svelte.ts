/**
 * Boards let small steps be heard as they are sent, whichever way they were made: by a tap, by following a hint, or
 * by playing on. What was on its way before the board was there has been heard then; taking back makes no sound.
 */

import { untrack } from "svelte";
import type { Playable } from "./playable";

export function soundsAsSent(table: () => Playable, sound: (move: string) => unknown): void {
  let before = untrack(() => table().pending);
  $effect(() => {
    const now = table().pending;
    const sent = addedTo(before, now);
    before = now;
    untrack(() => sent.forEach((move) => sound(move)));
  });
}

/** What was added to a queue: it is added at the end; what is answered goes from the front, what is refused from the end. */
export function addedTo(before: readonly string[], now: readonly string[]): readonly string[] {
  const gone = before.findIndex((_, k) => before.slice(k).every((move, n) => n >= now.length || move === now[n]));
  return now.slice(gone < 0 ? 0 : before.length - gone);
}
