"""What a turn leaves on a sheet, as a person would say it: for hints, reviews and puzzles.

Features count rolls out of 576 and squares of parts, but nobody thinks that way. People see how
many spaces a die still lacks, and how many ways on an Inkling has from where it is. Who has to let
one go wants to know why this one: because it has the fewest ways on, or for what the others can do.
"""

from typing import Final

from paintpot.core.bits import INDEX, size
from paintpot.core.ints import i64, vec
from paintpot.core.neighbours import connected
from paintpot.games.inklings.board import Board
from paintpot.games.inklings.chances import rolls_for
from paintpot.games.inklings.names import DICE, N_SPACES
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
STUCK: Final = "gone, stuck"
"""The Inkling that was let go had nowhere to walk."""
FEWEST: Final = "gone, fewest ways"
"""How many ways on it had: fewer than each of the others."""
REST: Final = [f"gone, rest of {die}" for die in DICE]
"""By die that was begun: how many spaces it lacks, all within reach of those that are left."""
ENTERS: Final = "gone, box stays"
"""An Inkling that can still enter is left."""
REACH: Final = "gone, reach"
"""How many spaces those that are left can get to."""
AFTER_LOSS: Final = [STUCK, FEWEST, *REST, ENTERS, REACH]
PROSPECTS: Final = [
    *[SURE, WAYS, OUT, *[name for names in SHORT for name in names], *LEFT],
    *AFTER_LOSS,
]


def prospects_of(board: Board, before: vec[i64], after: vec[i64]) -> list[tuple[str, int]]:
    """What has changed from one sheet to another, both in the words of `round.py`; what counts
    most comes first."""
    arrived = after[PLACE] & ~before[PLACE]
    empty = (board.land[0] | board.land[1] | board.land[2]) & ~after[INK]
    if not arrived:
        return _after_loss(board, before, after, empty)
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


def _after_loss(
    board: Board, before: vec[i64], after: vec[i64], empty: i64
) -> list[tuple[str, int]]:
    """Why an Inkling was let go rather than another; nothing if none was, or it was the last."""
    gone = before[PLACE] & ~after[PLACE]
    if not (after[PLACE] or after[BOX]) or (not gone and after[BOX] == before[BOX]):
        return []
    found: list[tuple[str, int]] = []
    if gone:
        on = int(size(board.near[INDEX[gone % 67]] & empty))
        if not on:
            found.append((STUCK, 1))
        elif after[PLACE] and on < _fewest(board, after[PLACE], empty):
            found.append((FEWEST, on))
    reach = connected(board.near, empty, _ways(board, after[PLACE], empty))
    for die in range(len(DICE)):
        missing = board.land[die] & ~after[INK]
        if missing and not missing & ~reach and board.land[die] & after[INK]:
            found.append((REST[die], int(size(missing))))
    if after[BOX]:
        found.append((ENTERS, 1))
    else:
        found.append((REACH, int(size(reach))))
    return found


def _fewest(board: Board, place: i64, empty: i64) -> int:
    """The ways on of the Inkling that has the fewest."""
    fewest = int(N_SPACES)
    while place:
        low = place & -place
        place ^= low
        fewest = min(fewest, int(size(board.near[INDEX[low % 67]] & empty)))
    return fewest


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
