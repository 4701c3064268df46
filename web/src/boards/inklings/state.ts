/** How far a seat is in this round, in words. */

import type { Playable } from "../../table/playable";
import type { Voice } from "../../words/voice";
import { say } from "../../words/words.svelte";
import { viewOf, type InklingsView } from "./view";

/** Who is out takes no part any more. */
export function idle(table: Playable, seat: number): string {
  return viewOf(table.now.view).sheets[seat]?.out ? table.voice.say("scene-out") : "";
}

export function stateOf(view: InklingsView, seat: number, voice: Voice, awaited = true): string {
  const sheet = view.sheets[seat];
  if (sheet?.chosen) return voice.say("company-chosen");
  if (sheet?.out) return voice.say("scene-out");
  // A bot that is to choose lets people finish first: then it waits, as its card says.
  if (view.actors.includes(seat)) return awaited ? voice.say("company-chooses") : say("seat-waits");
  return "";
}
