/** How near the end is: who has few bottles left to play. */

import type { Playable } from "../../table/playable";
import type { Nearing } from "../board";
import type { InkView } from "./view";

/** So few bottles can go in one turn. */
const FEW = 5;

export function nearing(table: Playable): Nearing | null {
  const view = table.now.view as unknown as InkView;
  const { voice } = table;
  if (view.stage === "over") return null;
  if (view.tie_round) return { words: voice.say("nearing-tie", { n: view.tie_round }), last: true };
  // Who has played the last one ends the game with this round, whether the table says so yet or not.
  if (view.last || view.painters.some(({ own }) => own === 0)) return { words: voice.say("nearing-last"), last: true };
  const left = [
    ...view.painters.map((painter, seat) => ({ name: voice.name(seat), n: painter.own })),
    ...(view.apprentice ? [{ name: voice.say("nearing-apprentice"), n: view.apprentice.left }] : []),
  ];
  const best = left.reduce((least, one) => (one.n < least.n ? one : least), { name: "", n: FEW + 1 });
  if (best.n > FEW) return null;
  const count = left.filter(({ n }) => n === best.n).length;
  const words = count > 1 ? voice.say("nearing-all", { n: best.n, count }) : voice.say("nearing-bottles", best);
  return { words, last: false };
}
