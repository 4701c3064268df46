"""Texts matched against patterns: `{ $ink } on { $area }` matches `red on R4`.

By such patterns a game's catalogue puts its moves into words, and the shared one translates English
sentences of the code. Matching takes time linear in the length of the text.
"""

import re
from collections.abc import Mapping
from typing import Final

PLACE: Final = re.compile(r"\{\s*\$([A-Za-z][\w-]*)\s*\}")
QUOTED: Final = frozenset(("error", "message"))
"""Placeholders for a whole sentence. It may match a pattern too, so these are tried first."""
SHAPES: Final = {
    # A place in somebody's own sheet: `sheet my.json, area R4`. Sentences of the same form about
    # other files, which only a game's author writes, stay in English.
    "sheet": re.compile(r"sheet\b.*", re.DOTALL),
    # JSON from outside: such a place, or a file and a place in it.
    "source": re.compile(r"(sheet\b|[^:,]*\.\w).*", re.DOTALL),
    "word": re.compile(r"\S+"),
}
"""What some placeholders may match; all others match any text."""
LONGEST: Final = 2000
"""No text of ours is longer; longer ones are not matched."""


class Pattern:
    """A pattern with named placeholders. Two placeholders must be separated by some text."""

    def __init__(self, text: str) -> None:
        parts = PLACE.split(text)
        self.literals = parts[::2]
        self.names = parts[1::2]
        self.weight = sum(map(len, self.literals))
        """The length of its literal text: of two that match, the heavier is more specific."""
        self.quotes = not QUOTED.isdisjoint(self.names)

    def match(self, text: str) -> dict[str, str] | None:
        """The value of each placeholder, or None. All but the last match as little as they can.

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
            if name in SHAPES and not SHAPES[name].fullmatch(found[name]):
                return None
            at = end + len(literal)
        return found


class Patterns:
    """Finds the message that matches a text."""

    def __init__(self, patterns: Mapping[str, str]) -> None:
        """Patterns by message id."""
        made = [(Pattern(text), message) for message, text in patterns.items()]
        self._patterns = sorted(made, key=lambda one: (not one[0].quotes, -one[0].weight))

    def find(self, text: str) -> tuple[str, dict[str, str | int]] | None:
        """The message and its facts; numbers become ints, so that plurals can be chosen."""
        for pattern, message in self._patterns:
            found = pattern.match(text)
            if found is not None:
                return message, {name: _value(said) for name, said in found.items()}
        return None


def _value(said: str) -> str | int:
    return int(said) if said.isascii() and said.isdigit() and len(said) < 10 else said
