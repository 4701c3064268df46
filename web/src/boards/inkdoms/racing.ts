/** The notes on who else is about to fill a kingdom, and where they are; loaded after the map. */

import type { Point } from "../../api/scene";
import { distance } from "./places";
import type { Realm } from "./realm";
import type { PrintedBox } from "./thrown";

export { default as Racing } from "./Racing.svelte";

/** What is printed on areas and borders, with the scales of their drawings. */
export function printedOf({ areas, towers }: Realm, sticker: number, tower: number): PrintedBox[] {
  const square = (at: Point, half: number): PrintedBox => ({ at, half: [half, half] });
  return [
    ...areas.flatMap(({ symbol, symbolAt }) => (symbol ? [square(symbolAt, 29 * sticker)] : [])),
    ...towers.map(({ at }) => square(at, 20 * tower)),
  ];
}

/** A flag is at the left of its capital. */
const FLAG: Point = [-88, -32];
/** How far from it a note may be, and in what steps a place is looked for. */
const ASIDE = 320;
const STEP = 20;

const STEPS = Array.from({ length: (2 * ASIDE) / STEP + 1 }, (_, k) => k * STEP - ASIDE);
/** From the flag to the places that are tried, the nearest first. */
const OFFSETS = STEPS.flatMap((dx) => STEPS.map((dy): Point => [dx, dy])).sort(
  (one, two) => Math.hypot(...one) - Math.hypot(...two),
);

/**
 * Where the note at the flag of a capital is: the place nearest to it, on the map, where the note covers nothing
 * that is printed; if there is none, where it covers least.
 */
export function rivalPlace(
  [x, y]: Point,
  half: Point,
  printed: readonly PrintedBox[],
  { width, height }: Pick<Realm, "width" | "height">,
): Point {
  const flag: Point = [x + FLAG[0], y + FLAG[1]];
  const boxes = [...printed, { at: flag, half: [36, 56] as Point }];
  const within = (value: number, room: number, most: number): number => Math.min(most - room, Math.max(room, value));
  let [best, least, near] = [flag, Infinity, Infinity];
  for (const [dx, dy] of OFFSETS) {
    const spot: Point = [within(flag[0] + dx, half[0], width), within(flag[1] + dy, half[1], height)];
    const far = distance(spot, flag);
    // At the edge of the map several offsets lead to one place, nearer than they say.
    if (least === 0 && far >= near) continue;
    const hides = hiddenBy(spot, half, boxes, least);
    if (hides < least || (hides === least && far < near)) [best, least, near] = [spot, hides, far];
  }
  return best;
}

/** How much of printed things a box covers, or something more than `most`. */
function hiddenBy([x, y]: Point, half: Point, boxes: readonly PrintedBox[], most: number): number {
  let sum = 0;
  for (const { at, half: room } of boxes) {
    const wide = room[0] + half[0] - Math.abs(at[0] - x);
    const high = room[1] + half[1] - Math.abs(at[1] - y);
    if (wide > 0 && high > 0) sum += wide * high;
    if (sum > most) return sum;
  }
  return sum;
}
