/**
 * What laying the tile in hand would bring, as the engine answers it: which areas grow, which
 * objectives could be completed, and where bottles would stand.
 */

import type { GainShown } from "../../api/schema";
import { areasByName, tileOf, type InkView, type PainterView, type SquareView } from "./view";

/** An area that would grow. */
export interface Growth {
  readonly colour: string;
  /** The size of the largest area it has grown from; 0 if it is new. */
  readonly before: number;
  readonly size: number;
  readonly squares: readonly SquareView[];
  /** Objectives in it that could be completed. */
  readonly completes: readonly number[];
  /** The lowest number that waits in it for more. */
  readonly waits: number | null;
  readonly bottles: number;
}

export interface Brings {
  /** Bottles that could be played at once. */
  readonly total: number;
  readonly growths: readonly Growth[];
  /** Squares that would get a bottle. */
  readonly bottles: readonly SquareView[];
  /** The objectives that could be completed, lowest first. */
  readonly numbers: readonly number[];
  /** Bonus actions that they would open. */
  readonly bonuses: readonly number[];
  /** How many of the bottles would be black. */
  readonly black: number;
  /** What can be played if an objective comes first, where that makes a difference; most first. */
  readonly orders: readonly { readonly number: number; readonly bottles: number }[];
}

const COMPLETE = /^complete (\d+[a-d])$/;

/**
 * `before` is the painting as it is, `after` the view with the tile laid, `next` what each move that
 * would then be open gains. `tile` is the number of the tile.
 */
export function bringsOf(
  before: PainterView,
  after: InkView,
  tile: number,
  next: readonly GainShown[],
  total: number,
  black = 0,
): Brings {
  const painter = after.painters[after.turn] ?? before;
  const named = new Map(painter.squares.map((square) => [square.name, square]));
  const were = areasByName(before);
  const gained = new Map(
    next.flatMap(({ move, total: n }) => {
      const [, name] = COMPLETE.exec(move) ?? [];
      return name ? [[name, n] as const] : [];
    }),
  );
  const growths: Growth[] = [];
  const bottles: SquareView[] = [];
  for (const area of painter.areas) {
    const own = area.squares.some((name) => tileOf(name) === tile);
    const done = area.squares.filter((name) => gained.has(name));
    if (!own || !area.grown) continue;
    const squares = area.squares.flatMap((name) => named.get(name) ?? []);
    const old = Math.max(
      0,
      ...area.squares.filter((name) => tileOf(name) !== tile).map((name) => were.get(name)?.size ?? 0),
    );
    if (!old && !done.length) continue;
    const completes = done.map((name) => Number(named.get(name)?.mark)).sort((a, b) => a - b);
    const most = Math.max(0, ...done.map((name) => gained.get(name) ?? 0));
    // The number first, then spots, as far as there are bottles.
    const first = done.find((name) => gained.get(name) === most);
    const standing = squares
      .filter(({ name, mark }) => name === first || mark === "spot")
      .sort((a, b) => Number(b.name === first) - Number(a.name === first));
    bottles.push(...standing.slice(0, most));
    growths.push({
      colour: area.colour,
      before: old,
      size: area.size,
      squares,
      completes,
      waits: area.numbers.find((number) => !completes.includes(number)) ?? null,
      bottles: most,
    });
  }
  growths.sort((a, b) => b.bottles - a.bottles || b.size - a.size);
  const numbers = [...new Set(growths.flatMap((growth) => growth.completes))].sort((a, b) => a - b);
  const bonuses = after.slots
    .filter((slot) => slot.numbers.some((number) => numbers.includes(number)))
    .map((slot) => slot.bonus);
  const firsts = [...gained].map(([name, n]) => ({ number: Number(named.get(name)?.mark), bottles: n }));
  const differ = new Set(firsts.map((first) => first.bottles)).size > 1;
  const orders = differ ? firsts.sort((a, b) => b.bottles - a.bottles || a.number - b.number) : [];
  return { total, growths, bottles, numbers, bonuses, black, orders };
}
