"""Moves as numbers, and their notation.

Moves are numbered in blocks; a block's size is in `_BLOCKS`, its start a constant of its own.

    >>> text(parse("white as red from Umberland"))
    'white as red from Umberland'
    >>> parse("Tower  green on G5 with spell 2") == TOWER_EXCUSED + 3 * 54 + 13
    True
"""

from typing import Final

from paintpot.core.contract import Notation
from paintpot.games.inkdoms.names import (
    AREAS,
    DICE,
    FIRST_POINTS,
    INKS,
    KINGDOMS,
    LINES,
    PRIMARIES,
    SECOND_POINTS,
)

N_AREAS: Final = 54
N_PAINTS: Final = 324
"""Six inks times 54 areas."""

TAKE: Final = 0
"""die (or 3 + the white die's colour) × 6 + kingdom"""
DROP: Final = 36
"""A die drop: ink × 54 + area. The four kinds of painting follow each other."""
DROP_EXCUSED: Final = 360
"""The same with spell 2."""
TOWER: Final = 684
"""A tower drop: ink × 54 + area."""
TOWER_EXCUSED: Final = 1008
"""The same with spell 2."""
MOVE_DROPS: Final = 1332
"""Spell 1: kingdom"""
SPREAD: Final = 1338
"""Spell 3: kingdom"""
MIX: Final = 1344
"""Spell 4: composite − 3"""
GAIN: Final = 1347
"""The colour of a drop gained: composite − 3"""
DONE: Final = 1350
CROSS: Final = 1351
"""Solo: line × 2, + 1 for the second award"""
MOVES: Final = 1371


def _texts() -> list[str]:
    takes = list(DICE[:PRIMARIES]) + [f"white as {ink}" for ink in INKS[:PRIMARIES]]
    paints = [f"{ink} on {area}" for ink in INKS for area in AREAS]
    excused = [f"{paint} with spell 2" for paint in paints]
    return (
        [f"{take} from {kingdom}" for take in takes for kingdom in KINGDOMS]
        + paints
        + excused
        + [f"tower {paint}" for paint in paints]
        + [f"tower {paint}" for paint in excused]
        + [f"spell 1 to {kingdom}" for kingdom in KINGDOMS]
        + [f"spell 3 to {kingdom}" for kingdom in KINGDOMS]
        + [f"spell 4 for {ink}" for ink in INKS[PRIMARIES:]]
        + [f"tower gives {ink}" for ink in INKS[PRIMARIES:]]
        + ["done"]
        + [
            f"cross {line} {points}"
            for k, line in enumerate(LINES)
            for points in (int(FIRST_POINTS[k]), int(SECOND_POINTS[k]))
        ]
    )


NOTATION: Final = Notation("Inkdoms", _texts())
assert len(NOTATION.texts) == MOVES


def text(move: int) -> str:
    return NOTATION.text(move)


def parse(text: str) -> int:
    return NOTATION.parse(text)
