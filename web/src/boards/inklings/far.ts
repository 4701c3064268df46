/** How far the game has come: the current round out of the usual number, and how much everybody has inked. */

import type { Playable } from "../../table/playable";
import type { Far } from "../board";
import { more, progressOf } from "../far";
import { whoFacts } from "../who";
import { DICE, printedBy, spacesOf } from "./printed";
import { viewOf } from "./view";

export function far(table: Playable): Far {
  const view = viewOf(table.now.view);
  const { voice } = table;
  const printed = printedBy(table.options["sheet"]);
  const inked = view.sheets.map((sheet, seat) => ({ ...whoFacts(table, seat), n: sheet.inked.length }));
  const { some, all } = progressOf(inked, more);
  const rounds = Number(voice.say("far-rounds"));
  const facts = {
    seats: view.seats,
    n: inked[0]?.n ?? 0,
    round: view.round,
    rounds,
    // A game that takes longer than usual is no longer compared with that number.
    usual: view.round < rounds ? "yes" : "no",
    spaces: DICE.reduce((sum, die) => sum + spacesOf(printed, die).length, 0),
  };
  const told = (id: string, each: string): string => voice.say(id, { ...facts, each });
  return { words: told("far", some), about: told("far-about", all) };
}
