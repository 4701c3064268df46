"""Moves by number: box k of row r is `12 * r + k`, counted from the left; the last is the blot."""

from typing import Final

from paintpot.core.contract import Notation

ROWS: Final = ("red", "yellow", "blue")
BOXES: Final = 12
BLOT: Final = len(ROWS) * BOXES


def number_of(row: int, box: int) -> int:
    """The number printed on a box."""
    return BOXES - box if row == 2 else box + 1


TEXTS: Final = [f"{ROWS[row]} {number_of(row, box)}" for row in range(3) for box in range(BOXES)]
NOTATION: Final = Notation("Streaks", [*TEXTS, "blot"])
