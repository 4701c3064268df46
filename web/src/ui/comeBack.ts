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
  const grown = new ResizeObserver(() => {
    if (page.scrollHeight < height + innerHeight) return;
    if (page.scrollHeight >= tall) giveUp();
    scrollTo(0, height);
  });
  const late = setTimeout(() => scrollTo(0, height), PATIENCE);
  giveUp = () => {
    stop.abort();
    grown.disconnect();
    clearTimeout(late);
    giveUp = () => undefined;
  };
  for (const doing of DOINGS) {
    addEventListener(doing, () => giveUp(), { capture: true, passive: true, signal: stop.signal });
  }
  grown.observe(document.body);
}

/** Navigating on: there is no position to restore. */
export function stay(): void {
  giveUp();
}
