/** Lines of the log in words. */

import type { FeedMoment, FeedItem } from "../api/schema";
import type { Telling } from "../boards/board";
import type { Facts } from "../words/catalogue";
import type { Voice } from "../words/voice";
import { shownName } from "../words/names";
import { listed } from "../words/lists";
import { say, words } from "../words/words.svelte";
import { accountOf, type Account, type Line } from "./lines";

/** A line in words; the last one of a finished game names the winner. */
export function lineText(
  line: Line,
  telling: Telling,
  voice: Voice,
  winners: readonly number[] = [],
): string {
  switch (line.kind) {
    case "turn":
      return movesText(line.moves, telling, voice, line.first);
    case "throw": {
      const what = telling.fell(line.text, voice);
      return telling.chance ? voice.say(telling.chance, { what }) : say("fell", { what });
    }
    case "note":
      return noteText(line.told, voice, winners);
  }
}

/** Consecutive moves. Details that a game need not mention, such as how a tile was turned, have no text. */
export function movesText(
  moves: readonly string[],
  telling: Telling,
  voice: Voice,
  first: boolean,
  toYou = false,
): string {
  if (telling.turn) return telling.turn(moves, voice);
  return moves
    .map((move) => telling.move(move, voice, first, toYou))
    .filter(Boolean)
    .join(", ");
}

/** The same as short as the game can say it. */
export function briefly(moves: readonly string[], telling: Telling, voice: Voice, first: boolean, toYou = false): string {
  return telling.brief?.(moves, voice, first, toYou) ?? movesText(moves, telling, voice, first, toYou);
}

/** Moments that the move already implies: shown, but not mentioned again. */
const TOLD_BY_MOVES: ReadonlySet<string> = new Set(["spell", "tunnel"]);

export function isNews(moment: Pick<FeedMoment, "name">): boolean {
  return !TOLD_BY_MOVES.has(moment.name);
}

/** The moments worth mentioning: being out means having lost the last Inkling, and is mentioned with it. */
export function newsIn<T extends Pick<FeedMoment, "name" | "seat">>(moments: readonly T[]): T[] {
  const out = new Set(moments.filter(({ name }) => name === "out").map(({ seat }) => seat));
  return moments.filter((one) => isNews(one) && !(one.name === "lost" && out.has(one.seat)));
}

/**
 * Moments with steps of a running total told as one: a moment of a total says by how many (`n`) it has
 * grown, and to what (`total`). The last one stays, with the sum and the points of all.
 */
export function summed<T extends Pick<FeedMoment, "name" | "seat" | "facts" | "points">>(moments: readonly T[]): T[] {
  const out: T[] = [];
  for (const one of moments) {
    const n = stepOf(one);
    const k = n === null ? -1 : out.findIndex((other) => other.name === one.name && other.seat === one.seat && stepOf(other) !== null);
    const before = out[k];
    if (!before || n === null) {
      out.push(one);
      continue;
    }
    const points = (before.points ?? 0) + (one.points ?? 0);
    out[k] = { ...one, points, facts: { ...one.facts, n: n + (stepOf(before) ?? 0) } };
  }
  return out;
}

/** By how many a moment has raised a running total; null if it is none. */
export function stepOf({ facts }: Pick<FeedMoment, "facts">): number | null {
  const { n, total } = facts ?? {};
  return typeof n === "number" && typeof total === "number" ? n : null;
}

/** Moments that the text of the move mentions as well: a screen reader need not repeat them. */
const SAID_BY_MOVES: ReadonlySet<string> = new Set(["lost"]);

/**
 * What a screen reader announces of new lines, in order: what others did and what happened, each once. Players
 * know their own moves, but not what those scored.
 */
export function newsOf(
  lines: readonly Line[],
  own: number | null,
  telling: Telling,
  voice: Voice,
  winners: readonly number[],
): string[] {
  return lines.flatMap((line) => {
    const others = line.kind !== "turn" || line.seat !== own;
    const text = lineText(line, telling, voice, winners);
    const named = line.kind === "turn" ? `${voice.name(line.seat)}: ${text}` : text;
    const account = accountOf(line);
    // What others' moves say is not said twice. The player's own moves are not announced, but their results are.
    const said = ({ moment }: Account["moments"][number]): boolean =>
      (own !== null && moment.seat === own) || (isNews(moment) && !(line.kind === "turn" && SAID_BY_MOVES.has(moment.name)));
    const moments = account.moments.filter(said);
    // The points of the player's own turn are announced with the last moment: the turn itself is not.
    const last = others ? -1 : moments.findLastIndex(({ moment, points }) => moment.seat === own && points >= 0);
    const lost = moments.reduce((sum, { moment, points }) => sum + (moment.seat === own ? points : 0), 0);
    const untold = !others && last < 0 && lost !== account.total ? account.total : 0;
    return [
      ...(others ? [withPoints(named, account.total)] : []),
      ...(untold ? [pointsText(untold)] : []),
      ...moments.map(({ moment, points }, k) =>
        withPoints(momentText(moment, voice, own), k === last ? account.total || points : points),
      ),
      ...account.others.map(([seat, points]) => withPoints(voice.name(seat), points)),
    ];
  });
}

/** Consecutive sentences, each with one full stop. */
export function inARow(sentences: readonly string[]): string {
  return sentences.map((one) => one.replace(/\.$/, "")).join(". ");
}

/**
 * `Sable tames a griffin in Redhill`; a game may address the player whose moment it is (`own`): `You are out`.
 */
export function momentText(moment: FeedMoment, voice: Voice, own: number | null = null): string {
  const [id, facts] = [`moment-${moment.name}`, (moment.facts ?? {}) as Facts];
  if (moment.seat != null && moment.seat === own && words.game(voice.game).has(`${id}-own`)) {
    return voice.say(`${id}-own`, facts);
  }
  const what = voice.say(id, facts);
  return moment.seat == null ? what : say("moment-of", { name: voice.name(moment.seat), what });
}

/** What a moment adds for a reader who has just read the move that caused it. */
export function momentAfter(moment: FeedMoment, voice: Voice, own: number | null = null): string {
  const id = `moment-${moment.name}-brief`;
  const brief = SAID_BY_MOVES.has(moment.name) && words.game(voice.game).has(id);
  return brief ? voice.say(id, (moment.facts ?? {}) as Facts) : momentText(moment, voice, own);
}

/** A text with its points: `… (+1)`. */
export function withPoints(what: string, points: number): string {
  return points ? say("moment-with-points", { what, points: plus(points) }) : what;
}

/** `+2 points`, as a sentence of its own. */
function pointsText(points: number): string {
  return say("moment-points", { n: Math.abs(points), sign: points > 0 ? "+" : "−" });
}

/** A change with its sign. */
export function plus(points: number): string {
  return points > 0 ? `+${points}` : `−${-points}`;
}

function noteText(told: FeedItem, voice: Voice, winners: readonly number[]): string {
  const name = shownName(told.name ?? "") || (told.seat == null ? "" : voice.name(told.seat));
  const level = told.text ? say(`level-${told.text}`) : "";
  switch (told.what) {
    case "placed":
      return told.text ? say("log-placed", { name, level }) : say("log-opened", { n: (told.seat ?? 0) + 1 });
    case "handed":
    case "resigned":
      return say(`log-${told.what}`, { name, level });
    case "words":
      return say("log-words", { name, words: told.text ?? "" });
    case "over":
      return endText(winners, voice);
    default:
      return say(`log-${told.what}`, { name });
  }
}

/** Nobody wins a game that was given up, or played alone. */
export function endText(winners: readonly number[], voice: Voice): string {
  if (!winners.length || voice.names.length < 2) return say("log-over");
  const names = listed(winners.map((seat) => voice.name(seat)), words.language);
  return say("log-over-won", { n: winners.length, names });
}
