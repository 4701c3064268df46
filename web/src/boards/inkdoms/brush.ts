/** The available paint, and what the next tap paints with. */

import { fits, type Brush, type InkdomsMove, type Paint } from "./moves";
import type { SheetView } from "./view";

export interface Pot {
  readonly tower: boolean;
  readonly ink: string;
  /** The number of drops left. */
  readonly n: number;
  /** The number at first. */
  readonly of: number;
}

/** A drop that was taken up: tapped, or just mixed. The next tap paints with it. */
export interface Chosen {
  readonly tower: boolean;
  readonly ink: string;
}

/** Drops of the die and those mixed from them. */
export function diePots({ took, turn }: SheetView): Pot[] {
  if (!took || !turn) return [];
  return [
    { tower: false, ink: took.ink, n: turn.drops, of: took.value },
    ...Object.entries(turn.mixed).map(([ink, n]) => ({ tower: false, ink, n, of: n })),
  ];
}

/** Tower drops that can be used now. */
export function towerPots({ took, turn, drops }: SheetView): Pot[] {
  if (!took || !turn) return [];
  return Object.entries(drops).map(([ink, n]) => ({ tower: true, ink, n, of: n }));
}

/** Drops of the die that are still in hand: any left at the end of the turn cost a blot. */
export function unplaced(paper: SheetView): number {
  return diePots(paper).reduce((sum, pot) => sum + pot.n, 0);
}

/** What keeps a player from ending their turn. */
export interface Left {
  /** Whether leftover drops become a blot. */
  readonly blots: boolean;
  /** Whether one of them can be placed as things are; or perhaps with a spell. */
  readonly placeable: boolean;
  readonly helped: boolean;
}

/** What to ask a player who ends a turn with drops in hand. */
export function askBeforeDone({ blots, placeable, helped }: Left): string {
  if (!blots) return "done-left-free";
  return placeable ? "done-left" : helped ? "done-left-spell" : "done-left-nowhere";
}

/** Whether the drops in hand can all be placed after this move, as far as the engine knows. */
const leavesRoom = (gain: { readonly caution?: string } | undefined): boolean =>
  gain !== undefined && !gain.caution?.startsWith("no-room");

/** The spells (1 to 4) that these moves cast. */
export const spellsOf = (moves: readonly InkdomsMove[]): Set<number> =>
  new Set(
    moves.flatMap((move) => {
      if (move.kind === "paint") return move.excused ? [2] : [];
      return move.kind.startsWith("spell") ? [Number(move.kind.at(-1))] : [];
    }),
  );

/** What the engine says about each move. */
type Known = ReadonlyMap<string, { readonly caution?: string }>;

/** A puzzle and some lessons do not tell what moves would gain; elsewhere the answer is on its way. */
export const NOTHING_KNOWN: ReadonlyMap<string, never> = new Map<string, never>();

/** Moves that may place drops of the die: a spell cast with a tower drop places none of them. */
export const movesForDice = (moves: readonly InkdomsMove[]): InkdomsMove[] =>
  moves.filter((move) => !(move.kind === "paint" && move.tower));

/** Spells after which all drops of the die can be placed. As long as nothing is known, any of them may help. */
export function spellsThatHelp(moves: readonly InkdomsMove[], known: Known): Set<number> {
  const found = movesForDice(moves);
  return spellsOf(known.size ? found.filter(({ text }) => leavesRoom(known.get(text))) : found);
}

/** What to do with the drops in hand. */
export function askToPaint({ placeable, helped, several = false }: Omit<Left, "blots"> & { several?: boolean }): string {
  return placeable ? (several ? "ask-paint-several" : "ask-paint") : helped ? "ask-nowhere-spell" : "ask-nowhere";
}

/** The question for which several moves are answers, or one that uses up what could be kept. */
export function askToChoose(moves: readonly InkdomsMove[]): string {
  const [first, another] = moves;
  if (first?.kind === "cross") return "ask-cross";
  if (first?.kind === "paint") {
    if (another || !(first.tower || first.excused)) return "choose-paint";
    return first.tower ? (first.excused ? "choose-use-both" : "choose-use-tower") : "choose-use-spell";
  }
  const takes = moves.filter((move) => move.kind === "take");
  const several = (part: (take: (typeof takes)[number]) => string): boolean => new Set(takes.map(part)).size > 1;
  if (several(({ die }) => die)) return "choose-take";
  if (!several(({ ink }) => ink)) return "choose-kingdom";
  return several(({ kingdom }) => kingdom) ? "choose-colour-kingdom" : "choose-colour";
}

/** What is taken up after a move: a drop that was just mixed; a tower drop is put down after one use. */
export function chosenAfter(chosen: Chosen | null, move: InkdomsMove | null): Chosen | null {
  if (move?.kind === "spell 4") return { tower: false, ink: move.ink };
  return chosen?.tower || move?.kind === "take" || move?.kind === "done" ? null : chosen;
}

export function brushOf(paper: SheetView, chosen: Chosen | null, excused: boolean): Brush | null {
  const dice = diePots(paper).filter((pot) => pot.n > 0);
  const all = [...dice, ...towerPots(paper).filter((pot) => pot.n > 0)];
  const kept = all.find((pot) => pot.tower === chosen?.tower && pot.ink === chosen.ink);
  // Tower drops are precious: none is used unless it was taken up.
  const pot = kept ?? dice[0];
  if (!pot) return null;
  return { tower: pot.tower, ink: pot.ink, excused, picked: pot === kept };
}

/** Whether this paint move is possible with what is in hand: with the brush, or with any drop of the die. */
export function inHand(brush: Brush, paint: Paint): boolean {
  if (fits(brush, paint)) return true;
  return !brush.tower && !brush.picked && !brush.excused && !paint.tower && !paint.excused;
}
