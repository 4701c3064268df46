/** All paint at the same time: what others paint is shown when everybody has finished. */

import type { Playable } from "../../table/playable";
import type { Idle } from "../board";
import { viewOf } from "./view";

export function secret({ now, voice }: Playable, of: number): string {
  return isSecret(now, of) ? voice.say("secret-paints", { name: voice.name(of) }) : "";
}

/** A short form for their seat: the reason why nothing changes on their small sheet. */
export function idle({ now, voice }: Playable, of: number): Idle | null {
  if (!isSecret(now, of)) return null;
  return { words: voice.say("secret-here"), short: voice.say("secret-short") };
}

function isSecret(now: Playable["now"], of: number): boolean {
  const { stage, sheets, seat: viewer } = viewOf(now.view);
  const paper = sheets[of];
  // A replay shows each sheet as its owner sees it.
  const open = stage === "over" || of === now.seat || of === viewer || sheets.length < 2;
  return paper !== undefined && !open && paper.phase !== "waiting";
}
