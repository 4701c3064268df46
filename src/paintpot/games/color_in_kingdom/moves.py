"""Moves as numbers, and their notation.

Moves are numbered in blocks. A build is also how others copy it.

    >>> text(parse("red field on D4"))
    'red field on D4'
    >>> parse("1 and  6") == parse("6 and 1") == PICK + 5
    True
"""

import re
from typing import Final

from paintpot.core.contract import Notation
from paintpot.games.color_in_kingdom.guidelines import GUIDELINES, PAIRS
from paintpot.games.color_in_kingdom.names import N_KINDS, SPACES

PICK: Final = 0
"""Two dice, by their number in PAIRS."""
NO_DICE: Final = 21
"""Decline the dice: the sum is 0, a Strawberry Field."""
NO_COPY: Final = 22
BUILD: Final = 23
"""construction × 61 + space"""
MOVES: Final = 389


def _texts() -> list[str]:
    builds = [f"{GUIDELINES.inks[k]} {GUIDELINES.words[k]}" for k in range(N_KINDS)]
    return (
        [f"{a} and {b}" for a, b in PAIRS]
        + ["no dice", "no copy"]
        + [f"{build} on {space}" for build in builds for space in SPACES]
    )


NOTATION: Final = Notation("Color-In Kingdom", _texts())
assert len(NOTATION.texts) == MOVES


def text(move: int) -> str:
    return NOTATION.text(move)


_PICK: Final = re.compile(r"\s*([1-6])\s+and\s+([1-6])\s*", re.IGNORECASE)


def parse(text: str) -> int:
    """The move of a text; two dice may be named in either order (CK-A28)."""
    pick = _PICK.fullmatch(text)
    if pick is not None:
        low, high = sorted(pick.groups())
        text = f"{low} and {high}"
    return NOTATION.parse(text)
