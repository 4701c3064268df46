"""What a turn leaves on a sheet, as a person would say it: for hints, reviews and puzzles.

Features count rolls out of 576 and squares of parts, but nobody thinks that way. People see how
many spaces a die still lacks, and how many ways on an Inkling has from where it is.
"""

from typing import Final

from paintpot.core.bits import INDEX, size
from paintpot.core.ints import i64, vec
from paintpot.core.neighbours import connected
from paintpot.games.inklings.board import Board
from paintpot.games.inklings.chances import rolls_for
from paintpot.games.inklings.names import DICE
from paintpot.games.inklings.roll import N_ROLLS
from paintpot.games.inklings.round import BOX, INK, PLACE

SURE: Final = "any roll"
"""Whatever is rolled next, some Inkling can walk."""
WAYS: Final = "ways on"
"""How many spaces next to the Inkling that moved are not inked."""
OUT: Final = "Inklings out"
"""How many Inklings are on the dice, now that one more has entered."""
MOST_SHORT: Final = 3
SHORT: Final = [[f"{die}, {n} short" for n in range(1, MOST_SHORT + 1)] for die in DICE]
"""By die and by how many spaces it lacks, all within reach: the points of its bonus."""
LEFT: Final = [f"{die}, spaces left" for die in DICE]
"""By die: how many spaces it lacks, if more than `MOST_SHORT`, all within reach."""
PROSPECTS: Final = [SURE, WAYS, OUT, *[name for names in SHORT for name in names], *LEFT]


def prospects_of(board: Board, before: vec[i64], after: vec[i64]) -> list[tuple[str, int]]:
    """What has changed from one sheet to another, both in the words of `round.py`; what counts
    most comes first."""
    arrived = after[PLACE] & ~before[PLACE]
    if not arrived:
        return []
    empty = (board.land[0] | board.land[1] | board.land[2]) & ~after[INK]
    ways = _ways(board, after[PLACE], empty)
    on = int(size(board.near[INDEX[arrived % 67]] & empty))
    short, left = _dice(board, before, after, empty, ways)
    found = [one for one in short if one[0].endswith(" 1 short") or one[0].endswith(" 2 short")]
    if not after[BOX] and rolls_for(ways) == N_ROLLS:
        found.append((SURE, 1))
    if on > 1:
        found.append((WAYS, on))
    if after[BOX] < before[BOX] and before[PLACE]:
        found.append((OUT, int(size(after[PLACE]))))
    found += [one for one in short if one not in found]
    if on == 1:
        found.append((WAYS, on))
    return found + left


def _ways(board: Board, place: i64, empty: i64) -> i64:
    """The spaces that Inklings can walk to."""
    ways: i64 = 0
    while place:
        low = place & -place
        place ^= low
        ways |= board.near[INDEX[low % 67]] & empty
    return ways


def _dice(
    board: Board, before: vec[i64], after: vec[i64], empty: i64, ways: i64
) -> tuple[list[tuple[str, int]], list[tuple[str, int]]]:
    """Dice that have been inked on and can still be completed: those that miss few spaces with
    their bonus, and the others."""
    reach = empty if after[BOX] else connected(board.near, empty, ways)
    short: list[tuple[str, int]] = []
    left: list[tuple[str, int]] = []
    for die in range(len(DICE)):
        missing = board.land[die] & ~after[INK]
        if not missing or missing & ~reach or not board.land[die] & after[INK] & ~before[INK]:
            continue
        n = int(size(missing))
        if n <= MOST_SHORT:
            short.append((SHORT[die][n - 1], int(board.bonus[die])))
        else:
            left.append((LEFT[die], n))
    return short, left
