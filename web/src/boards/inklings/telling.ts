/** Moves and rolls in words. */

import type { Telling } from "../board";
import { tellBy } from "../telling";

export const telling: Telling = {
  move: (text, voice) => voice.move(text),
  fell: tellBy([
    [/^(?<six>\d+) on the d6, (?<eight>\d+) on the d8, (?<twelve>\d+) on the d12$/, "tell-roll"],
  ]),
};
