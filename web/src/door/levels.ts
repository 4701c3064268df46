/**
 * The bot level for a game started at the front door: the last choice. A player who has never finished
 * the game begins with the gentlest.
 */

import { keep, kept } from "../look/kept";
import { LEVELS } from "../table/levels";
import { hasFinished } from "./finished";

const FIRST = "easy";
const USUAL = "normal";
const nameOf = (game: string): string => `level/${game}`;

export function levelFor(game: string): string {
  const level = kept(nameOf(game));
  return LEVELS.some((one) => one === level) ? level : hasFinished(game) ? USUAL : FIRST;
}

export function noteLevel(game: string, level: string): void {
  keep(nameOf(game), level);
}
