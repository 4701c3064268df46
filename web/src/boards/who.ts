/** Whom a sentence is about. */

import type { Playable } from "../table/playable";
import type { Facts } from "../words/catalogue";

/** Whoever looks on is told of themselves (`who` is `you`), where nobody else shares the screen. */
export function whoFacts({ voice, now }: Playable, seat: number): Facts {
  const own = seat === now.seat && now.yours.length < 2;
  return { who: own ? "you" : "other", name: voice.name(seat) };
}
