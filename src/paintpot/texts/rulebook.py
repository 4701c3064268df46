"""A game's rules for reading: `rulebook/<language>.md` in its folder, as sections of blocks.

A small part of Markdown, so that the files can be read anywhere:

    ## In short {#short}         a section with its id; the one called `short` is the summary
    A paragraph with **strong** words and a {red} ink or the {tower} sign of the game's board.
    - an item of a list
    | head | head |              a table; its second line, |---|---|, is dropped
    ![A caption.](farm)          an example (core/examples.py); the caption says what it shows
    [rules]: CK-BUILD-1          the rules of the ledger that the section is about
    [try]: copying               lessons where it can be tried

All languages have the same sections, examples and rules, in the same order.
"""

import re
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from paintpot.core.contract import Game
from paintpot.core.errors import PaintpotError
from paintpot.core.examples import FOLDER

LARGEST: Final = 100_000
"""Bytes of a rulebook."""
SUMMARY: Final = "short"

_HEADING: Final = re.compile(r"## (.+) \{#([a-z0-9]+(?:-[a-z0-9]+)*)\}")
_EXAMPLE: Final = re.compile(r"!\[(.+)\]\(([a-z0-9]+(?:-[a-z0-9]+)*)\)")
_RULES: Final = re.compile(r"\[rules\]: (.+)")
_LESSONS: Final = re.compile(r"\[try\]: (.+)")
_SPAN: Final = re.compile(r"\*\*(.+?)\*\*|\{([a-z0-9 -]+)\}")
_RULE: Final = re.compile(r"\|[-|: ]+\|")


class BadRulebook(PaintpotError):
    """A rulebook that cannot be read; the sentence names the line."""


class RuleSpan(msgspec.Struct, frozen=True):
    """Words in a row, strong or not; or the name of an ink or a sign to be drawn there."""

    text: str
    strong: bool = False
    sign: str = ""


class RuleBlock(msgspec.Struct, frozen=True):
    """A part of a section: `text` has one line of one cell, `list` a line for each item, `table`
    the head and the rows; `example` has the name of an example and its caption."""

    kind: str
    lines: list[list[list[RuleSpan]]]
    example: str = ""


class RuleSection(msgspec.Struct, frozen=True):
    """A section with its title, the ids of the rules it is about, and lessons where to try it."""

    id: str
    title: str
    blocks: list[RuleBlock]
    rules: list[str]
    lessons: list[str]


def rulebook(game: Game, language: str) -> list[RuleSection]:
    """The sections of a game's rulebook, in a language or in English; none if it has no book."""
    for name in (language, "en"):
        path = game.folder / FOLDER / f"{name}.md"
        if path.exists():
            return _read(path, path.stat().st_mtime_ns)
    return []


@cache
def _read(path: Path, _changed: int) -> list[RuleSection]:
    if path.stat().st_size > LARGEST:
        raise BadRulebook(f"{path.name} is larger than {LARGEST} bytes.")
    return parse_rulebook(path.read_text(encoding="utf-8"), path.name)


def parse_rulebook(text: str, where: str = "rulebook") -> list[RuleSection]:
    """The sections of a text.

    >>> [one] = parse_rulebook("## Goal {#goal}\\nPaint **all**.\\n\\n[rules]: ID-GOAL-1")
    >>> one.id, one.title, one.rules, len(one.blocks)
    ('goal', 'Goal', ['ID-GOAL-1'], 1)
    >>> [span.strong for span in one.blocks[0].lines[0][0]]
    [False, True, False]
    """
    sections: list[RuleSection] = []
    last = ""
    for number, line in enumerate(text.splitlines(), 1):
        line = line.rstrip()
        heading = _HEADING.fullmatch(line)
        if heading:
            sections.append(RuleSection(heading[2], heading[1], [], [], []))
        elif line and not sections:
            raise BadRulebook(f"{where}, line {number}: there is no section yet.")
        elif line.startswith("#"):
            raise BadRulebook(f"{where}, line {number}: a heading is `## Title {{#id}}`.")
        elif line:
            _add(sections[-1], line, last)
        last = line
    ids = [section.id for section in sections]
    if len(set(ids)) != len(ids):
        raise BadRulebook(f"{where}: two sections have the same id.")
    return sections


def _add(section: RuleSection, line: str, last: str) -> None:
    """Add a line of text: to the block of the line before, or as a new one."""
    rules, lessons = _RULES.fullmatch(line), _LESSONS.fullmatch(line)
    example = _EXAMPLE.fullmatch(line)
    if rules:
        section.rules.extend(rules[1].split())
    elif lessons:
        section.lessons.extend(lessons[1].split())
    elif example:
        section.blocks.append(RuleBlock("example", [[spans(example[1])]], example[2]))
    elif line.startswith("|"):
        if not last.startswith("|"):
            section.blocks.append(RuleBlock("table", []))
        if not _RULE.fullmatch(line):
            cells = [spans(cell.strip()) for cell in line.strip("|").split("|")]
            section.blocks[-1].lines.append(cells)
    elif line.startswith("- "):
        if not last.startswith("- "):
            section.blocks.append(RuleBlock("list", []))
        section.blocks[-1].lines.append([spans(line[2:])])
    else:
        section.blocks.append(RuleBlock("text", [[spans(line)]]))


def spans(text: str) -> list[RuleSpan]:
    """A line of text by its strong words and signs.

    >>> [(one.text, one.sign) for one in spans("a {red} area")]
    [('a ', ''), ('', 'red'), (' area', '')]
    """
    found: list[RuleSpan] = []
    end = 0
    for match in _SPAN.finditer(text):
        if match.start() > end:
            found.append(RuleSpan(text[end : match.start()]))
        strong, sign = match[1], match[2]
        found.append(RuleSpan(strong, True) if strong else RuleSpan("", False, sign))
        end = match.end()
    if end < len(text):
        found.append(RuleSpan(text[end:]))
    return found
