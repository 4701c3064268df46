"""A fast scan of all areas of a painting, with the free space around them and their marks."""

from typing import Final

from paintpot.core.ints import i64, vec
from paintpot.games.ink.names import SQUARES
from paintpot.games.ink.tiles import (
    BOTTLE,
    COLOUR,
    CROSSED,
    LINK,
    LINK_AT,
    MARK,
    MARK_AT,
    SEEN,
    SPOT_MARK,
    THERE,
    TINTED,
)

NO_NUMBER: Final = 8
MOST_ROOM: Final = 3

_MEMBER: Final = THERE | COLOUR | BOTTLE | CROSSED | SEEN
_TRAIL: Final = vec[i64]([0] * SQUARES)


def trail_for(squares: i64) -> vec[i64]:
    """A vector with room for the cells of all areas."""
    return _TRAIL[:squares]


def gather(grid: vec[i64], width: i64, cell: i64, trail: vec[i64], n: i64) -> i64:
    """Append the cells of an area to the trail, from index n on, and set SEEN on them.

    Returns the new end of the trail × 4, plus how many of its sides a tile can be laid at, counted
    up to MOST_ROOM. Links join as in `painting.area_on`.
    """
    wanted: i64 = THERE | (grid[cell] & COLOUR)
    trail[n] = cell
    grid[cell] |= SEEN
    at = n
    n += 1
    free: i64 = 0
    while at < n:
        here = trail[at]
        at += 1
        near = here + 1
        word = grid[near]
        if word & _MEMBER == wanted:
            grid[near] = word | SEEN
            trail[n] = near
            n += 1
        elif word <= 0 and free < MOST_ROOM and _can_be_laid(grid, width, near):
            free += 1
        near = here - 1
        word = grid[near]
        if word & _MEMBER == wanted:
            grid[near] = word | SEEN
            trail[n] = near
            n += 1
        elif word <= 0 and free < MOST_ROOM and _can_be_laid(grid, width, near):
            free += 1
        near = here + width
        word = grid[near]
        if word & _MEMBER == wanted:
            grid[near] = word | SEEN
            trail[n] = near
            n += 1
        elif word <= 0 and free < MOST_ROOM and _can_be_laid(grid, width, near):
            free += 1
        near = here - width
        word = grid[near]
        if word & _MEMBER == wanted:
            grid[near] = word | SEEN
            trail[n] = near
            n += 1
        elif word <= 0 and free < MOST_ROOM and _can_be_laid(grid, width, near):
            free += 1
        word = grid[here]
        if word & LINK and not word & TINTED:
            way = (word & LINK) >> LINK_AT
            near = here + (width if way <= 2 else -width) + (1 if way % 2 else -1)
            word = grid[near]
            if word & (_MEMBER | TINTED) == wanted:
                grid[near] = word | SEEN
                trail[n] = near
                n += 1
    return n * 4 + free


def _can_be_laid(grid: vec[i64], width: i64, cell: i64) -> bool:
    """Whether a tile can be laid so that it covers an empty cell: it may extend from there to
    either side."""
    return (
        grid[cell] < 0 or grid[cell - 1] < 0 or grid[cell - width] < 0 or grid[cell - width - 1] < 0
    )


def forget(grid: vec[i64], trail: vec[i64], n: i64) -> None:
    """Remove SEEN again."""
    for k in range(n):
        grid[trail[k]] &= ~SEEN


def marks_of(grid: vec[i64], trail: vec[i64], first: i64, end: i64) -> i64:
    """An area's free spots × 16, plus its lowest open number, NO_NUMBER if it has none.

    For each further number 2**16 is added.
    """
    spots: i64 = 0
    numbers: i64 = 0
    lowest: i64 = NO_NUMBER
    for k in range(first, end):
        mark = grid[trail[k]] & MARK
        if mark:
            mark >>= MARK_AT
            if mark == SPOT_MARK:
                spots += 1
            else:
                numbers += 1
                if mark < lowest:
                    lowest = mark
    if numbers > 1:
        return (numbers - 1) * 65536 + spots * 16 + lowest
    return spots * 16 + lowest
