/** The points that the scoring guide names, for each construction. */

import type { Facts } from "../../words/catalogue";
import { POINTS, TABLE, type ConstructionKind } from "./view";

/** Enough of the table to see how it goes on. */
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
