/**
 * What laying the tile in hand would score, computed by the engine: which areas grow, which objectives
 * could be completed, and where bottles would be placed.
 */

import type { GainShown } from "../../api/schema";
import { areasByName, tileOf, type InkView, type PainterView, type SquareView } from "./view";
import type { CompletionView } from "./view_types";

/** An area that would grow. */
export interface Growth {
  readonly colour: string;
  /** The size of the largest area it has grown from; 0 if it is new. */
  readonly before: number;
  readonly size: number;
  readonly squares: readonly SquareView[];
  /** Objectives in it that could be completed. */
  readonly completes: readonly number[];
  /** The lowest number in it that needs a larger area. */
  readonly waits: number | null;
  readonly bottles: number;
}

/** Objectives that can be completed one after another. */
export interface ObjectiveOrder {
  /** In the order that plays most; if the order does not matter, the lowest first. */
  readonly numbers: readonly number[];
  readonly bottles: number;
  /** Whether another order would play fewer bottles. */
  readonly ordered: boolean;
  /** Bonus actions that it opens. */
  readonly bonuses: readonly number[];
}

export interface Brings {
  /** Bottles that could be played at once, in the best way. */
  readonly total: number;
  readonly growths: readonly Growth[];
  /** Squares that would get a bottle. */
  readonly bottles: readonly SquareView[];
  /** The best first; if there are several, they exclude each other. */
  readonly ways: readonly ObjectiveOrder[];
  /** Whether they would include the last of the player's own. */
  readonly playsAll: boolean;
  /** How many of the bottles would be black. */
  readonly black: number;
}

const COMPLETE = /^complete (\d+[a-d])$/;

/**
 * `before` is the present painting, `after` the view with the tile laid, `next` the gain of each move
 * that would then be legal. `tile` is the number of the tile.
 */
export function bringsOf(
  before: PainterView,
  after: InkView,
  tile: number,
  next: readonly GainShown[],
): Brings {
  const painter = after.painters[after.turn] ?? before;
  const named = new Map(painter.squares.map((square) => [square.name, square]));
  const were = areasByName(before);
  const { ways } = after.turn_of;
  const best = ways[0] ?? [];
  const growths: Growth[] = [];
  const bottles: SquareView[] = [];
  for (const area of painter.areas) {
    const own = area.squares.some((name) => tileOf(name) === tile);
    if (!own || !area.grown) continue;
    const inside = (way: readonly CompletionView[]): readonly CompletionView[] =>
      way.filter(({ square }) => area.squares.includes(square));
    // What the best way leaves incomplete, another may complete.
    const done = [best, ...ways].map(inside).find((way) => way.length) ?? [];
    const squares = area.squares.flatMap((name) => named.get(name) ?? []);
    const old = Math.max(
      0,
      ...area.squares.filter((name) => tileOf(name) !== tile).map((name) => were.get(name)?.size ?? 0),
    );
    if (!old && !done.length) continue;
    const completes = [...new Set(ways.flatMap(inside).map(({ number }) => number))].sort((a, b) => a - b);
    const played = sumOf(done);
    // The number first, then spots, as far as there are bottles.
    const isDone = (name: string): boolean => done.some(({ square }) => square === name);
    const standing = squares
      .filter(({ name, mark }) => isDone(name) || mark === "spot")
      .sort((a, b) => Number(isDone(b.name)) - Number(isDone(a.name)));
    bottles.push(...standing.slice(0, played));
    growths.push({
      colour: area.colour,
      before: old,
      size: area.size,
      squares,
      completes,
      waits: area.numbers.find((number) => !completes.includes(number)) ?? null,
      bottles: played,
    });
  }
  growths.sort((a, b) => b.bottles - a.bottles || b.size - a.size);
  const black = best.reduce((sum, one) => sum + one.black, 0);
  return { total: sumOf(best), growths, bottles, ways: waysOf(ways, next), playsAll: playsAll(best), black };
}

/** Ways as they are listed: those with the same numbers and bonuses only once. */
function waysOf(ways: readonly (readonly CompletionView[])[], next: readonly GainShown[]): ObjectiveOrder[] {
  const firsts = new Map(
    next.flatMap(({ move, total }) => {
      const [, name] = COMPLETE.exec(move) ?? [];
      return name ? [[name, total] as const] : [];
    }),
  );
  const told = new Map<string, ObjectiveOrder>();
  for (const way of ways) {
    const bottles = sumOf(way);
    const ordered = way.length > 1 && way.some(({ square }) => (firsts.get(square) ?? bottles) < bottles);
    const numbers = way.map(({ number }) => number);
    if (!ordered) numbers.sort((a, b) => a - b);
    const key = numbers.join();
    if (!told.has(key)) told.set(key, { numbers, bottles, ordered, bonuses: bonusesOf(way) });
  }
  return [...told.values()];
}

/** Of the bonus actions that each way opens, those that all of them open, and the others. */
export function opensOf(each: readonly (readonly number[])[]): Opens {
  const all = [...new Set(each.flat())];
  const sure = all.filter((bonus) => each.every((way) => way.includes(bonus)));
  return { sure, either: all.filter((bonus) => !sure.includes(bonus)) };
}

export interface Opens {
  readonly sure: readonly number[];
  /** Only some of these: completing one objective prevents another. */
  readonly either: readonly number[];
}

/** Bonus actions that a way opens. */
export const bonusesOf = (way: readonly CompletionView[]): number[] => [
  ...new Set(way.flatMap(({ bonus }) => bonus ?? [])),
];
/** Whether a way plays the last of the player's own bottles, which brings the end. */
export const playsAll = (way: readonly CompletionView[]): boolean => way.some((one) => one.plays_all);
const sumOf = (way: readonly CompletionView[]): number => way.reduce((sum, one) => sum + one.bottles, 0);
