/** Moves and rolls in words. */

import type { Telling } from "../board";
import { tellBy } from "../telling";
import { buildIn } from "./notation";

const rolls = tellBy([
  [/^family (?<a>\d) (?<b>\d) (?<c>\d) (?<d>\d), duty (?<duty>\d)$/, "tell-roll"],
]);

export const telling: Telling = {
  /** Where is seen on the sheet: its spaces have no names there. */
  move(text, voice, first = true) {
    const build = buildIn(text);
    if (!build) return voice.move(text);
    const what = voice.say("fact-kind", { kind: build.kind });
    return voice.say(first ? "tell-builds" : "tell-copy", { what });
  },
  doneFirst: true,
  /** What is built says which dice were picked. */
  brief(texts, voice, first = true) {
    const built = texts.filter((text) => buildIn(text));
    return (built.length ? built : texts).map((text) => telling.move(text, voice, first)).join(", ");
  },
  ask(text, voice, first = true) {
    const build = buildIn(text);
    if (!build) return null;
    return voice.say(first ? "do-build" : "do-copy", { what: voice.say("fact-kind", { kind: build.kind }) });
  },
  fell(text, voice) {
    const first = /^seat (\d) starts$/.exec(text);
    if (!first) return rolls(text, voice);
    return voice.say("tell-starts", { name: voice.name(Number(first[1]) - 1) });
  },
};
