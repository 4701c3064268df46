/**
 * A value that changes in a later frame, the next one or after `count` of them: what shows it is updated there, and
 * not in the same task as the rest.
 */

import { untrack } from "svelte";
import { frames } from "./yielding";

export function later<T>(read: () => T, count = 1, same: (a: T, b: T) => boolean = Object.is): { readonly value: T } {
  let seen = $state.raw(untrack(read));
  let latest = untrack(() => seen);
  let waits = false;
  let left = false;
  $effect(() => {
    latest = read();
    if (waits || untrack(() => same(latest, seen))) return;
    waits = true;
    // It is the latest by then, so whatever changes often is followed, too.
    void frames(count).then(() => {
      waits = false;
      if (!left) seen = latest;
    });
  });
  $effect(() => () => (left = true));
  return {
    get value() {
      return seen;
    },
  };
}
