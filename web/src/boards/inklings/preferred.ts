/** Of several steps to one space, the one to prepare: the others are offered beside it. */

import type { InklingStep } from "./steps";
import type { Worth } from "./worth";

/** If they score the same: an Inkling in the box is kept in reserve, and a tunnel is spent only if needed. */
const ORDER: readonly InklingStep["way"][] = ["walk", "enter", "tunnel", "lose"];

/** The best first. */
export function preferred(ways: readonly InklingStep[], worth: Worth): InklingStep[] {
  const brings = (step: InklingStep): number => worth(step.text)?.total ?? 0;
  return ways.toSorted(
    (one, two) =>
      brings(two) - brings(one) || ORDER.indexOf(one.way) - ORDER.indexOf(two.way),
  );
}
