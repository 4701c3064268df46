/** Moves and throws in words. */

import type { Telling } from "../board";
import { tellBy } from "../telling";

export const telling: Telling = {
  move: tellBy([
    [/^white as (?<ink>\w+) from (?<kingdom>\w+)$/, "tell-take-white"],
    [/^(?<ink>\w+) from (?<kingdom>\w+)$/, "tell-take"],
    [/^tower (?<ink>\w+) on (?<area>\w+)$/, "tell-tower"],
    [/^tower (?<ink>\w+) on (?<area>\w+) with spell 2$/, "tell-tower-excused"],
    [/^(?<ink>\w+) on (?<area>\w+)$/, "tell-paint"],
    [/^(?<ink>\w+) on (?<area>\w+) with spell 2$/, "tell-paint-excused"],
    [/^spell 1 to (?<kingdom>\w+)$/, "tell-move-drops"],
    [/^spell 3 to (?<kingdom>\w+)$/, "tell-spread"],
    [/^spell 4 for (?<ink>\w+)$/, "tell-mix"],
    [/^tower gives (?<ink>\w+)$/, "tell-gain"],
    [/^cross (?<line>\w+) (?<points>\d+)$/, "tell-cross"],
    [/^done$/, "tell-done"],
  ]),
  fell: (text, voice) =>
    text
      .split(";")
      .map((part) => {
        const [, die, value] = /^\s*(\w+) (\d)\b/.exec(part) ?? [];
        return die && value ? `${voice.word(die)} ${value}` : part.trim();
      })
      .join(", "),
};
