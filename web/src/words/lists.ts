/** Lists in sentences, as a language joins them: "a, b and c". */

/** Of the English ways to list, the one without a comma before "and", as in the catalogues. */
const LOCALES: Readonly<Record<string, string>> = { en: "en-GB" };

const formats = new Map<string, Intl.ListFormat>();

/** Names or words joined for a sentence in a language. */
export function listed(parts: readonly string[], language: string): string {
  // The first list of a page takes a browser some time: not for one name.
  if (parts.length < 2) return parts[0] ?? "";
  let format = formats.get(language);
  if (!format) {
    format = new Intl.ListFormat(LOCALES[language] ?? language, { type: "conjunction" });
    formats.set(language, format);
  }
  return format.format(parts);
}
