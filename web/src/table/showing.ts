/** Which news is shown and announced over the page, in order: see moments/stage.ts. */

import type { FeedMoment } from "../api/schema";
import type { Telling } from "../boards/board";
import { toneOf, type Pieces } from "../faces/tones";
import type { Came, Moment } from "../moments/stage";
import { actsIn, stepsIn } from "../moments/steps";
import { isCall, isOnTheWay, ranked } from "../moments/table";
import { readingTime } from "../ui/reading";
import type { Voice } from "../words/voice";
import { accountOf, type Line, type TurnLine } from "./lines";
import type { Begun } from "./playable";
import { NO_DICE } from "./rounds";
import { crowned } from "./standing";
import { briefly, lineText, momentAfter, momentText, movesText, newsIn, stepOf, summed } from "./telling";

export interface Showing {
  readonly now: Begun;
  readonly voice: Voice;
  readonly telling: Telling;
  /** Whose sheet is shown large. */
  readonly of: number;
  /** Whether a place of this name is on the screen. */
  readonly known: (name: string) => boolean;
  /** The faces of thrown dice, if the board leaves their animation to the shell. */
  readonly dice?: ((text: string) => readonly string[]) | undefined;
  /** Whether the board animates its small steps itself. */
  readonly steps?: boolean | undefined;
  /** By how much the points of a seat have changed with this news. */
  readonly brought?: (seat: number) => number;
  /** The ink of somebody's pieces, where the game gives them one. */
  readonly ink?: Pieces;
  /** How often dice were thrown before this news, or another number that separates the turns of one seat. */
  readonly round?: number;
  /** Whether the game is over, but its last turn has not been shown yet: that comes before the result. */
  readonly lingers?: boolean;
  /** Whether the viewer is in the middle of a turn: then nothing may cover the sheet. */
  readonly busy?: boolean;
}

export function momentsOf(lines: readonly Line[], showing: Showing): Moment[] {
  // Each of a seat's turns has its own gain; the last of them has whatever else the seat has gained.
  const brought = (line: TurnLine): number => {
    const own = lines.filter((one): one is TurnLine => one.kind === "turn" && one.seat === line.seat);
    if (own.at(-1) !== line) return accountOf(line).total;
    const earlier = own.slice(0, -1).reduce((sum, one) => sum + accountOf(one).total, 0);
    return (showing.brought?.(line.seat) ?? 0) - earlier;
  };
  let round = showing.round ?? 0;
  const all = lines.flatMap((line) => {
    // A draw from a bag in the middle of a turn is not a new round.
    if (line.kind === "throw" && !showing.telling.chance) round += 1;
    return momentsIn(line, { ...showing, round }, brought);
  });
  if (showing.now.phase !== "over") return all;
  return all.filter((one) => (showing.lingers ? !isCall(one) : !isOnTheWay(one)));
}

function momentsIn(line: Line, showing: Showing, brought: (line: TurnLine) => number): Moment[] {
  switch (line.kind) {
    case "turn":
      return line.seat === showing.now.seat ? ownTurn(line, showing) : othersTurn(line, showing, brought(line));
    case "throw":
      return [...thrown(line.text, showing), ...told(line.moments ?? [], showing)];
    case "note":
      return line.told.what === "over" && !showing.lingers ? ending(showing) : [];
  }
}

/** Step by step, each with its moments. */
function ownTurn(line: TurnLine, showing: Showing): Moment[] {
  const { game } = showing.now;
  const steps = line.moves.map((move, k) => {
    const small = (showing.steps ? [] : stepsIn(game, move)).map(({ name, facts, ink }) => ({
      game,
      name,
      facts,
      // If its place is unknown, it is only heard.
      unseen: !(facts["at"] && showing.known(facts["at"])),
      ...(ink ? { ink } : {}),
    }));
    const came = told(line.moments?.[k] ?? [], showing).map((one) => {
      const { facts, ...look } = actsIn(game, one.name, move);
      return { ...one, ...look, facts: { ...one.facts, ...facts } };
    });
    return { small, came };
  });
  const gain = gainOf(steps.flatMap(({ came }) => came), line, showing);
  // A step's own points are shown first, before the moments it causes.
  const all = steps.flatMap(({ small, came }, k) => [...small, ...(gain && k === steps.length - 1 ? [gain] : []), ...came]);
  return gain ? all : withAll(all, line);
}

/**
 * All that a turn scores flies as one number, as it was announced and as the score changes: with points that have no
 * moment of their own, and less what it cost without one, such as a field that is no longer alone.
 */
function withAll(moments: Moment[], line: TurnLine): Moment[] {
  const gains = moments.filter(({ seat, points = 0 }) => seat === line.seat && points > 0);
  const last = gains.at(-1);
  const { total } = accountOf(line);
  const more = total - gains.reduce((sum, one) => sum + (one.points ?? 0), 0);
  // A loss with a moment of its own flies by itself, whether it is in the total or not.
  const lost = moments.reduce((sum, { seat, points = 0 }) => (seat === line.seat ? sum + Math.min(0, points) : sum), 0);
  const rest = more > 0 ? more : Math.min(0, more - lost);
  if (!last || !rest || total <= 0 || (last.points ?? 0) + rest <= 0) return moments;
  return moments.map((one) => (one === last ? { ...one, points: (one.points ?? 0) + rest } : one));
}

/** The points of the player's own turn if no moment tells them, as for most gains. */
function gainOf(moments: readonly Moment[], line: TurnLine, { now: { game }, of }: Showing): Moment | null {
  const { total } = accountOf(line);
  const told = moments.filter(({ seat, points = 0 }) => seat === line.seat && points !== 0);
  // A loss says its own cost, which need not be part of the total.
  if (!total || told.some(({ points = 0 }) => points > 0 || total < 0)) return null;
  const at = line.moves.flatMap((move) => stepsIn(game, move)).findLast(({ facts }) => facts["at"])?.facts;
  return { game, name: total > 0 ? "gain" : "cost", seat: line.seat, facts: at ?? {}, points: total, here: line.seat === of };
}

function cameOf(one: FeedMoment, voice: Voice): Came {
  const n = stepOf(one);
  const told = (all: number): string => momentAfter({ ...one, facts: { ...one.facts, n: all } }, voice);
  const step = n === null ? {} : { step: { name: one.name, n, told } };
  return { words: momentAfter(one, voice), points: one.points ?? 0, ...step };
}

/** A turn of another player is shown as a whole: on their small sheet, then its moments. */
function othersTurn(line: TurnLine, showing: Showing, brought: number): Moment[] {
  const { now, voice, telling } = showing;
  const toYou = line.to !== undefined && line.to === now.seat && now.yours.length < 2;
  const came = ranked(
    now.game,
    summed(newsIn((line.moments ?? []).flatMap((one) => one ?? []).filter((one) => one.seat === line.seat))),
  ).map((one) => cameOf(one, voice));
  const did = briefly(line.moves, telling, voice, line.first, toYou);
  const barely = telling.barely?.(line.moves, voice, line.first, toYou) ?? (telling.doneFirst ? did : (came[0]?.words ?? did));
  const turn: Moment = {
    game: now.game,
    name: "turn",
    seat: line.seat,
    facts: { words: (line.moves[0] ?? "").split(" ") },
    words: movesText(line.moves, telling, voice, line.first, toYou),
    brief: barely,
    yours: now.moves.length > 0,
    here: false,
    ink: toneOf(now.seats, line.seat, showing.ink?.(line.seat)),
    moves: line.moves,
    first: line.first,
    ...(toYou ? { toYou } : {}),
    round: showing.round ?? 0,
    brought,
    came,
    reads: readingTime([did, ...came.map(({ words }) => words)]),
    aside: Boolean(showing.busy) || now.yours.includes(line.seat),
  };
  const moments = (line.moments ?? []).flatMap((one) => one ?? []);
  // The viewer's own gains are shown first, although this turn settled them. What brings no points, such as
  // the last round, waits: until the turn is shown, its points are held back.
  const isOwn = (one: FeedMoment): boolean => one.seat != null && one.seat === now.seat && Boolean(one.points);
  const own = moments.filter(isOwn);
  return [...told(own, showing), turn, ...told(moments.filter((one) => !isOwn(one)), showing)];
}

/**
 * Moments, the viewer's own first. Several moments of another seat in one event, such as the end of a round, are
 * merged: the most important one, with the points of all and the words of the best.
 */
function told(moments: readonly FeedMoment[], showing: Showing): Moment[] {
  const { now, of } = showing;
  const isOwn = (one: FeedMoment): boolean => one.seat != null && now.yours.includes(one.seat);
  const isAlone = (one: FeedMoment): boolean => one.seat == null || one.seat === of || isOwn(one);
  const ordered = [...moments.filter(isOwn), ...moments.filter((one) => !isOwn(one))];
  return ordered.flatMap((one) => {
    if (isAlone(one)) return [momentOf(one, showing)];
    const alike = ordered.filter(({ seat }) => seat === one.seat);
    return alike[0] === one ? [together(alike, showing)] : [];
  });
}

function momentOf(one: FeedMoment, { now, voice, of }: Showing): Moment {
  return {
    ...one,
    game: now.game,
    words: momentText(one, voice, now.yours.length > 1 ? null : now.seat),
    brief: momentAfter(one, voice),
    here: one.seat === of,
  };
}

/** How many are mentioned when several happen together. */
const MOST = 3;

function together(alike: readonly FeedMoment[], showing: Showing): Moment {
  const points = alike.reduce((sum, { points = 0 }) => sum + points, 0);
  const all = ranked(showing.now.game, alike);
  const news = newsIn(all);
  // A blot is not the main news of a round that scored six points.
  const fits = (one: FeedMoment): boolean => (one.points ?? 0) * points >= 0;
  const [first, ...more] = [...news.filter(fits), ...news.filter((one) => !fits(one)), ...all];
  const one = momentOf(first as FeedMoment, showing);
  const rest = new Set(more.slice(0, Math.max(0, news.length - 1)).map((other) => momentText({ ...other, seat: null }, showing.voice)));
  // The brief text is still that of the first alone: the card has separate lines for the others.
  const names = alike.map(({ name }) => name);
  return { ...one, names, points, words: [one.words ?? "", ...[...rest].slice(0, MOST - 1)].join(", ") };
}

/** A board that throws its own dice also plays their sound as they fall. */
function thrown(text: string, { now, telling, dice }: Showing): Moment[] {
  if (telling.chance || NO_DICE.test(text)) return [];
  const faces = dice?.(text) ?? [];
  return faces.length ? [{ game: now.game, name: "dice", faces }] : [];
}

/** Spectators celebrate with the winner. */
function ending({ now, voice, telling }: Showing): Moment[] {
  const [winner] = crowned(now);
  if (winner === undefined) return [];
  const won = now.seat === null || now.winners.some((seat) => now.yours.includes(seat));
  const words = lineText({ kind: "note", told: { what: "over" } }, telling, voice, now.winners);
  const seat = won ? winner : (now.seat ?? winner);
  return [{ game: now.game, name: won ? "victory" : "defeat", seat, words, here: true }];
}
