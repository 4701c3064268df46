/** The present state of this game's things, read from the view: for the cards of "What is this?". */

import { seatThing } from "../../cards/shell";
import type { Thing, Things, Where } from "../../cards/thing";
import { signed } from "../../words/voice";
import { readMove, readMoves, type InkdomsMove } from "./moves";
import { KINGDOMS, capitalPoints, kingdomOf, realmOf, type Area } from "./realm";
import { awardsOf, fullKingdoms, rivalOf, standingOf, type PartName } from "./standing";
import { herdOf, spellOf } from "./symbols";
import { viewOf, type SheetView } from "./view";

const PARTS: readonly PartName[] = ["first", "built", "tame", "colours"];

function look({ table, seat, of }: Where) {
  const view = viewOf(table.now.view);
  return {
    view,
    paper: view.sheets[of] as SheetView,
    realm: realmOf(table.options["sheet"]),
    voice: table.voice,
    moves: seat === of ? readMoves(table.now.moves) : [],
  };
}

/** The notation of the moves that are meant. */
const texts = (moves: readonly InkdomsMove[], meant: (move: InkdomsMove) => boolean): string[] =>
  moves.filter(meant).map(({ text }) => text);

export const things: Things = (kind, key, where) => KINDS[kind]?.(key, where);

const KINDS: Readonly<Record<string, (key: string, where: Where) => Thing | undefined>> = {
  area(key, where) {
    const { paper, realm, voice, moves } = look(where);
    const area = realm.byId.get(key);
    if (!area) return undefined;
    const ink = paper.paint[key];
    const paints = texts(moves, (move) => move.kind === "paint" && move.area === key);
    return {
      kind: areaKind(area),
      picture: areaPicture(area, ink),
      part: { focus: [area.kingdom], marked: [key] },
      facts: {
        kingdom: voice.word(area.kingdom),
        symbol: voice.word(area.symbol),
        beast: herdOf(area.symbol) || "none",
        wants: voice.word(area.wants ?? ""),
        points: capitalPoints(area.kingdom),
        spell: spellOf(area.symbol),
        fate: !ink ? (paints.length ? "open" : "bare") : area.wants && ink !== area.wants ? "other" : "own",
        ink: voice.word(ink ?? ""),
      },
      moves: paints,
      also: [...area.towards.map((end) => `tower ${[key, end].toSorted().join(" ")}`), `kingdom ${area.kingdom}`],
    };
  },

  tower(key, where) {
    const { paper, voice } = look(where);
    const inks = key.split(" ").flatMap((end) => paper.paint[end] ?? []);
    return {
      kind: "tower",
      picture: inks.length > 1 ? "tower full" : "tower",
      facts: { sides: inks.length, ink: voice.word(inks[0] ?? "") },
      also: key.split(" ").map((end) => `area ${end}`),
    };
  },

  kingdom(key, where) {
    const { paper, realm, voice } = look(where);
    const areas = realm.areas.filter((area) => area.kingdom === key);
    const inks = areas.flatMap((area) => paper.paint[area.id] ?? []);
    const lines = paper.score.lines.filter(([line]) => line.startsWith(`${key}/`));
    return {
      kind: "kingdom",
      picture: `kingdom ${key}`,
      facts: {
        name: voice.word(key),
        left: areas.length - inks.length,
        colours: new Set(inks).size,
        points: lines.reduce((sum, [, n]) => sum + n, 0),
        ...awardFacts(key, where),
      },
      also: areas.filter((area) => area.symbol === "capital").map((area) => `area ${area.id}`),
    };
  },

  die(key, where) {
    const { view, paper, voice, moves } = look(where);
    const die = view.throw.find((one) => one.die === key);
    if (!die) return undefined;
    const takes = texts(moves, (move) => move.kind === "take" && move.die === key);
    const kingdoms = [...die.kingdoms].map(kingdomOf);
    const mine = paper.took?.die === key;
    return {
      kind: key === "white" ? "die-white" : "die",
      picture: `die ${die.die} ${die.value}`,
      facts: {
        die: voice.word(key),
        n: die.value,
        where: kingdoms.map((name) => voice.word(name)).join(", "),
        kingdoms: kingdoms.length,
        state: mine ? "mine" : takes.length ? "open" : die.in_box ? "lies" : "taken",
      },
      moves: takes,
      also: kingdoms.map((name) => `kingdom ${name}`),
    };
  },

  pot(key, where) {
    const { paper, voice, moves } = look(where);
    const mixed = paper.turn?.mixed[key] ?? 0;
    return {
      kind: "drops",
      picture: `drop ${key}`,
      facts: {
        ink: voice.word(key),
        n: mixed || (paper.turn?.drops ?? 0),
        mixed: mixed ? "yes" : "no",
        where: (paper.turn?.open ?? []).map((name) => voice.word(name)).join(", "),
      },
      moves: texts(moves, (move) => move.kind === "paint" && !move.tower && move.ink === key),
    };
  },

  spell(key, where) {
    const { paper, moves } = look(where);
    const k = Number(key) - 1;
    const cast = (move: InkdomsMove): boolean =>
      move.kind === `spell ${key}` || (key === "2" && move.kind === "paint" && move.excused);
    return {
      kind: `spell-${key}`,
      picture: `sticker spell ${key}`,
      facts: {
        now: paper.spells[k] ?? 0,
        soon: paper.new_spells[k] ?? 0,
        open: moves.some(cast) ? "yes" : "no",
      },
      moves: texts(moves, cast),
    };
  },

  drop(key, where) {
    const { paper, voice, moves } = look(where);
    const used = texts(moves, (move) => move.kind === "paint" && move.tower && move.ink === key);
    return {
      kind: "drop",
      picture: `tower-drop ${key}`,
      facts: {
        ink: voice.word(key),
        now: paper.drops[key] ?? 0,
        soon: paper.new_drops[key] ?? 0,
        open: used.length ? "yes" : "no",
      },
      moves: used,
    };
  },

  done(_key, where) {
    const { paper, realm, moves } = look(where);
    return {
      kind: "done",
      facts: { left: leftOf(paper), blots: realm.blots - paper.blots },
      moves: texts(moves, (move) => move.kind === "done"),
    };
  },

  /** A move to choose: the thing that it is about, with only this move. */
  choice(key, where) {
    const move = readMove(key);
    const about = move ? things(...aboutOf(move), where) : undefined;
    return about && { ...about, moves: [key] };
  },

  /** On the sheet on view, or on another's: `award end 1`. */
  award(key, where) {
    const [line = "", whose] = key.split(" ");
    const of = whose ? Number(whose) : where.of;
    const { paper, voice } = look({ ...where, of });
    const own = where.seat === null || of === where.seat ? "yes" : "no";
    return {
      kind: `award-${line === "end" ? "end" : (KINGDOMS as readonly string[]).includes(line) ? "kingdom" : "monsters"}`,
      facts: { name: voice.word(line), own, player: voice.name(of), full: fullKingdoms(paper), ...awardFacts(line, { ...where, of }) },
    };
  },

  herd(key, where) {
    const { paper, realm, voice } = look(where);
    const areas = realm.areas.filter((area) => herdOf(area.symbol) === key);
    const lines = paper.score.lines.filter(([line]) => line.startsWith(`${key}/`));
    return {
      kind: "herd",
      picture: areas[0] ? areaPicture(areas[0], undefined) : "",
      facts: {
        name: voice.word(key),
        beast: key,
        tame: areas.filter((area) => paper.paint[area.id] === area.wants).length,
        wild: areas.filter((area) => !paper.paint[area.id]).length,
        all: areas.length,
        points: signed(lines.reduce((sum, [, n]) => sum + n, 0)),
        ...awardFacts(key, where),
      },
    };
  },

  /** A part of the gains of any seat: `built 1`. */
  part(key, where) {
    const [part = "", of = where.of] = key.split(" ");
    const { paper } = look({ ...where, of: Number(of) });
    return { kind: `part-${part}`, facts: { n: standingOf(paper).parts[part as PartName] ?? 0 } };
  },

  wild(key, where) {
    const { paper, realm } = look({ ...where, of: key ? Number(key) : where.of });
    const n = realm.areas.filter((area) => herdOf(area.symbol) && !paper.paint[area.id]).length;
    return { kind: "wild", facts: { n } };
  },

  blots(key, where) {
    const { paper, realm } = look({ ...where, of: key ? Number(key) : where.of });
    return { kind: "blots", facts: { n: paper.blots, all: realm.blots } };
  },

  gained(_key, where) {
    const { paper } = look(where);
    const { gained, ended } = standingOf(paper);
    return {
      kind: "gained",
      facts: { n: gained, ended: signed(ended) },
      also: [...PARTS.map((part) => `part ${part}`), "wild", "blots"],
    };
  },

  ended(_key, where) {
    return { kind: "ended", facts: { n: signed(standingOf(look(where).paper).ended) } };
  },

  seat(key, where) {
    const seat = Number(key);
    const { paper } = look({ ...where, of: seat });
    const shown = seatThing(key, where);
    return {
      ...shown,
      kind: "player",
      facts: { ...shown.facts, points: paper.gained, full: fullKingdoms(paper) },
      also: [...PARTS.map((part) => `part ${part} ${key}`), `wild ${key}`],
    };
  },
};

/** What is printed on an area, and its state; if nothing is, bare paper or paint. */
function areaPicture({ symbol, wants }: Area, ink: string | undefined): string {
  if (!symbol) return ink ? `paint ${ink}` : "";
  const fate = !ink ? "open" : wants === null || ink === wants ? "reached" : "missed";
  return `sticker ${symbol}/${wants ?? ""}/${fate}`;
}

function areaKind({ symbol }: Area): string {
  if (symbol === "capital") return "capital";
  if (spellOf(symbol)) return "area-spell";
  return herdOf(symbol) ? "monster" : "area";
}

function aboutOf(move: InkdomsMove): [kind: string, key: string] {
  switch (move.kind) {
    case "take":
      return ["die", move.die];
    case "paint":
      return move.tower ? ["drop", move.ink] : ["pot", move.ink];
    case "gain":
      return ["drop", move.ink];
    case "cross":
      return ["award", move.line];
    case "done":
      return ["done", ""];
    default:
      return ["spell", move.kind.slice(-1)];
  }
}

function awardFacts(line: string, where: Where) {
  const { view, paper, realm, voice } = look(where);
  // Other players' sheets mention no rival, who might be the viewer: how near the viewer is, their own sheet shows.
  const rival = where.seat === null || where.of === where.seat ? rivalOf(line, where.of, view, realm) : null;
  const [first, second] = awardsOf(line, paper, view);
  const state = [first, second].some((one) => one?.state === "won")
    ? "won"
    : first?.state === "open"
      ? "first"
      : second?.state === "open"
        ? "second"
        : "gone";
  return {
    award: state,
    high: first?.points ?? 0,
    low: second?.points ?? 0,
    rival: rival ? voice.name(rival.seat) : "none",
    lacks: rival?.lacks ?? 0,
  };
}

function leftOf(paper: SheetView): number {
  const mixed = Object.values(paper.turn?.mixed ?? {});
  return (paper.turn?.drops ?? 0) + mixed.reduce((sum, n) => sum + n, 0);
}
