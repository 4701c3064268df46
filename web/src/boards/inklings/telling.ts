/** Moves and rolls in words. */

import type { Playable } from "../../table/playable";
import { words } from "../../words/words.svelte";
import type { Telling } from "../board";
import { tellBy } from "../telling";
import { memberAt } from "./cast";
import { shownSheet } from "./shown";
import { stepOf } from "./steps";

/** Who is let go by this move: people know it by its name, the rules only by its place. */
function letGo(text: string, table: Playable | undefined): string | undefined {
  const { way, from } = stepOf(text);
  const { seat } = table?.now ?? {};
  if (way !== "lose" || !table || seat == null) return undefined;
  return memberAt(shownSheet(table, seat).cast, from)?.character;
}

export const telling: Telling = {
  move: (text, voice) => voice.move(text),
  ask(text, voice, _first, _n, table) {
    const who = letGo(text, table);
    return who ? voice.say("send-lose", { who }) : null;
  },
  why(reason, text, table) {
    const who = letGo(text, table);
    const unnamed = words.game(table.voice.game).move(text, "hint");
    if (!who || !unnamed || !reason.startsWith(unnamed)) return reason;
    return table.voice.say("why-let-go", { who }) + reason.slice(unnamed.length);
  },
  fell: tellBy([
    [/^(?<six>\d+) on the d6, (?<eight>\d+) on the d8, (?<twelve>\d+) on the d12$/, "tell-roll"],
  ]),
};
