/**
 * At the first games of a kind, one line for each new kind of decision, the first time it comes up.
 * The lines are messages of the game's catalogue, `lead-<kind>`; a game without them has none.
 */

import { hasFinished } from "../door/finished";
import { keepData, keptData } from "../look/kept";
import type { Catalogue } from "../words/catalogue";

const NAME = "leads";
const PREFIX = "lead-";

interface LeadsTold {
  /** Whether somebody wants no more of them, in any game. */
  readonly off: boolean;
  /** What was told already, by game. */
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

/** What one plays for is told like a line, but at once, and not for a kind of decision. */
const GOAL = "goal";

/** Whether somebody has read what a game is about, or has played it for a while. */
export const knowsGoal = (game: string): boolean => (recall().told[game] ?? []).includes(GOAL);

export const noteGoal = (game: string): void => noteLead(game, GOAL);

/** It was told, and never comes back. */
export function noteLead(game: string, lead: string): void {
  const before = recall();
  const told = new Set([...(before.told[game] ?? []), lead]);
  keepData(NAME, { ...before, told: { ...before.told, [game]: [...told] } });
}

/**
 * The id of the line for what is offered: the first of the catalogue that was not told yet. One that has
 * an `.unless` waits while a kind named there is offered: nobody is told to end a turn that can bring more.
 */
export function leadOf(game: string, moves: readonly string[], words: Catalogue): string | null {
  const told = new Set(recall().told[game] ?? []);
  const left = words.ids.filter((id) => id.startsWith(PREFIX) && !told.has(id));
  if (!left.length) return null;
  const offered = offeredIn(moves, words);
  return left.find((id) => offered.has(id) && !waits(id, offered, words)) ?? null;
}

function offeredIn(moves: readonly string[], words: Catalogue): ReadonlySet<string> {
  return new Set(moves.flatMap((move) => names(words.kind(move))));
}

function waits(lead: string, offered: ReadonlySet<string>, words: Catalogue): boolean {
  const kinds = words.part(lead, "unless").split(" ");
  return kinds.some((kind) => kind !== "" && offered.has(PREFIX + kind));
}

/** Of what is offered, the moves that a line tells of. */
export function toldBy(lead: string, moves: readonly string[], words: Catalogue): string[] {
  return moves.filter((move) => names(words.kind(move)).includes(lead));
}

/**
 * Whether a line has nothing more to tell: what it tells of was done by one of these moves, or is not
 * offered any more, or it has to wait for something else now.
 */
export function isSettled(
  lead: string,
  { done, offered }: { done: readonly string[]; offered: readonly string[] },
  words: Catalogue,
): boolean {
  if (toldBy(lead, done, words).length || !toldBy(lead, offered, words).length) return true;
  return waits(lead, offeredIn(offered, words), words);
}

/** A kind may be one of a family: `walk-d12` is told by `lead-walk-d12` or by `lead-walk`. */
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
