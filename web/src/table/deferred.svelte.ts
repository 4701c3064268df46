/**
 * A read-only copy of a table that is updated in a later frame: for everything but the board, so that the
 * effect of a tap is drawn before the rest and not in the same task.
 */

import { untrack } from "svelte";
import { drawn } from "../ui/yielding";
import type { Playable } from "./playable";

export function deferred(table: Playable): Playable {
  let seen = $state.raw({ now: table.now, log: table.log, tick: table.tick });
  let latest = untrack(() => seen);
  let waits = false;
  let left = false;
  $effect(() => {
    latest = { now: table.now, log: table.log, tick: table.tick };
    if (waits || untrack(() => latest.now === seen.now && latest.log === seen.log)) return;
    waits = true;
    // It contains whatever has arrived meanwhile, so a busy table is followed, too.
    void drawn().then(() => {
      waits = false;
      if (!left) seen = latest;
    });
  });
  $effect(() => () => (left = true));
  return {
    source: table.source ?? table,
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
