/**
 * Restores the scroll position when going back. Content may load late, so the page has to grow first;
 * if the user does something meanwhile, the position stays.
 */

/** Milliseconds after which the page is as tall as it gets: then as near as can be. */
const PATIENCE = 2_000;
const DOINGS = ["wheel", "pointerdown", "keydown"] as const;

let giveUp: () => void = () => undefined;

/**
 * Go to a height of the page as soon as it is tall enough, and again while it grows as `tall` as it
 * was: what comes last may stand above.
 */
export function comeBack(height: number, tall = 0): void {
  giveUp();
  const page = document.documentElement;
  const stop = new AbortController();
  const go = (): void => {
    giveUp();
    scrollTo(0, height);
  };
  const grown = new ResizeObserver(() => {
    if (page.scrollHeight < height + innerHeight) return;
    if (page.scrollHeight >= tall) {
      go();
      return;
    }
    // It may never be as tall again: then this was it.
    clearTimeout(late);
    late = setTimeout(() => giveUp(), PATIENCE);
    scrollTo(0, height);
  });
  let late = setTimeout(go, PATIENCE);
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

/** One goes on: nothing is to be come back to. */
export function stay(): void {
  giveUp();
}
