/** How near the end is: it comes when nobody has Inklings any more. */

import type { Playable } from "../../table/playable";
import { listed } from "../../words/lists";
import { words } from "../../words/words.svelte";
import type { Nearing } from "../board";
import { viewOf } from "./view";

export function nearing(table: Playable): Nearing | null {
  const view = viewOf(table.now.view);
  if (view.stage === "over") return null;
  const playing = view.sheets.flatMap((sheet, seat) =>
    sheet.out ? [] : [{ seat, n: sheet.inklings.length + sheet.boxes.length }],
  );
  const alone = playing.length === 1 && view.sheets.length > 1;
  const last = playing.filter(({ n }) => n === 1).map(({ seat }) => seat);
  const [only] = playing;
  if (alone && only) return { words: tell(table, last.length ? "alone-one" : "alone", only.seat), last: true };
  if (!last.length) return null;
  return { words: lastOnes(table, last), last: playing.length === 1 };
}

function lastOnes(table: Playable, seats: readonly number[]): string {
  const { voice, now } = table;
  const [first = 0, ...rest] = seats;
  if (!rest.length) return tell(table, "one", first);
  const others = seats.filter((seat) => seat !== now.seat);
  const [other = first] = others;
  if (seats.length === 2 && others.length === 1 && now.yours.length < 2) {
    return voice.say("nearing-both", { name: voice.name(other) });
  }
  return voice.say("nearing-several", { names: listed(seats.map((seat) => voice.name(seat)), words.language) });
}

/** Whoever looks on is told of themselves, where nobody else shares the screen. */
function tell({ voice, now }: Playable, what: string, seat: number): string {
  const who = seat === now.seat && now.yours.length < 2 ? "you" : "other";
  return voice.say(`nearing-${what}`, { who, name: voice.name(seat) });
}
