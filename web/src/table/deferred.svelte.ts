/**
 * A read-only copy of a table that is updated in a later frame, the next one or after `count` of them: for
 * everything but the board, so that the effect of a tap is drawn before the rest and not in the same task.
 */

import { later } from "../ui/later.svelte";
import type { Playable } from "./playable";

export function deferred(table: Playable, count = 1): Playable {
  const seen = later(
    () => ({ now: table.now, log: table.log, tick: table.tick }),
    count,
    (a, b) => a.now === b.now && a.log === b.log,
  );
  return {
    source: table.source ?? table,
    get now() {
      return seen.value.now;
    },
    get log() {
      return seen.value.log;
    },
    get tick() {
      return seen.value.tick;
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
