"""X and XX: where a drawn token may be placed, and what happens to what it covers (INK-X, INK-XX).

Token 1 to 5 is an X of colour token − 1, token 6 to 15 an XX of pair token − 6.
"""

from typing import Final

from paintpot.core.bits import BIT, room
from paintpot.core.ints import append, i64, vec
from paintpot.core.position import FINE
from paintpot.games.ink.moves import COVER
from paintpot.games.ink.names import COLOURS, N_COLOURS, PAIRS
from paintpot.games.ink.painter import FITS, Painter
from paintpot.games.ink.painting import NOWHERE
from paintpot.games.ink.refusals import (
    COVERED_ALREADY,
    NOT_A_PAIR,
    UPSIDE_DOWN,
    X_COLOUR,
    XX_COLOURS,
)
from paintpot.games.ink.tiles import (
    BLACK,
    BOTTLE,
    COLOUR,
    CROSSED,
    DOWN,
    MARK,
    NUMBERED,
    PRINTED_COLOUR_AT,
    PRINTED_MARK_AT,
    TINTED,
    WHITE,
    X_TOKEN,
    X_TOKEN_AT,
    X_WAY,
    X_WAY_AT,
)

TOKENS: Final = 15
FIRST_XX: Final = 6
_FIXED: Final = CROSSED | DOWN
"""A square with one of these cannot be covered (INK-A33, INK-A36)."""
_ON_TOP: Final = WHITE | NUMBERED | TINTED
_SHOWN: Final = COLOUR | MARK
_X_BITS: Final = CROSSED | X_WAY | X_TOKEN


def token_name(token: int) -> str:
    """The notation of a token.

    >>> token_name(1), token_name(6)
    ('X red', 'XX red and yellow')
    """
    if token < FIRST_XX:
        return f"X {COLOURS[token - 1]}"
    one, two = PAIRS[token - FIRST_XX]
    return f"XX {COLOURS[one]} and {COLOURS[two]}"


TOKEN_NUMBERS: Final = {token_name(token): token for token in range(1, TOKENS + 1)}


def _matches(token: i64, one: i64, two: i64) -> bool:
    """Whether two coverable squares meet the token's colour rule (INK-X-4, INK-XX-1, INK-A35)."""
    a, b = one & COLOUR, two & COLOUR
    if token <= N_COLOURS:
        return a == token - 1 or b == token - 1
    return a == b and FITS[token - FIRST_XX] & BIT[a] != 0


def covers(painter: Painter, token: i64) -> vec[i64]:
    """The moves that place a token; none if no pair can be covered (INK-A34, INK-A37)."""
    good, any_pair = room(), room()
    grid, width = painter.grid, painter.width
    for square in range(painter.squares()):
        cell = painter.square_cell(square)
        if grid[cell] & _FIXED:
            continue
        for down in range(i64(2)):
            other = grid[cell + width] if down else grid[cell + 1]
            if other <= 0 or other & _FIXED:
                continue
            move: i64 = COVER + square * 2 + down
            if _matches(token, grid[cell], other):
                good = append(good, move)
            elif not len(good):
                any_pair = append(any_pair, move)
    return good if len(good) else any_pair


def cover_fault(painter: Painter, token: i64, move: i64) -> i64:
    """What is wrong with placing the token so; FINE if nothing is."""
    cell = painter.square_cell((move - COVER) // 2)
    if cell == NOWHERE:
        return NOT_A_PAIR
    one = painter.grid[cell]
    two = painter.grid[cell + painter.width if (move - COVER) % 2 else cell + 1]
    if two <= 0:
        return NOT_A_PAIR
    if (one | two) & CROSSED:
        return COVERED_ALREADY
    if (one | two) & DOWN:
        return UPSIDE_DOWN
    if _matches(token, one, two):
        return FINE
    best = covers(painter, token)[0] - COVER
    cell = painter.square_cell(best // 2)
    other = painter.grid[cell + painter.width if best % 2 else cell + 1]
    if not _matches(token, painter.grid[cell], other):
        return FINE
    return X_COLOUR if token < FIRST_XX else XX_COLOURS


def bottles_lost(painter: Painter, token: i64) -> i64:
    """The fewest bottles that a token removes, wherever it is placed (INK-X-6, INK-X-7)."""
    found = covers(painter, token)
    least: i64 = 2 if len(found) else 0
    for n in range(i64(len(found))):
        move: i64 = found[n] - COVER
        cell = painter.square_cell(move // 2)
        other = cell + painter.width if move % 2 else cell + 1
        lost: i64 = 0
        if painter.grid[cell] & (BOTTLE | BLACK):
            lost += 1
        if painter.grid[other] & (BOTTLE | BLACK):
            lost += 1
        if lost < least:
            least = lost
    return least


def cover(painter: Painter, token: i64, move: i64) -> None:
    """Place a token: bottles come back as jokers, black ones and tokens go (INK-X-6, INK-X-7)."""
    down = (move - COVER) % 2
    cell = painter.square_cell((move - COVER) // 2)
    _cover_one(painter, cell, token, down)
    _cover_one(painter, cell + painter.width if down else cell + 1, token, down + 2)


def _cover_one(painter: Painter, cell: i64, token: i64, way: i64) -> None:
    word = painter.grid[cell]
    if word & BLACK:
        painter.black -= 1
    elif word & BOTTLE:
        painter.jokers += 1
    word &= ~(BOTTLE | BLACK | _ON_TOP | _SHOWN)
    word |= (word >> PRINTED_COLOUR_AT) & COLOUR
    word |= ((word >> PRINTED_MARK_AT) & COLOUR) * 8
    painter.grid[cell] = word | CROSSED | (way << X_WAY_AT) | (token << X_TOKEN_AT)


def other_half(painter: Painter, cell: i64) -> i64:
    """The cell of the other square under the same token."""
    way = (painter.grid[cell] & X_WAY) >> X_WAY_AT
    if way % 2:
        return cell + painter.width if way == 1 else cell - painter.width
    return cell + 1 if way == 0 else cell - 1


def uncover(painter: Painter, cell: i64) -> None:
    """Remove a token: the print is visible again (INK-ACT-8, INK-A39); one change."""
    before = painter.grid[:]
    other = other_half(painter, cell)
    painter.grid[cell] &= ~_X_BITS
    painter.grid[other] &= ~_X_BITS
    painter.mark_if_grown(before, cell)
    painter.mark_if_grown(before, other)
