"""How a table would look after moves that nobody has made yet."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from paintpot.core.contract import State
from paintpot.core.dice import Dice
from paintpot.core.gains import try_moves
from paintpot.core.moments import Gain


class PreviewedMoves(NamedTuple):
    view: dict[str, Any]
    gain: Gain
    """What the step they belong to would gain, finished in the best way."""
    next: list[Gain]
    """What each move that would then be legal adds to it."""


def preview_moves(state: State, seat: int, moves: Sequence[int]) -> PreviewedMoves | None:
    """The moves tried on a copy; None if they are not legal or would reveal something hidden.

    The copy is imagined by the seat: the answer, None included, depends on nothing it cannot know.
    """
    tried = try_moves(state.imagine(seat, Dice(0, "preview")), seat, moves)
    if tried is None:
        return None
    after, gain = tried
    return PreviewedMoves(after.view(seat), gain, after.gains(seat))
