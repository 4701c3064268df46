/** Search in the rules that ignores word endings, in both languages. */

/** A place that can be found. */
export interface SearchEntry {
  /** Its anchor. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

export interface Hit {
  readonly entry: SearchEntry;
  /** The context of the first match: before it, the match itself, and after it. */
  readonly around: readonly [string, string, string];
}

export const MOST = 12;
const AROUND = 42;

const RUSSIAN =
  /(иями|ями|ами|ого|его|ому|ему|ыми|ими|ах|ях|ов|ев|ей|ий|ый|ой|ая|яя|ое|ее|ые|ие|ую|юю|ом|ем|ам|ям|[аяоеыиуюьй])$/;
const ENGLISH = /(ies|ing|ed|es|s|y)$/;
/** The minimum length of a stem. */
const LEAST = 3;

/** Text normalised for comparison: lower case, and ё as е. The length stays the same. */
function plain(text: string): string {
  return text.toLowerCase().replaceAll("ё", "е").replaceAll("’", "'");
}

/** A word without its ending. */
export function stemOf(word: string): string {
  const stem = word.replace(RUSSIAN, "").replace(ENGLISH, "");
  return stem.length >= LEAST ? stem : word;
}

/** Entries that have, for every word of the query, a word that begins like it; matches in titles first. */
export function find(entries: readonly SearchEntry[], query: string): Hit[] {
  const wanted = plain(query).match(/[\p{L}\p{N}-]+/gu) ?? [];
  if (!wanted.length) return [];
  const tests = wanted.map((word) => new RegExp(`(?<![\\p{L}\\p{N}])${stemOf(word)}`, "u"));
  const hits = entries.flatMap((entry) => {
    const [title, text] = [plain(entry.title), plain(entry.text)];
    if (!tests.every((test) => test.test(title) || test.test(text))) return [];
    const rank = tests.filter((test) => !test.test(title)).length;
    return { entry, rank, around: aroundIn(entry.text, text, tests) };
  });
  return hits.sort((a, b) => a.rank - b.rank).map(({ entry, around }) => ({ entry, around }));
}

function aroundIn(text: string, lower: string, tests: readonly RegExp[]): [string, string, string] {
  const first = tests.map((test) => test.exec(lower)).find((match) => match !== null);
  if (!first) return ["", "", until(text, 2 * AROUND)];
  const start = first.index;
  const end = start + (/^[\p{L}\p{N}-]+/u.exec(lower.slice(start))?.[0].length ?? 0);
  return [since(text.slice(0, start)), text.slice(start, end), until(text.slice(end), AROUND)];
}

/** The end of a text, starting at a whole word. */
function since(text: string): string {
  if (text.length <= AROUND) return text;
  const from = text.indexOf(" ", text.length - AROUND);
  return from < 0 ? "" : `…${text.slice(from)}`;
}

/** The beginning of a text, ending at a whole word. */
function until(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, Math.max(0, text.lastIndexOf(" ", most)))} …`;
}
