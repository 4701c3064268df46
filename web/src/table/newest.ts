/** What a player's last turn has changed, highlighted on their sheet while it is on view. */

import { pointOut } from "../learn/pointing";

/** Attributes that boards put on their places. */
const MARKS = ["area", "space", "square"];

export function pointOutNew(moves: readonly string[], within: ParentNode = document): void {
  const named = new Set(moves.flatMap((move) => move.split(" ")).filter((word) => /^[\w-]+$/.test(word)));
  const marked = [...named].map((name) => MARKS.map((mark) => `[data-board] [data-${mark}="${name}"]`).join(", "));
  pointOut(marked.flatMap((selector) => [...within.querySelectorAll(selector)]));
}
