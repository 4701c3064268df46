/** How long words stay that somebody is to read while the table goes on. */

/** Milliseconds to find them, and for each letter of them: as long as subtitles are shown. */
const GLANCE = 900;
const LETTER = 50;
/** However much there is: what they say is in the log, too. */
export const LONGEST_READ = 5_000;

export function readingTime(texts: readonly string[]): number {
  const letters = texts.reduce((sum, text) => sum + text.length, 0);
  return letters ? Math.min(LONGEST_READ, GLANCE + LETTER * letters) : 0;
}
