/**
 * How each moment is shown and heard. Names of moments from the engine are those of `State.moments`;
 * the others are small steps that a board detects and plays itself.
 */

import type { Sound } from "../sound/palette";
import type { MomentSize } from "./limits";

export type MomentKind =
  | "tap"
  | "stroke"
  | "spread"
  | "pop"
  | "burst"
  | "glow"
  | "stamp"
  | "hop"
  | "leap"
  | "beside"
  | "mix"
  | "slide"
  | "drop"
  | "crown"
  | "banner"
  | "throw"
  | "deal"
  | "nod"
  | "number";

export interface MomentStyle {
  readonly size: MomentSize;
  readonly kind: MomentKind;
  readonly sound: Sound;
  /** Steps of the scale above the basic sound: similar things sound similar, but not the same. */
  readonly step?: number;
  /** An ink that it is drawn with; gold if left out. */
  readonly ink?: string;
  /** Whether it is drawn with the ink of what is in hand, where the board knows that. */
  readonly held?: boolean;
  /** Whether the board lets it be heard as it changes the sheet that is shown. */
  readonly heard?: boolean;
  /** Whether the board draws the edge and the flag of it on the sheet that is shown. */
  readonly drawn?: boolean;
  /** A banner that waits for what brought it about. */
  readonly waits?: boolean;
}

/** What dice take that the stage throws. */
export const THROW = 1_000;

const small = (kind: MomentKind, sound: Sound, more: Partial<MomentStyle> = {}): MomentStyle => ({
  size: "small",
  kind,
  sound,
  ...more,
});
const medium = (kind: MomentKind, sound: Sound, more: Partial<MomentStyle> = {}): MomentStyle => ({
  size: "medium",
  kind,
  sound,
  ...more,
});
const grand = (kind: MomentKind, sound: Sound, more: Partial<MomentStyle> = {}): MomentStyle => ({
  size: "grand",
  kind,
  sound,
  ...more,
});

const DICE: Readonly<Record<string, MomentStyle>> = { dice: medium("throw", "dice") };

/** What a step of one's own brings or costs where no moment says so: see table/showing.ts. */
const GAIN: Readonly<Record<string, MomentStyle>> = { gain: medium("number", "gain", { step: -2 }) };
const COST: Readonly<Record<string, MomentStyle>> = { cost: medium("number", "loss") };

/** What every game has: the lines of the log tell it. */
export const COMMON: Readonly<Record<string, MomentStyle>> = {
  /** Another's turn, on their small sheet. */
  turn: medium("deal", "brush"),
  victory: grand("burst", "triumph", { step: 2 }),
  /** At one's own place, if it is on the screen: nothing falls on a map that is looked at. */
  defeat: medium("nod", "loss"),
};

export const MOMENTS: Readonly<Record<string, Readonly<Record<string, MomentStyle>>>> = {
  inkdoms: {
    ...COMMON,
    ...DICE,
    ...GAIN,
    // On this map every colour means something: no drop in the colour of a player flies over it.
    turn: medium("nod", "brush"),
    "die-taken": small("tap", "wood"),
    "drop-painted": small("stroke", "pencil"),
    tower: small("pop", "brush", { ink: "dark-blue" }),
    tamed: medium("pop", "gain"),
    capital: medium("glow", "gain", { step: 2 }),
    // All drops to another kingdom, a drop beside its like, a kingdom next door as well, two drops in one.
    "spell-1": medium("leap", "paper", { held: true }),
    "spell-2": medium("beside", "pencil", { step: 1 }),
    "spell-3": medium("spread", "slide", { step: 1, held: true }),
    "spell-4": medium("mix", "glass"),
    blot: medium("drop", "loss", { ink: "brown" }),
    "kingdom-first": grand("crown", "triumph", { step: 2, drawn: true }),
    "kingdom-second": grand("glow", "triumph", { drawn: true }),
    kingdom: grand("glow", "gain", { drawn: true }),
    "herd-first": grand("burst", "triumph", { step: 1 }),
    "herd-second": medium("burst", "gain", { step: 1 }),
    herd: medium("burst", "gain"),
    "three-first": grand("crown", "triumph", { step: 3 }),
    "three-second": grand("glow", "triumph"),
    "last-round": grand("banner", "triumph", { step: -2 }),
  },
  ink: {
    ...COMMON,
    "tile-snaps": small("tap", "wood"),
    "areas-flow": small("spread", "slide", { ink: "dark-blue" }),
    "bottle-set": small("pop", "glass", { ink: "green" }),
    objective: medium("glow", "wood"),
    // They appear on the painting, one by one; this is their gain.
    bottles: medium("pop", "gain", { ink: "green" }),
    "bottle-lost": medium("drop", "loss", { ink: "green" }),
    bonus: medium("slide", "gain"),
    "last-bottle": grand("crown", "triumph", { step: 2 }),
    "last-round": grand("banner", "triumph", { step: -2 }),
    "tie-round": grand("banner", "triumph"),
    // The token itself is shown: this is news of the bag, which the log tells.
    "last-x": medium("nod", "paper"),
    apprentice: small("pop", "glass", { step: -3, ink: "purple" }),
  },
  inklings: {
    ...COMMON,
    ...DICE,
    ...GAIN,
    hop: small("hop", "brush", { ink: "dark-blue" }),
    "ink-spreads": small("spread", "slide", { ink: "blue" }),
    tunnel: small("slide", "slide", { step: -2, ink: "brown", heard: true }),
    die: medium("crown", "triumph"),
    lost: medium("drop", "loss", { ink: "dark-blue" }),
    out: grand("banner", "loss", { step: -1, waits: true }),
    sheet: grand("crown", "triumph", { step: 3 }),
  },
  "color-in-kingdom": {
    ...COMMON,
    ...DICE,
    ...GAIN,
    ...COST,
    "hex-coloured": small("stroke", "pencil"),
    copied: small("stamp", "wood"),
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
const OTHER: MomentStyle = medium("pop", "gain");

export function entryOf(game: string, name: string, facts: Readonly<Record<string, unknown>> = {}): MomentStyle {
  const own = { ...GAIN, ...COST, ...(MOMENTS[game] ?? { ...COMMON, ...DICE }) };
  // Spells are each their own.
  const exact = name === "spell" ? own[`spell-${String(facts["spell"])}`] : undefined;
  return exact ?? own[name] ?? OTHER;
}

const WEIGHTS: Readonly<Record<MomentSize, number>> = { small: 0, medium: 10, grand: 20 };

interface Weighed {
  readonly name: string;
  readonly facts?: Readonly<Record<string, unknown>>;
  readonly points?: number;
}

/** The order of importance: the greatest first, a loss before anything that is no greater, then by points. */
function weightOf(game: string, { name, facts, points = 0 }: Weighed): number {
  const { size, sound } = entryOf(game, name, facts);
  return WEIGHTS[size] + (sound === "loss" ? 5 : 0) + Math.abs(points);
}

/** What happened, the most important first. */
export function ranked<T extends Weighed>(game: string, moments: readonly T[]): T[] {
  return moments.toSorted((a, b) => weightOf(game, b) - weightOf(game, a));
}

/** Whether a moment calls what is still to come, a last round say: once all is played, it is no news. */
export function isCall({ game, name, facts }: { game: string; name: string; facts?: Readonly<Record<string, unknown>> }): boolean {
  return entryOf(game, name, facts).kind === "banner";
}

const ON_THE_WAY: ReadonlySet<MomentKind> = new Set(["banner", "throw", "drop", "number"]);

/** Whether a moment is part of the way: a call, dice, a gain, something lost, another's turn. None is for a result. */
export function isOnTheWay(one: Parameters<typeof isCall>[0]): boolean {
  return one.name === "turn" || ON_THE_WAY.has(entryOf(one.game, one.name, one.facts).kind);
}
