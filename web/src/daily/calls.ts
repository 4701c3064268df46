/** The requests of the daily game and of puzzles; kept separate, since few visits need them. */

import { get, post } from "../api/ask";
import type { At, DailyHistory, DailyNow, DayShown, GamePuzzles, PuzzleNow, Puzzles } from "../api/schema";

export const daily = () => get<DailyNow>("/api/daily");
export const myDays = () => get<DailyHistory>("/api/daily/mine");
const atDay = (day: string, game: string): string =>
  `/api/daily/${encodeURIComponent(day)}/${encodeURIComponent(game)}`;
export const dayOf = (day: string, game: string) => get<DayShown>(atDay(day, game));
export const playDaily = (game: string, name: string) =>
  post<At>(`/api/daily/${encodeURIComponent(game)}`, { name });
export const puzzles = () => get<Puzzles>("/api/puzzles");
export const puzzlesOf = (game: string) =>
  get<GamePuzzles>(`/api/puzzles/${encodeURIComponent(game)}`);
/** A puzzle after some moves of its turn; includes the verdict once the turn is over. */
export const solvePuzzle = (game: string, id: string, moves: readonly string[]) =>
  post<PuzzleNow>(`/api/puzzles/${encodeURIComponent(game)}`, { id, moves });
export const practise = (day: string, game: string, name: string) =>
  post<At>(`${atDay(day, game)}/practice`, { name });
