/** What the dice that lie there can make, and what a tap on a construction means. */

import { NO_DICE, pickText } from "./notation";
import type { Kind, PickView, KingdomView } from "./view";

/** A construction in the table of sums, as it stands for whoever picks. */
export interface Offer {
  /** Pairs of dice that make it, whether there is a space for it or not. */
  readonly pairs: readonly PickView[];
  /** The legal move that chooses it; "" if there is none. */
  readonly move: string;
  /** The move that a tap means where none is legal, so that its rule is told; "" if no dice make it. */
  readonly meant: string;
}

export function offerOf(kind: Kind, view: KingdomView, moves: ReadonlySet<string>): Offer {
  const pairs = view.picks.filter((pick) => pick.builds === kind);
  const texts = pairs.map(({ dice }) => pickText(...(dice as [number, number])));
  if (view.sums[kind].includes(0)) texts.push(NO_DICE);
  return {
    pairs,
    move: texts.find((text) => moves.has(text)) ?? "",
    meant: texts[0] ?? "",
  };
}

/** What a die of the pool makes with the one in hand. */
export function withDie(picks: readonly PickView[], held: number, face: number): PickView | undefined {
  const [low, high] = [Math.min(held, face), Math.max(held, face)];
  return picks.find(({ dice }) => dice[0] === low && dice[1] === high);
}

/** Which dice of the pool are those that were picked, by their places. */
export function placesOf(pool: readonly number[], picked: readonly number[] | null): Set<number> {
  const places = new Set<number>();
  for (const face of picked ?? []) {
    const at = pool.findIndex((one, k) => one === face && !places.has(k));
    if (at >= 0) places.add(at);
  }
  return places;
}
