/** On a wide screen the sheet of a finished game is a card with the aspect ratio of its drawing. */

import { contentOf, shownSheet } from "./picture";

/** The property that says it; it has an effect only when the end is shown. */
export const CARD = "--card";

export const sheetOf = (): HTMLElement | null => document.querySelector("main.shell > .sheet");

/** Gives the card its ratio, and returns it; null if there is no drawing. */
export function shapeCard(): string | null {
  const drawing = shownSheet();
  if (!drawing) return null;
  const { width, height } = contentOf(drawing);
  // The drawing is measured again when it is smaller: what differs by a rounding is the same card.
  const card = (width / height).toFixed(3);
  sheetOf()?.style.setProperty(CARD, card);
  return card;
}
