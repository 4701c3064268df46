/**
 * A table a breath behind itself: for small pictures of it, so that what was tapped is drawn before them
 * and not in one go with them. Nothing can be done at it.
 */

import { breath } from "../ui/breath";
import type { Playable } from "./playable";

export function behind(table: Playable): Playable {
  let seen = $state.raw({ now: table.now, log: table.log, tick: table.tick });
  $effect(() => {
    const next = { now: table.now, log: table.log, tick: table.tick };
    let stale = false;
    void breath().then(() => stale || (seen = next));
    return () => (stale = true);
  });
  return {
    get now() {
      return seen.now;
    },
    get log() {
      return seen.log;
    },
    get tick() {
      return seen.tick;
    },
    get options() {
      return table.options;
    },
    get voice() {
      return table.voice;
    },
    pending: [],
    canMove: false,
    tap() {},
    play() {},
    tell() {},
    scene: (of) => table.scene(of),
  };
}
