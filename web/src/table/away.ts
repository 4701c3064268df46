/** People who are not at the table just now. */

import type { Presence } from "../api/schema";
import { say, words } from "../words/words.svelte";
import type { Begun } from "./playable";
import { isAwaited } from "./status";

const DAY = 24 * 3_600_000;

/** `away since 14:05`; if that was another day, `away since 3 May`. `now` is in milliseconds. */
export function awayText(since: number | null | undefined, now: number): string {
  if (since == null) return say("seat-away");
  const then = new Date(since * 1000);
  const long = now - then.getTime() > DAY;
  const format = long
    ? ({ day: "numeric", month: "long" } as const)
    : ({ hour: "2-digit", minute: "2-digit" } as const);
  const time = new Intl.DateTimeFormat(words.language === "en" ? "en-GB" : words.language, format);
  return say("seat-away-since", { time: time.format(then) });
}

export interface Absent {
  readonly seat: number;
  readonly since: number | null;
  /** Whether the server lets others put a bot on this seat. */
  readonly replaceable: boolean;
}

/** The absent person everybody waits for; undefined if there is none. */
export function absentOf(now: Begun, presence: Presence | null): Absent | undefined {
  if (!presence || now.seat === null) return undefined;
  const seat = now.seats.findIndex(
    (one, k) => one.kind === "person" && !one.level && !presence.here[k] && isAwaited(now, k),
  );
  if (seat < 0 || now.yours.includes(seat)) return undefined;
  const replaceable = presence.replaceable?.includes(seat) ?? false;
  return { seat, since: presence.since?.[seat] ?? null, replaceable };
}
