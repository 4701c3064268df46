/** A sheet as it will be once the pending move is confirmed, as far as that can be shown at once. */

import { buildIn } from "./notation";
import { CONSTRUCTIONS, type SheetView } from "./view";

export function paintAfter(paint: SheetView["paint"], sent: string): Map<string, string> {
  const inks = new Map(Object.entries(paint));
  const build = buildIn(sent);
  return build ? inks.set(build.space, CONSTRUCTIONS[build.kind].ink) : inks;
}
