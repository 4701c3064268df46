/** A seat's state in this round, in words. */

import tick from "icon:check-mark";
import type { Playable } from "../../table/playable";
import type { Voice } from "../../words/voice";
import { say } from "../../words/words.svelte";
import type { Idle } from "../board";
import { viewOf, type InklingsView } from "./view";

/** That a player has chosen is public, what is not; players who are out take no part any more. */
export function idle({ now, voice, log }: Playable, seat: number): Idle | null {
  const view = viewOf(now.view);
  const sheet = view.sheets[seat];
  if (sheet?.chosen && view.actors.length) return { words: voice.say("company-chosen"), mark: tick };
  if (!sheet?.out) return null;
  const words = voice.say("scene-out");
  // Their exit is news once; from the next roll on they are simply out.
  const went = log.findLastIndex((told) => told.what === "move" && told.seat === seat);
  return log.findLastIndex((told) => told.what === "throw") > went ? { words, short: words } : { words };
}

export function stateOf(view: InklingsView, seat: number, voice: Voice, awaited = true): string {
  const sheet = view.sheets[seat];
  if (sheet?.chosen) return voice.say("company-chosen");
  if (sheet?.out) return voice.say("scene-out");
  // A bot lets people finish first: until then its card says that it waits.
  if (view.actors.includes(seat)) return awaited ? voice.say("company-chooses") : say("seat-waits");
  return "";
}
