/** How near the end is: it comes when nobody has any Inklings left. */

import type { Playable } from "../../table/playable";
import { totalsOf } from "../../table/standing";
import type { Facts } from "../../words/catalogue";
import { listed } from "../../words/lists";
import { words } from "../../words/words.svelte";
import type { Nearing } from "../board";
import { whoFacts } from "../who";
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
  if (alone && only) {
    const what = last.length ? "alone-one" : "alone";
    const stands = standing(table, only.seat);
    // Good news is no alarm.
    const calm = stands["stands"] === (only.seat === table.now.seat ? "ahead" : "behind");
    return { words: tell(table, what, only.seat, stands), last: true, ...(calm ? { calm } : {}) };
  }
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

function tell(table: Playable, what: string, seat: number, more: Facts = {}): string {
  return table.voice.say(`nearing-${what}`, { ...whoFacts(table, seat), ...more });
}

/** How the remaining player compares with the best player who is out: all that is still at stake. */
function standing({ now }: Playable, seat: number): Facts {
  const totals = totalsOf(now.view, now.seats.length).map((total) => total ?? 0);
  const best = Math.max(...totals.filter((_total, other) => other !== seat));
  const lead = (totals[seat] ?? 0) - best;
  return { stands: lead > 0 ? "ahead" : lead < 0 ? "behind" : "level", n: Math.abs(lead) };
}
