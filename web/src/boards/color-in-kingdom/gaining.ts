/** What a move would bring, in a few words. All figures are the engine's. */

import type { GainShown } from "../../api/schema";
import type { Voice } from "../../words/voice";

/** A gain with its sign: +5, −1, or 0. */
export function gainShort(total: number): string {
  return total > 0 ? `+${total}` : total < 0 ? `−${-total}` : "0";
}

/** Where most of it comes from, such as "longest road"; "" if it brings nothing. */
export function mainReason(gain: GainShown, voice: Voice): string {
  const [most] = [...gain.lines].sort(([, a], [, b]) => b - a);
  return most && most[1] > 0 ? reasonOf(most[0], voice) : "";
}

/** All of it, line by line, the most first: "+10 longest road, +2 between two". */
export function reasons(gain: GainShown, voice: Voice): string {
  return [...gain.lines]
    .sort(([, a], [, b]) => b - a)
    .map(([line, points]) => `${gainShort(points)} ${reasonOf(line, voice)}`)
    .join(", ");
}

/** A line of the score as the reason for points: what it is called where it stands alone. */
function reasonOf(line: string, voice: Voice): string {
  return voice.say("gain-line", { line: line.replace("/", "-") });
}
