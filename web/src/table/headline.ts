/** A turn in a line: its most important effect first, with its total points. */

import type { FeedItem } from "../api/schema";
import { PLAIN, type Telling } from "../boards/board";
import { ranked } from "../moments/table";
import type { Facts } from "../words/catalogue";
import type { Voice } from "../words/voice";
import { accountOf, linesOf, momentsIn, type Line, type TurnLine } from "./lines";
import { briefly, newsIn, summed } from "./telling";

export interface Headline {
  readonly points: number;
  /** What counts most, and what else there is room for, perhaps. */
  readonly words: string;
  readonly more: string;
  /** Whether more came of it than these. */
  readonly goesOn?: boolean;
}

/** How many items of the log are sure to include everybody's last turn. */
const FAR = 150;

/** The end of the log as lines, with the last turn of each seat: made once for all of them. */
export const recentLines = (log: readonly FeedItem[]): Line[] => linesOf(log, Math.max(0, log.length - FAR));

/** A turn of a seat as `lastTurnOf` finds it; null if there is none. */
export function headlineOf(
  turn: readonly TurnLine[],
  seat: number,
  voice: Voice,
  telling: Telling = PLAIN,
): Headline | null {
  if (!turn.length) return null;
  const points = turn.reduce((sum, line) => sum + accountOf(line).total, 0);
  const own = turn.flatMap(momentsIn).filter((one) => one.seat === seat);
  const news = summed(newsIn(own));
  const came = ranked(voice.game, news.length ? news : own);
  const told = points || came.reduce((sum, one) => sum + (one.points ?? 0), 0);
  // A tunnel, say, is clear from its move; but if it lost something, that is what counts.
  const [words, more = "", ...rest] = came.map((one) => voice.say(`moment-${one.name}`, (one.facts ?? {}) as Facts));
  const moves = turn.flatMap((line) => line.moves);
  const did = briefly(moves, telling, voice, turn[0]?.first ?? true);
  const goesOn = (left: boolean): Pick<Headline, "goesOn"> => (left ? { goesOn: true } : {});
  if (words && did && telling.doneFirst) return { points: told, words: did, more: words, ...goesOn(more !== "") };
  if (words) return { points: told, words, more, ...goesOn(rest.length > 0) };
  return did || told ? { points: told, words: did, more: "" } : null;
}

/** What a seat has lost by the turns of others since its own last one, with the reason; null if nothing. */
export function lossSince(lines: readonly Line[], turn: readonly TurnLine[], seat: number, voice: Voice): Headline | null {
  const last = turn.at(-1);
  const since = last ? lines.slice(lines.indexOf(last) + 1).filter((line) => line.kind !== "turn" || line.seat !== seat) : [];
  const changes = since.flatMap((line) => (line.kind === "note" ? [] : (line.brought ?? [])));
  const points = changes.reduce((sum, [who, by]) => (who === seat ? sum + by : sum), 0);
  if (points >= 0) return null;
  const losses = since.flatMap(momentsIn).filter((one) => one.seat === seat && (one.points ?? 0) < 0);
  const [words = "", more = ""] = losses.map((one) => voice.say(`moment-${one.name}`, (one.facts ?? {}) as Facts));
  return { points, words, more };
}

/**
 * The last turn of a seat that may be told, as lines of the log; none before its first. `hidden`: most of the
 * current turn is still secret, so the one before it is used.
 */
export function lastTurnOf(lines: readonly Line[], seat: number, telling: Telling, hidden: boolean): TurnLine[] {
  const draws = Boolean(telling.chance);
  const begun = lastTurn(lines, seat, draws);
  const [first] = begun;
  const earlier = hidden && first ? lastTurn(lines.slice(0, lines.indexOf(first)), seat, draws) : [];
  return earlier.length ? earlier : begun;
}

/** A whole turn in words: its moves and their effects. */
export function turnInFull(turn: readonly TurnLine[], voice: Voice, telling: Telling): string {
  const moves = turn.flatMap((line) => line.moves);
  const did = briefly(moves, telling, voice, turn[0]?.first ?? true);
  const seat = turn[0]?.seat;
  const came = summed(newsIn(turn.flatMap(momentsIn).filter((one) => one.seat === seat)));
  const told = ranked(voice.game, came).map((one) => voice.say(`moment-${one.name}`, (one.facts ?? {}) as Facts));
  return [...new Set([did, ...told])].filter(Boolean).join(", ");
}

/** What is drawn in the middle of a turn does not part it; a throw for all does, and another's turn. */
function lastTurn(lines: readonly Line[], seat: number, draws: boolean): TurnLine[] {
  const last = lines.findLastIndex((line) => line.kind === "turn" && line.seat === seat);
  const found: TurnLine[] = [];
  for (let k = last; k >= 0; k--) {
    const line = lines[k];
    if (line?.kind === "turn" && line.seat === seat) found.unshift(line);
    else if (line?.kind === "turn" || (line?.kind === "throw" && !draws)) break;
  }
  return found;
}
