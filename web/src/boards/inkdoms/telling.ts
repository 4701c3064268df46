/** Moves and throws in words. */

import type { Telling } from "../board";

export const telling: Telling = {
  move: (text, voice) => voice.move(text),
  fell: (text, voice) =>
    text
      .split(";")
      .map((part) => {
        const [, die, value] = /^\s*(\w+) (\d)\b/.exec(part) ?? [];
        return die && value ? `${voice.word(die)} ${value}` : part.trim();
      })
      .join(", "),
};
