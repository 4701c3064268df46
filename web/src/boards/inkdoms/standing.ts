/** How a sheet stands: what was gained, counted up from 0; what is still lost at the end stands apart. */

import { KINGDOMS, MONSTERS } from "./realm";
import type { InkdomsView, SheetView } from "./view";

export type PartName = "first" | "built" | "tame" | "colours";

export interface Standing {
  readonly gained: number;
  readonly parts: Readonly<Record<PartName, number>>;
  /** Points that unpainted monsters cost at the end; 0 or less. */
  readonly wild: number;
  /** Points that blots cost, for good; 0 or less. */
  readonly blots: number;
  /** The score if it ended now: all of that together. */
  readonly ended: number;
}

/** The part that a line of the score counts for; none for what is lost. */
const PARTS: Readonly<Record<string, PartName>> = {
  speed: "first",
  capital: "built",
  tamed: "tame",
  variety: "colours",
};

export function standingOf({ score, gained }: SheetView): Standing {
  const parts: Record<PartName, number> = { first: 0, built: 0, tame: 0, colours: 0 };
  let [wild, blots] = [0, 0];
  for (const [line, points] of score.lines) {
    const name = line.split("/")[1] ?? "";
    const part = PARTS[name];
    if (part) parts[part] += points;
    else if (name === "unpainted") wild += points;
    else if (name === "marked") blots += points;
  }
  return { gained, parts, wild, blots, ended: score.total };
}

export interface Award {
  readonly points: number;
  readonly state: "won" | "gone" | "open";
}

const AWARDS: Readonly<Record<string, readonly [number, number]>> = {
  ...Object.fromEntries(KINGDOMS.map((name) => [name, [4, 2] as const])),
  ...Object.fromEntries([...MONSTERS, "end"].map((name) => [name, [3, 1] as const])),
};

/** What being first and second in a line brings, and whose it is. */
export function awardsOf(line: string, paper: SheetView, { awards }: InkdomsView): Award[] {
  const stateOf = (won: readonly string[], left: readonly string[]): Award["state"] =>
    won.includes(line) ? "won" : left.includes(line) ? "open" : "gone";
  const [first, second] = AWARDS[line] ?? [0, 0];
  return [
    { points: first, state: stateOf(paper.firsts, awards.firsts) },
    { points: second, state: stateOf(paper.seconds, awards.seconds) },
  ];
}

/** The kingdom that is nearest to being full, and what it lacks; null once nothing is open there. */
export function nearestFull(
  paper: SheetView,
  { kingdoms }: { kingdoms: readonly { name: string; areas: readonly { id: string }[] }[] },
): { kingdom: string; lacks: number } | null {
  let best: { kingdom: string; lacks: number } | null = null;
  for (const { name, areas } of kingdoms) {
    const lacks = areas.filter((area) => !paper.paint[area.id]).length;
    if (lacks && lacks < areas.length && (!best || lacks < best.lacks)) best = { kingdom: name, lacks };
  }
  return best;
}
