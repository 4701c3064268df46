/**
 * Yields to the browser between two tasks: it can handle taps meanwhile, and mounting a page does not
 * block it for long.
 */

interface Yielding {
  scheduler?: { yield?: () => Promise<void> };
}

export async function yieldTimes(count: number): Promise<void> {
  for (let k = 0; k < count; k++) await yieldToBrowser();
}

/** Resolves after this many frames, each of them drawn. */
export async function frames(count: number): Promise<void> {
  for (let k = 0; k < count; k++) await drawn();
}

/** Resolves once pending changes are drawn: measuring earlier would force a synchronous layout. */
export function drawn(): Promise<void> {
  if (document.visibilityState === "hidden") return yieldToBrowser();
  return new Promise((resolve) => requestAnimationFrame(() => void yieldToBrowser().then(resolve)));
}

export function yieldToBrowser(): Promise<void> {
  const { scheduler } = globalThis as Yielding;
  // Not all browsers have scheduler.yield(); a timer does the same a little later.
  return scheduler?.yield?.() ?? new Promise((resolve) => void setTimeout(resolve));
}
