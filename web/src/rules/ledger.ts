/** The rules of a game out of its catalogue: what each message `rule-…` is about. */

export interface Chapter {
  /** The part of the rules' ids that they have in common, such as `SPELL`; "" if they have numbers only. */
  readonly id: string;
  readonly rules: string[];
}

/** The ids of rules in their order, by chapters. `PRE-SPELL2-1` belongs to `SPELL`, `PRE-1` to no other. */
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
