/**
 * Which control makes which move. Every legal move of INK is found here: at a quill, on START, on a
 * square, as a place or an orientation of the tile in hand, as a pair for a token, or as a button.
 *
 *     quill 3, fetch 3              the quill
 *     back 1                        the quill that far behind the Lead
 *     cross                         START
 *     tile at 3,-2                  the ghost of the tile, put there
 *     turned 1 flipped              the ghost, turned and flipped
 *     cover 2c right                the ghost of the token
 *     complete 4b, fill 4c, spot on 4c, lift 4c, set on 4c, take off 4c      the square
 *     fill 4c with a joker, number 5 on 4c, red on 4c     the square, then a choice beside it
 *     uncover 4c                    either square under the token
 *     lift tile 7                   any square of the tile
 *     jokers 2, pass 2, shift 3, leave bonus, done, anything else            a button
 */

import { isTaken, type PainterView, type SquareView } from "./view";

export interface Pair {
  readonly move: string;
  /** Its two squares, the upper or left one first. */
  readonly squares: readonly [string, string];
  /** The centre of the pair, in squares. */
  readonly at: readonly [number, number];
  readonly down: boolean;
}

export interface Controls {
  readonly quills: ReadonlyMap<number, string>;
  readonly start: string | null;
  readonly squares: ReadonlyMap<string, readonly string[]>;
  readonly places: ReadonlyMap<string, string>;
  readonly looks: ReadonlySet<string>;
  readonly pairs: readonly Pair[];
  readonly buttons: readonly string[];
}

const QUILL = /^(?:quill|fetch) (\d)$/;
const BACK = /^back (\d)$/;
const PLACE = /^tile at (-?\d+,-?\d+)$/;
const COVER = /^cover (\d+[a-d]) (right|down)$/;
const UNCOVER = /^uncover (\d+[a-d])$/;
const TILE = /^lift tile (\d+)$/;
const ON_SQUARE =
  /^(?:complete|fill|spot on|lift|set on|take off|number \d on|[a-z ]+ on) (\d+[a-d])(?: with a joker)?$/;

export function controlsOf(moves: readonly string[], painter: PainterView | undefined): Controls {
  const quills = new Map<number, string>();
  const squares = new Map<string, string[]>();
  const places = new Map<string, string>();
  const looks = new Set<string>();
  const pairs: Pair[] = [];
  const buttons: string[] = [];
  let start: string | null = null;
  const on = (name: string, move: string): void => {
    squares.set(name, [...(squares.get(name) ?? []), move]);
  };
  for (const move of moves) {
    const [, quill] = QUILL.exec(move) ?? [];
    const [, back] = BACK.exec(move) ?? [];
    const [, place] = PLACE.exec(move) ?? [];
    const [, covered, way] = COVER.exec(move) ?? [];
    const [, crossed] = UNCOVER.exec(move) ?? [];
    const [, tile] = TILE.exec(move) ?? [];
    const [, square] = ON_SQUARE.exec(move) ?? [];
    const pair = covered ? pairOf(move, covered, way === "down", painter) : null;
    if (quill) quills.set(Number(quill), move);
    else if (back && painter) quills.set(painter.lead - Number(back), move);
    else if (move === "cross") start = move;
    else if (place) places.set(place, move);
    else if (move.startsWith("turned ")) looks.add(move);
    else if (pair) pairs.push(pair);
    else if (crossed) {
      on(crossed, move);
      const other = painter?.squares.find((one) => one.name === crossed)?.with;
      if (other) on(other, move);
    } else if (tile) for (const corner of "abcd") on(tile + corner, move);
    else if (square) on(square, move);
    else buttons.push(move);
  }
  return { quills, start, squares, places, looks, pairs, buttons };
}

function pairOf(
  move: string,
  name: string,
  down: boolean,
  painter: PainterView | undefined,
): Pair | null {
  const one = painter?.squares.find((square) => square.name === name);
  const [dx, dy] = down ? [0, 1] : [1, 0];
  const two = one && painter?.squares.find((s) => s.x === one.x + dx && s.y === one.y + dy);
  if (!one || !two) return null;
  const at = [one.x + 0.5 + dx / 2, one.y + 0.5 + dy / 2] as const;
  return { move, squares: [one.name, two.name], at, down };
}

/** What a tap on a square without a move may have meant, so that its rule can be shown. */
export function meantOn(
  square: SquareView,
  stage: string,
  bonus: number | null,
  painter: PainterView | undefined,
): string | null {
  const { name } = square;
  if (stage === "spots") return `fill ${name}`;
  if (stage === "set") return `set on ${name}`;
  if (stage === "cover") return coverOver(square, painter?.squares ?? []);
  if (stage === "bonus") return meantByBonus(name, square.colour, bonus);
  return /^\d$/.test(square.mark) ? `complete ${name}` : null;
}

/** A pair with this square: one whose other half is free, so that the answer is about this one. */
function coverOver(square: SquareView, squares: readonly SquareView[]): string {
  const at = (dx: number, dy: number): SquareView | undefined =>
    squares.find((one) => one.x === square.x + dx && one.y === square.y + dy);
  const ways = [
    { first: square, way: "right", other: at(1, 0) },
    { first: at(-1, 0), way: "right", other: at(-1, 0) },
    { first: square, way: "down", other: at(0, 1) },
    { first: at(0, -1), way: "down", other: at(0, -1) },
  ];
  const there = ways.filter(({ other }) => other);
  const free = there.find(({ other }) => other && !isTaken(other) && !other.down);
  const { first, way } = free ?? there[0] ?? { first: square, way: "right" };
  return `cover ${(first ?? square).name} ${way}`;
}

function meantByBonus(name: string, colour: string, bonus: number | null): string | null {
  switch (bonus) {
    case 1:
      return `spot on ${name}`;
    case 2:
    case 9:
      return `fill ${name}`;
    case 3:
      return `number 4 on ${name}`;
    case 6:
      return `lift ${name}`;
    case 7:
      return `${colour} on ${name}`;
    case 8:
      return `uncover ${name}`;
    case 10:
      return `take off ${name}`;
    case 12:
      return `lift tile ${name.slice(0, -1)}`;
    default:
      return null;
  }
}

/** The place nearest to a point (in squares) for the centre of a tile; null if none is near. */
export function snapTile(
  x: number,
  y: number,
  places: Iterable<string>,
  reach = 1.6,
): string | null {
  let best: string | null = null;
  let least = reach;
  for (const place of places) {
    const [px, py] = pointOf(place);
    const far = Math.hypot(px + 1 - x, py + 1 - y);
    if (far < least) [best, least] = [place, far];
  }
  return best;
}

/** The numbers of the objectives that can be completed now, the lowest first. */
export function completable({ squares }: Controls, painter: PainterView | undefined): number[] {
  const found = [...squares].flatMap(([name, moves]) => {
    const open = moves.some((move) => move.startsWith("complete "));
    return open ? Number(painter?.squares.find((square) => square.name === name)?.mark) : [];
  });
  return [...new Set(found)].sort((a, b) => a - b);
}

/**
 * The pair that a tap chooses. Tapping two adjacent squares, one after the other, chooses these; a
 * first tap chooses the pair that costs least, of equal ones the nearest. `on` is the tapped square,
 * `first` the one tapped before.
 */
export function pairAt(
  [x, y]: readonly [number, number],
  on: string | null,
  first: string | null,
  pairs: readonly Pair[],
  worth: (pair: Pair) => number = () => 0,
): Pair | null {
  const both = first && on ? pairs.find(({ squares }) => squares.includes(first) && squares.includes(on)) : undefined;
  if (both && first !== on) return both;
  // Of the pairs near by, those with the square that was tapped.
  const own = pairs.filter(({ squares }) => on !== null && squares.includes(on));
  if (!own.length) return snapPair(x, y, pairs);
  const most = Math.max(...own.map(worth));
  return snapPair(x, y, own.filter((pair) => worth(pair) === most), Infinity);
}

/** The pair of squares nearest to a point. */
export function snapPair(x: number, y: number, pairs: readonly Pair[], reach = 0.9): Pair | null {
  let best: Pair | null = null;
  let least = reach;
  for (const pair of pairs) {
    const far = Math.hypot(pair.at[0] - x, pair.at[1] - y);
    if (far < least) [best, least] = [pair, far];
  }
  return best;
}

export function pointOf(place: string): [number, number] {
  const [x = 0, y = 0] = place.split(",").map(Number);
  return [x, y];
}
