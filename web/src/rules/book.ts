/** What the components of a rulebook share, and its texts without their marks. */

import type { RuleBlock, RulebookShown, RuleSection, RuleSpan } from "../api/schema";
import type { BoardModule } from "../boards/board";
import type { Voice } from "../words/voice";
import type { SearchEntry } from "./search";

export const SUMMARY = "short";

export interface Book {
  readonly game: string;
  readonly voice: Voice;
  readonly shown: RulebookShown;
  /** The board that draws the pictures and signs; null until it is loaded. */
  readonly board: BoardModule | null;
}

/** The anchor of a section; those of rules are their ids. */
export const anchorOf = (section: RuleSection): string => `section-${section.id}`;

export function textOf(spans: readonly RuleSpan[]): string {
  return spans
    .map(({ text }) => text)
    .join("")
    .replace(/\s+/g, " ")
    .trim();
}

export function blockText(block: RuleBlock): string {
  return block.lines.map((cells) => cells.map(textOf).join(" ")).join(" ");
}

/** The sections of a book and the rules of its ledger, as search entries. */
export function entriesOf(
  sections: readonly RuleSection[],
  rules: readonly (readonly [id: string, text: string])[],
): SearchEntry[] {
  return [
    ...sections.map((section) => ({
      id: anchorOf(section),
      title: section.title,
      text: section.blocks.map(blockText).join(" "),
    })),
    ...rules.map(([id, text]) => ({ id, title: id, text })),
  ];
}

/** Lessons of a section that none of its pictures links to. */
export function lessonsBeside(section: RuleSection, { examples }: RulebookShown): string[] {
  const led = section.blocks.map(({ example }) => examples.find(({ name }) => name === example)?.lesson);
  return section.lessons.filter((lesson) => !led.includes(lesson));
}
