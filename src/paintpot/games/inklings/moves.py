"""Moves as numbers, and their notation. A move names the Inkling by where it is.

Moves are numbered in blocks, each with a constant for its start.

    >>> text(parse("tunnel d12-6 to d20-11"))
    'tunnel d12-6 to d20-11'
    >>> parse("Enter  d12-8") == ENTER + 15
    True
"""

from typing import Final

from paintpot.core.contract import Notation
from paintpot.games.inklings.names import N_SPACES, SPACES

ENTER: Final = 0
"""space"""
WALK: Final = 40
"""from × 40 + to"""
TUNNEL: Final = 1640
"""from × 40 + to"""
LOSE: Final = 3240
"""The space of the Inkling that is lost"""
LOSE_BOX: Final = 3280
"""An Inkling that has not entered is lost"""
MOVES: Final = 3281


def kind_of(move: int) -> int:
    """Which Inkling moves and how, regardless of the space where it arrives.

    >>> kind_of(parse("walk d8-2 to d8-6")) == kind_of(parse("walk d8-2 to d8-1"))
    True
    >>> kind_of(parse("enter d8-1")) == kind_of(parse("walk d8-2 to d8-1"))
    False
    """
    if move < WALK:
        return ENTER
    return move if move >= LOSE else move - (move - WALK) % N_SPACES


def _texts() -> list[str]:
    trips = [f"{start} to {end}" for start in SPACES for end in SPACES]
    return (
        [f"enter {space}" for space in SPACES]
        + [f"walk {trip}" for trip in trips]
        + [f"tunnel {trip}" for trip in trips]
        + [f"lose {space}" for space in SPACES]
        + ["lose box"]
    )


NOTATION: Final = Notation("Inklings", _texts())
assert len(NOTATION.texts) == MOVES
assert WALK == ENTER + N_SPACES
assert TUNNEL == WALK + N_SPACES * N_SPACES
assert LOSE == TUNNEL + N_SPACES * N_SPACES


def text(move: int) -> str:
    return NOTATION.text(move)


def parse(text: str) -> int:
    return NOTATION.parse(text)
