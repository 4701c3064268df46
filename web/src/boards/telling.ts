/**
 * Moves and throws in words, by patterns: the message of the first match is used. Named groups are the
 * facts: `$die` is the matched word (`red`), `$die-name` its name in the language of the page.
 *
 *     const move = tellBy([[/^(?<die>\w+) from (?<kingdom>\w+)$/, "tell-take"]]);
 *     # tell-take = takes { $die-name } from { $kingdom-name }
 */

import type { Facts } from "../words/catalogue";
import type { Voice } from "../words/voice";

export type MovePattern = readonly [pattern: RegExp, message: string];

export function tellBy(patterns: readonly MovePattern[]): (text: string, voice: Voice) => string {
  return (text, voice) => {
    for (const [pattern, message] of patterns) {
      const groups = pattern.exec(text)?.groups;
      if (groups) return voice.say(message, factsOf(groups, voice));
      if (pattern.test(text)) return voice.say(message);
    }
    return text;
  };
}

function factsOf(groups: Record<string, string | undefined>, voice: Voice): Facts {
  const facts: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(groups)) {
    if (value === undefined) continue;
    facts[key] = /^\d+$/.test(value) ? Number(value) : value;
    facts[`${key}-name`] = voice.word(value);
  }
  return facts;
}
