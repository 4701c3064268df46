/** Moves and throws in words. Areas are named by their kingdoms: their codes are only in the record. */

import type { Telling } from "../board";
import type { Voice } from "../../words/voice";
import { readMove, type Paint } from "./moves";
import { kingdomOf } from "./realm";

function painted(move: Paint, n: number, voice: Voice, how: "told" | "do" = "told"): string {
  const message = `${how}-${move.tower ? "tower" : "paint"}${move.excused ? "-excused" : ""}`;
  const kingdom = voice.word(kingdomOf(move.area));
  return voice.say(message, { n, kingdom, ink: move.ink });
}

/** Drops that are described together: of one ink, in one kingdom, neither from a tower nor with spell 2. */
function same(one: Paint, two: Paint): boolean {
  const plain = !one.tower && !one.excused && !two.tower && !two.excused;
  return plain && one.ink === two.ink && kingdomOf(one.area) === kingdomOf(two.area);
}

/** A drop that is yet to come has an ink, but no place on the map. */
const PLACELESS = /gives|spell 4/;

export const telling: Telling = {
  move(text, voice) {
    const move = readMove(text);
    return move?.kind === "paint" ? painted(move, 1, voice) : voice.move(text);
  },
  ask(text, voice, _first, n = 1) {
    const move = readMove(text);
    return move?.kind === "paint" ? painted(move, n, voice, "do") : null;
  },
  placeless: (text) => PLACELESS.test(text),
  turn(texts, voice) {
    const told: (string | { move: Paint; n: number })[] = [];
    for (const text of texts) {
      const move = readMove(text);
      const last = told.at(-1);
      if (move?.kind !== "paint") told.push(voice.move(text));
      else if (typeof last === "object" && same(last.move, move)) last.n += 1;
      else told.push({ move, n: 1 });
    }
    return told
      .map((one) => (typeof one === "string" ? one : painted(one.move, one.n, voice)))
      .join(", ");
  },
  /** Ending a turn needs no mention; it is announced before what was painted, which is secret until then. */
  brief(texts, voice) {
    const told = texts.filter((text) => text !== "done");
    return told.length ? telling.turn?.(told, voice) ?? "" : voice.move("done");
  },
  fell: (text, voice) =>
    text
      .split(";")
      .map((part) => {
        const [, die, value] = /^\s*(\w+) (\d)\b/.exec(part) ?? [];
        return die && value ? `${voice.word(die)} ${value}` : part.trim();
      })
      .join(", "),
};
