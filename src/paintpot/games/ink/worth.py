"""How well a painting stands, for bots: bottles played, and areas that will take more."""

from typing import Final

from paintpot.core.bits import BIT
from paintpot.core.ints import append, i64, vec
from paintpot.games.ink.names import BOTTLES
from paintpot.games.ink.painter import LEAST, ONE_SPOT, Painter
from paintpot.games.ink.painting import BLOCKED
from paintpot.games.ink.tiles import COLOUR, MARK, MARK_AT, VISITED

_POINT: Final = 100
_FINISHED: Final = 2000
_BLACK: Final = 200
_JOKER: Final = 7
"""A joker is worth more than a bottle on the palette, as long as there are few."""
_FEW: Final = 8
_READY: Final = 45
"""Hundredths that a bottle counts which can be played once its area grows."""
_SQUARE: Final = 3
_NEARLY: Final = 14
"""What an area one square short of its objective is worth on top."""


def worth_of(painter: Painter) -> i64:
    """In hundredths of a point."""
    own = painter.own()
    worth: i64 = (BOTTLES - own) * _POINT
    if not own:
        worth += _FINISHED + painter.black * _BLACK
    worth += (painter.jokers if painter.jokers < _FEW else _FEW) * _JOKER
    grid = painter.grid
    trail = vec[i64]()
    for square in range(painter.squares()):
        cell = painter.square_cell(square)
        word = grid[cell]
        if word & (BLOCKED | VISITED):
            continue
        cells = painter.area(cell)
        for k in range(i64(len(cells))):
            grid[cells[k]] |= VISITED
            trail = append(trail, cells[k])
        worth += _potential(painter, cells, word & COLOUR)
    for k in range(i64(len(trail))):
        grid[trail[k]] &= ~VISITED
    return worth


def _potential(painter: Painter, cells: vec[i64], colour: i64) -> i64:
    """What an area may bring."""
    size: i64 = len(cells)
    spots: i64 = 0
    number: i64 = 8
    grid = painter.grid
    for k in range(size):
        mark = grid[cells[k]] & MARK
        if mark == ONE_SPOT:
            spots += 1
        elif mark:
            shown = mark >> MARK_AT
            if LEAST <= shown < number:
                number = shown
    if number == 8:
        return size * _SQUARE * (1 + spots) if size > 1 else 0
    bottles = spots + 1
    if not painter.fits & BIT[colour] and painter.palette > 0 and painter.jokers < bottles:
        bottles = painter.jokers
    if size >= number:
        return bottles * _READY + size
    part = size * size * _READY // (number * number)
    return bottles * part + (_NEARLY if size + 1 == number else 0)
