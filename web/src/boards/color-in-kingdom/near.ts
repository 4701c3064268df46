/** How near the end is: there are three end conditions, and every sheet shows how far it is with each. */

import type { Playable } from "../../table/playable";
import type { Voice } from "../../words/voice";
import { DUTIES, SQUARES, type KingdomView, type SheetView } from "./view";

export type EndingWay = NonNullable<KingdomView["ending"]>;

export interface Nearness {
  readonly way: EndingWay;
  readonly done: number;
  readonly all: number;
}

/** When this few are left, everybody is told. */
const CLOSE: Readonly<Record<EndingWay, number>> = { duties: 1, province: 3, copycat: 3 };

/** How far a sheet is with each of the three; `spaces` is the number of spaces on it. */
export function nearnessOf(sheet: SheetView, spaces: number): Nearness[] {
  return [
    { way: "duties", done: sheet.duties.length, all: DUTIES.length },
    { way: "province", done: Object.keys(sheet.paint).length, all: spaces },
    { way: "copycat", done: sheet.squares.length, all: SQUARES },
  ];
}

export function shareOf({ done, all }: Nearness): number {
  return all ? done / all : 0;
}

export function isClose({ way, done, all }: Nearness): boolean {
  return all - done <= CLOSE[way];
}

/** The stages of a turn after its roll. */
const UNDER_WAY: ReadonlySet<KingdomView["stage"]> = new Set(["picking", "building", "copying"]);

/** The end condition that the current turn will meet, whatever is built; null for none. */
export function endBy(view: KingdomView, spaces: number): EndingWay | null {
  const sheet = view.sheets[view.current];
  if (!sheet || view.trigger !== null || !UNDER_WAY.has(view.stage)) return null;
  // In this turn a space is coloured and a square is written; the duty is already crossed off.
  const coming: Readonly<Record<EndingWay, number>> = {
    duties: 0,
    province: view.stage === "copying" ? 0 : 1,
    copycat: 1,
  };
  const met = nearnessOf(sheet, spaces).find(({ way, done, all }) => all > 0 && all - done <= coming[way]);
  return met?.way ?? null;
}

/** Whether a seat that copies now fills its Province by that, and so ends the game. */
export function copyEnds(view: KingdomView, seat: number, spaces: number): boolean {
  const asked = view.stage === "copying" && view.actors.includes(seat) && view.trigger === null;
  const painted = Object.keys(view.sheets[seat]?.paint ?? {}).length;
  return asked && endBy(view, spaces) === null && spaces - painted === 1;
}

/** Whether this is a seat's last decision: nothing is rolled after it. */
export function isLastDecision(view: KingdomView, seat: number): boolean {
  return view.stage === "copying" && view.actors.includes(seat) && view.trigger !== null && view.last === 1;
}

/** Whether this is a seat's last turn with the dice. */
export function isLastTurn(view: KingdomView, seat: number, spaces: number): boolean {
  const own = view.current === seat && (view.stage === "picking" || view.stage === "building");
  return own && (view.trigger !== null || endBy(view, spaces) !== null);
}

export interface Leader extends Nearness {
  readonly seat: number;
  /** The number of seats that are equally far, including this one. */
  readonly even: number;
}

/** Who is this far, in words: if several are level, none of them is named alone. */
export function leaderName({ seat, even }: Leader, seats: number, voice: Voice, own: number | null = null): string {
  if (even > 1) return voice.say("near-even", { n: even, seats });
  return seat === own ? voice.say("near-you") : voice.name(seat);
}

/** The same with how far it is: `Sable: 5 of 6 duties`. */
export function leaderWords(leader: Leader, seats: number, { voice, now }: Playable): string {
  const { way, done, all } = leader;
  const own = now.yours.length < 2 ? now.seat : null;
  return voice.say("near-way", { way, name: leaderName(leader, seats, voice, own), done, all });
}

/** Who is nearest to ending the game, and with which of the three. */
export function nearestOfAll(view: KingdomView, spaces: number): Leader {
  return leadersOf(view, spaces).reduce((best, one) => (shareOf(one) > shareOf(best) ? one : best));
}

/** For each of the three, who is furthest; the first of several. */
export function leadersOf(view: KingdomView, spaces: number): Leader[] {
  const all = view.sheets.map((sheet) => nearnessOf(sheet, spaces));
  return [0, 1, 2].flatMap((k) => {
    const seats = all.flatMap((three, seat) => (three[k] ? { ...three[k], seat } : []));
    if (!seats.length) return [];
    const best = seats.reduce((most, one) => (one.done > most.done ? one : most));
    return { ...best, even: seats.filter(({ done }) => done === best.done).length };
  });
}
