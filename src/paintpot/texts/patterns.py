"""Texts that are recognised by their shape: `{ $ink } on { $area }` fits `red on R4`.

A game's catalogue says by such patterns how its moves are told, and the house's how its English
sentences read in another language. Matching takes time linear in the text, whatever it holds.
"""

import re
from collections.abc import Mapping
from typing import Final

PLACE: Final = re.compile(r"\{\s*\$([A-Za-z][\w-]*)\s*\}")
QUOTED: Final = frozenset(("error", "message"))
"""Places that hold a whole sentence. It may fit a pattern itself, so these patterns come first."""
LONGEST: Final = 2000
"""No text of ours is longer; what is, is not looked at."""


class Pattern:
    """A pattern with named places. Between two places there has to be some text."""

    def __init__(self, text: str) -> None:
        parts = PLACE.split(text)
        self.literals = parts[::2]
        self.names = parts[1::2]
        self.weight = sum(map(len, self.literals))
        """How much of it is fixed: of two patterns that fit, the heavier one says more."""
        self.quotes = not QUOTED.isdisjoint(self.names)

    def match(self, text: str) -> dict[str, str] | None:
        """What stands in each place, or None. Each place takes as little as it can, the last all.

        >>> Pattern("{ $ink } on { $area }").match("red on R4")
        {'ink': 'red', 'area': 'R4'}
        """
        head, *rest = self.literals
        if not rest:
            return {} if text == head else None
        if len(text) > LONGEST or not text.startswith(head) or not text.endswith(rest[-1]):
            return None
        found: dict[str, str] = {}
        at, last = len(head), len(text) - len(rest[-1])
        for k, (name, literal) in enumerate(zip(self.names, rest, strict=True), 1):
            end = last if k == len(rest) else text.find(literal, at + 1)
            if not at < end <= last:
                return None
            found[name] = text[at:end]
            at = end + len(literal)
        return found


class Patterns:
    """Which message says what a text says."""

    def __init__(self, patterns: Mapping[str, str]) -> None:
        """Patterns by their messages."""
        made = [(Pattern(text), message) for message, text in patterns.items()]
        self._patterns = sorted(made, key=lambda one: (not one[0].quotes, -one[0].weight))

    def find(self, text: str) -> tuple[str, dict[str, str | int]] | None:
        """The message and its facts; numbers are numbers, so that plurals can be chosen."""
        for pattern, message in self._patterns:
            found = pattern.match(text)
            if found is not None:
                return message, {name: _value(said) for name, said in found.items()}
        return None


def _value(said: str) -> str | int:
    return int(said) if said.isascii() and said.isdigit() and len(said) < 10 else said
