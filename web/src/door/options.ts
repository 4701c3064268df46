/** The options of a game by names that people understand. */

import type { GameShown } from "../api/schema";
import { INKS } from "../look/inks";
import { say, words } from "../words/words.svelte";

/** Options for solo games only. */
const SOLO = new Set(["apprentice"]);

/** The options worth showing: those with something to choose, at a table of this size. */
export function shownOptions(game: GameShown, seats: number): string[] {
  return Object.entries(game.options)
    .filter(([key, option]) => {
      if (option.choices.length < 2) return false;
      if (key === "first") return seats > 1;
      return SOLO.has(key) ? seats === 1 : true;
    })
    .map(([key]) => key);
}

/** Whether an option gives each seat an ink: every choice is an order of the same inks. */
export function ordersInks(choices: readonly unknown[]): boolean {
  return choices.length > 1 && choices.every((choice) => {
    const inks = String(choice).split(" ");
    return inks.length > 1 && inks.every((ink) => ink in INKS);
  });
}

export function optionName(key: string): string {
  return words.has(`option-${key}`) ? say(`option-${key}`) : key;
}

export function choiceName(key: string, choice: string): string {
  if (key === "first" && /^\d+$/.test(choice)) return say("seat-number", { n: Number(choice) });
  const id = `choice-${key}-${choice.replaceAll(" ", "-")}`;
  if (words.has(id)) return say(id);
  const inks = choice.split(" ");
  if (inks.every((ink) => ink in INKS)) {
    const names = inks.map((ink) => say(`ink-${ink}`)).join(", ");
    return names.charAt(0).toUpperCase() + names.slice(1);
  }
  return choice;
}
