/**
 * For keyboard players: the focus is never lost, and goes where the next move is made.
 */

/** The parts of a table that have the focus while nothing in them has. */
export const PARTS = ".tray, .sheet";

/**
 * When the button that was pressed is gone or shut, because its move was made, the focus stays in
 * the part of the page where it was, and does not begin again at the top.
 *
 *     <section tabindex="-1" {@attach keepFocus}>
 */
export function keepFocus(part: HTMLElement): () => void {
  /** What had the focus last, if that was in here. */
  let last: Element | null = null;

  const follow = (event: FocusEvent): void => {
    const target = event.target as Element;
    last = part.contains(target) ? target : null;
  };
  const leave = (event: PointerEvent): void => {
    if (!part.contains(event.target as Node)) last = null;
  };
  const watch = new MutationObserver(() => {
    const active = document.activeElement;
    const nowhere = active === null || active === document.body || active === last;
    // On its way from one thing to the next the focus is nowhere, too, but then nothing is gone.
    const gone = last && (!last.isConnected || last.matches(":disabled"));
    if (nowhere && gone) part.focus({ preventScroll: true });
  });

  addEventListener("focusin", follow);
  addEventListener("pointerdown", leave);
  watch.observe(part, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  return () => {
    removeEventListener("focusin", follow);
    removeEventListener("pointerdown", leave);
    watch.disconnect();
  };
}

/** Go on from a part to the first thing that is found, if it was keys that led there. */
export function goOn(...selectors: readonly string[]): void {
  if (!document.activeElement?.matches(`:is(${PARTS}):focus-visible`)) return;
  const found = selectors.map((one) => document.querySelector<HTMLElement | SVGElement>(one));
  found.find(Boolean)?.focus();
}
