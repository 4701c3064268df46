/**
 * For keyboard players: the focus is never lost, and goes where the next move is made.
 */

/** The parts of a table that take the focus when nothing in them has it. */
export const PARTS = ".tray, .sheet";

/**
 * When the button that was pressed is gone or disabled, because its move was made, the focus stays in that part
 * of the page instead of starting again at the top.
 *     <section tabindex="-1" {@attach keepFocus}>
 */
export function keepFocus(part: HTMLElement): () => void {
  /** The element in here that had the focus last, if any. */
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
    // Between two elements the focus is nowhere for a moment, too, but then nothing is gone.
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

/** Move the focus from a part to the first element that is found, if the user came there by keyboard. */
export function goOn(...selectors: readonly string[]): void {
  if (!document.activeElement?.matches(`:is(${PARTS}):focus-visible`)) return;
  const found = selectors.map((one) => document.querySelector<HTMLElement | SVGElement>(one));
  found.find(Boolean)?.focus();
}
