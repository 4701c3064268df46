/** The interface between the shell and a game's board. */

import type { Component } from "svelte";
import type { IdeaStep } from "../table/idea";
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
  /**
   * `first`: whether the last throw was for this seat; otherwise it responds to another player,
   * `toYou`: to the reader.
   */
  move(text: string, voice: Voice, first?: boolean, toYou?: boolean): string;
  /**
   * How a hint words this move, where the catalogue would name a place that has no visible name; `n`:
   * the number of similar moves in a row.
   */
  ask?(text: string, voice: Voice, first?: boolean, n?: number, table?: Playable): string | null;
  /** The reason for a hint that begins with this move, where the page knows a name that the engine does not. */
  why?(reason: string, text: string, table: Playable): string;
  /** Whether the board shows nothing of a move before it is made: a hint always says it in words. */
  placeless?(text: string): boolean;
  /** A whole turn, if its moves are better described together. */
  turn?(texts: readonly string[], voice: Voice): string;
  /** The same in one short sentence, where a turn has many moves. */
  brief?(texts: readonly string[], voice: Voice, first?: boolean, toYou?: boolean): string;
  /** In a few words, of a turn that is told together with the next one; null: as short as ever. */
  barely?(texts: readonly string[], voice: Voice, first?: boolean, toYou?: boolean): string | null;
  /** Whether the move itself scores most of the points: then it is mentioned before its effects. */
  readonly doneFirst?: boolean;
  fell(text: string, voice: Voice): string;
  /** The game's message around `fell`, where chance throws no dice. */
  readonly chance?: string;
}

/** Losses that are only counted at the end: until then they do not reduce what was gained. */
export interface Apart {
  has(line: string): boolean;
  /** Changes of such lines in words: `2 wild monsters less`. */
  tell(lines: readonly ScoreChange[], voice: Voice): string;
}

/** A line of the score, and by how much it changes. */
export type ScoreChange = readonly [line: string, points: number];

/** What a board's part beside a player's name gets. */
export interface SeatProps {
  table: Playable;
  /** Its owner. */
  of: number;
}

export interface LikelyProps {
  table: Playable;
  /** Moves that are likely to follow. */
  steps: readonly IdeaStep[];
}

export interface SmallProps extends SeatProps {
  /** Moves that this seat has just made: their effects are highlighted. */
  moves?: readonly string[];
}

/** How near the end of the game is, once that is worth mentioning. */
export interface Nearing {
  readonly words: string;
  /** Whether the end is certain: for example, this is the last round. */
  readonly last: boolean;
  /** Whether it is no threat to the viewer: then it is not styled as one. */
  readonly calm?: boolean;
}

/** How far a game has come, from its start. */
export interface Far {
  readonly words: string;
  /** What brings the end, and how far everybody is from it: shown when the words are tapped. */
  readonly about: string;
}

/** Something that a player keeps, such as blots: how many, and the same in words. */
export interface Stain {
  readonly n: number;
  readonly words: string;
  /** In a word or two, with its cost: the mark shows this where there is room. */
  readonly short: string;
  /** Its `data-card`, for "What is this?". */
  readonly card: string;
}

/** A sheet as a picture in the rules: nothing to tap, and only the part that matters. */
export interface StillProps extends SeatProps {
  /** The parts of the sheet that are shown, by their names; all of it if there are none. */
  focus: readonly string[];
  /** Places to highlight. */
  marked: readonly string[];
  /** Whether the example shows a refused move at these places. */
  refused: boolean;
}

/** A sign of the game in a line of text: a building, a monster, a bottle. */
export interface SignProps {
  name: string;
}

/** What a player is asked when they have to act in another player's turn. */
export interface TurnQuestion {
  /** As a question, shown in place of "Your turn". */
  readonly asked: string;
  /** In two words, at their place among the seats. */
  readonly short: string;
}

/** The state of a player who has nothing to do. */
export interface Idle {
  words: string;
  /** The same as a picture, if it is news of this round: then it takes precedence over what they did last. */
  mark?: string;
  /** The same in a word, where no picture shows it. */
  short?: string;
}

export interface BoardModule {
  default: Component<BoardProps>;
  /** Somebody's sheet as a small live picture, as far as the viewer may see it; it fills its box. */
  small?: Component<SmallProps>;
  /** A player's goals and progress, in one line as wide as a seat. */
  goals?: Component<SeatProps>;
  /** Whether there is an opponent without a seat: then `goals` has a line for them. */
  unseated?: (table: Playable) => boolean;
  /** What a hint that continues after a draw will probably be about, as a line of its card. */
  likely?: Component<LikelyProps>;
  /** The points shown next to a name, if those are not the total; null: unknown. */
  points?: (table: Playable, of: number) => number | null;
  /** The points that a game is played to: a bar of somebody's points is full then. */
  goal?: (table: Playable) => number;
  /** Score lines that are counted only at the end; until then they are kept apart from the gains. */
  apart?: Apart;
  /** The ink of a player's pieces, also used for everything that represents them beside the board. */
  ink?: (table: Playable, of: number) => string | undefined;
  /** How near the end is, once that is worth mentioning; shown where the turn is announced. */
  nearing?: (table: Playable) => Nearing | null;
  /** How far the game has come; shown in the same place, subdued, until the end is near. */
  far?: () => Promise<{ far: (table: Playable) => Far | null }>;
  /** What a player has done that is still hidden from the viewer, and until when; "" for nothing. */
  secret?: (table: Playable, of: number) => string;
  /** What a seat is asked when it has to act in another player's turn; null in its own turn. */
  answer?: (table: Playable, seat: number) => TurnQuestion | null;
  /** Why a player has nothing more to do, in a word: they have chosen, or are out. */
  idle?: (table: Playable, seat: number) => Idle | null;
  /** What a player cannot get rid of; it is shown at their seat. */
  stain?: (table: Playable, of: number) => Stain | null;
  /** Whose sheet is shown to a player who is out while others play on; null: their own. */
  follows?: (table: Playable, seat: number) => number | null;
  /** The faces of a throw, for a board that lets the shell animate its dice. */
  dice?: (text: string) => readonly string[];
  /** Whether the board itself shows the lines of the score. */
  scored?: boolean;
  /** Whether the board itself plays its small steps (moments/steps.ts does it for the others). */
  steps?: boolean;
  /** What a throw of the dice starts, if it starts the same for everybody; the log is grouped by it. */
  throws?: Unit;
  /** Whether the game consists of rounds that all play at once, rather than of single turns. */
  rounds?: boolean;
  telling?: Telling;
  /** A sheet as a picture in the rules (from `pictures.ts`); otherwise the game's scene is drawn there. */
  still?: Component<StillProps>;
  /** The signs that occur in the game's rules. */
  sign?: Component<SignProps>;
}

/** What a game is counted in: the page uses this word for its turns. */
export type Unit = "turn" | "round";
export const unitOf = ({ rounds }: BoardModule): Unit => (rounds ? "round" : "turn");

/** In the game's own words, or in notation. */
export const PLAIN: Telling = {
  move: (text, voice) => voice.move(text),
  fell: (text) => text,
};
