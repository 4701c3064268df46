/** The pictures of what is printed on areas, and of spells in hand. */

import body from "icon:teleport";
import castle from "icon:castle";
import dragon from "icon:dragon-head";
import flask from "icon:bubbling-flask";
import griffin from "icon:griffin-symbol";
import hydra from "icon:hydra";
import rings from "icon:linked-rings";
import spread from "icon:expand";
import unicorn from "icon:unicorn";
import type { Voice } from "../../words/voice";

const SHAPES: Readonly<Record<string, string>> = {
  capital: castle,
  hydra,
  griffin,
  unicorn,
  "dragon green": dragon,
  "dragon purple": dragon,
  "dragon brown": dragon,
};

export const LINE_SHAPES: Readonly<Record<string, string>> = {
  dragons: dragon,
  hydras: hydra,
  griffins: griffin,
  unicorns: unicorn,
};

/** Spells 1 to 4. */
export const SPELL_SHAPES = [body, rings, spread, flask] as const;

/** The picture of a symbol; a spell is shown by its number instead. */
export function shapeOf(symbol: string): string {
  return SHAPES[symbol] ?? "";
}

/** The number of a spell's symbol; 0 for anything else. */
export function spellOf(symbol: string): number {
  return Number(/^spell (\d)$/.exec(symbol)?.[1] ?? 0);
}

/** What each spell does, in a line. */
export function spellNames(voice: Voice): string[] {
  return [
    voice.say("spell-one"),
    voice.say("spell-two"),
    voice.say("spell-three"),
    voice.say("spell-four"),
  ];
}
