/**
 * Explanations for new players, in place of the question: one sentence in a round, when it matters or,
 * in the first rounds, one after the other. None is repeated.
 */

export interface RoundSituation {
  readonly round: number;
  /** Inklings in the box, and on the sheet. */
  readonly boxed: number;
  readonly placed: number;
  /** Whether a tunnel can be taken. */
  readonly tunnel: boolean;
}

export type Lesson = "tunnel" | "goal" | "bonus" | "loss" | "reserve" | "end";

/** After this round, only new situations on the sheet are explained. */
const FIRST_ROUNDS = 10;

const LESSONS: readonly (readonly [lesson: Lesson, fits: (now: RoundSituation) => boolean])[] = [
  ["tunnel", (now) => now.tunnel],
  ["goal", (now) => now.round === 1],
  ["bonus", early],
  ["loss", early],
  ["reserve", (now) => early(now) && now.boxed > 0 && now.placed > 0],
  ["end", early],
];

function early({ round }: RoundSituation): boolean {
  return round <= FIRST_ROUNDS;
}

export class LessonQueue {
  readonly #said = new Map<number, Lesson | null>();

  /** The explanation for a round: the same, however often it is asked for. */
  at(now: RoundSituation): Lesson | null {
    const known = this.#said.get(now.round);
    if (known !== undefined) return known;
    const said = new Set(this.#said.values());
    const next = LESSONS.find(([lesson, fits]) => !said.has(lesson) && fits(now))?.[0] ?? null;
    this.#said.set(now.round, next);
    return next;
  }
}
