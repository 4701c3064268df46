/** Who sits somewhere. People have their own names; the house names its bots by level and seat. */

import { say, words } from "./words.svelte";

/** A bot's name as the server makes it: `Hard 2`. */
const BOT = /^(Random|Easy|Normal|Hard|Expert) (\d+)$/;

/** A name as it is shown: a bot's in the language of the page. */
export function shownName(name: string): string {
  const [, level = "", n = ""] = BOT.exec(name) ?? [];
  const id = `bot-${level.toLowerCase()}`;
  return level && words.has(id) ? say(id, { n }) : name;
}
