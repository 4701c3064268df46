/**
 * Back at a place where one has been, at the height one left it. What stands there may come late, so
 * the page has to grow first; whoever does something meanwhile stays where they are.
 */

/** Milliseconds after which the page is as tall as it gets: then as near as can be. */
const PATIENCE = 2_000;
const DOINGS = ["wheel", "pointerdown", "keydown"] as const;

let giveUp: () => void = () => undefined;

/** Go to a height of the page as soon as it is that tall. */
export function comeBack(height: number): void {
  giveUp();
  const page = document.documentElement;
  const stop = new AbortController();
  const go = (): void => {
    giveUp();
    scrollTo(0, height);
  };
  const grown = new ResizeObserver(() => {
    if (page.scrollHeight >= height + innerHeight) go();
  });
  const late = setTimeout(go, PATIENCE);
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
