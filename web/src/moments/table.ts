/**
 * How each moment is shown and heard. Names of moments that the engine tells are those of
 * `State.moments`; the others are small steps that a board sees by itself and plays by hand.
 */

import type { Sound } from "../sound/palette";

export type Size = "small" | "medium" | "grand";
export type Kind =
  | "tap"
  | "stroke"
  | "spread"
  | "pop"
  | "burst"
  | "glow"
  | "stamp"
  | "pour"
  | "hop"
  | "slide"
  | "drop"
  | "crown"
  | "banner"
  | "throw"
  | "deal"
  | "nod";

export interface Entry {
  readonly size: Size;
  readonly kind: Kind;
  readonly sound: Sound;
  /** Steps of the scale above the sound as it is: things alike sound alike, not the same. */
  readonly step?: number;
  /** An ink that it is drawn with; gold if left out. */
  readonly ink?: string;
  /** A banner that waits for what brought it about. */
  readonly waits?: boolean;
  /** What it brings flies to the score even if the engine names no points. */
  readonly flies?: boolean;
}

/** The longest each may take, in milliseconds. */
export const LONGEST: Readonly<Record<Size, number>> = { small: 300, medium: 900, grand: 2_500 };
/** Dice are thrown once for everybody, whatever else is small. */
export const THROW = 1_000;

const small = (kind: Kind, sound: Sound, more: Partial<Entry> = {}): Entry => ({
  size: "small",
  kind,
  sound,
  ...more,
});
const medium = (kind: Kind, sound: Sound, more: Partial<Entry> = {}): Entry => ({
  size: "medium",
  kind,
  sound,
  ...more,
});
const grand = (kind: Kind, sound: Sound, more: Partial<Entry> = {}): Entry => ({
  size: "grand",
  kind,
  sound,
  ...more,
});

/** What every game has. */
const COMMON: Readonly<Record<string, Entry>> = {
  dice: medium("throw", "dice"),
  /** Another's turn, on their small sheet. */
  turn: medium("deal", "brush"),
  victory: grand("burst", "triumph", { step: 2 }),
  /** At one's own place, if it is on the screen: nothing falls on a map that is looked at. */
  defeat: medium("nod", "loss"),
};

export const MOMENTS: Readonly<Record<string, Readonly<Record<string, Entry>>>> = {
  inkdoms: {
    ...COMMON,
    // On this map every colour means something: no drop in the colour of a player flies over it.
    turn: medium("nod", "brush"),
    "die-taken": small("tap", "wood"),
    "drop-painted": small("stroke", "pencil"),
    tower: small("pop", "brush", { ink: "dark-blue" }),
    tamed: medium("pop", "gain"),
    capital: medium("glow", "gain", { step: 2 }),
    spell: medium("burst", "paper"),
    "spell-1": medium("slide", "paper", { ink: "green" }),
    "spell-2": medium("spread", "slide", { ink: "blue" }),
    "spell-3": medium("hop", "paper", { step: 1, ink: "orange" }),
    "spell-4": medium("burst", "glass", { ink: "purple" }),
    blot: medium("drop", "loss", { ink: "brown" }),
    "kingdom-first": grand("crown", "triumph", { step: 2 }),
    "kingdom-second": grand("glow", "triumph"),
    kingdom: grand("glow", "gain"),
    "herd-first": grand("burst", "triumph", { step: 1 }),
    "herd-second": medium("burst", "gain", { step: 1 }),
    herd: medium("burst", "gain"),
    "three-first": grand("crown", "triumph", { step: 3 }),
    "three-second": grand("glow", "triumph"),
    three: medium("glow", "gain"),
    "last-round": grand("banner", "triumph", { step: -2 }),
  },
  ink: {
    ...COMMON,
    "tile-snaps": small("tap", "wood"),
    "areas-flow": small("spread", "slide", { ink: "dark-blue" }),
    "bottle-set": small("pop", "glass", { ink: "green" }),
    objective: medium("glow", "wood"),
    bottles: medium("pour", "glass", { ink: "green" }),
    "bottle-lost": medium("drop", "loss", { ink: "green" }),
    bonus: medium("slide", "gain"),
    "last-bottle": grand("crown", "triumph", { step: 2 }),
    "last-round": grand("banner", "triumph", { step: -2 }),
    "tie-round": grand("banner", "triumph"),
    apprentice: small("pop", "glass", { step: -3, ink: "purple" }),
  },
  inklings: {
    ...COMMON,
    hop: small("hop", "brush", { ink: "dark-blue" }),
    "ink-spreads": small("spread", "slide", { ink: "blue" }),
    tunnel: small("slide", "slide", { step: -2, ink: "brown" }),
    die: medium("crown", "triumph"),
    lost: medium("drop", "loss", { ink: "dark-blue" }),
    out: grand("banner", "loss", { step: -1, waits: true }),
    sheet: grand("crown", "triumph", { step: 3 }),
  },
  "color-in-kingdom": {
    ...COMMON,
    "hex-coloured": small("stroke", "pencil"),
    copied: small("stamp", "wood", { flies: true }),
    "longest-road": medium("slide", "gain", { ink: "yellow" }),
    "most-fields": medium("burst", "gain", { ink: "red" }),
    "road-lost": medium("drop", "loss", { ink: "yellow" }),
    "fields-lost": medium("drop", "loss", { ink: "red" }),
    factory: medium("burst", "gain", { step: 2, ink: "orange" }),
    duty: medium("stamp", "paper", { ink: "red" }),
    province: grand("crown", "triumph", { step: 2 }),
    "end-called": grand("banner", "triumph", { step: -2 }),
  },
};

/** What the toy game and games to come tell: a gain is a gain. */
const OTHER: Entry = medium("pop", "gain");

export function entryOf(game: string, name: string, facts: Readonly<Record<string, unknown>> = {}): Entry {
  const own = MOMENTS[game] ?? COMMON;
  // Spells are each their own.
  const exact = name === "spell" ? own[`spell-${String(facts["spell"])}`] : undefined;
  return exact ?? own[name] ?? OTHER;
}

const WEIGHTS: Readonly<Record<Size, number>> = { small: 0, medium: 10, grand: 20 };

interface Told {
  readonly name: string;
  readonly facts?: Readonly<Record<string, unknown>>;
  readonly points?: number;
}

/** What is to be told first: the greatest, a loss before what is no more than that, then what brings the most. */
function weightOf(game: string, { name, facts, points = 0 }: Told): number {
  const { size, sound } = entryOf(game, name, facts);
  return WEIGHTS[size] + (sound === "loss" ? 5 : 0) + Math.abs(points);
}

/** What came about, the most important first. */
export function ranked<T extends Told>(game: string, moments: readonly T[]): T[] {
  return moments.toSorted((a, b) => weightOf(game, b) - weightOf(game, a));
}

/** Whether a moment calls what is still to come, a last round say: once all is played, it is no news. */
export function isCall({ game, name, facts }: { game: string; name: string; facts?: Readonly<Record<string, unknown>> }): boolean {
  return entryOf(game, name, facts).kind === "banner";
}

const ON_THE_WAY: ReadonlySet<Kind> = new Set(["banner", "throw", "drop"]);

/** Whether a moment is part of the way: a call, dice, something lost, another's turn. None is for a result. */
export function isOnTheWay(one: Parameters<typeof isCall>[0]): boolean {
  return one.name === "turn" || ON_THE_WAY.has(entryOf(one.game, one.name, one.facts).kind);
}
