/**
 * For who plays by keyboard: when the button that was pressed is gone, because its move was made,
 * the focus stays in the part of the page where it was, and does not begin again at the top.
 *
 *     <section tabindex="-1" {@attach keepFocus}>
 */
export function keepFocus(part: HTMLElement): () => void {
  /** What had the focus last, if that was in here. */
  let last: Node | null = null;

  const follow = (event: FocusEvent): void => {
    const target = event.target as Node;
    last = part.contains(target) ? target : null;
  };
  const leave = (event: PointerEvent): void => {
    if (!part.contains(event.target as Node)) last = null;
  };
  const watch = new MutationObserver(() => {
    const nowhere = document.activeElement === null || document.activeElement === document.body;
    // On its way from one thing to the next the focus is nowhere, too, but then nothing is gone.
    if (nowhere && last && !last.isConnected) part.focus({ preventScroll: true });
  });

  addEventListener("focusin", follow);
  addEventListener("pointerdown", leave);
  watch.observe(part, { childList: true, subtree: true });
  return () => {
    removeEventListener("focusin", follow);
    removeEventListener("pointerdown", leave);
    watch.disconnect();
  };
}
