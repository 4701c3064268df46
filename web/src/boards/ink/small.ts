/** A painting as few shapes, in tenths of a square: the same colour, or the same kind of thing, is one of them. */

import type { PainterView, SquareView } from "./view";
import { isTaken } from "./view";

const SIDE = 10;

interface Ground {
  readonly colour: string;
  readonly taken: boolean;
  readonly d: string;
}

/** Digits at several places, in the words of SVG: a list of coordinates, one for each letter. */
interface Numbers {
  readonly x: string;
  readonly y: string;
  readonly text: string;
}

export interface SmallShapes {
  readonly inks: readonly string[];
  readonly grounds: readonly Ground[];
  readonly crosses: string;
  /** Bottles of its owner, and those of nobody. */
  readonly bottles: string;
  readonly black: string;
  /** White spots, and the white ground of numbers. */
  readonly spots: string;
  readonly numbers: readonly Numbers[];
  readonly cards: string;
}

const circle = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

function rounded(x: number, y: number, width: number, height: number, r: number): string {
  const [across, down] = [width - 2 * r, height - 2 * r];
  const corner = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x + r} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}Z`;
}

const box = (x: number, y: number, side: number): string => `M${x} ${y}h${side}v${side}h${-side}Z`;

export function shapesOf(painter: PainterView | undefined): SmallShapes {
  const { squares = [], tiles = [] } = painter ?? {};
  const grounds = new Map<string, Ground>();
  for (const square of squares) {
    const [colour, taken] = [square.colour, isTaken(square)];
    const key = `${colour} ${taken}`;
    const d = (grounds.get(key)?.d ?? "") + box(square.x * SIDE, square.y * SIDE, SIDE);
    grounds.set(key, { colour, taken, d });
  }
  const all = (found: readonly SquareView[], draw: (x: number, y: number) => string): string =>
    found.map(({ x, y }) => draw(x * SIDE, y * SIDE)).join("");
  const kind = groups(squares);
  return {
    inks: [...new Set(squares.map(({ colour }) => colour))].sort(),
    grounds: [...grounds.values()],
    crosses: all(kind.crosses, (x, y) => `M${x + 2} ${y + 2}l6 6m0 -6l-6 6`),
    bottles: all(kind.bottles, (x, y) => circle(x + 5, y + 5, 3.4)),
    black: all(kind.black, (x, y) => circle(x + 5, y + 5, 3.4)),
    spots:
      all(kind.spots, (x, y) => circle(x + 5, y + 5, 1.8)) +
      all(kind.numbers, (x, y) => rounded(x + 1.4, y + 1.1, 7.2, 7.8, 1.2)),
    numbers: numbersAt(kind.numbers),
    cards: tiles.map(({ x, y }) => box(x * SIDE, y * SIDE, 2 * SIDE)).join(""),
  };
}

/** What is seen on each square: only the topmost thing. */
function groups(squares: readonly SquareView[]) {
  const found = { crosses: [], bottles: [], black: [], spots: [], numbers: [] } as Record<
    "crosses" | "bottles" | "black" | "spots" | "numbers",
    SquareView[]
  >;
  for (const square of squares) {
    if (square.x_token) found.crosses.push(square);
    else if (square.bottle) found[square.bottle === "black" ? "black" : "bottles"].push(square);
    else if (square.mark === "spot") found.spots.push(square);
    else if (square.mark !== "plain") found.numbers.push(square);
  }
  return found;
}

/** One text for all numbers of a digit: each letter has a place of its own. Others have a text each. */
function numbersAt(squares: readonly SquareView[]): Numbers[] {
  const at = (found: readonly SquareView[]): Numbers => ({
    x: found.map(({ x }) => x * SIDE + 5).join(" "),
    y: found.map(({ y }) => y * SIDE + 5.2).join(" "),
    text: found.map(({ mark }) => mark).join(""),
  });
  const digits = squares.filter(({ mark }) => mark.length === 1);
  const longer = squares.filter(({ mark }) => mark.length > 1);
  return [...(digits.length ? [at(digits)] : []), ...longer.map((one) => at([one]))];
}
