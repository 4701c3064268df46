/** What a move would score, in a few words. All figures are the engine's. */

import type { GainShown } from "../../api/schema";
import { signed, type Voice } from "../../words/voice";

/** A gain with its sign: +5, −1, or 0. */
export function gainShort(total: number): string {
  return total > 0 ? `+${total}` : total < 0 ? `−${-total}` : "0";
}

/** What it scores for, in short: "longest road", or all parts as "10 longest, −1 apart"; "" for no gain. */
export function briefReason(gain: GainShown, voice: Voice): string {
  const parts = [...gain.lines].sort(([, a], [, b]) => b - a);
  const [only] = parts;
  if (!only || only[1] <= 0) return "";
  if (parts.length === 1) return reasonOf(only[0], voice);
  return parts
    .map(([line, points]) => `${signed(points)}\u00a0${voice.say("gain-part", { line: line.replace("/", "-") })}`)
    .join(", ");
}

/** The whole gain, line by line, largest first: "+10 longest road, +2 between two". */
export function reasons(gain: GainShown, voice: Voice): string {
  return [...gain.lines]
    .sort(([, a], [, b]) => b - a)
    .map(([line, points]) => `${gainShort(points)} ${reasonOf(line, voice)}`)
    .join(", ");
}

/** What it changes for others: "Blot −10"; "" if nothing does. */
export function othersText({ others = [] }: GainShown, voice: Voice): string {
  return others.map(([seat, points]) => `${voice.name(seat)} ${gainShort(points)}`).join(", ");
}

/** The whole text of a gain: the player's own points with their reasons, and what others lose or gain by it. */
export function told(gain: GainShown, voice: Voice): string {
  const own = gain.lines.length ? reasons(gain, voice) : voice.say("gain-nothing");
  return [own, othersText(gain, voice)].filter(Boolean).join("; ");
}

/** The same before a space is chosen: `Blot −9 to +1`. */
export function othersSpan(spaces: ReadonlySet<string>, gains: ReadonlyMap<string, GainShown>, voice: Voice): string {
  const all = [...spaces].flatMap((space) => gains.get(space) ?? []);
  const seats = [...new Set(all.flatMap(({ others = [] }) => others.map(([seat]) => seat)))].sort();
  return seats
    .map((seat) => {
      const changes = all.map(({ others = [] }) => others.find(([one]) => one === seat)?.[1] ?? 0);
      const [least, most] = [Math.min(...changes), Math.max(...changes)];
      const name = voice.name(seat);
      if (least === most) return `${name} ${gainShort(most)}`;
      return voice.say("others-span", { name, least: gainShort(least), most: gainShort(most) });
    })
    .join(", ");
}

/** The lowest and the highest gain of a choice of spaces. */
export interface PointsRange {
  readonly least: number;
  readonly most: number;
}

/** It is known once it is known of all of them. */
export function spanOf(spaces: ReadonlySet<string>, gains: ReadonlyMap<string, GainShown>): PointsRange | null {
  const totals = [...spaces].flatMap((space) => gains.get(space)?.total ?? []);
  if (!totals.length || totals.length < spaces.size) return null;
  return { least: Math.min(...totals), most: Math.max(...totals) };
}

/** Whether a space scores; before one is hovered or focused, whether any of them does. */
export function pays(gain: GainShown | undefined, span: PointsRange | null): boolean {
  return (gain?.total ?? span?.most ?? 0) > 0;
}

/** `0 to +3 points`: the figures on the spaces, before one of them is chosen. */
export function spanText({ least, most }: PointsRange, voice: Voice): string {
  if (!least && !most) return voice.say("gain-nothing");
  if (least === most) return voice.say("gain-anywhere", { gain: gainShort(most) });
  return voice.say("gain-span", { least: gainShort(least), most: gainShort(most) });
}

/** A line of the score as the reason for points: its name where it stands alone. */
function reasonOf(line: string, voice: Voice): string {
  return voice.say("gain-line", { line: line.replace("/", "-") });
}
