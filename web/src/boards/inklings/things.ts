/** The present state of this game's things, read from the view: for the cards of "What is this?". */

import { lineThing, seatThing } from "../../cards/shell";
import type { Thing, Things, Where } from "../../cards/thing";
import { memberAt } from "./cast";
import { DICE, HUB, printedBy, spacesOf, type Die } from "./printed";
import { shownSheet } from "./shown";
import { BOX, numberOf, stepOf } from "./steps";
import { diceOf } from "./sums";
import { viewOf } from "./view";

function look(where: Where) {
  const { table, seat, of } = where;
  return {
    view: viewOf(table.now.view),
    ...shownSheet(table, of),
    printed: printedBy(table.options["sheet"]),
    voice: table.voice,
    steps: seat === of ? table.now.moves.map(stepOf) : [],
  };
}

export const things: Things = (kind, key, where) => KINDS[kind]?.(key, where);

const KINDS: Readonly<Record<string, (key: string, where: Where) => Thing | undefined>> = {
  space(key, where) {
    if (key === BOX) return things("box", "", where);
    if (key === HUB) return { kind: "hub" };
    const { sheet, printed, voice, steps } = look(where);
    const face = printed.faces.find((one) => one.name === key);
    if (!face) return undefined;
    const open = steps.filter((step) => step.to === key).map(({ text }) => text);
    const home = sheet.inklings.includes(key);
    return {
      kind: face.tunnel ? "space-tunnel" : "space",
      ...(face.tunnel ? { picture: "tunnel" } : {}),
      facts: {
        n: face.number,
        die: voice.word(face.die),
        state: home ? "home" : sheet.inked.includes(key) ? "inked" : open.length ? "open" : "bare",
        tunnel: sheet.crossed.includes(key) ? "crossed" : "free",
      },
      moves: open,
      part: { focus: [face.die], marked: [key] },
      also: [`die ${face.die}`],
    };
  },

  /** A die of the sheet, by its name and its owner: `d12 1`. */
  die(key, where) {
    const [die = "", of = where.of] = key.split(" ");
    const { sheet, printed, voice } = look({ ...where, of: Number(of) });
    if (!(DICE as readonly string[]).includes(die)) return undefined;
    const spaces = spacesOf(printed, die as Die);
    const done = spaces.filter(({ name }) => sheet.inked.includes(name)).length;
    return {
      kind: "net",
      facts: {
        die: voice.word(die),
        done,
        most: spaces.length,
        left: spaces.length - done,
        bonus: printed.bonus[die as Die],
        never: sheet.never_complete.includes(die) ? "yes" : "no",
      },
    };
  },

  /** A die that was rolled. */
  rolled(key, where) {
    const { view } = look(where);
    const shows = view.roll?.[key as "d6" | "d8" | "d12"] ?? 0;
    return { kind: "rolled", picture: `${key} ${shows}`, facts: { die: key, n: shows, sums: (view.roll?.sums ?? []).join(", ") } };
  },

  sum(key, where) {
    const { view, steps } = look(where);
    const n = Number(key);
    const moves = steps.filter((step) => step.to && numberOf(step.to) === n).map(({ text }) => text);
    const made = view.roll ? diceOf(view.roll, n) : [];
    return { kind: "sum", facts: { n, dice: made.join(" + "), open: moves.length ? "yes" : "no" }, moves };
  },

  /** An Inkling, by its name and where it is: `pip d12-6`, `drip box`, `dollop lost`. */
  inkling(key, where) {
    const [character = "", at = ""] = key.split(" ");
    const { sheet, cast, voice, steps } = look(where);
    const next = at === BOX ? memberAt(cast, BOX)?.character : undefined;
    const waits = next !== undefined && next !== character;
    // One that has to wait goes nowhere yet, but it may be the one to be lost.
    const own = steps.filter((step) => step.from === at && (!waits || step.way === "lose"));
    const moves = own.map(({ text }) => text);
    const [die = "", n = ""] = at.split("-");
    return {
      kind: at === BOX ? "inkling-box" : "inkling",
      picture: `inkling ${character}`,
      facts: {
        name: voice.word(character),
        before: waits ? voice.word(next) : "none",
        ways: sheet.ways[sheet.inklings.indexOf(at)] ?? -1,
        at: n ? "space" : "lost",
        die: voice.word(die),
        n: Number(n),
        open: moves.length ? (sheet.stuck ? "stuck" : "yes") : "no",
      },
      moves,
      also: n ? [`space ${at}`] : [],
    };
  },

  box(_key, where) {
    const { sheet, steps } = look(where);
    const moves = steps.filter((step) => step.from === BOX && step.to).map(({ text }) => text);
    return { kind: "box", facts: { n: sheet.boxes.length, open: moves.length ? "yes" : "no" }, moves };
  },

  /** A step that is prepared, or could be instead. */
  step(key, where) {
    const { way } = stepOf(key);
    return { kind: `step-${way}`, facts: { move: where.table.voice.move(key, "do") }, moves: [key] };
  },

  line(key, where) {
    const shown = lineThing(key, where);
    const die = key.split("/")[0] ?? "";
    const net = things("die", die, where);
    return net ? { ...shown, kind: "die-line", facts: { ...net.facts, ...shown.facts } } : shown;
  },

  seat(key, where) {
    const { view, sheet } = look({ ...where, of: Number(key) });
    const shown = seatThing(key, where);
    return {
      ...shown,
      kind: "player",
      facts: {
        ...shown.facts,
        n: sheet.boxes.length + sheet.inklings.length,
        state: sheet.out ? "out" : view.sheets[Number(key)]?.chosen ? "chosen" : "chooses",
      },
      also: DICE.map((die) => `die ${die} ${key}`),
    };
  },
};
