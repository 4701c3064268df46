/** Moves of INK in words, and what was drawn from its bags. */

import type { FeedItem } from "../../api/schema";
import { linesOf } from "../../table/lines";
import type { Facts } from "../../words/catalogue";
import type { Voice } from "../../words/voice";
import type { Telling } from "../board";
import { tellBy } from "../telling";
import type { ObjectiveOrder } from "./brings";
import type { Controls } from "./controls";
import { faceOf } from "./tile";
import { areasByName, type PainterView } from "./view";

const tellToken = tellBy([
  [/^X (?<one>[a-z ]+)$/, "tell-x"],
  [/^XX (?<one>[a-z ]+) and (?<two>[a-z ]+)$/, "tell-xx"],
]);
const tellDeal = tellBy([
  [/^[^,]+, (?<one>[a-z ]+) and (?<two>[a-z ]+)$/, "tell-deal"],
]);

function tellFell(text: string, voice: Voice): string {
  const [, first] = /^seat (\d+) starts$/.exec(text) ?? [];
  if (first) return voice.say("tell-starts", { name: voice.name(Number(first) - 1) });
  if (text.startsWith("seat ")) {
    return text
      .split("; ")
      .map((part) => {
        const [, seat, dealt] = /^seat (\d+): (.*)$/.exec(part) ?? [];
        return dealt ? `${voice.name(Number(seat) - 1)}: ${tellDeal(dealt, voice)}` : part;
      })
      .join("; ");
  }
  if (text.startsWith("quill ")) {
    const quills = [...text.matchAll(/quill (\d)/g)].map(([, quill]) => quill ?? "");
    return voice.say("tell-refill", { quills });
  }
  if (text.startsWith("bonus ")) {
    const bonuses = text.slice("bonus ".length).split(", ");
    return voice.say("tell-bonuses", { bonuses: bonuses.map((n) => bonusWords(Number(n), voice)) });
  }
  return tellToken(text, voice);
}

/** What the others did since this seat's last turn, in short; "" for nothing. */
export function turnBefore(log: readonly FeedItem[], seat: number | null, voice: Voice): string {
  const turns: { seat: number; moves: string[] }[] = [];
  for (const line of linesOf(log)) {
    if (line.kind !== "turn") continue;
    // A draw within a turn splits it in the log.
    const last = turns.at(-1);
    if (last?.seat === line.seat) last.moves.push(...line.moves);
    else turns.push({ seat: line.seat, moves: [...line.moves] });
  }
  const own = turns.findLastIndex((turn) => turn.seat === seat);
  const after = turns.slice(seat === null ? -1 : own + 1);
  return after.map((turn) => `${voice.name(turn.seat)}: ${tightly(turn.moves, voice)}`).join("; ");
}

/** A turn as short as a line of the tray needs. */
function tightly(moves: readonly string[], voice: Voice): string {
  const [, quill] = /^quill (\d)$/.exec(moves.find((move) => move.startsWith("quill ")) ?? "") ?? [];
  if (!quill) return shortly(moves, voice);
  const completed = moves.filter((move) => move.startsWith("complete ")).length;
  const parts = [voice.say("did-took", { n: Number(quill) })];
  if (moves.includes("cross")) parts.push(voice.say("did-crossed"));
  if (completed) parts.push(voice.say("did-completed", { n: completed }));
  return parts.join(", ");
}

function shortly(moves: readonly string[], voice: Voice): string {
  const first = moves.find((move) => /^(quill|pass) /.test(move));
  const completed = moves.filter((move) => move.startsWith("complete ")).length;
  const parts = moves.includes("cross") ? [voice.move("cross")] : [];
  if (first) parts.push(voice.move(first));
  if (completed) parts.push(voice.say("tell-completed", { n: completed }));
  return parts.join(", ");
}

/** What the Apprentice of a solo game did last; "" before its first step. */
export function lastApprentice(log: readonly FeedItem[], voice: Voice): string {
  const told = log.findLast((item) => item.moments?.some((moment) => moment.name === "apprentice"));
  const moment = told?.moments?.find((one) => one.name === "apprentice");
  return moment ? voice.say("apprentice-did", (moment.facts ?? {}) as Facts) : "";
}

/** A bonus action without its number. */
export function bonusWords(bonus: number, voice: Voice): string {
  return voice.say(`bonus-${bonus}`).replace(/^\d+ /, "");
}

/** What a bonus action is good for, if that needs explaining; else what it does. */
export function bonusWhy(bonus: number, voice: Voice): string {
  return bonus === TAKES_OFF ? voice.say("bonus-why-10") : bonusWords(bonus, voice);
}
/** It takes a bottle back, and nothing is lost: nobody would guess that. */
const TAKES_OFF = 10;

/** Alternative ways to complete objectives, in words. */
export function waysWords(ways: readonly ObjectiveOrder[], voice: Voice): string {
  const [first = "", ...others] = ways.map((way) => wayWords(way, voice));
  return others.reduce((one, other) => voice.say("way-either", { one, other }), first);
}

export function wayWords({ numbers, ordered }: ObjectiveOrder, voice: Voice): string {
  const names = numbers.map(String);
  if (!ordered) return voice.say("way", { numbers: names });
  return names.map((n) => voice.say("way", { numbers: [n] })).reduce((first, next) => voice.say("way-then", { first, next }));
}

/** A tile as one would describe it: its colours, the most frequent first, and its objective. */
export function tileWords(name: string, voice: Voice): string {
  const { cells } = faceOf(name);
  const count = (colour: string): number => cells.filter((cell) => cell.colour === colour).length;
  const inks = [...new Set(cells.map(({ colour }) => colour))].sort((a, b) => count(b) - count(a));
  const number = Number(cells.find(({ mark }) => /^\d$/.test(mark))?.mark ?? 0);
  return voice.say("tile-told", { colours: inks.map((ink) => voice.word(ink)), number });
}

/** What objectives that can be completed will take besides palette bottles; "" if nothing. */
export function costWords(open: Controls, painter: PainterView, voice: Voice): string {
  const areas = areasByName(painter);
  const done = [...open.squares].filter(([, moves]) => moves.some((move) => move.startsWith("complete ")));
  const found = done.flatMap(([name]) => areas.get(name) ?? []);
  if (!found.length) return "";
  if (!painter.own) return voice.say("black-now");
  const others = found.filter((area) => !painter.card.includes(area.colour));
  // Black bottles are used when the player's own have run out, not when those left are of the wrong colour.
  const beyond = found.some((area) => {
    const all = !painter.palette || painter.card.includes(area.colour);
    return all && area.spots + 1 > painter.own;
  });
  if (beyond) return voice.say("black-beyond");
  const colours = [...new Set(others.map((area) => voice.word(area.colour)))];
  return colours.length && painter.palette ? voice.say("takes-jokers", { colours }) : "";
}

/** A turn in words: objectives are counted with their jokers, and repeated actions are mentioned once. */
function whole(moves: readonly string[], voice: Voice): string {
  const completed = moves.filter((move) => move.startsWith("complete ")).length;
  if (completed < 2) return counted(moves.map((move) => voice.move(move)));
  const jokers = moves.reduce((sum, move) => sum + Number(/^jokers (\d+)$/.exec(move)?.[1] ?? 0), 0);
  const first = moves.findIndex((move) => move.startsWith("complete "));
  return counted(
    moves.flatMap((move, k) => {
      if (k === first) return [voice.say("tell-completed", { n: completed }), voice.move(`jokers ${jokers}`)];
      return /^(complete|jokers) /.test(move) ? [] : voice.move(move);
    }),
  );
}

function counted(phrases: readonly string[]): string {
  const parts: { words: string; n: number }[] = [];
  for (const words of phrases.filter(Boolean)) {
    const last = parts.at(-1);
    if (last?.words === words) last.n += 1;
    else parts.push({ words, n: 1 });
  }
  return parts.map(({ words, n }) => (n > 1 ? `${words} ×${n}` : words)).join(", ");
}

export const telling: Telling = {
  move: (text, voice) => voice.move(text),
  turn: whole,
  brief: shortly,
  fell: tellFell,
  chance: "tell-drawn",
};
