/** Moves and rolls in words. */

import type { Telling } from "../board";
import { tellBy } from "../telling";
import { buildIn } from "./notation";

const moves = tellBy([
  [/^(?<a>\d) and (?<b>\d)$/, "tell-pick"],
  [/^no dice$/, "tell-no-dice"],
  [/^no copy$/, "tell-no-copy"],
]);

const rolls = tellBy([
  [/^family (?<a>\d) (?<b>\d) (?<c>\d) (?<d>\d), duty (?<duty>\d)$/, "tell-roll"],
]);

export const telling: Telling = {
  move(text, voice, first = true) {
    const build = buildIn(text);
    if (!build) return moves(text, voice);
    if (!first) {
      const what = voice.say("scene-kind", { kind: build.kind });
      return voice.say("tell-copy", { what, space: build.space });
    }
    return voice.say("tell-build", { kind: build.kind, space: build.space });
  },
  fell(text, voice) {
    const first = /^seat (\d) starts$/.exec(text);
    if (!first) return rolls(text, voice);
    return voice.say("tell-starts", { name: voice.name(Number(first[1]) - 1) });
  },
};
