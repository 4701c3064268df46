/** What steps would score, according to the engine: the best of several, and what for. */

import type { GainShown } from "../../api/schema";
import type { Voice } from "../../words/voice";
import type { InklingStep } from "./steps";

export type Worth = (move: string) => GainShown | undefined;

/** The most that any of some steps would score; undefined as long as nothing is known. */
export function best(steps: readonly InklingStep[], worth: Worth): number | undefined {
  const totals = totalsOf(steps, worth);
  return totals.length ? Math.max(...totals) : undefined;
}

/** The best and the worst of some steps; one number if they are equal. */
export function range(steps: readonly InklingStep[], worth: Worth): number[] {
  const totals = totalsOf(steps, worth);
  return totals.length ? [...new Set([Math.max(...totals), Math.min(...totals)])] : [];
}

function totalsOf(steps: readonly InklingStep[], worth: Worth): number[] {
  return steps.flatMap((step) => worth(step.text)?.total ?? []);
}

/** The gain of the best of some steps, with its caution, if any. */
export function bestGain(steps: readonly InklingStep[], worth: Worth): GainShown | undefined {
  const most = best(steps, worth);
  return steps.map(({ text }) => worth(text)).find((gain) => gain && gain.total === most);
}

export const plus = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");

/** "1 for the space, 4 for the whole d8"; nothing where there is only one reason. */
export function reasons(gain: GainShown | undefined, voice: Voice): string {
  if (!gain || gain.lines.length < 2) return "";
  return gain.lines
    .map(([line, points]) => {
      const [die = "", part = ""] = line.split("/");
      return voice.say(`why-${part}`, { n: plus(points).replace("+", ""), die });
    })
    .join(", ");
}
