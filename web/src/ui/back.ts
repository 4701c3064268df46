/**
 * A phone's Back button closes the topmost layer before it leaves the page. Each open layer has an entry in
 * the browser's history; `layers` in an entry's state is their number. The number of open layers is
 * authoritative: the history follows it, one step at a time.
 */

interface Layer {
  readonly close: () => void;
}

const open: Layer[] = [];
/** Whether a step back of our own is pending: browsers perform it later. */
let returning = false;
let queued = false;
/** Actions to run once that step has been taken. */
const waiting: (() => void)[] = [];

function depth(): number {
  return (history.state as { layers?: number } | null)?.layers ?? 0;
}

/** Whether the current history entry stands for a layer: navigation from there replaces it. */
export function layered(): boolean {
  return depth() > 0;
}

/** Do something with the history that a pending step back of our own must not undo. */
export function afterReturn(act: () => void): void {
  if (returning) waiting.push(act);
  else act();
}

/** From now on Back calls `close`; call the returned function when the layer is gone. */
export function closesOnBack(close: () => void): () => void {
  const layer = { close };
  open.push(layer);
  follow();
  return () => {
    const at = open.indexOf(layer);
    if (at < 0) return;
    open.splice(at, 1);
    follow();
  };
}

/** What closes and opens within one task leaves the history as it is. */
function follow(): void {
  if (queued) return;
  queued = true;
  queueMicrotask(() => {
    queued = false;
    settle();
  });
}

function settle(): void {
  if (returning) return;
  const now = depth();
  if (now > open.length) {
    returning = true;
    history.go(open.length - now);
  }
  for (let n = now + 1; n <= open.length; n++) {
    history.pushState({ ...(history.state as object | null), layers: n }, "");
  }
}

addEventListener("popstate", () => {
  if (returning) {
    returning = false;
    for (const act of waiting.splice(0)) act();
  } else while (open.length > depth()) open.pop()?.close();
  // Forward leads to a layer that no longer exists: go back again.
  settle();
});

// After a reload no layer is open any more.
if (layered()) history.replaceState({ ...(history.state as object), layers: 0 }, "");
