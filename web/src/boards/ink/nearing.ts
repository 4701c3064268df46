/** How near the end is: who has few bottles left to play. */

import type { Playable } from "../../table/playable";
import type { Nearing } from "../board";
import type { SeatProgress } from "../far";
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
  const [best, next] = left.toSorted((a, b) => a.n - b.n);
  if (!best || best.n > FEW) return null;
  const count = left.filter(({ n }) => n === best.n).length;
  // A viewer who is near the end should still be told how near the other player is.
  if (count === 1 && best.who === "you" && next && next.n <= FEW) {
    return { words: voice.say("nearing-two", { n: best.n, name: next.name, other: next.n }), last: false };
  }
  const words = count > 1 ? voice.say("nearing-all", { n: best.n, count }) : voice.say("nearing-bottles", { ...best });
  return { words, last: false };
}
