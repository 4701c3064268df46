/**
 * Where somebody came from who opened a page of ours in a new tab: the rules, from the middle of a game.
 * The new tab has no history, and the server asks browsers for no referrer; so the old one leaves a note.
 */

const NOTE = "paintpot/came-from";
/** A note that nobody took soon was meant for a tab that did not open, in milliseconds. */
const FRESH = 30_000;

export function leaveNote(path: string, now = Date.now()): void {
  try {
    localStorage.setItem(NOTE, JSON.stringify({ path, now }));
  } catch {
    // Without storage there is no way back but closing the tab.
  }
}

/** The place in the note, which is taken away; after a reload the same again. "" for none. */
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

/** Close a tab that was opened from there, and has been nowhere else; where a browser will not, go there. */
export function goBack(path: string, go: (path: string) => void): void {
  if (history.length === 1) window.close();
  if (!window.closed) go(path);
}
