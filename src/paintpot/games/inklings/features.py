"""The features of a sheet, for bots: its points, and its prospects.

The Inklings left are lives: whenever none can move, one is lost. So what counts is how many there
are, how likely it is that one of them can move, and how much is left to ink within reach. The
others' sheets do not matter: players cannot block each other. Names and weights are in
`weights.json`.
"""

from pathlib import Path
from typing import Final

from paintpot.core.bits import INDEX, size
from paintpot.core.ints import i64, vec
from paintpot.core.neighbours import beside_one_two_three, connected
from paintpot.core.weights import Weights, read_weights
from paintpot.games.inklings.board import Board
from paintpot.games.inklings.chances import calls, rolls_for
from paintpot.games.inklings.names import N_BOXES
from paintpot.games.inklings.roll import N_ROLLS
from paintpot.games.inklings.scoring import N_DICE, total

WEIGHTS: Final[Weights] = read_weights(Path(__file__).parent / "weights.json")

POINTS: Final = 0
LIVES: Final = 1
"""One-hot over nine: Inklings left, by how many of them are still in boxes."""
EMPTY: Final = 10
"""Spaces not inked. This and the next features have three places, one for each number of Inklings
left."""
SAFE: Final = 13
"""Rolls that let some Inkling move."""
RUN: Final = 16
"""The expected number of rounds before a roll lets none move, in sixteenths, if all rounds were
alike."""
ROOM: Final = 19
"""Spaces that Inklings can reach by walking…"""
ROOM_CALLS: Final = 22
"""…and the number of rolls that call them, summed up."""
WALK: Final = 25
"""Rolls that let some Inkling walk, in one of three places by the number of others in boxes, who
then need not enter: 0, 1, or 2."""
ONWARD: Final = 28
"""Rolls for each space an Inkling can walk to, by the number of ways to continue from there: none,
1, 2, 3 or more."""
OUTLOOK: Final = 32
"""Inklings by the rolls for all the spaces around: none, up to 150, 300, 450, or more."""
LINKS: Final = 37
"""Spaces not inked, by how many of their neighbours are not inked either: none, 1, 2, 3 or more."""
AT_TUNNEL: Final = 41
"""Inklings that could use a tunnel."""
TUNNELS: Final = 42
"""Tunnels not used."""
FILLED: Final = 43
"""For each die its bonus times the square of the share of it that is inked, times 16."""
MISSING: Final = 46
"""Bonuses of dice that lack one space, 2, 3, 4, all of which are reachable."""
LAST_CALLS: Final = 50
"""Bonuses of dice that lack one space, times the rolls that call it."""
N_FEATURES: Final = 51

_BLANK: Final = vec[i64]([0] * N_FEATURES)
_LIVES: Final = vec[i64]([0, 2, 5])
"""The index in LIVES where each number of Inklings left begins: 1, 2, 3."""
_STEP: Final = 150
_MOST_MISSING: Final = 4
_CERTAIN: Final = N_ROLLS + 24
"""Slightly more than all rolls: however safe a position, no run lasts forever."""


def features_of(board: Board, ink: i64, place: i64, free: i64, boxes: i64) -> vec[i64]:
    """The layout of a sheet is as in `round.py`."""
    out = _BLANK[:]
    out[POINTS] = total(board, ink, free)
    left = boxes + size(place)
    if not left:
        return out
    left = (left if left < N_BOXES else N_BOXES) - 1
    empty = (board.land[0] | board.land[1] | board.land[2]) & ~ink
    ways = _ways(board.near, out, place, empty)
    room = connected(board.near, empty, ways)  # wherever Inklings can walk to
    out[LIVES + _LIVES[left] + boxes] = 1
    out[EMPTY + left] = size(empty)
    out[ROOM + left] = size(room)
    out[ROOM_CALLS + left] = calls(room)
    walk = rolls_for(ways)
    if place:
        out[WALK + boxes] = walk
    exits = free & empty
    reach = ways
    out[TUNNELS] = size(free)
    if exits:
        out[AT_TUNNEL] = size(place & free)
        if place & free:
            reach |= exits
    if boxes:
        reach = empty
    safe = walk if reach == ways else rolls_for(reach)
    out[SAFE + left] = safe
    out[RUN + left] = safe * 16 // (_CERTAIN - safe)
    _links(board.near, out, ways, empty)
    _dice(board, out, ink, empty if boxes else room)
    return out


def _ways(near: vec[i64], out: vec[i64], place: i64, empty: i64) -> i64:
    """The spaces that Inklings can walk to, and the prospects of each."""
    ways: i64 = 0
    while place:
        low = place & -place
        place ^= low
        around = near[INDEX[low % 67]] & empty
        ways |= around
        rolls = calls(around)
        out[OUTLOOK + ((rolls + _STEP - 1) // _STEP if rolls <= 3 * _STEP else 4)] += 1
    return ways


def _links(near: vec[i64], out: vec[i64], ways: i64, empty: i64) -> None:
    """How connected the spaces not inked are. All are counted at once, in masks."""
    one, two, three = beside_one_two_three(near, empty)
    out[LINKS] = size(empty & ~one)
    out[LINKS + 1] = size(empty & one & ~two)
    out[LINKS + 2] = size(empty & two & ~three)
    out[LINKS + 3] = size(empty & three)
    out[ONWARD] = calls(ways & ~one)
    out[ONWARD + 1] = calls(ways & one & ~two)
    out[ONWARD + 2] = calls(ways & two & ~three)
    out[ONWARD + 3] = calls(ways & three)


def _dice(board: Board, out: vec[i64], ink: i64, reach: i64) -> None:
    """How near each die is to its bonus."""
    for die in range(i64(N_DICE)):
        land = board.land[die]
        missing = land & ~ink
        if not missing:
            continue
        spaces = size(land)
        n = size(missing)
        bonus = board.bonus[die]
        out[FILLED + die] = bonus * (spaces - n) * (spaces - n) * 16 // (spaces * spaces)
        if n > _MOST_MISSING or missing & ~reach:
            continue
        out[MISSING + n - 1] += bonus
        if n == 1:
            out[LAST_CALLS] += bonus * calls(missing)
