/** The points listed in the scoring guide, for each construction. */

import type { Facts } from "../../words/catalogue";
import { POINTS, TABLE, type ConstructionKind } from "./view";

/** Enough of the table to show how it continues. */
const BEGINS = { table: TABLE.slice(0, 5).join(", ") };

const FACTS: Readonly<Record<ConstructionKind, Facts>> = {
  strawberry: { each: POINTS["field apart"], most: POINTS["most fields"] },
  road: { each: POINTS["road between two"], most: POINTS["longest road"] },
  waterway: BEGINS,
  sherbet: { each: POINTS["factory"], more: POINTS["factory among all"] },
  soylent: { each: POINTS["farm by road"], more: POINTS["farm by forest"] },
  forest: BEGINS,
};

export function factsOf(kind: ConstructionKind): Facts {
  return FACTS[kind];
}
