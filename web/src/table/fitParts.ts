import { yieldToBrowser } from "../ui/yielding";

/**
 * Words that have little room lose whole parts of a sentence, the last ones first, and no word is ever cut: all of
 * it can be read elsewhere. Parts are marked with `data-part`; the first `keep` of them stay. The last one that
 * is left says that it is not all (`.goes-on`): points beside it are those of the whole.
 */
export function fitParts(keep: number): (words: HTMLElement) => () => void {
  return (words) => {
    const look = new ResizeObserver(() => due(words, keep));
    look.observe(words);
    return () => {
      look.disconnect();
      waiting.delete(words);
    };
  };
}

/** What is to be fitted next, and how many parts of it stay. */
const waiting = new Map<HTMLElement, number>();

/** Each attempt lays out the table: not in the frame that has drawn the words, and for all of them at once. */
function due(words: HTMLElement, keep: number): void {
  if (!waiting.size) void yieldToBrowser().then(fitAll);
  waiting.set(words, keep);
}

interface Tight {
  readonly words: HTMLElement;
  readonly parts: readonly HTMLElement[];
  readonly keep: number;
  /** How many parts are left. */
  left: number;
}

/** First all are written, then all are measured, and so on: a layout in between is for all of them. */
function fitAll(): void {
  const all = [...waiting].map(([words, keep]) => ({ words, keep, parts: [...words.querySelectorAll<HTMLElement>("[data-part]")] }));
  waiting.clear();
  for (const { parts } of all) leave(parts, parts.length);
  let tight = all
    .filter(({ words, parts, keep }) => parts.length > keep && !fits(words))
    .map((one): Tight => ({ ...one, left: Math.max(one.keep, roomFor(one.words, one.parts)) }));
  while (tight.length) {
    for (const { parts, left } of tight) leave(parts, left);
    tight = tight.filter(({ words, left, keep }) => left > keep && !fits(words));
    for (const one of tight) one.left -= 1;
  }
}

const fits = (words: HTMLElement): boolean =>
  words.scrollHeight <= words.clientHeight + 1 && words.scrollWidth <= words.clientWidth;

/** The width of “…”, as a share of the height of a line. */
const DOTS = 0.8;

/**
 * How many parts there is room for, with the dots after them, if not for all: what is left out does not move those
 * before it. Only a last part that is listed first leaves its room to the others.
 */
function roomFor(words: HTMLElement, parts: readonly HTMLElement[]): number {
  const { right, bottom } = words.getBoundingClientRect();
  const ends = parts.map((part) => [...part.getClientRects()].at(-1));
  const [first, last] = [ends[0], ends.at(-1)];
  const above = first && last && last.top < first.top ? last.height : 0;
  let left = parts.length - 1;
  for (; left > 0; left -= 1) {
    const end = ends[left - 1];
    if (!end) break;
    const spare = bottom + 1 - (end.bottom - above);
    if (spare >= 0 && (end.right + DOTS * end.height <= right || spare >= end.height)) break;
  }
  return left;
}

/** The class is for rules with :has(), in which an attribute is expensive: tests/restyling.test.ts says why. */
function leave(parts: readonly HTMLElement[], left: number): void {
  for (const [k, part] of parts.entries()) {
    part.hidden = k >= left;
    part.classList.toggle("cut", k >= left);
    part.classList.toggle("goes-on", k === left - 1 && left < parts.length);
  }
}

/** A sentence in parts: each begins with what separates it from the one before. */
export const partsOf = (sentence: string): string[] =>
  sentence.split(/(?=, )/).filter((part) => !/^(, )?$/.test(part));
