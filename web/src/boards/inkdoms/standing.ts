/** The score of a sheet: gains, counted up from 0; losses still due at the end are separate. */

import { signed, type Voice } from "../../words/voice";
import type { Apart, ScoreChange } from "../board";
import { KINGDOMS, MONSTERS } from "./realm";
import { herdOf } from "./symbols";
import type { Awards, InkdomsView, SheetView } from "./view";

export type PartName = "first" | "built" | "tame" | "colours";

export interface Standing {
  readonly gained: number;
  readonly parts: Readonly<Record<PartName, number>>;
  /** Points that unpainted monsters cost at the end; 0 or less. */
  readonly wild: number;
  /** Permanent points for blots; 0 or less. */
  readonly blots: number;
  /** The score if the game ended now: the sum of these. */
  readonly ended: number;
}

/** The part that a score line belongs to; undefined for losses. */
const PARTS: Readonly<Record<string, PartName>> = {
  speed: "first",
  capital: "built",
  tamed: "tame",
  variety: "colours",
};

/** Losses: monsters that nobody has painted, and blots. */
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

/** What a move changes: gains, as the score counts them, and the losses that it prevents. */
export interface MoveChange {
  readonly gained: number;
  /** Monsters that are no longer wild. */
  readonly calmed: number;
  /** Blots, 0 or less. */
  readonly blots: number;
  /** The part of the gain that comes when the round ends: for being first or second. */
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

/** The losses that a sheet's score counts apart from the gains. */
export const apart: Apart = {
  has: (line) => COSTS.has(line.split("/")[1] ?? ""),
  // Its number is shown next to the words.
  tell: (lines, voice) => changeWords({ ...changeOf({ lines }), gained: 0 }, voice, "blot-named"),
};

/** The number that is shown before a move: an ink blot that comes with it counts. */
export const shownOf = ({ gained, blots }: MoveChange): number => gained + blots;

/**
 * Orders changes for `sort`, the better one first: by the number that is shown, so that no badge shows
 * less than one further down; then by everything that changes.
 */
export function byWorth(one: MoveChange | null, two: MoveChange | null): number {
  const worth = (change: MoveChange | null): number => (change ? change.gained + change.calmed + change.blots : 0);
  const shown = (change: MoveChange | null): number => (change ? shownOf(change) : 0);
  return shown(two) - shown(one) || worth(two) - worth(one);
}

/** A change in words, if there is any: `+2, one wild monster less`. */
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
 * How many kingdoms are full on a sheet: the third calls the last round. They count when the turn ends;
 * with the map given, those that have just been painted are included.
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

/** The points for being first and second in a line, and who has them. */
export function awardsOf(line: string, paper: SheetView, { awards }: Pick<InkdomsView, "awards">): Award[] {
  const stateOf = (won: readonly string[], left: readonly string[]): Award["state"] =>
    won.includes(line) ? "won" : left.includes(line) ? "open" : "gone";
  const [first, second] = AWARDS[line] ?? [0, 0];
  return [
    { points: first, state: stateOf(paper.firsts, awards.firsts) },
    { points: second, state: stateOf(paper.seconds, awards.seconds) },
  ];
}

/** The most that filling a kingdom has scored or can still score; without `awards`, only what it has scored. */
export function flagOf(kingdom: string, paper: SheetView, awards?: Awards): Award | undefined {
  const all = awardsOf(kingdom, paper, { awards: awards ?? { firsts: [], seconds: [] } });
  const found = all.find(({ state }) => state === "won") ?? all.find(({ state }) => state === "open");
  return found ?? (awards && all[0]);
}

/** The number of areas a player may lack to count as about to be first: one turn often paints this many. */
const NEAR = 2;

/** Another player who is about to get what a sheet's owner is after as well. */
export interface Rival {
  readonly seat: number;
  readonly lacks: number;
}

type RaceView = Pick<InkdomsView, "sheets" | "stage" | "awards">;
interface RaceRealm {
  readonly areas: readonly { readonly id: string; readonly kingdom: string; readonly symbol: string }[];
}

/**
 * The player who lacks least of a kingdom or a kind of monster that this sheet's owner has begun and
 * may still score.
 */
export function rivalOf(line: string, of: number, view: RaceView, { areas: all }: RaceRealm): Rival | null {
  const own = view.sheets[of];
  const areas = all.filter(({ kingdom, symbol }) => kingdom === line || herdOf(symbol) === line);
  const lacksOf = ({ paint }: SheetView): number => areas.filter(({ id }) => !paint[id]).length;
  if (!own || view.stage === "over" || !awardsOf(line, own, view).some(({ state }) => state === "open")) return null;
  const lack = lacksOf(own);
  if (!lack || lack === areas.length) return null;
  const others = view.sheets.map((paper, seat) => ({ seat, lacks: lacksOf(paper) }));
  const [nearest] = others
    .filter(({ seat, lacks }) => seat !== of && lacks > 0 && lacks <= NEAR)
    .sort((one, two) => one.lacks - two.lacks);
  return nearest ?? null;
}

export const NO_RIVALS: ReadonlyMap<string, Rival> = new Map();

/** The same for every kingdom and kind of monster for which there is one. */
export function rivalsOf(of: number, view: RaceView, realm: RaceRealm): ReadonlyMap<string, Rival> {
  const found = [...KINGDOMS, ...MONSTERS].map((line) => [line, rivalOf(line, of, view, realm)] as const);
  return new Map(found.flatMap(([line, rival]) => (rival ? [[line, rival] as const] : [])));
}

/** Whether anything of a kingdom can still be painted; what is no kingdom is not full either. */
export function hasRoom(name: string, paper: Pick<SheetView, "paint">, { kingdoms }: Kingdoms): boolean {
  const areas = kingdoms.find((one) => one.name === name)?.areas ?? [];
  return !areas.length || areas.some(({ id }) => !paper.paint[id]);
}

/** How many full kingdoms on one sheet call the last round. */
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

/** How many areas these three lack together: when all are painted, the end comes. */
export function lacksToEnd(paper: SheetView, realm: Kingdoms): number {
  return fullest(paper, realm).reduce((sum, { lacks }) => sum + lacks, 0);
}

/** The kingdom nearest to being full, and how much it lacks; null if no kingdom is open. */
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
