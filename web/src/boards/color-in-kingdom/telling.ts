/** Moves and rolls in words. */

import type { Telling } from "../board";
import { tellBy } from "../telling";
import { buildIn } from "./notation";

const rolls = tellBy([
  [/^family (?<a>\d) (?<b>\d) (?<c>\d) (?<d>\d), duty (?<duty>\d)$/, "tell-roll"],
]);

export const telling: Telling = {
  /** The sheet shows where: its spaces have no visible names. */
  move(text, voice, first = true, toYou = false) {
    const build = buildIn(text);
    if (!build) return voice.move(text);
    const what = voice.say("fact-kind", { kind: build.kind });
    return voice.say(first ? "tell-builds" : toYou ? "tell-copy-you" : "tell-copy", { what });
  },
  doneFirst: true,
  /** The construction implies which dice were picked. */
  brief(texts, voice, first = true, toYou = false) {
    const built = texts.filter((text) => buildIn(text));
    return (built.length ? built : texts).map((text) => telling.move(text, voice, first, toYou)).join(", ");
  },
  /** What the reader has built, they know. */
  barely(texts, voice, first = true, toYou = false) {
    return !first && toYou && texts.some((text) => buildIn(text)) ? voice.say("tell-copied-you") : null;
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
