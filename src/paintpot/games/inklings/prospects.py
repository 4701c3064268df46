"""The prospects that a turn leaves on a sheet, as a person would describe them: for hints, reviews
and puzzles.

Features count rolls out of 576 and squares of parts, but nobody thinks that way. People see how
many spaces a die still lacks, and how many steps an Inkling could take next. A player who has to
lose one wants to know why this one: because it has the fewest next steps, or for what the others
can do.
"""

from typing import Final

from paintpot.core.bits import INDEX, size
from paintpot.core.ints import i64, vec
from paintpot.core.neighbours import beside, connected
from paintpot.games.inklings.board import Board
from paintpot.games.inklings.chances import rolls_for
from paintpot.games.inklings.names import DICE, N_SPACES
from paintpot.games.inklings.reach import reach
from paintpot.games.inklings.roll import N_ROLLS
from paintpot.games.inklings.round import BOX, FREE, INK, PLACE

SURE: Final = "any roll"
"""Whatever is rolled next, some Inkling can walk."""
WAYS: Final = "ways on"
"""How many spaces next to the Inkling that moved are not inked."""
OUT: Final = "Inklings out"
"""How many Inklings are on the dice, now that one more has entered."""
MOST_SHORT: Final = 3
SHORT: Final = [[f"{die}, {n} short" for n in range(1, MOST_SHORT + 1)] for die in DICE]
"""By die and by how many spaces it lacks, if all can be inked: the points of its bonus."""
LEFT: Final = [f"{die}, spaces left" for die in DICE]
"""By die: how many spaces it lacks, if more than `MOST_SHORT` and all can be inked."""
STUCK: Final = "gone, stuck"
"""The lost Inkling could never have moved again, not even through a tunnel."""
TUNNEL_ONLY: Final = "gone, tunnel only"
"""It had nowhere to walk, and another has; the number of spaces it could have taken a tunnel to."""
FEWEST: Final = "gone, fewest ways"
"""How many next steps it had: fewer than each of the others."""
REST: Final = [f"gone, rest of {die}" for die in DICE]
"""By die that was begun: how many spaces it lacks, if the remaining Inklings can ink them all."""
ENTERS: Final = "gone, box stays"
"""An Inkling remains that can still enter."""
REACH: Final = "gone, reach"
"""How many spaces the remaining Inklings can reach."""
AFTER_LOSS: Final = [STUCK, TUNNEL_ONLY, FEWEST, *REST, ENTERS, REACH]
PROSPECTS: Final = [
    *[SURE, WAYS, OUT, *[name for names in SHORT for name in names], *LEFT],
    *AFTER_LOSS,
]


def prospects_of(board: Board, before: vec[i64], after: vec[i64]) -> list[tuple[str, int]]:
    """The changes between two sheets, both laid out as in `round.py`; the most important first."""
    arrived = after[PLACE] & ~before[PLACE]
    empty = (board.land[0] | board.land[1] | board.land[2]) & ~after[INK]
    if not arrived:
        return _after_loss(board, before, after, empty)
    ways = _ways(board, after[PLACE], empty)
    on = int(size(board.near[INDEX[arrived % 67]] & empty))
    short, left = _dice(board, before, after)
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
    """Why this Inkling was lost rather than another; nothing if none was, or it was the last."""
    gone = before[PLACE] & ~after[PLACE]
    if not (after[PLACE] or after[BOX]) or (not gone and after[BOX] == before[BOX]):
        return []
    found: list[tuple[str, int]] = []
    if gone:
        on = int(size(_steps(board, gone, empty, after[FREE])))
        if not on:
            found.append((STUCK, 1))
        elif not _ways(board, gone, empty) and _ways(board, after[PLACE], empty):
            found.append((TUNNEL_ONLY, on))
        elif after[PLACE] and on < _fewest(board, after[PLACE], empty, after[FREE]):
            found.append((FEWEST, on))
    for die in range(len(DICE)):
        missing = board.land[die] & ~after[INK]
        if not missing or not board.land[die] & after[INK]:
            continue
        # That another can still enter is no reason for losing this one.
        if can_ink_all(board.near, missing, after[PLACE], 0):
            found.append((REST[die], int(size(missing))))
    if after[BOX]:
        found.append((ENTERS, 1))
    else:
        found.append((REACH, int(size(reach(board, after)))))
    return found


def _steps(board: Board, at: i64, empty: i64, free: i64) -> i64:
    """The spaces that an Inkling could go to next if every number were rolled, as its card counts
    them: those next to it, and from an open tunnel those with another one."""
    steps = board.near[INDEX[at % 67]] & empty
    if free & at:
        steps |= free & empty
    return steps


def _fewest(board: Board, place: i64, empty: i64, free: i64) -> int:
    """The number of next steps of the Inkling that has the fewest."""
    fewest = int(N_SPACES)
    while place:
        low = place & -place
        place ^= low
        fewest = min(fewest, int(size(_steps(board, low, empty, free))))
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
    board: Board, before: vec[i64], after: vec[i64]
) -> tuple[list[tuple[str, int]], list[tuple[str, int]]]:
    """Dice that were begun and can still be completed: those that lack few spaces with their bonus,
    and the others."""
    short: list[tuple[str, int]] = []
    left: list[tuple[str, int]] = []
    for die in range(len(DICE)):
        missing = board.land[die] & ~after[INK]
        if not missing or not board.land[die] & after[INK] & ~before[INK]:
            continue
        if not can_ink_all(board.near, missing, after[PLACE], after[BOX]):
            continue
        n = int(size(missing))
        if n <= MOST_SHORT:
            short.append((SHORT[die][n - 1], int(board.bonus[die])))
        else:
            left.append((LEFT[die], n))
    return short, left


def can_ink_all(near: vec[i64], missing: i64, place: i64, boxes: i64) -> bool:
    """Whether Inklings at these places, and some from boxes, could ink all of these spaces on foot,
    if every roll were the one they need: nobody walks over ink, so each walks one path."""
    walkers = place & beside(near, missing)
    if not boxes and missing & ~connected(near, missing, beside(near, walkers) & missing):
        return False
    return _walk_on(near, missing, 0, walkers, boxes, set())


def _walk_on(
    near: vec[i64],
    missing: i64,
    here: i64,
    walkers: i64,
    boxes: i64,
    tried: set[tuple[int, int, int, int]],
) -> bool:
    """One Inkling after the other walks its whole path; `here` is the current one."""
    if not missing:
        return True
    key = (int(missing), int(here), int(walkers), int(boxes))
    if key in tried:
        return False
    tried.add(key)
    if here:
        spaces = near[INDEX[here % 67]] & missing
        while spaces:
            step = spaces & -spaces
            spaces ^= step
            if _walk_on(near, missing ^ step, step, walkers, boxes, tried):
                return True
    if walkers:
        # In any order: paths have no space in common.
        walker = walkers & -walkers
        return _walk_on(near, missing, walker, walkers ^ walker, boxes, tried)
    spaces = missing if boxes else 0
    while spaces:
        step = spaces & -spaces
        spaces ^= step
        if _walk_on(near, missing ^ step, step, 0, boxes - 1, tried):
            return True
    return False
