/** Lists in sentences, joined as a language does: "a, b and c". */

/**
 * The word before the last item. The browser's `Intl.ListFormat` knows it, too, but on a slow phone creating
 * the first one takes longer than drawing a whole move.
 */
const AND: Readonly<Record<string, string>> = { en: " and ", ru: " и " };

/** Names or words joined for a sentence in a language. */
export function listed(parts: readonly string[], language: string): string {
  const [last = "", ...others] = parts.toReversed();
  return others.length ? others.toReversed().join(", ") + (AND[language] ?? ", ") + last : last;
}
