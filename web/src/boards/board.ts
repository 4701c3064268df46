/** What every board is given, and what a board's module offers. */

import type { Component } from "svelte";
import type { Playable } from "../table/playable";
import type { Voice } from "../words/voice";

export interface BoardProps {
  table: Playable;
  /** The seat that plays here; null for a spectator. */
  seat: number | null;
  /** Whose sheet is shown. */
  of: number;
}

/** How a game's moves and throws are put into words, in the log and for screen readers. */
export interface Telling {
  /** `first`: whether the last throw was for this seat; if not, it answers what another did. */
  move(text: string, voice: Voice, first?: boolean): string;
  /**
   * How a hint asks for the same, where the catalogue would name a place that has no name here;
   * `n`: how many moves like it in a row.
   */
  ask?(text: string, voice: Voice, first?: boolean, n?: number): string | null;
  /** A whole turn, if its moves are better described together. */
  turn?(texts: readonly string[], voice: Voice): string;
  /** The same in one short sentence, where a turn has many moves. */
  brief?(texts: readonly string[], voice: Voice, first?: boolean): string;
  /** Whether what is done brings most of the points: then it is told before what came of it. */
  readonly doneFirst?: boolean;
  fell(text: string, voice: Voice): string;
  /** The game's message around `fell`, where chance throws no dice. */
  readonly chance?: string;
}

/** Losses that threaten, and are settled at the end: they never lower what was gained. */
export interface Apart {
  has(line: string): boolean;
  /** Changes of such lines in words: `2 wild monsters less`. */
  tell(lines: readonly ScoreChange[], voice: Voice): string;
}

/** A line of the score, and by how much it changes. */
export type ScoreChange = readonly [line: string, points: number];

/** What a part of a board beside somebody's name is given. */
export interface SeatProps {
  table: Playable;
  /** Whose it is. */
  of: number;
}

export interface SmallProps extends SeatProps {
  /** Moves that this seat has just made: what is new by them is pointed out. */
  moves?: readonly string[];
}

/** How near the end of the game is, where that is worth a word. */
export interface Nearing {
  readonly words: string;
  /** Whether it is settled: this is the last round, or the like. */
  readonly last: boolean;
  /** Whether it is no threat to the viewer: then it does not look like one. */
  readonly calm?: boolean;
}

/** How far a game is, from its beginning on. */
export interface Far {
  readonly words: string;
  /** What brings the end, and how far everybody is from it: a tap on the words tells it. */
  readonly about: string;
}

/** Something that stays with somebody, such as blots: how many, and the same in words. */
export interface Stain {
  readonly n: number;
  readonly words: string;
  /** In a word or two, with what it costs: where there is room, that is what the mark says. */
  readonly short: string;
  /** The thing that it is, for "What is this?". */
  readonly card: string;
}

/** A sheet as a picture in the rules: nothing to tap, and only the part that matters. */
export interface StillProps extends SeatProps {
  /** The parts of the sheet that are shown, by their names; all of it if there are none. */
  focus: readonly string[];
  /** Places to point out. */
  marked: readonly string[];
  /** Whether a move at these places is refused. */
  refused: boolean;
}

/** A sign of the game in a line of text: a building, a monster, a bottle. */
export interface SignProps {
  name: string;
}

/** What somebody is asked when they have to act in another's turn. */
export interface TurnQuestion {
  /** As a question, shown in place of "Your turn". */
  readonly asked: string;
  /** In two words, at their place among the seats. */
  readonly short: string;
}

/** The state of a player who has nothing to do. */
export interface Idle {
  words: string;
  /** The same as a picture, if it is news of this round: then it is shown before what they did last. */
  mark?: string;
  /** The same in a word, for the same case, where no picture tells it. */
  short?: string;
}

export interface BoardModule {
  default: Component<BoardProps>;
  /** Somebody's sheet as a small live picture, as far as the viewer may see it; it fills its box. */
  small?: Component<SmallProps>;
  /** What somebody plays for and how far it is, in one line of a seat's width. */
  goals?: Component<SeatProps>;
  /** Whether there is an opponent without a seat: then `goals` has a line for them. */
  unseated?: (table: Playable) => boolean;
  /** The points shown next to a name, if those are not the total; null: not known. */
  points?: (table: Playable, of: number) => number | null;
  /** Lines of the score that are counted only at the end; until then they are kept apart from the gains. */
  apart?: Apart;
  /** The ink of somebody's pieces; whatever represents them next to the board has it too. */
  ink?: (table: Playable, of: number) => string | undefined;
  /** How near the end is, as soon as that is worth saying; it is shown where the turn is announced. */
  nearing?: (table: Playable) => Nearing | null;
  /** How far the game is; shown there as well, quietly, as long as the end is not near. */
  far?: () => Promise<{ far: (table: Playable) => Far | null }>;
  /** What somebody has done that is still hidden from the viewer, and until when; "" if nothing is. */
  secret?: (table: Playable, of: number) => string;
  /** What a seat is asked when it has to act in another's turn; null in its own turn. */
  answer?: (table: Playable, seat: number) => TurnQuestion | null;
  /** Why somebody has nothing more to do, in a word: they have chosen, or are out. */
  idle?: (table: Playable, seat: number) => Idle | null;
  /** What somebody cannot get rid of; it is shown at their place. */
  stain?: (table: Playable, of: number) => Stain | null;
  /** Whose sheet a player follows who is out while others play on; null: their own. */
  follows?: (table: Playable, seat: number) => number | null;
  /** Faces of the dice of a throw, for a board that leaves it to the shell to throw them over it. */
  dice?: (text: string) => readonly string[];
  /** Whether the board itself shows the lines of the score. */
  scored?: boolean;
  /** Whether the board itself plays its small steps (moments/steps.ts does it for the others). */
  steps?: boolean;
  /** What a throw of the dice begins, where it begins the same for everybody: the log goes by that. */
  throws?: Unit;
  /** Whether the game is counted in rounds, which all play, and not in the turns of one. */
  rounds?: boolean;
  telling?: Telling;
  /** A sheet as a picture in the rules (from `pictures.ts`); otherwise the game's scene is drawn there. */
  still?: Component<StillProps>;
  /** The signs that the game's rules speak of. */
  sign?: Component<SignProps>;
}

/** What a game is counted in: what the page says of its turns, it says in this. */
export type Unit = "turn" | "round";
export const unitOf = ({ rounds }: BoardModule): Unit => (rounds ? "round" : "turn");

/** As the game's own catalogue tells it, or in notation. */
export const PLAIN: Telling = {
  move: (text, voice) => voice.move(text),
  fell: (text) => text,
};
