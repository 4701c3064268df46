/** The rules of a game from its catalogue: the messages `rule-…`, in chapters. */

export interface Chapter {
  /** The common part of the rules' ids, such as `SPELL`; "" if they only have numbers. */
  readonly id: string;
  readonly rules: string[];
}

/** The ids of rules in order, by chapter. `PRE-SPELL2-1` belongs to `SPELL`, `PRE-1` to none. */
export function chaptersOf(ids: readonly string[]): Chapter[] {
  const chapters = new Map<string, Chapter>();
  for (const rule of ids) {
    const [, part = ""] = rule.split("-");
    const id = /^\d+$/.test(part) ? "" : (/^[A-Z]+/.exec(part)?.[0] ?? part);
    const chapter = chapters.get(id) ?? { id, rules: [] };
    chapter.rules.push(rule);
    chapters.set(id, chapter);
  }
  return [...chapters.values()];
}
