/** Things that every table has: players, score lines, moves, and the shapes and panels of a scene. */

import { CHARACTERS } from "../faces/characters";
import { totalsOf } from "../table/standing";
import { signed } from "../words/voice";
import type { Thing, Things, Where } from "./thing";

/** Cards for whatever the board has no things of its own for. */
export const shellThings: Things = (kind, key, where) => KINDS[kind]?.(key, where) ?? { kind };

const KINDS: Readonly<Record<string, (key: string, where: Where) => Thing>> = {
  seat: seatThing,
  line: lineThing,
  total: (_key, where) => ({ kind: "total", facts: { points: signed(scoreOf(where)?.total ?? 0) } }),
  move: moveThing,
  patch: patchThing,
};

export function seatThing(key: string, { table, seat }: Where): Thing {
  const who = Number(key);
  const { now, voice } = table;
  const shown = now.seats[who];
  const bot = shown?.kind === "bot" ? CHARACTERS[shown.level ?? ""] : undefined;
  const points = totalsOf(now.view, now.seats.length)[who];
  return {
    kind: "seat",
    ...(bot ? { lead: `temper-${bot.key}` } : {}),
    facts: {
      name: voice.name(who),
      own: who === seat ? "yes" : "no",
      who: shown?.kind === "bot" ? "bot" : "person",
      acts: shown?.acting ? "yes" : "no",
      points: points == null ? "none" : signed(points),
    },
  };
}

function scoreOf({ table, seat, of }: Where) {
  return table.now.scores[seat ?? of] ?? null;
}

/** A score line, or all lines of a group: `d8`, or `d8/bonus`. */
export function lineThing(key: string, where: Where): Thing {
  const lines = (scoreOf(where)?.lines ?? []).filter(([line]) => line === key || line.startsWith(`${key}/`));
  const points = lines.reduce((sum, [, n]) => sum + n, 0);
  const { voice } = where.table;
  const parts = lines.filter(([, n]) => n).map(([line, n]) => `${voice.line(line)[1]} ${signed(n)}`);
  const kind = `line-${key.replaceAll(/[/ ]/g, "-")}`;
  const several = lines.length > 1 && parts.length > 0;
  return {
    kind,
    facts: { name: voice.word(key.split("/")[0] ?? ""), points: signed(points), parts: several ? parts.join(", ") : "none" },
  };
}

/** A move of any game, in the game's words. */
export function moveThing(key: string, { table }: Where): Thing {
  const legal = table.now.moves.includes(key);
  return { kind: "move", facts: { move: table.voice.move(key, "do"), open: legal ? "yes" : "no" }, moves: [key] };
}

/** A shape of a scene: `group/name/label`, then its moves, one per line. */
function patchThing(key: string, { table }: Where): Thing {
  const [head = "", ...moves] = key.split("\n");
  const [group = "", name = "", label = ""] = head.split("/");
  const legal = new Set(table.now.moves);
  const open = moves.filter((move) => legal.has(move));
  const { voice } = table;
  const called = voice.word(name);
  return {
    kind: group ? `patch-${group}` : "patch",
    facts: {
      name: called === name && label && label !== name ? `${name} (${label})` : called,
      group: voice.word(group),
      label,
      open: open.length ? "yes" : "no",
      moves: open.map((move) => voice.move(move, "do")).join(", "),
    },
    moves,
  };
}
