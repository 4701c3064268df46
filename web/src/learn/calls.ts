/** The requests of lessons to the server. */

import { get, post } from "../api/ask";
import type { Lessons, LessonShown, LessonStep } from "../api/schema";

const of = (game: string): string => `/api/games/${encodeURIComponent(game)}`;

export const lessons = (game: string) => get<Lessons>(`${of(game)}/lessons`);
export const learn = (game: string, step: LessonStep) => post<LessonShown>(`${of(game)}/learn`, step);
