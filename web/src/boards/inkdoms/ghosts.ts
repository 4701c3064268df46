/** The steps of a hint as things on the map. Steps without a place there are shown in the tray. */

import type { Point } from "../../api/scene";
import type { IdeaStep } from "../../table/idea";
import { readMove } from "./moves";
import { roomIn } from "./places";
import type { Area, Realm } from "./realm";
import type { Lying } from "./thrown";
import type { SheetView } from "./view";

export type Ghost =
  | { kind: "paint"; n: number; area: Area; ink: string; tower: boolean }
  | { kind: "take"; n: number; at: Point; border: string }
  | { kind: "arrow"; n: number; spell: number; from: Point; to: Point };

export function ghostsOf(
  steps: readonly IdeaStep[],
  realm: Realm,
  paper: SheetView,
  dice: readonly Lying[],
): Ghost[] {
  const kingdom = (name: string) => realm.kingdoms.find((one) => one.name === name);
  /** The kingdom where the drops are so far: spells start there. */
  let base = paper.turn?.base ?? paper.took?.kingdom ?? "";
  return steps.flatMap(({ n, move: text }): Ghost[] => {
    const move = readMove(text);
    if (move?.kind === "paint") {
      const area = realm.byId.get(move.area);
      return area ? [{ kind: "paint", n, area, ink: move.ink, tower: move.tower }] : [];
    }
    if (move?.kind === "take") {
      base = move.kingdom;
      const die = dice.find((one) => one.die.die === move.die);
      return die ? [{ kind: "take", n, at: die.at, border: kingdom(move.kingdom)?.border ?? "" }] : [];
    }
    if (move?.kind === "spell 1" || move?.kind === "spell 3") {
      const [from, to] = [kingdom(base)?.capital, kingdom(move.kingdom)?.capital];
      if (move.kind === "spell 1") base = move.kingdom;
      return from && to ? [{ kind: "arrow", n, spell: Number(move.kind.at(-1)), from, to }] : [];
    }
    return [];
  });
}

/** The control point by which an arrow curves to the side. */
export function bent([x, y]: Point, [u, v]: Point): Point {
  return [(x + u) / 2 - (v - y) * 0.16, (y + v) / 2 + (u - x) * 0.16];
}

/** Where along an arrow its symbol hides the least print: between its ends, the middle first. */
export function signPlace(from: Point, to: Point, printed: readonly Point[]): Point {
  const middle = bent(from, to);
  const along = (t: number, k: 0 | 1): number =>
    (1 - t) ** 2 * from[k] + 2 * t * (1 - t) * middle[k] + t ** 2 * to[k];
  const free = ([x, y]: Point): number => Math.min(...printed.map(([u, v]) => Math.hypot(u - x, v - y)));
  const places = [0.5, 0.4, 0.6, 0.3, 0.7].map((t): Point => [along(t, 0), along(t, 1)]);
  return places.reduce((best, one) => (free(one) > free(best) ? one : best));
}

/** Things of the tray that a move uses: `spell 3`, `tower green`. */
function thingsOf(text: string): string[] {
  const move = readMove(text);
  if (move?.kind === "paint") {
    return [...(move.tower ? [`tower ${move.ink}`] : []), ...(move.excused ? ["spell 2"] : [])];
  }
  return move?.kind.startsWith("spell") ? [move.kind] : [];
}

/** The steps that use a thing of the tray, by its name: a step without a place on the map has its number there. */
export function stepsOfThings(steps: readonly IdeaStep[]): Map<string, number[]> {
  const out = new Map<string, number[]>();
  for (const step of steps) {
    // Marks without a number (0) are listed once for each thing.
    for (const thing of thingsOf(step.move)) out.set(thing, [...new Set([...(out.get(thing) ?? []), step.n])]);
  }
  return out;
}

/** Half the size of a printed symbol, as a ghost shows it. */
const SYMBOL = 56;

/** Where the number of an area's step is: beside what is printed there, within the area, and clear of the dice. */
export function badgePlace({ symbol, symbolAt: [x, y], outline }: Area, size: number, dice: readonly Point[], side: number): Point {
  const off = ([u, v]: Point): boolean => dice.every(([p, q]) => Math.hypot(u - p, v - q) > 0.62 * side + size / 2);
  if (!symbol && off([x, y])) return [x, y];
  const [dx, dy] = [SYMBOL + size * 0.34, SYMBOL + size * 0.46];
  const places: Point[] = [
    [x - dx, y], [x + dx, y], [x, y + dy], [x, y - dy],
    [x - dx * 0.8, y + dy * 0.7], [x + dx * 0.8, y + dy * 0.7], [x - dx * 0.8, y - dy * 0.7], [x + dx * 0.8, y - dy * 0.7],
  ];
  const room = (spot: Point): number => roomIn(outline, spot);
  const fitting = places.filter((spot) => room(spot) > size * 0.4);
  return fitting.find(off) ?? (symbol ? fitting[0] : [x, y]) ?? places.reduce((best, one) => (room(one) > room(best) ? one : best));
}
