/** All paint at once: what others paint is shown when everybody has finished. */

import type { Playable } from "../../table/playable";
import { viewOf } from "./view";

export function secret({ now, voice }: Playable, of: number): string {
  const { stage, sheets } = viewOf(now.view);
  const paper = sheets[of];
  const open = stage === "over" || of === now.seat || sheets.length < 2;
  if (!paper || open || paper.phase === "waiting") return "";
  return voice.say("secret-paints", { name: voice.name(of) });
}
