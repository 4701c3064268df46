/** Players' names. People have their own names; a bot is called by its character. */

import { CHARACTERS, characterNamed } from "../faces/characters";
import { say, words } from "./words.svelte";

/** A bot's name as the server makes it: `Sable`, and `Sable 2` for another of the kind. */
const BOT = new RegExp(`^(${Object.values(CHARACTERS).map((one) => one.name).join("|")})( \\d+)?$`);
/** As older servers made them, before bots had characters: `Hard 2`. */
const LEVEL = /^(Random|Easy|Normal|Hard|Expert) (\d+)$/;

/** A name as it is shown: a bot's in the language of the page. */
export function shownName(name: string): string {
  const [, called = "", number = ""] = BOT.exec(name) ?? [];
  const character = characterNamed(called);
  if (character) return say(`character-${character.key}`) + number;
  const [, level = "", n = ""] = LEVEL.exec(name) ?? [];
  const id = `bot-${level.toLowerCase()}`;
  return level && words.has(id) ? say(id, { n }) : name;
}

/** Whether it is the default name of people who give none: `Painter`, and `Painter 2` for another. */
export function isNobody(name: string): boolean {
  return name.replace(/ \d+$/, "") === say("nobody");
}
