/** What somebody's last turn has changed, pointed out on their sheet while it is looked at. */

import { pointOut } from "../learn/pointing";

/** Marks that boards put on their places. */
const MARKS = ["area", "space", "square"];

export function pointOutNew(moves: readonly string[], within: ParentNode = document): void {
  const named = new Set(moves.flatMap((move) => move.split(" ")).filter((word) => /^[\w-]+$/.test(word)));
  const marked = [...named].map((name) => MARKS.map((mark) => `[data-board] [data-${mark}="${name}"]`).join(", "));
  pointOut(marked.flatMap((selector) => [...within.querySelectorAll(selector)]));
}
