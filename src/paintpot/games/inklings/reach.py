"""The spaces that the Inklings of a sheet could still reach."""

from paintpot.core.ints import i64, vec
from paintpot.core.neighbours import beside, connected
from paintpot.games.inklings.board import Board
from paintpot.games.inklings.names import DICE
from paintpot.games.inklings.round import BOX, FREE, INK, PLACE


def reach(board: Board, sheet: vec[i64]) -> i64:
    """The spaces that could still be inked if every roll were the one that is needed."""
    empty = (board.land[0] | board.land[1] | board.land[2]) & ~sheet[INK]
    if sheet[BOX]:
        return empty
    place = sheet[PLACE]
    spaces = connected(board.near, empty, beside(board.near, place) & empty)
    if sheet[FREE] & (place | spaces):
        # From one tunnel all others can be reached, and whatever is connected with those.
        spaces = connected(board.near, empty, spaces | (sheet[FREE] & empty))
    return spaces


def never_complete(board: Board, sheet: vec[i64]) -> list[str]:
    """The dice that lack a space which no Inkling can reach: their bonus is impossible."""
    could = sheet[INK] | reach(board, sheet)
    return [die for k, die in enumerate(DICE) if board.land[k] & ~could]
