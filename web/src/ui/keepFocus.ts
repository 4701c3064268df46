/**
 * For who plays by keyboard: when the button that was pressed is gone, because its move was made,
 * the focus stays in the part of the page where it was, and does not begin again at the top.
 *
 *     <section tabindex="-1" {@attach keepFocus}>
 */
export function keepFocus(part: HTMLElement): () => void {
  let inside = false;

  const follow = (event: FocusEvent): void => {
    inside = part.contains(event.target as Node);
  };
  const leave = (event: PointerEvent): void => {
    if (!part.contains(event.target as Node)) inside = false;
  };
  const watch = new MutationObserver(() => {
    const nowhere = document.activeElement === null || document.activeElement === document.body;
    if (inside && nowhere) part.focus({ preventScroll: true });
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
