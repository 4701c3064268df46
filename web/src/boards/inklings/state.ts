/** How far a seat is in this round, in words. */

import type { Voice } from "../../words/voice";
import type { InklingsView } from "./view";

export function stateOf(view: InklingsView, seat: number, voice: Voice): string {
  const sheet = view.sheets[seat];
  if (sheet?.chosen) return voice.say("company-chosen");
  if (sheet?.out) return voice.say("scene-out");
  return view.actors.includes(seat) ? voice.say("company-chooses") : "";
}
