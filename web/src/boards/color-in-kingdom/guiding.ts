/** The points that the scoring guide names, for each construction. */

import { POINTS, TABLE, type Kind } from "./view";

type Facts = Readonly<Record<string, number | string>>;

/** Enough of the table to see how it goes on. */
const BEGINS = { table: TABLE.slice(0, 5).join(", ") };

const FACTS: Readonly<Record<Kind, Facts>> = {
  strawberry: { each: POINTS["field apart"], most: POINTS["most fields"] },
  road: { each: POINTS["road between two"], most: POINTS["longest road"] },
  waterway: BEGINS,
  sherbet: { each: POINTS["factory"], more: POINTS["factory among all"] },
  soylent: { each: POINTS["farm by road"], more: POINTS["farm by forest"] },
  forest: BEGINS,
};

export function factsOf(kind: Kind): Facts {
  return FACTS[kind];
}
