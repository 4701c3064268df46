/** Those who may copy another player's construction have no turn of their own: they are asked whether they copy. */

import type { Playable } from "../../table/playable";
import type { TurnQuestion } from "../board";
import { viewOf } from "./view";

export function answer(table: Playable, seat: number): TurnQuestion | null {
  const view = viewOf(table.now.view);
  const asked = view.stage === "copying" && view.current !== seat && view.actors.includes(seat);
  if (!asked) return null;
  return { asked: table.voice.say("answer-copy"), short: table.voice.say("answer-copy-short") };
}
