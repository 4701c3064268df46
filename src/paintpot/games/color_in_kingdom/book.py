"""All players' sheets, as one vector: what each has coloured, crossed and written.

The data of a seat is at seat * STRIDE + one of the offsets below. The six constructions
come first: the spaces coloured in each, as masks.
"""

from typing import Final

from paintpot.core.bits import BIT, members
from paintpot.core.ints import i64, vec
from paintpot.games.color_in_kingdom.guidelines import TOUCH
from paintpot.games.color_in_kingdom.names import N_KINDS, N_SQUARES
from paintpot.games.color_in_kingdom.province import Province

COLOURED: Final = 6
"""All coloured spaces."""
REACH: Final = 7
"""The spaces that share a side with a coloured one."""
FRESH: Final = 8
"""The space coloured in this turn."""
DUTIES: Final = 9
"""The duties crossed off, as a mask."""
SQUARES: Final = 10
"""How many Copycat squares are written."""
EARLY_SQUARES: Final = 11
LATE_SQUARES: Final = 12
"""The numbers in the first 20 Copycat squares and in the last 5, three bits each."""
STRIDE: Final = 13

_EARLY: Final = 20
_DIGIT: Final = 8
_MOST_SEATS: Final = 6
_BLANK: Final = vec[i64]([0] * (_MOST_SEATS * STRIDE))


def blank_book(seats: i64) -> vec[i64]:
    return _BLANK[: seats * STRIDE]


# -- spaces


def open_spaces(province: Province, book: vec[i64], seat: i64, kind: i64) -> i64:
    """Where a construction may be built: empty, and beside something if it must touch."""
    at = seat * STRIDE
    empty = province.spaces & ~book[at + COLOURED]
    return empty & book[at + REACH] if TOUCH[kind] else empty


def colour(province: Province, book: vec[i64], seat: i64, kind: i64, space: i64) -> None:
    at = seat * STRIDE
    bit = BIT[space]
    book[at + kind] |= bit
    book[at + COLOURED] |= bit
    book[at + REACH] |= province.near[space]
    book[at + FRESH] = bit


def uncolour(province: Province, book: vec[i64], seat: i64) -> None:
    """The sheet without what was coloured in this turn."""
    at = seat * STRIDE
    rest = ~book[at + FRESH]
    for kind in range(i64(N_KINDS)):
        book[at + kind] &= rest
    book[at + COLOURED] &= rest
    book[at + FRESH] = 0
    reach: i64 = 0
    for space in members(book[at + COLOURED]):
        reach |= province.near[space]
    book[at + REACH] = reach


def is_full(province: Province, book: vec[i64], seat: i64) -> bool:
    return province.spaces & ~book[seat * STRIDE + COLOURED] == 0


# -- Copycat squares


def write_square(book: vec[i64], seat: i64, copiers: i64) -> None:
    """Write a number in the next square, if there is one (CK-COPY-3, CK-A18)."""
    at = seat * STRIDE
    square = book[at + SQUARES]
    if square == N_SQUARES:
        return
    if square < _EARLY:
        book[at + EARLY_SQUARES] += copiers * BIT[square * 3]
    else:
        book[at + LATE_SQUARES] += copiers * BIT[(square - _EARLY) * 3]
    book[at + SQUARES] = square + 1


def square(book: vec[i64], seat: i64, k: i64) -> i64:
    """The number in a square, from 0 on."""
    at = seat * STRIDE
    if k < _EARLY:
        return book[at + EARLY_SQUARES] // BIT[k * 3] % _DIGIT
    return book[at + LATE_SQUARES] // BIT[(k - _EARLY) * 3] % _DIGIT


def copies(book: vec[i64], seat: i64) -> i64:
    """The sum of the Copycat squares (CK-SCORE-COPY-1)."""
    n: i64 = 0
    for k in range(book[seat * STRIDE + SQUARES]):
        n += square(book, seat, k)
    return n
