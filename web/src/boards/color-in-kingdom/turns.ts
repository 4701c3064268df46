/** The turns in the log: which dice were picked, what was built, who copied it. */

import type { FeedItem } from "../../api/schema";
import { linesOf } from "../../table/lines";
import { buildIn, pickIn } from "./notation";
import type { ConstructionKind } from "./view";

export interface Built {
  readonly seat: number;
  readonly space: string;
}

export interface KingdomTurn {
  /** The faces that were picked; null if none were. */
  readonly picked: readonly [number, number] | null;
  readonly kind: ConstructionKind | null;
  /** The builders; first the player who had the dice. */
  readonly built: readonly Built[];
}

/** All turns; the last one may be unfinished. A turn begins with its roll. */
export function turnsOf(log: readonly FeedItem[]): KingdomTurn[] {
  const turns: { picked: [number, number] | null; kind: ConstructionKind | null; built: Built[] }[] = [];
  for (const line of linesOf(log)) {
    if (line.kind === "throw" && line.text.startsWith("family")) {
      turns.push({ picked: null, kind: null, built: [] });
    }
    const turn = turns.at(-1);
    if (line.kind !== "turn" || !turn) continue;
    for (const move of line.moves) {
      turn.picked = pickIn(move) ?? turn.picked;
      const build = buildIn(move);
      if (!build) continue;
      turn.kind = build.kind;
      turn.built.push({ seat: line.seat, space: build.space });
    }
  }
  return turns;
}

/** The turn before the current one, or between turns the last one, if anything was built in it. */
export function turnBefore(turns: readonly KingdomTurn[], between: boolean): KingdomTurn | null {
  const turn = turns.at(between ? -1 : -2);
  return turn?.kind ? turn : null;
}

/** The previous turn if it was this seat's: it is news who copied it, until the next turn is over. */
export function justBuilt(turns: readonly KingdomTurn[], between: boolean, seat: number): KingdomTurn | null {
  const turn = turnBefore(turns, between);
  return turn?.built[0]?.seat === seat ? turn : null;
}

/** Where a seat built in this turn and the previous one: marked as new. */
export function freshOf(turns: readonly KingdomTurn[], seat: number): Set<string> {
  const built = turns.slice(-2).flatMap((turn) => turn.built);
  return new Set(built.filter((one) => one.seat === seat).map((one) => one.space));
}

/**
 * What a seat last built with its own dice, and who copied it, once all have decided; null if it has
 * built nothing yet. `between`: whether the last turn in the log is over.
 */
export function lastBuilt(turns: readonly KingdomTurn[], between: boolean, seat: number): KingdomTurn | null {
  const over = between ? turns : turns.slice(0, -1);
  return over.findLast((turn) => turn.kind !== null && turn.built[0]?.seat === seat) ?? null;
}

/** Whether the current roll has crossed off a duty of this seat, which may have been crossed off before. */
export function metIn(log: readonly FeedItem[], seat: number): boolean {
  const rolled = log.slice(Math.max(log.findLastIndex(({ what }) => what === "throw"), 0));
  return rolled.some(({ moments }) => moments?.some((one) => one.name === "duty" && one.seat === seat) ?? false);
}
