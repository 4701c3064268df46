/** The points that the scoring guide names, for each construction. */

import { POINTS, type Kind } from "./view";

const FACTS: Readonly<Record<Kind, Readonly<Record<string, number>>>> = {
  strawberry: { each: POINTS["field apart"], most: POINTS["most fields"] },
  road: { each: POINTS["road between two"], most: POINTS["longest road"] },
  waterway: {},
  sherbet: { each: POINTS["factory"], more: POINTS["factory among all"] },
  soylent: { each: POINTS["farm by road"], more: POINTS["farm by forest"] },
  forest: {},
};

export function factsOf(kind: Kind): Readonly<Record<string, number>> {
  return FACTS[kind];
}
