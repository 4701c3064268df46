/**
 * Tips in a player's first games: one line for each new kind of decision, the first time it comes up. The lines
 * are messages of the game's catalogue, `lead-<kind>`; a game without them has none.
 */

import { hasFinished } from "../door/finished";
import { keepData, keptData } from "../look/kept";
import type { Catalogue } from "../words/catalogue";

const NAME = "leads";
const PREFIX = "lead-";

interface LeadsTold {
  /** Whether the user has switched them off, for all games. */
  readonly off: boolean;
  /** The tips already shown, by game. */
  readonly told: Readonly<Record<string, readonly string[]>>;
}
const NONE: LeadsTold = { off: false, told: {} };

const recall = (): LeadsTold => keptData(NAME, NONE, isMemory);

/** Whether this browser's user is still new to a game, and has not said "hide tips". */
export function wantsLeads(game: string): boolean {
  return !recall().off && !hasFinished(game);
}

export function noMoreLeads(): void {
  keepData(NAME, { ...recall(), off: true });
}

/** The goal is shown like a tip, but at once, and not for a kind of decision. */
const GOAL = "goal";

/** Whether the user has read the goal of a game, or has played it for a while. */
export const knowsGoal = (game: string): boolean => (recall().told[game] ?? []).includes(GOAL);

export const noteGoal = (game: string): void => noteLead(game, GOAL);

/** Marks a tip as shown, so that it never comes back. */
export function noteLead(game: string, lead: string): void {
  const before = recall();
  const told = new Set([...(before.told[game] ?? []), lead]);
  keepData(NAME, { ...before, told: { ...before.told, [game]: [...told] } });
}

/**
 * The id of the tip for the moves on offer: the first in the catalogue that was not shown yet. One with an
 * `.unless` waits while a kind named there is on offer: nobody is advised to end a turn that can bring more.
 */
export function leadOf(game: string, moves: readonly string[], words: Catalogue): string | null {
  const told = new Set(recall().told[game] ?? []);
  const left = words.ids.filter((id) => id.startsWith(PREFIX) && !told.has(id));
  if (!left.length) return null;
  const offered = offeredIn(moves, words);
  return left.find((id) => offered.has(id) && !waits(id, offered, words)) ?? null;
}

/** Whether there are tips that were not shown yet. */
export function hasMoreLeads(game: string, words: Catalogue): boolean {
  const told = new Set(recall().told[game] ?? []);
  return words.ids.some((id) => id.startsWith(PREFIX) && !told.has(id));
}

function offeredIn(moves: readonly string[], words: Catalogue): ReadonlySet<string> {
  return new Set(moves.flatMap((move) => names(words.kind(move))));
}

function waits(lead: string, offered: ReadonlySet<string>, words: Catalogue): boolean {
  const kinds = words.part(lead, "unless").split(" ");
  return kinds.some((kind) => kind !== "" && offered.has(PREFIX + kind));
}

/** Of the moves on offer, those that a tip is about. */
export function toldBy(lead: string, moves: readonly string[], words: Catalogue): string[] {
  return moves.filter((move) => names(words.kind(move)).includes(lead));
}

/**
 * Whether a tip is no longer needed: one of these moves did what it says, or that is no longer on offer, or the
 * tip must wait for something else now.
 */
export function isSettled(
  lead: string,
  { done, offered }: { done: readonly string[]; offered: readonly string[] },
  words: Catalogue,
): boolean {
  if (toldBy(lead, done, words).length || !toldBy(lead, offered, words).length) return true;
  return waits(lead, offeredIn(offered, words), words);
}

/** A kind may belong to a family: both `lead-walk-d12` and `lead-walk` apply to `walk-d12`. */
function names(kind: string): string[] {
  const parts = kind.split("-");
  return parts.map((_, k) => PREFIX + parts.slice(0, k + 1).join("-"));
}

function isMemory(data: unknown): data is LeadsTold {
  const { off, told } = (data ?? {}) as Partial<LeadsTold>;
  return (
    typeof off === "boolean" &&
    typeof told === "object" &&
    told !== null &&
    Object.values(told).every((one) => Array.isArray(one))
  );
}
