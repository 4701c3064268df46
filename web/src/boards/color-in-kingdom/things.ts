/** The present state of this game's things, read from the view: for the cards of "What is this?". */

import { lineThing, seatThing } from "../../cards/shell";
import type { Thing, Things, Where } from "../../cards/thing";
import { nearnessOf, leadersOf, type EndingWay } from "./near";
import { NO_COPY, buildIn, buildText, chosenBy, pickText } from "./notation";
import { choicesOf, offerOf } from "./picks";
import { provinceOf } from "./province";
import { DUTIES, KINDS, SQUARES, TABLE, kindOf, openDuties, pointsOf, viewOf, type ConstructionKind, type SheetView } from "./view";

function look({ table, seat, of }: Where) {
  const view = viewOf(table.now.view);
  return {
    view,
    sheet: view.sheets[of] as SheetView,
    spaces: provinceOf(table.options["sheet"])?.spaces.length ?? 0,
    moves: seat === of ? table.now.moves : [],
  };
}

const isKind = (name: string): name is ConstructionKind => (KINDS as readonly string[]).includes(name);

export const things: Things = (kind, key, where) => KINDS_OF_THINGS[kind]?.(key, where);

const KINDS_OF_THINGS: Readonly<Record<string, (key: string, where: Where) => Thing | undefined>> = {
  space(key, where) {
    const { view, sheet, moves } = look(where);
    const kind = kindOf(sheet.paint[key]);
    const open = moves.filter((move) => buildIn(move)?.space === key);
    if (kind) return { ...building(kind, where), also: [] };
    return {
      kind: "space",
      facts: { state: open.length ? "open" : "empty", kind: view.building ?? "none" },
      moves: open,
      part: { focus: [], marked: [key] },
      also: view.building ? [`kind ${view.building}`] : [],
    };
  },

  kind(key, where) {
    if (!isKind(key)) return undefined;
    const { view, moves } = look(where);
    const offer = offerOf(key, view, choicesOf(view, moves));
    const state = view.building === key ? "built" : offer.move ? "open" : offer.pairs.length ? "shut" : "none";
    const shown = building(key, where);
    return {
      ...shown,
      facts: { ...shown.facts, state },
      moves: moves.filter((move) => buildIn(move)?.kind === key || chosenBy(move, view.sums) === key),
    };
  },

  /** What a construction would change for another player: what is built, who, and by how many points. */
  change(key, { table }) {
    const [kind = "", of = "", by = ""] = key.split(" ");
    if (!isKind(kind)) return undefined;
    const points = Number(by);
    return {
      kind: points < 0 ? `change-${kind}` : "change",
      picture: `kind ${kind}`,
      facts: { name: table.voice.name(Number(of)), n: Math.abs(points), way: points < 0 ? "loses" : "gains" },
      also: [`kind ${kind}`],
    };
  },

  /** A die of the family: its face and the member who wears the hat. */
  royal(key, where) {
    const [face = "", who = ""] = key.split(" ");
    const { view, moves } = look(where);
    const n = Number(face);
    const picks = view.picks.filter(({ dice }) => dice.includes(n));
    const sums = [...new Set(picks.map(({ sum }) => sum))].toSorted((a, b) => a - b);
    const texts = picks.map(({ dice: [a = 0, b = 0] }) => pickText(a, b));
    return {
      kind: "royal",
      picture: `royal ${n} ${who}`,
      facts: { n, who, pairs: sums.length, sums: sums.join(", ") },
      moves: texts.filter((text) => moves.includes(text)),
    };
  },

  duty(_key, where) {
    const { view } = look(where);
    return {
      kind: "duty-die",
      picture: `duty ${view.roll?.duty ?? 0}`,
      facts: { n: view.roll?.duty ?? 0, aside: view.roll?.aside.length ?? 0 },
      also: ["duties"],
    };
  },

  duties(_key, where) {
    const { sheet } = look(where);
    return {
      kind: "duties",
      facts: { n: sheet.duties.length, all: DUTIES.length, open: openDuties(sheet).join(", ") || "none" },
      also: where.table.now.seats.map((_, one) => `way duties ${one}`).filter((_, one) => one !== where.of),
    };
  },

  copycat(_key, where) {
    const { sheet } = look(where);
    return {
      kind: "copycat",
      facts: { n: sheet.squares.length, all: SQUARES, sum: pointsOf(sheet, "copycat") },
    };
  },

  build(key, where) {
    const { view } = look(where);
    const copying = view.stage === "copying";
    return {
      kind: copying ? "copy" : "build",
      picture: view.building ? `kind ${view.building}` : "",
      facts: { name: where.table.voice.name(view.current), kind: view.building ?? "none", aimed: key ? "yes" : "no" },
      moves: view.building && key ? [buildText(view.building, key)] : [],
      also: view.building ? [`kind ${view.building}`] : [],
    };
  },

  decline(_key, where) {
    return { kind: "decline", facts: { name: where.table.voice.name(look(where).view.current) }, moves: [NO_COPY] };
  },

  /** How near one of the three end conditions is, on the sheet that is furthest, or on that of a seat. */
  way(key, where) {
    const [way = "", of] = key.split(" ");
    const { view, sheet, spaces } = look(of === undefined ? where : { ...where, of: Number(of) });
    const leader = leadersOf(view, spaces).find((one) => one.way === (way as EndingWay));
    const own = nearnessOf(sheet, spaces).find((one) => one.way === (way as EndingWay));
    if (!leader || !own) return undefined;
    const { done, all } = of === undefined ? leader : own;
    const seat = of === undefined ? leader.seat : Number(of);
    const open = openDuties(view.sheets[seat] ?? sheet).join(", ") || "none";
    return { kind: `way-${way}`, facts: { name: where.table.voice.name(seat), done, all, open } };
  },

  guide: () => ({ kind: "guide", also: [...KINDS.map((kind) => `kind ${kind}`), "copycat"] }),

  line(key, where) {
    const group = key.split("/")[0] ?? "";
    const shown = lineThing(key, where);
    const more = isKind(group) ? building(group, where) : things("copycat", "", where);
    return { kind: more?.kind ?? shown.kind, picture: more?.picture ?? "", facts: { ...shown.facts, ...more?.facts } };
  },

  seat(key, where) {
    const { view } = look(where);
    const shown = seatThing(key, where);
    return {
      ...shown,
      kind: "player",
      facts: { ...shown.facts, dice: view.current === Number(key) ? "yes" : "no" },
      also: ["duties", "province", "copycat"].map((way) => `way ${way} ${key}`),
    };
  },
};

/** A construction: how many there are on the sheet on view, and what they score there. */
function building(kind: ConstructionKind, where: Where): Thing {
  const { view, sheet } = look(where);
  const n = Object.values(sheet.paint).filter((ink) => kindOf(ink) === kind).length;
  return {
    kind: `kind-${kind}`,
    picture: `kind ${kind}`,
    facts: {
      kind,
      n,
      points: pointsOf(sheet, kind),
      sums: view.sums[kind].join(", "),
      state: "stands",
      longest: TABLE.length,
      most: TABLE.at(-1) ?? 0,
    },
  };
}
