"""How well a sheet stands, for bots: its points, and what they may grow from."""

from typing import Final

from paintpot.core.bits import INDEX, size
from paintpot.core.ints import i64
from paintpot.games.inklings.board import Board
from paintpot.games.inklings.roll import CALLED, CHANCES, N_ROLLS
from paintpot.games.inklings.scoring import N_DICE, total

_POINT: Final = 100
_INKLING: Final = 80
"""An Inkling is good for more spaces…"""
_IN_BOX: Final = 40
"""…and more so while it may still enter anywhere."""
_SAFE: Final = 300
"""Times the chance that some Inkling can move next round."""
_WAY: Final = 100
"""Times the chance that a space is called, for each space an Inkling can walk to."""
_FILLED: Final = 60
"""Times a die's bonus and the square of the part of it that is inked."""


def worth_of(board: Board, ink: i64, place: i64, free: i64, boxes: i64) -> i64:
    """In hundredths of a point."""
    worth = total(board, ink, free) * _POINT + boxes * (_INKLING + _IN_BOX)
    ways: i64 = 0
    movers = place
    while movers:
        low = movers & -movers
        movers ^= low
        ways |= board.near[INDEX[low % 67]]
        worth += _INKLING
    ways &= ~ink
    worth += _WAY * _chances(ways) // N_ROLLS
    reach = ways
    if place & free:
        reach |= free & ~ink
    if boxes:
        reach |= ~ink
    worth += _SAFE * _rolls_for(reach) // N_ROLLS
    for die in range(i64(N_DICE)):
        spaces = size(board.land[die])
        filled = size(board.land[die] & ink)
        worth += board.bonus[die] * _FILLED * filled * filled // (spaces * spaces)
    return worth


def _chances(spaces: i64) -> i64:
    """The numbers of rolls that call each of these spaces, added up."""
    rolls: i64 = 0
    while spaces:
        low = spaces & -spaces
        spaces ^= low
        rolls += CHANCES[INDEX[low % 67]]
    return rolls


def _rolls_for(spaces: i64) -> i64:
    """How many of all rolls call one of these spaces at least."""
    rolls: i64 = 0
    for roll in range(i64(N_ROLLS)):
        if CALLED[roll] & spaces:
            rolls += 1
    return rolls
