import { yieldToBrowser } from "../ui/yielding";

/**
 * Words that have little room lose whole parts of a sentence, the last ones first, and no word is ever cut: all of
 * it can be read elsewhere. Parts are marked with `data-part`; the first `keep` of them stay. The last one that
 * is left says that it is not all (`.goes-on`): points beside it are those of the whole.
 */
export function fitParts(keep: number): (words: HTMLElement) => () => void {
  return (words) => {
    const fits = (): boolean =>
      words.scrollHeight <= words.clientHeight + 1 && words.scrollWidth <= words.clientWidth;
    const fit = (): void => {
      const all = [...words.querySelectorAll<HTMLElement>("[data-part]")];
      for (const part of all) {
        show(part, true);
        part.classList.remove("goes-on");
      }
      for (let left = all.length - 1; left >= keep && !fits(); left -= 1) {
        const [part, before] = [all[left], all[left - 1]];
        if (part) show(part, false);
        part?.classList.remove("goes-on");
        before?.classList.add("goes-on");
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
