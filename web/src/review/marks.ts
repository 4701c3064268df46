/** Where the numbers of moments go beside a line of a graph: none over another. */

export interface LinePoint {
  /** Where the line is. */
  readonly x: number;
  readonly y: number;
}

export interface LaidMark extends LinePoint {
  /** Where the number is, to the side of that. */
  readonly at: number;
  readonly below: boolean;
}

/** A mark is drawn so far from the line, in its own height. */
const AWAY = 0.85;

interface GraphRoom {
  /** How wide and high a mark is at most, on a phone; on a wide screen it is half of that. */
  readonly size: number;
  readonly width: number;
  readonly height: number;
}

/** Each above or below its place, the near side first; where neither is free, further to a side. */
export function laidApart(spots: readonly LinePoint[], { size, width, height }: GraphRoom): LaidMark[] {
  const centre = (mark: LaidMark, of: number): number => mark.y + (mark.below ? AWAY : -AWAY) * of;
  const meet = (one: LaidMark, other: LaidMark): boolean =>
    Math.abs(one.at - other.at) < size &&
    [size, size / 2].some((of) => Math.abs(centre(one, of) - centre(other, of)) < of);
  const set: LaidMark[] = [];
  for (const { x, y } of spots) {
    const first = y < height / 3;
    const aside = [0, 1, -1, 2, -2].map((n) => x + n * size).filter((at) => at === x || (at >= size && at <= width));
    const ways = aside.flatMap((at) => [first, !first].map((below): LaidMark => ({ x, y, at, below })));
    const free = ways.find((way) => !set.some((other) => meet(way, other)));
    set.push(free ?? { x, y, at: x, below: first });
  }
  return set;
}
