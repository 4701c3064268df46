/** The score of a sheet: gains, counted up from 0; losses still due at the end are kept apart. */

import { signed, type Voice } from "../../words/voice";
import type { Apart, ScoreChange } from "../board";
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

/** What is lost: by monsters that nobody has painted, and by blots. */
const COSTS: ReadonlySet<string> = new Set(["unpainted", "marked"]);

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

/** What a move changes: what is gained, as the score counts it, and what is lost less at the end. */
export interface MoveChange {
  readonly gained: number;
  /** Monsters that are no longer wild. */
  readonly calmed: number;
  /** Blots, 0 or less. */
  readonly blots: number;
  /** How much of what is gained comes when the round ends: for being first or second. */
  readonly due: number;
  readonly sure: boolean;
}

export function changeOf({ lines, sure }: { lines: readonly ScoreChange[]; sure?: boolean }): MoveChange {
  const sum = (wanted: (part: string) => boolean): number =>
    lines.reduce((n, [line, points]) => (wanted(line.split("/")[1] ?? "") ? n + points : n), 0);
  return {
    gained: sum((part) => !COSTS.has(part)),
    calmed: sum((part) => part === "unpainted"),
    blots: sum((part) => part === "marked"),
    due: sum((part) => part === "speed"),
    sure: sure ?? true,
  };
}

/** What a sheet's score counts apart from what was gained. */
export const apart: Apart = {
  has: (line) => COSTS.has(line.split("/")[1] ?? ""),
  // Its number is shown next to the words.
  tell: (lines, voice) => changeWords({ ...changeOf({ lines }), gained: 0 }, voice, "blot-named"),
};

/**
 * Which of two changes is the better one, for `sort`: by the number that is shown, so that no badge says
 * less than one of the choices behind it; then by all that changes.
 */
export function byWorth(one: MoveChange | null, two: MoveChange | null): number {
  const worth = (change: MoveChange | null): number => (change ? change.gained + change.calmed + change.blots : 0);
  return (two?.gained ?? 0) - (one?.gained ?? 0) || worth(two) - worth(one);
}

/** A change in words, as far as there is any: `+2, one wild monster less`. */
export function changeWords(change: MoveChange, voice: Voice, blot = "blot-comes"): string {
  const { gained, calmed, blots, due } = change;
  const now = gained - due;
  return [
    now ? (now > 0 ? `+${now}` : signed(now)) : "",
    due > 0 ? voice.say("due-comes", { n: due }) : "",
    calmed > 0 ? voice.say("calms", { n: calmed }) : "",
    blots < 0 ? voice.say(blot) : "",
  ]
    .filter(Boolean)
    .join(", ");
}

interface Kingdoms {
  readonly kingdoms: readonly { name: string; areas: readonly { id: string }[] }[];
}

/**
 * How many kingdoms are full on a sheet: with the third, the last round comes. They count when the turn
 * ends; with the map, those that have just been painted are there already.
 */
export function fullKingdoms(paper: SheetView, realm: Kingdoms = { kingdoms: [] }): number {
  const painted = new Set(
    realm.kingdoms.filter(({ areas }) => areas.every(({ id }) => paper.paint[id])).map(({ name }) => name),
  );
  return KINGDOMS.filter((name) => painted.has(name) || paper.complete.includes(name)).length;
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

/** Whether anything of a kingdom can still be painted; what is no kingdom is not full either. */
export function hasRoom(name: string, paper: Pick<SheetView, "paint">, { kingdoms }: Kingdoms): boolean {
  const areas = kingdoms.find((one) => one.name === name)?.areas ?? [];
  return !areas.length || areas.some(({ id }) => !paper.paint[id]);
}

/** How many full kingdoms on one sheet bring about the last round. */
const FULL_TO_END = 3;

/** The three fullest kingdoms of a sheet: how many of their areas are painted, and how many are not. */
export function fullest(
  { paint, complete }: Pick<SheetView, "paint" | "complete">,
  { kingdoms }: Kingdoms,
): { done: number; lacks: number }[] {
  return kingdoms
    .map(({ name, areas }) => {
      const lacks = complete.includes(name) ? 0 : areas.filter(({ id }) => !paint[id]).length;
      return { done: areas.length - lacks, lacks };
    })
    .sort((a, b) => a.lacks - b.lacks)
    .slice(0, FULL_TO_END);
}

/** How many areas those lack together: with the last of them, the end comes. */
export function lacksToEnd(paper: SheetView, realm: Kingdoms): number {
  return fullest(paper, realm).reduce((sum, { lacks }) => sum + lacks, 0);
}

/** The kingdom nearest to being full, and how much it lacks; null once no kingdom is open. */
export function nearestFull(
  paper: SheetView,
  { kingdoms }: Kingdoms,
): { kingdom: string; lacks: number } | null {
  let best: { kingdom: string; lacks: number } | null = null;
  for (const { name, areas } of kingdoms) {
    const lacks = areas.filter((area) => !paper.paint[area.id]).length;
    if (lacks && lacks < areas.length && (!best || lacks < best.lacks)) best = { kingdom: name, lacks };
  }
  return best;
}
