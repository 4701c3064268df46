/** Lists in sentences, as a language joins them: "a, b and c". */

/**
 * What stands before the last one. The browser's own `Intl.ListFormat` says the same, but to make the first
 * one takes a slow phone longer than to draw a whole move.
 */
const AND: Readonly<Record<string, string>> = { en: " and ", ru: " и " };

/** Names or words joined for a sentence in a language. */
export function listed(parts: readonly string[], language: string): string {
  const [last = "", ...others] = parts.toReversed();
  return others.length ? others.toReversed().join(", ") + (AND[language] ?? ", ") + last : last;
}
