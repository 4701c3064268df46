import { yieldToBrowser } from "../ui/yielding";

/**
 * Words that have little room lose whole parts of a sentence, the last ones first, and no word is ever cut: all of
 * it can be read elsewhere. Parts are marked with `data-part`; the first `keep` of them stay.
 */
export function fitParts(keep: number): (words: HTMLElement) => () => void {
  return (words) => {
    const fits = (): boolean =>
      words.scrollHeight <= words.clientHeight + 1 && words.scrollWidth <= words.clientWidth;
    const fit = (): void => {
      const more = [...words.querySelectorAll<HTMLElement>("[data-part]")].slice(keep);
      for (const part of more) show(part, true);
      for (const part of more.toReversed()) {
        if (fits()) break;
        show(part, false);
      }
    };
    // Each attempt lays out the table: not in the frame that has drawn the words.
    const look = new ResizeObserver(() => void yieldToBrowser().then(fit));
    look.observe(words);
    return () => look.disconnect();
  };
}

/** The class is for rules with :has(), in which an attribute is expensive: tests/restyling.test.ts says why. */
function show(part: HTMLElement, shown: boolean): void {
  part.hidden = !shown;
  part.classList.toggle("cut", !shown);
}

/** A sentence in parts: each begins with what separates it from the one before. */
export const partsOf = (sentence: string): string[] =>
  sentence.split(/(?=, )/).filter((part) => !/^(, )?$/.test(part));
