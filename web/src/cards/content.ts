/** The content of a card. */

import type { GainShown } from "../api/schema";
import type { Apart } from "../boards/board";
import { counted, groupsOf } from "../table/idea";
import type { Playable } from "../table/playable";
import type { Catalogue } from "../words/catalogue";
import { say } from "../words/words.svelte";
import { readCard, type Thing, type Things, type Where } from "./thing";

export interface Content {
  readonly title: string;
  /** What to draw beside it; "" for nothing. */
  readonly picture: string;
  /** What it is and does. */
  readonly text: string;
  /** Its present state, and what it is worth; "" where there is nothing to say. */
  readonly now: string;
  readonly worth: string;
  /** What the best of its moves would score. */
  readonly gain: Gained | null;
  /** The best of its moves, where its effect can be drawn. */
  readonly then: { readonly move: string; readonly part: NonNullable<Thing["part"]> } | null;
  /** The rule's id and its text; ids that the game has no text for are left out. */
  readonly rule: { readonly id: string; readonly words: string } | null;
  /** Related things: `data-card` and title. */
  readonly also: readonly { readonly card: string; readonly title: string }[];
}

export interface Gained {
  readonly total: number;
  readonly sure: boolean;
  /** The score lines that it changes. */
  readonly lines: string;
}

/** The message for a kind: its own, or that of a wider kind; undefined if there is none. */
export function messageOf(kind: string, words: Catalogue): string | undefined {
  const parts = kind.split("-");
  for (let n = parts.length; n > 0; n--) {
    const id = `what-${parts.slice(0, n).join("-")}`;
    if (words.has(id)) return id;
  }
  return undefined;
}

/** The content of the card `data-card`; null for an unknown thing. `apart`: what the score lists separately. */
export function contentOf(
  card: string,
  things: Things,
  where: Where,
  words: Catalogue,
  apart?: Apart,
): Content | null {
  const thing = things(...readCard(card), where);
  const id = thing && messageOf(thing.kind, words);
  if (!thing || !id) return null;
  const { table } = where;
  const facts = thing.facts ?? {};
  const best = bestOf(thing, table);
  const rule = words.part(id, "rule", facts);
  return {
    title: capital(words.part(id, "title", facts)),
    picture: thing.picture ?? "",
    text: [thing.lead ? say(thing.lead) : "", capital(words.say(id, facts))].filter(Boolean).join(" "),
    now: words.part(id, "now", facts),
    worth: words.part(id, "worth", facts),
    gain: best && gainedBy(best, table, apart),
    then: best && thing.part ? { move: best.move, part: thing.part } : null,
    rule: rule ? { id: rule, words: table.voice.say(`rule-${rule}`) } : null,
    also: (thing.also ?? []).flatMap((other) => {
      const one = things(...readCard(other), where);
      const said = one && messageOf(one.kind, words);
      return one && said ? [{ card: other, title: capital(words.part(said, "title", one.facts ?? {})) }] : [];
    }),
  };
}

/** A sentence or a title may begin with one of the game's names: `red die` becomes Red die. */
function capital(said: string): string {
  return said.charAt(0).toLocaleUpperCase() + said.slice(1);
}

function bestOf({ moves = [] }: Thing, table: Playable): GainShown | null {
  const legal = new Set(table.now.moves);
  let best: GainShown | undefined;
  for (const move of moves) {
    const one = legal.has(move) ? table.gains?.of(move) : undefined;
    if (one && (!best || one.total > best.total)) best = one;
  }
  return best ?? null;
}

/**
 * Counted as beside the name and on the thing itself; what is only settled at the end is described in words.
 */
function gainedBy(best: GainShown, { voice }: Playable, apart?: Apart): Gained {
  const { steps, total, apart: later } = counted([{ n: 0, move: best.move, gain: best }], apart?.has);
  const lines = groupsOf(steps[0]?.gain ?? best).map((group) => voice.word(group));
  const besides = later.length ? (apart?.tell(later, voice) ?? "") : "";
  return { total, sure: best.sure ?? true, lines: [...lines, besides].filter(Boolean).join(", ") };
}
