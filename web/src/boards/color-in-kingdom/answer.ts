/** Who may copy what another builds has no turn: it is asked whether they do. */

import type { Playable } from "../../table/playable";
import type { Answer } from "../board";
import type { KingdomView } from "./view";

export function answer(table: Playable, seat: number): Answer | null {
  const view = table.now.view as unknown as KingdomView;
  const asked = view.stage === "copying" && view.current !== seat && view.actors.includes(seat);
  if (!asked) return null;
  return { asked: table.voice.say("answer-copy"), short: table.voice.say("answer-copy-short") };
}
