/** The present state of this game's things, read from the view: for the cards of "What is this?". */

import { lineThing, seatThing } from "../../cards/shell";
import type { Thing, Things, Where } from "../../cards/thing";
import { controlsOf } from "./controls";
import { bonusWords } from "./telling";
import { areasByName, viewOf, type PainterView, type SquareView } from "./view";

function look({ table, seat, of }: Where) {
  const view = viewOf(table.now.view);
  const painter = view.painters[of] as PainterView;
  const moves = seat === of ? table.now.moves : [];
  return { view, painter, voice: table.voice, moves, controls: controlsOf(moves, painter) };
}

export const things: Things = (kind, key, where) => KINDS[kind]?.(key, where);

const KINDS: Readonly<Record<string, (key: string, where: Where) => Thing | undefined>> = {
  square(key, where) {
    const { painter, voice, controls } = look(where);
    const square = painter.squares.find((one) => one.name === key);
    if (!square) return undefined;
    const area = areasByName(painter).get(key);
    const pairs = controls.pairs.filter(({ squares }) => squares.includes(key)).map(({ move }) => move);
    const moves = [...(controls.squares.get(key) ?? []), ...pairs];
    return {
      kind: squareKind(square),
      picture: squarePicture(square),
      facts: {
        colour: voice.word(square.colour),
        n: /^\d$/.test(square.mark) ? Number(square.mark) : 0,
        size: area?.size ?? 0,
        spots: area?.spots ?? 0,
        numbers: area?.numbers.join(", ") || "none",
        grown: area?.grown ? "yes" : "no",
        ink: square.bottle ?? "none",
        token: (square.x_token?.length ?? 0) > 1 ? "xx" : "x",
        open: moves.length ? "yes" : "no",
      },
      moves,
      part: { focus: [], marked: [key] },
    };
  },

  place(key, where) {
    const { controls } = look(where);
    const move = controls.places.get(key);
    return { kind: "place", moves: move ? [move] : [] };
  },

  tile: (_key, where) => ({ kind: "tile", facts: { stage: look(where).view.stage } }),

  lay(_key, where) {
    return { kind: look(where).view.turn_of.token ? "cover" : "lay" };
  },

  token(_key, where) {
    const { view, voice } = look(where);
    const inks = view.turn_of.token ?? [];
    return {
      kind: inks.length > 1 ? "token-xx" : "token",
      picture: `token ${inks.join("/")}`,
      facts: { colours: inks.map((ink) => voice.word(ink)).join(", ") },
    };
  },

  quill(key, where) {
    const { view, painter, controls } = look(where);
    if (key === "0") return things("start", "", where);
    const n = Number(key);
    const move = controls.quills.get(n);
    return {
      kind: "quill",
      picture: view.quills[n - 1] ? `tile ${n}` : "",
      facts: {
        n,
        tile: view.quills[n - 1] ? "yes" : "no",
        lead: painter.lead === n ? "yes" : "no",
        open: move ? "yes" : "no",
        bag: view.bag,
      },
      moves: move ? [move] : [],
    };
  },

  start(_key, where) {
    const { view, controls } = look(where);
    const { x, xx } = view.supply;
    return {
      kind: "start",
      facts: { x, xx, open: controls.start ? "yes" : "no" },
      moves: controls.start ? [controls.start] : [],
    };
  },

  bonus(key, where) {
    const { view, voice } = look(where);
    const bonus = Number(key) || (view.turn_of.bonus ?? 0);
    const slot = view.slots.find((one) => one.bonus === bonus);
    return {
      kind: "bonus",
      picture: `bonus ${bonus}`,
      facts: {
        name: bonusWords(bonus, voice),
        does: voice.say(`rule-INK-ACT-${bonus}`).replace(/^[^:]+: /, ""),
        numbers: slot?.numbers.join(", ") ?? "",
        now: view.turn_of.bonus === bonus ? "yes" : "no",
      },
    };
  },

  stock(key, where) {
    const { view, painter, voice } = look(where);
    const amounts: Readonly<Record<string, number>> = {
      palette: painter.palette,
      jokers: painter.jokers,
      black: painter.black,
      goal: view.goal - painter.own,
    };
    return {
      kind: `stock-${key}`,
      picture: `bottle ${key === "black" ? "black" : painter.bottles}`,
      facts: {
        n: amounts[key] ?? 0,
        goal: view.goal,
        colours: painter.card.map((ink) => voice.word(ink)).join(", "),
      },
    };
  },

  /** Bottles that a seat has played. */
  shelf(key, where) {
    const { view, voice } = look(where);
    const painter = view.painters[Number(key)];
    if (!painter) return undefined;
    return {
      kind: "shelf",
      facts: { name: voice.name(Number(key)), n: view.goal - painter.own, goal: view.goal, black: painter.black },
    };
  },

  rival(_key, where) {
    const { view } = look(where);
    const left = view.apprentice?.left ?? 0;
    return { kind: "apprentice", facts: { n: view.goal - left, goal: view.goal } };
  },

  done: (_key, where) => ({ kind: "done", moves: look(where).moves.filter((move) => move === "done") }),

  "leave-bonus": (_key, where) => ({
    kind: "leave-bonus",
    moves: look(where).moves.filter((move) => move === "leave bonus"),
  }),

  pass: (_key, where) => ({ kind: "pass", moves: look(where).moves.filter((move) => move.startsWith("pass ")) }),

  /** A move to choose, by its first word: what it does. */
  choice(key, where) {
    const kind = CHOICES.find(([pattern]) => pattern.test(key))?.[1] ?? "choice";
    return { kind, facts: { move: where.table.voice.move(key, "do"), passes: 2 }, moves: [key] };
  },

  line(key, where) {
    const { view, painter } = look({ ...where, of: where.seat ?? where.of });
    const shown = lineThing(key, where);
    return { ...shown, kind: "played", facts: { ...shown.facts, n: view.goal - painter.own, goal: view.goal, black: painter.black } };
  },

  seat(key, where) {
    const { view, voice } = look(where);
    const painter = view.painters[Number(key)];
    const shown = seatThing(key, where);
    if (!painter) return shown;
    return {
      ...shown,
      kind: "player",
      facts: {
        ...shown.facts,
        n: view.goal - painter.own,
        goal: view.goal,
        colours: painter.card.map((ink) => voice.word(ink)).join(", "),
      },
      also: [`shelf ${key}`],
    };
  },
};

const CHOICES: readonly (readonly [RegExp, string])[] = [
  [/^jokers /, "choice-split"],
  [/^fill /, "choice-fill"],
  [/^number /, "choice-number"],
  [/^pass /, "pass"],
  [/^shift /, "choice-shift"],
  [/ on \d+[a-d]$/, "choice-colour"],
];

/** A square of its colour with its contents. */
function squarePicture(square: SquareView): string {
  if (square.bottle) return `bottle ${square.bottle}${square.down ? "/down" : ""}`;
  return square.x_token ? `token ${square.x_token.join("/")}` : `square ${square.colour}/${square.mark}`;
}

function squareKind(square: SquareView): string {
  if (square.x_token) return "square-x";
  if (square.bottle) return square.down ? "bottle-down" : "bottle";
  if (square.mark === "spot") return "spot";
  return square.mark === "plain" ? "square" : "objective";
}
