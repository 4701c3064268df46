/** A border as one line around. */

import type { Point } from "../../api/scene";

/** The edges of a border joined; the line starts, and ends, at the corner next to `from`. */
export function ringOf(border: string, [u, v]: Point): string {
  const beside = new Map<string, string[]>();
  for (const [, a = "", b = ""] of border.matchAll(/M([^L]+)L([^M]+)/g)) {
    beside.set(a, [...(beside.get(a) ?? []), b]);
    beside.set(b, [...(beside.get(b) ?? []), a]);
  }
  const far = (corner: string): number => {
    const [x = 0, y = 0] = corner.split(" ").map(Number);
    return Math.hypot(x - u, y - v);
  };
  const [first] = [...beside.keys()].toSorted((a, b) => far(a) - far(b));
  const ring: string[] = [];
  for (let here = first, next = beside.get(here ?? "")?.[0]; here !== undefined; ) {
    ring.push(here);
    if (next === undefined || next === first) break;
    const back: string = here;
    here = next;
    next = beside.get(here)?.find((one) => one !== back);
  }
  return `M${ring.join("L")}Z`;
}
