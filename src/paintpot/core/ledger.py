"""Reads a game's rules ledger (`rules.md`): every rule has an id that tests refer to.

A rule is a list item that begins with its id, or a table row that does:

    - ID-PAINT-2: Only unpainted areas may be painted.
    - CK-A13 Bonus ties: all get 10. CK-A14 Win tie: shared.
    | CK-SCORE-SOY-1/2 | Soylent Farm (green) | 3, 11 | touch | 5 each |

Under the heading `On paper only` are ids that no test can prove, each with the reason.
"""

import re
from pathlib import Path
from typing import Final

from paintpot.core.errors import PaintpotError

PAPER_HEADING: Final = "on paper only"

_ID: Final = r"[A-Z]{2,}(?:-[A-Z0-9]+)+"
_NUMBERS: Final = r"(?:/[0-9]+)*"
"""STRAW-1/2 is short for STRAW-1 and STRAW-2."""
_ITEM: Final = re.compile(rf"[-*] (?={_ID}(?:[: ]|$))")
_ROW: Final = re.compile(rf"\| *({_ID}{_NUMBERS}) *\|")
_START: Final = re.compile(rf"({_ID}):? ?")
_NEXT: Final = re.compile(rf"(?<=[.!?]) (?={_ID}(?:: | [A-Z\"“(]))")
"""A second rule in a line follows a full stop; after a mere mention a lower-case letter follows."""
_MENTION: Final = re.compile(rf"\b{_ID}{_NUMBERS}")


class BadLedger(PaintpotError):
    """A ledger with a duplicate rule, or with a mention of a rule it does not have."""


class Ledger:
    """The rules of a game by id, in their order."""

    def __init__(self, rules: dict[str, str], paper_only: dict[str, str]) -> None:
        self.ids = tuple(rules)
        self.paper_only = paper_only
        """Ids about paper or people only, and why no test can prove them."""
        self._rules = rules

    def text(self, id: str) -> str:
        """The rule as it is in the ledger; KeyError if there is none."""
        return self._rules[id]

    def __contains__(self, id: object) -> bool:
        return id in self._rules

    def __len__(self) -> int:
        return len(self.ids)


def read_ledger(path: Path) -> Ledger:
    """The ledger in a file; BadLedger names every faulty line."""
    return parse_ledger(path.read_text(encoding="utf-8"), path.name)


def parse_ledger(text: str, where: str = "ledger") -> Ledger:
    reader = _Reader()
    for number, line in enumerate(text.splitlines(), 1):
        reader.read(number, line)
    reader.check()
    if reader.faults:
        raise BadLedger(f"{where}: " + "; ".join(reader.faults) + ".")
    return Ledger(reader.rules, reader.paper_only)


class _Reader:
    def __init__(self) -> None:
        self.rules: dict[str, str] = {}
        self.paper_only: dict[str, str] = {}
        self.faults: list[str] = []
        self.on_paper = False
        self.columns: list[str] = []
        """The column headings of the current table."""
        self.last: str | None = None
        """The rule that an indented line continues."""
        self.mentions: list[tuple[int, str]] = []

    def read(self, number: int, line: str) -> None:
        if line.startswith("#"):
            self.on_paper = line.strip("# ").casefold() == PAPER_HEADING
        for mention in _MENTION.findall(line):
            self.mentions += [(number, rule) for rule in _each(mention)]
        if line[:1] == " " and self.last is not None:
            target = self.paper_only if self.on_paper else self.rules
            target[self.last] += " " + line.strip()
            return
        self.last = None
        if _ITEM.match(line):
            for rule in _NEXT.split(line[2:]):
                self._enter_item(number, rule)
        elif line.startswith("|"):
            self._read_row(number, line)
            return
        self.columns = []

    def _enter_item(self, number: int, rule: str) -> None:
        start = _START.match(rule)
        assert start is not None
        if self._enter(number, start[1], rule[start.end() :].strip()):
            self.last = start[1]

    def _read_row(self, number: int, line: str) -> None:
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        row = _ROW.match(line)
        if row is None:
            if not self.columns:
                self.columns = cells
            return
        heads = self.columns + [""] * len(cells)
        parts = [f"{heads[k]}: {cells[k]}" if heads[k] else cells[k] for k in range(1, len(cells))]
        for rule in _each(row[1]):
            self._enter(number, rule, "; ".join(parts))

    def _enter(self, number: int, id: str, text: str) -> bool:
        target = self.paper_only if self.on_paper else self.rules
        if id in target:
            self.faults.append(f"line {number}: {id} stands here a second time")
        elif not text:
            self.faults.append(f"line {number}: {id} says nothing")
        else:
            target[id] = text
            return True
        return False

    def check(self) -> None:
        """Mentioned rules must exist: missing numbers are retired and must not be reused."""
        if not self.rules:
            self.faults.append("there is no rule in it")
            return
        prefix = next(iter(self.rules)).split("-")[0] + "-"
        for rule in self.rules:
            if not rule.startswith(prefix):
                self.faults.append(f"{rule} does not begin with {prefix} as the others do")
        for number, rule in self.mentions:
            if rule.startswith(prefix) and not self._known(rule):
                self.faults.append(f"line {number}: there is no rule {rule}, or it is retired")

    def _known(self, id: str) -> bool:
        """Whether there is such a rule, or, for an id without a number, such a family of rules."""
        if id in self.rules:
            return True
        return not id[-1].isdigit() and any([rule.startswith(id) for rule in self.rules])


def _each(ids: str) -> list[str]:
    """The ids that `CK-SCORE-STRAW-1/2` stands for."""
    first, *others = ids.split("/")
    stem = first.rpartition("-")[0]
    return [first, *[f"{stem}-{number}" for number in others]]
