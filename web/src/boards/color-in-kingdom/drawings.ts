/** The small drawing of each construction, 512 × 512. */

import factory from "icon:factory";
import road from "icon:stone-path";
import strawberry from "icon:strawberry";
import tree from "icon:evil-tree";
import waves from "icon:waves";
import wheat from "icon:wheat";
import type { Kind } from "./view";

export const DRAWINGS: Readonly<Record<Kind, string>> = {
  strawberry,
  road,
  waterway: waves,
  sherbet: factory,
  soylent: wheat,
  forest: tree,
};
