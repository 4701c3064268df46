/** Moves and rolls in words. */

import type { Telling } from "../board";
import { tellBy } from "../telling";

export const telling: Telling = {
  move: tellBy([
    [/^enter (?<to>\S+)$/, "tell-enter"],
    [/^walk (?<from>\S+) to (?<to>\S+)$/, "tell-walk"],
    [/^tunnel (?<from>\S+) to (?<to>\S+)$/, "tell-tunnel"],
    [/^lose box$/, "tell-lose-box"],
    [/^lose (?<from>\S+)$/, "tell-lose"],
  ]),
  fell: tellBy([
    [/^(?<six>\d+) on the d6, (?<eight>\d+) on the d8, (?<twelve>\d+) on the d12$/, "tell-roll"],
  ]),
};
