/** Steps of recorded plays, one for each moment: made by tools/record_moments.py, fetched when needed. */

import type { FeedMoment } from "../api/schema";
import { typed } from "../api/typed";

/** The position before some moves of one seat and the one after them, as one seat sees them, and what it was told. */
export interface RecordedStep {
  readonly play: string;
  /** How many moves were made before them. */
  readonly step: number;
  /** Who looks on. */
  readonly seat: number;
  /** Who moves; −1: chance. */
  readonly by: number;
  readonly moves: readonly string[];
  /** What came about with each of the moves. */
  readonly moments: readonly (readonly FeedMoment[])[];
}

type RecordedPlay = Record<string, unknown> & { game: string };

export interface Recorded {
  readonly plays: Readonly<Record<string, RecordedPlay>>;
  readonly cells: Readonly<Record<string, RecordedStep>>;
}

let all: Promise<Recorded> | undefined;

export function recorded(): Promise<Recorded> {
  all ??= import("./recorded.json").then((found) => typed<Recorded>()(found.default));
  return all;
}

export async function playOf({ play }: RecordedStep): Promise<RecordedPlay> {
  const found = (await recorded()).plays[play];
  if (!found) throw new Error(`There is no play ${play}.`);
  return found;
}
