"""The lowest and the highest final score of a sheet, whatever is rolled and chosen."""

from paintpot.core.bits import size
from paintpot.core.ints import i64, vec
from paintpot.games.inklings.board import Board
from paintpot.games.inklings.reach import reach
from paintpot.games.inklings.round import FREE, INK, PLACE, Round
from paintpot.games.inklings.scoring import total
from paintpot.games.inklings.view import known_sheet


def sure_winner_of(state: Round, viewer: int | None) -> int | None:
    """The seat that will end with more than any other can reach. The bounds allow for moves that
    the viewer does not know yet."""
    if state.seats == 1:
        return None
    sheets = [known_sheet(state, seat, viewer) for seat in range(state.seats)]
    floors = [least(state.board, sheet) for sheet in sheets]
    best = max(floors)
    seat = floors.index(best)
    for other in range(state.seats):
        if other != seat and most(state.board, sheets[other]) >= best:
            return None
    return seat


def most(board: Board, sheet: vec[i64]) -> i64:
    """The points if everything that Inklings could reach were inked, and no further tunnel used."""
    return total(board, sheet[INK] | reach(board, sheet), sheet[FREE])


def least(board: Board, sheet: vec[i64]) -> i64:
    """The points now, less the tunnel trips that are possible: nothing else costs anything.

    A trip crosses off two tunnels for one space, which costs a point (IL-SCORE-1, IL-SCORE-4). It
    ends on a space that is not inked, with a tunnel that no other trip can use (IL-TUNNEL-2).
    """
    spaces = reach(board, sheet)
    ends = size(sheet[FREE] & spaces)
    pairs = size(sheet[FREE] & (spaces | sheet[PLACE])) // 2
    return total(board, sheet[INK], sheet[FREE]) - (ends if ends < pairs else pairs)
