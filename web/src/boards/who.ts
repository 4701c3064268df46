/** Whom a sentence is about. */

import type { Playable } from "../table/playable";

export interface Who {
  readonly who: "you" | "other";
  readonly name: string;
  readonly [fact: string]: string;
}

/** Viewers are addressed as "you" (`who` is `you`), unless others share the screen. */
export function whoFacts({ voice, now }: Playable, seat: number): Who {
  const own = seat === now.seat && now.yours.length < 2;
  return { who: own ? "you" : "other", name: voice.name(seat) };
}
