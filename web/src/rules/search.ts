/** Finding words in the rules, whatever their endings, in both languages. */

/** A place that can be found. */
export interface SearchEntry {
  /** Its anchor. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

export interface Hit {
  readonly entry: SearchEntry;
  /** Some words around the first match: before it, itself, and after it. */
  readonly around: readonly [string, string, string];
}

export const MOST = 12;
const AROUND = 42;

const RUSSIAN =
  /(иями|ями|ами|ого|его|ому|ему|ыми|ими|ах|ях|ов|ев|ей|ий|ый|ой|ая|яя|ое|ее|ые|ие|ую|юю|ом|ем|ам|ям|[аяоеыиуюьй])$/;
const ENGLISH = /(ies|ing|ed|es|s|y)$/;
/** So much of a word is left. */
const LEAST = 3;

/** Letters as they are compared: small, and ё as е. As long as the text itself. */
function plain(text: string): string {
  return text.toLowerCase().replaceAll("ё", "е").replaceAll("’", "'");
}

/** A word without its ending. */
export function stemOf(word: string): string {
  const stem = word.replace(RUSSIAN, "").replace(ENGLISH, "");
  return stem.length >= LEAST ? stem : word;
}

/** Places that have words beginning like every word of the query; those that have it in their title first. */
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

/** The end of a text, from a whole word on. */
function since(text: string): string {
  if (text.length <= AROUND) return text;
  const from = text.indexOf(" ", text.length - AROUND);
  return from < 0 ? "" : `…${text.slice(from)}`;
}

/** The beginning of a text, up to a whole word. */
function until(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, Math.max(0, text.lastIndexOf(" ", most)))} …`;
}
