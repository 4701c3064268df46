/** How near the end is: who has few bottles left to play. */

import type { Playable } from "../../table/playable";
import type { Nearing } from "../board";
import { fewer, progressOf, type SeatProgress } from "../far";
import { whoFacts } from "../who";
import { viewOf, type InkView } from "./view";

/** As many bottles as can be played in one turn. */
const FEW = 5;

/** How many bottles everybody has still to play, the Apprentice among them. */
export function bottlesLeft(table: Playable, { painters, apprentice }: InkView): SeatProgress[] {
  return [
    ...painters.map((painter, seat) => ({ ...whoFacts(table, seat), n: painter.own })),
    ...(apprentice ? [{ who: "other", name: table.voice.say("nearing-apprentice"), n: apprentice.left }] : []),
  ];
}

export function nearing(table: Playable): Nearing | null {
  const view = viewOf(table.now.view);
  const { voice } = table;
  if (view.stage === "over") return null;
  if (view.tie_round) return { words: voice.say("nearing-tie", { n: view.tie_round }), last: true };
  // A player who has played their last one ends the game with this round, whether the server says so yet or not.
  if (view.last || view.painters.some(({ own }) => own === 0)) return { words: voice.say("nearing-last"), last: true };
  const left = bottlesLeft(table, view);
  if (!left.some(({ n }) => n <= FEW)) return null;
  // The same counts as from the beginning: both are worth knowing, no matter who is near the end.
  return { words: voice.say("far", { each: progressOf(left, fewer).some }), last: false };
}
