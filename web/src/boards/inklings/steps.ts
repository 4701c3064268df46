/** Moves as steps of an Inkling, and what a tap may mean. The server says which of them are legal. */

import { HUB, type PrintedSheet } from "./printed";
import type { SheetView } from "./view";

/** The place of an Inkling that has not entered. */
export const BOX = "box";
/** The boxes; they are left in this order. */
const LETTERS: readonly string[] = ["A", "B", "C"];

export interface InklingStep {
  readonly text: string;
  readonly way: "enter" | "walk" | "tunnel" | "lose";
  /** A space, or `box`. */
  readonly from: string;
  /** A space; empty for an Inkling that is lost. */
  readonly to: string;
}

export function stepOf(text: string): InklingStep {
  const [way = "", one = "", , two = ""] = text.split(" ");
  if (way === "enter") return { text, way, from: BOX, to: one };
  if (way === "lose") return { text, way, from: one, to: "" };
  return { text, way: way === "tunnel" ? "tunnel" : "walk", from: one, to: two };
}

export const numberOf = (space: string): number => Number(space.split("-")[1]);

/** The sheet with a step made. */
export function marked(sheet: SheetView, step: InklingStep): SheetView {
  const { way, from, to } = step;
  const inklings = sheet.inklings.filter((space) => space !== from);
  return {
    ...sheet,
    inked: to ? [...sheet.inked, to] : sheet.inked,
    inklings: to ? [...inklings, to] : inklings,
    // The engine has not answered yet how many steps each could take next.
    ways: [],
    boxes: from === BOX ? sheet.boxes.slice(1) : sheet.boxes,
    crossed: way === "tunnel" ? [...sheet.crossed, from, to] : sheet.crossed,
    chosen: true,
    stuck: false,
    move: step.text,
  };
}

/** The sheet without its last step: a secret that the current viewer must not see. */
export function unmarked(sheet: SheetView): SheetView {
  if (!sheet.move) return sheet;
  const { way, from, to } = stepOf(sheet.move);
  const boxed = from === BOX;
  const inklings = sheet.inklings.filter((space) => space !== to);
  const letters = LETTERS.slice(LETTERS.length - sheet.boxes.length - (boxed ? 1 : 0));
  return {
    ...sheet,
    inked: to ? sheet.inked.filter((space) => space !== to) : sheet.inked,
    inklings: boxed ? inklings : [...inklings, from],
    ways: [],
    boxes: letters,
    crossed: way === "tunnel" ? sheet.crossed.filter((space) => space !== from && space !== to) : sheet.crossed,
    out: false,
    move: null,
  };
}

/** The steps that match a selected Inkling, a selected number, or both. */
export function narrowed(
  steps: readonly InklingStep[],
  who: string | null,
  number: number | null,
): InklingStep[] {
  return steps.filter(
    (step) =>
      step.to !== "" &&
      (who === null || step.from === who) &&
      (number === null || numberOf(step.to) === number),
  );
}

/**
 * The move that a tap on a space means where none is legal, so that the rule is shown: by the selected
 * Inkling, or by the one with the least obstacle.
 */
export function meantBy(
  space: string,
  who: string | null,
  sheet: SheetView,
  printed: PrintedSheet,
): string {
  const near = printed.near.get(space);
  const chosen =
    who ??
    (sheet.boxes.length || space === HUB
      ? BOX
      : (sheet.inklings.find((place) => near?.has(place)) ?? sheet.inklings[0] ?? BOX));
  if (chosen === BOX) return `enter ${space}`;
  const tunnels = [chosen, space].every((name) =>
    printed.faces.some((face) => face.name === name && face.tunnel),
  );
  const way = tunnels && !near?.has(chosen) ? "tunnel" : "walk";
  return `${way} ${chosen} to ${space}`;
}
