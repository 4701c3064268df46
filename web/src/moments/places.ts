/**
 * Where things are on the screen. A board reports its own things (`R4`, `d8`, `3b`); the shell knows
 * the scores of the seats. A thing with an unknown place is shown in the middle of the board.
 */

export type PlaceFinder = (name: string) => Element | DOMRect | null | undefined;

/** Attributes that boards put on their places anyway. */
const MARKS = ["area", "space", "square", "patch", "die"];

/** A board that reports nothing may still have marked the place. Only the board is searched for it. */
const marked: PlaceFinder = (name) => {
  if (!/^[\w-]{1,40}$/.test(name)) return null;
  const board = document.querySelector("[data-board]");
  return board?.querySelector(MARKS.map((mark) => `[data-${mark}="${name}"]`).join(", "));
};

const asked: PlaceFinder[] = [marked];

/** Registers a board's places, until the returned function is called. */
export function tellPlaces(places: PlaceFinder): () => void {
  asked.push(places);
  return () => {
    const at = asked.indexOf(places);
    if (at >= 0) asked.splice(at, 1);
  };
}

/** The first of the names whose place is known. */
export function placeOf(...names: readonly string[]): DOMRect | null {
  for (const name of names) {
    for (const places of asked.toReversed()) {
      const found = places(name);
      const box = found instanceof Element ? found.getBoundingClientRect() : found;
      if (box && (box.width || box.height)) return box;
    }
  }
  return null;
}

/** The ink of something whose place a board knows, if it has one. */
export function inkOf(name: string): string | undefined {
  for (const places of asked.toReversed()) {
    const found = places(name);
    if (found instanceof HTMLElement && found.dataset["ink"]) return `var(--ink-${found.dataset["ink"]})`;
  }
  return undefined;
}

/** The places of a seat's score, and of the middle of the board: elements with these attributes. */
export function scoreOf(seat: number): DOMRect | null {
  return boxOf(`[data-turn-score="${seat}"]`) ?? boxOf(`[data-score-of="${seat}"]`);
}

/** Where the card of a seat's turn says what that brought, while it does. */
export function gainOf(seat: number): DOMRect | null {
  return boxOf(`[data-turn-gain="${seat}"]`);
}

/** Where a seat's sheet is: large while its turn is shown, small otherwise; else its card. */
export function sheetOf(seat: number): DOMRect | null {
  return turnOf(seat) ?? boxOf(`[data-sheet-of="${seat}"]`) ?? boxOf(`[data-seat="${seat}"]`);
}

/** A seat's card, whatever else about it is shown elsewhere. */
export function cardOf(seat: number): Element | null {
  return document.querySelector(`[data-seat="${seat}"]`);
}

/** Where a seat's turn is shown large, while it is: its sheet there. */
export function turnOf(seat: number): DOMRect | null {
  return boxOf(`[data-turn-sheet="${seat}"]`) ?? boxOf(`[data-turn-of="${seat}"]`);
}

/** Whether another player's turn is shown large: its card covers the seats. */
export function isCovered(seat: number): boolean {
  return boxOf("[data-turn-of]") !== null && turnOf(seat) === null;
}

/** The lower edge of the scores on a screen that has them above the board, in pixels from the top; 0 elsewhere. */
export function belowSeats(): number {
  return above(".shell > .seats");
}

/** The lower edge of all text above the board: the top line, the scores, and the line for newcomers. */
export function belowWords(): number {
  return Math.max(above(".shell > .top"), belowSeats(), above(".shell > .lead"));
}

function above(selector: string): number {
  const [box, board] = [boxOf(selector), boxOf("[data-board]")];
  return box && board && box.bottom <= board.top + 1 ? Math.max(0, box.bottom) : 0;
}

export function middle(): DOMRect {
  return boxOf("[data-board]") ?? new DOMRect(innerWidth / 4, innerHeight / 4, innerWidth / 2, innerHeight / 2);
}

function boxOf(selector: string): DOMRect | null {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box && (box.width || box.height) ? box : null;
}

/** The names in the facts of a moment by which a board may know a place. */
export function namesIn(facts: Readonly<Record<string, unknown>>): string[] {
  return Object.values(facts).flatMap((fact) =>
    typeof fact === "string" ? [fact] : Array.isArray(fact) ? fact.map(String) : [],
  );
}
