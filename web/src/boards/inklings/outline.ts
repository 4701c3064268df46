/** The border of a net as one closed line, so that it can be drawn along it. */

import type { Point } from "../../api/scene";
import { sidesOf } from "./printed";

const keyOf = ([x, y]: Point): string => `${x} ${y}`;

export function ringOf(outlines: readonly (readonly Point[])[]): string {
  const sides = new Map<string, [string, string]>();
  for (const outline of outlines) {
    for (const [one, two] of sidesOf(outline)) {
      const [a, b] = [keyOf(one), keyOf(two)];
      const key = a < b ? `${a}/${b}` : `${b}/${a}`;
      // A side that two faces share is not part of the border.
      if (!sides.delete(key)) sides.set(key, [a, b]);
    }
  }
  let path = "";
  while (sides.size) {
    const [first] = sides.values();
    if (!first) break;
    const begin = first[0];
    let at = begin;
    path += `M${begin}`;
    for (let next = sideAt(sides, at); next; next = sideAt(sides, at)) {
      sides.delete(next[0]);
      at = next[1];
      path += at === begin ? "Z" : `L${at}`;
      if (at === begin) break;
    }
  }
  return path;
}

/** A side that begins or ends here, and its other end. */
function sideAt(sides: ReadonlyMap<string, [string, string]>, at: string): [string, string] | undefined {
  for (const [key, [a, b]] of sides) {
    if (a === at) return [key, b];
    if (b === at) return [key, a];
  }
  return undefined;
}
