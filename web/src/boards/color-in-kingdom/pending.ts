/** A sheet as it will be once the move that is on its way is told: what can be seen of it at once. */

import { buildIn } from "./notation";
import { CONSTRUCTIONS, type SheetView } from "./view";

export function paintAfter(paint: SheetView["paint"], sent: string): Map<string, string> {
  const inks = new Map(Object.entries(paint));
  const build = buildIn(sent);
  return build ? inks.set(build.space, CONSTRUCTIONS[build.kind].ink) : inks;
}
