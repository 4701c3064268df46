"""What happened on the sheets of Inklings: dice complete, tunnels used, Inklings lost."""

from paintpot.core.bits import members, size
from paintpot.core.ints import i64, vec
from paintpot.core.moments import Moment
from paintpot.games.inklings.board import Board
from paintpot.games.inklings.names import DICE, SPACES
from paintpot.games.inklings.round import BOX, FREE, INK, PLACE, SHEET, Round


def moments_of(now: Round, before: Round, viewer: int | None) -> list[Moment]:
    """Of the others' sheets only what all may know counts (IL-A19)."""
    out: list[Moment] = []
    for seat in range(int(now.seats)):
        own = seat == viewer
        new, old = _known(now, seat, own), _known(before, seat, own)
        _on_sheet(out, now.board, seat, new, old)
    return out


def _known(state: Round, seat: i64, own: bool) -> vec[i64]:
    at = seat * SHEET
    return state.sheets[at : at + SHEET] if own else state.before(seat)


def _on_sheet(out: list[Moment], board: Board, seat: int, new: vec[i64], old: vec[i64]) -> None:
    used = old[FREE] & ~new[FREE]
    if used:
        spaces = tuple([SPACES[k] for k in members(used)])
        # The points of the whole trip, as on its button: the space at its end is inked, too.
        brought = int(size(new[INK] & ~old[INK]) - size(used))
        out.append(Moment("tunnel", seat, {"spaces": spaces}, brought))
    if new[INK] & ~old[INK]:
        blank = 0
        for die in range(len(DICE)):
            land = board.land[die]
            if land & ~new[INK]:
                blank += 1
            elif land & ~old[INK]:
                out.append(Moment("die", seat, {"die": (DICE[die],)}, int(board.bonus[die])))
        if not blank:
            out.append(Moment("sheet", seat))
    left = int(size(new[PLACE]) + new[BOX])
    if left < int(size(old[PLACE]) + old[BOX]):
        # A lost Inkling leaves no ink; one that walked is on another space.
        gone = tuple([SPACES[k] for k in members(old[PLACE] & ~new[PLACE])])
        out.append(Moment("lost", seat, {"left": left, "spaces": gone}))
        if not left:
            out.append(Moment("out", seat))
