/**
 * Yields to the browser between two tasks: it can handle taps meanwhile, and mounting a page does not
 * block it for long.
 */

interface Yielding {
  scheduler?: { yield?: () => Promise<void> };
}

export async function breaths(count: number): Promise<void> {
  for (let k = 0; k < count; k++) await breath();
}

/** So many frames later, each of them drawn. */
export async function frames(count: number): Promise<void> {
  for (let k = 0; k < count; k++) await drawn();
}

/** Once what has changed is drawn: to measure it before that would make the browser lay it out at once. */
export function drawn(): Promise<void> {
  if (document.visibilityState === "hidden") return breath();
  return new Promise((resolve) => requestAnimationFrame(() => void breath().then(resolve)));
}

export function breath(): Promise<void> {
  const { scheduler } = globalThis as Yielding;
  // Not all browsers can go on where they were; a timer does the same a little later.
  return scheduler?.yield?.() ?? new Promise((resolve) => void setTimeout(resolve));
}
