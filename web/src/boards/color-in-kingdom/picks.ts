/** What the current dice can make, and what a tap on a construction means. */

import type { GainShown } from "../../api/schema";
import { NO_DICE, pickText } from "./notation";
import type { ConstructionKind, PickView, KingdomView } from "./view";

/** A construction in the table of sums, as the picking player sees it. */
export interface ConstructionOffer {
  /** Pairs of dice that make it, whether there is a space for it or not. */
  readonly pairs: readonly PickView[];
  /** Whether it can be built without dice. */
  readonly always: boolean;
  /** The legal move that chooses it; "" if there is none. */
  readonly move: string;
  /** The move that a tap means where none is legal, so that the rule is shown; "" if no dice make it. */
  readonly meant: string;
}

export function offerOf(kind: ConstructionKind, view: KingdomView, moves: ReadonlySet<string>): ConstructionOffer {
  const pairs = view.picks.filter((pick) => pick.builds === kind);
  const texts = pairs.map(textOf);
  const always = view.sums[kind].includes(0);
  if (always) texts.push(NO_DICE);
  return {
    pairs,
    always,
    move: texts.find((text) => moves.has(text)) ?? "",
    meant: texts[0] ?? "",
  };
}

function textOf({ dice }: PickView): string {
  return pickText(...(dice as [number, number]));
}

/**
 * The moves that choose what is built. After the choice, until it is built, they are the same as before
 * it: another choice replaces it. With too few dice there was nothing to choose.
 */
export function choicesOf(view: KingdomView, moves: readonly string[]): ReadonlySet<string> {
  if (view.stage === "picking") return new Set(moves);
  if (view.stage !== "building" || !view.picks.length) return new Set();
  return new Set([...view.picks.filter((pick) => pick.open).map(textOf), NO_DICE]);
}

/** The most that a construction can score, over the moves that choose it. */
export function bestGain(
  offer: ConstructionOffer,
  gains: ReadonlyMap<string, GainShown>,
): GainShown | undefined {
  const texts = [...offer.pairs.map(textOf), ...(offer.always ? [NO_DICE] : [])];
  const found = texts.flatMap((text) => gains.get(text) ?? []);
  return found.length ? found.reduce((best, one) => (one.total > best.total ? one : best)) : undefined;
}

/** What a die of the pool makes together with the one in hand. */
export function withDie(picks: readonly PickView[], held: number, face: number): PickView | undefined {
  const [low, high] = [Math.min(held, face), Math.max(held, face)];
  return picks.find(({ dice }) => dice[0] === low && dice[1] === high);
}

/** Which dice of the pool were picked, by their places. */
export function placesOf(pool: readonly number[], picked: readonly number[] | null): Set<number> {
  const places = new Set<number>();
  for (const face of picked ?? []) {
    const at = pool.findIndex((one, k) => one === face && !places.has(k));
    if (at >= 0) places.add(at);
  }
  return places;
}
