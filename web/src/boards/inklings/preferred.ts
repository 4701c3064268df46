/** Of several ways to one space, the one that is prepared: the others stand beside it. */

import type { InklingStep } from "./steps";
import type { Worth } from "./worth";

/** Where they bring the same: one in the box stays a reserve, and a tunnel costs. */
const ORDER: readonly InklingStep["way"][] = ["walk", "enter", "tunnel", "lose"];

/** The best first. */
export function preferred(ways: readonly InklingStep[], worth: Worth): InklingStep[] {
  const brings = (step: InklingStep): number => worth(step.text)?.total ?? 0;
  return ways.toSorted(
    (one, two) =>
      brings(two) - brings(one) || ORDER.indexOf(one.way) - ORDER.indexOf(two.way),
  );
}
