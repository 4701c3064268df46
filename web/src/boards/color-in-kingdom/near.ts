/** How near the end is: three things bring it, and every sheet shows how far it is with each. */

import { DUTIES, SQUARES, type KingdomView, type SheetView } from "./view";

export type Way = NonNullable<KingdomView["ending"]>;

export interface Nearness {
  readonly way: Way;
  readonly done: number;
  readonly all: number;
}

/** So few are left that everybody should know. */
const CLOSE: Readonly<Record<Way, number>> = { duties: 1, province: 3, copycat: 3 };

/** How far a sheet is with each of the three; `spaces` is how many there are on it. */
export function nearnessOf(sheet: SheetView, spaces: number): Nearness[] {
  return [
    { way: "duties", done: sheet.duties.length, all: DUTIES.length },
    { way: "province", done: Object.keys(sheet.paint).length, all: spaces },
    { way: "copycat", done: sheet.squares.length, all: SQUARES },
  ];
}

/** The one that a sheet is furthest with. */
export function nearestOf(sheet: SheetView, spaces: number): Nearness {
  return nearnessOf(sheet, spaces).reduce((best, one) => (shareOf(one) > shareOf(best) ? one : best));
}

export function shareOf({ done, all }: Nearness): number {
  return all ? done / all : 0;
}

export function isClose({ way, done, all }: Nearness): boolean {
  return all - done <= CLOSE[way];
}

/** For each of the three, who is furthest; the first of several. */
export function leadersOf(view: KingdomView, spaces: number): (Nearness & { readonly seat: number })[] {
  const all = view.sheets.map((sheet) => nearnessOf(sheet, spaces));
  return [0, 1, 2].flatMap((k) => {
    const seats = all.flatMap((three, seat) => (three[k] ? { ...three[k], seat } : []));
    return seats.length ? seats.reduce((best, one) => (one.done > best.done ? one : best)) : [];
  });
}
