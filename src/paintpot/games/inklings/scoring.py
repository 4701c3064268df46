"""The score lines of a sheet, as on paper (IL-SCORE-1 … 5)."""

from typing import Final

from paintpot.core.bits import size
from paintpot.core.contract import Score
from paintpot.core.ints import i64
from paintpot.games.inklings.board import Board
from paintpot.games.inklings.names import DICE

N_DICE: Final = 3
LINE_NAMES: Final = [
    *[f"{die}/{part}" for die in DICE for part in ("inked", "bonus")],
    "tunnels/crossed",
]


def tally(board: Board, ink: i64, die: i64) -> i64:
    """A point for each inked space of a die (IL-SCORE-1)."""
    return size(board.land[die] & ink)


def bonus(board: Board, ink: i64, die: i64) -> i64:
    """The points of a fully inked die (IL-SCORE-3)."""
    return 0 if board.land[die] & ~ink else board.bonus[die]


def crossed(board: Board, free: i64) -> i64:
    """How many tunnels are crossed off (IL-SCORE-4)."""
    return size(board.tunnels & ~free)


def total(board: Board, ink: i64, free: i64) -> i64:
    points = -crossed(board, free)
    for die in range(i64(N_DICE)):
        points += tally(board, ink, die) + bonus(board, ink, die)
    return points


def score(board: Board, ink: i64, free: i64) -> Score:
    lines: list[tuple[str, int]] = []
    for die in range(N_DICE):
        lines.append((LINE_NAMES[2 * die], int(tally(board, ink, die))))
        lines.append((LINE_NAMES[2 * die + 1], int(bonus(board, ink, die))))
    lines.append((LINE_NAMES[2 * N_DICE], -int(crossed(board, free))))
    return Score(lines)
