/**
 * A breath between two pieces of work: whatever was tapped meanwhile is answered, and a page that is
 * being put up does not hold the browser for long at once.
 */

interface Yielding {
  scheduler?: { yield?: () => Promise<void> };
}

export async function breaths(count: number): Promise<void> {
  for (let k = 0; k < count; k++) await breath();
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
