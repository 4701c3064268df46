/**
 * Restores the scroll position when going back. Content may load late, however slow the network, so the page has
 * to grow first; if the user does something meanwhile, the position stays.
 */

/** Milliseconds after which to scroll as far as possible, without waiting for the page to grow. */
const PATIENCE = 2_000;
const DOINGS = ["wheel", "pointerdown", "keydown"] as const;

let giveUp: () => void = () => undefined;

/**
 * Scroll to a height as soon as the page is tall enough, and again until it is as `tall` as it was: what loads
 * last may be above.
 */
export function comeBack(height: number, tall = 0): void {
  giveUp();
  const page = document.documentElement;
  const stop = new AbortController();
  /** The position and the page's height when last looked at; null until the position has been set. */
  let seen: { readonly at: number; readonly tall: number } | null = null;
  const look = (): void => void (seen = { at: scrollY, tall: page.scrollHeight });
  const go = (): void => {
    scrollTo(0, height);
    look();
  };
  /** Whether the user has scrolled: with a scroll bar or a screen reader, none of `DOINGS` happens. */
  const hasScrolled = (): boolean => {
    if (!seen) return false;
    // If something above is added or removed, the browser itself scrolls by no more than its height.
    const own = Math.abs(page.scrollHeight - seen.tall) + 1;
    const moved = Math.abs(scrollY - seen.at);
    look();
    return moved > own;
  };
  const grown = new ResizeObserver(() => {
    if (hasScrolled()) return giveUp();
    if (page.scrollHeight < height + innerHeight) return;
    if (page.scrollHeight >= tall) giveUp();
    go();
  });
  const late = setTimeout(go, PATIENCE);
  giveUp = () => {
    stop.abort();
    grown.disconnect();
    clearTimeout(late);
    giveUp = () => undefined;
  };
  const { signal } = stop;
  for (const doing of DOINGS) addEventListener(doing, () => giveUp(), { capture: true, passive: true, signal });
  addEventListener("scroll", () => hasScrolled() && giveUp(), { passive: true, signal });
  grown.observe(document.body);
}

/** Navigating on: there is no position to restore. */
export function stay(): void {
  giveUp();
}
