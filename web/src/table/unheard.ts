/**
 * A socket that reconnects late repeats what a response has already delivered. Only what is new is news:
 * dice that were seen long ago have not just been thrown.
 */

import type { FeedItem } from "../api/schema";

/** The part of `told` that differs from what was heard at the same indices. */
export function unheard(told: readonly FeedItem[], heard: readonly FeedItem[]): readonly FeedItem[] {
  if (!heard.length) return told;
  const first = told.findIndex((one, k) => JSON.stringify(one) !== JSON.stringify(heard[k]));
  return first < 0 ? [] : told.slice(first);
}
