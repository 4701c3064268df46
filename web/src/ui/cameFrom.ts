/**
 * Where a page that was opened in a new tab was opened from: the rules, from the middle of a game. The new tab
 * has no history, and the server's policy sends no referrer; so the old tab leaves a note.
 */

const NOTE = "paintpot/came-from";
/** Milliseconds after which a note that was not taken is void: its tab did not open. */
const FRESH = 30_000;

export function leaveNote(path: string, now = Date.now()): void {
  try {
    localStorage.setItem(NOTE, JSON.stringify({ path, now }));
  } catch {
    // Without storage, the only way back is closing the tab.
  }
}

/** The path in the note, which is then removed; after a reload the same again. "" for none. */
export function cameFrom(now = Date.now()): string {
  try {
    const note = JSON.parse(localStorage.getItem(NOTE) ?? "null") as { path: string; now: number } | null;
    localStorage.removeItem(NOTE);
    if (note && now - note.now < FRESH) sessionStorage.setItem(NOTE, note.path);
    return sessionStorage.getItem(NOTE) ?? "";
  } catch {
    return "";
  }
}

/**
 * Close a tab that was opened from there and has been nowhere else; where the browser refuses, navigate there.
 */
export function goBack(path: string, go: (path: string) => void): void {
  if (history.length === 1) window.close();
  if (!window.closed) go(path);
}
