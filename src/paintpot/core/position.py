"""A state on machine words: the form in which a game is fast.

Such a game writes `acting`, `fan`, `fault`, `apply` and `fall`, which compiled callers use as they
are, and puts names to its faults in `reason`. The questions in Python's terms follow from those.
"""

from typing import Final

from paintpot.core.contract import ACTORS, CHANCE_ACTS, CHANCE_ONLY, State
from paintpot.core.errors import BadMove, BadSeats, Refused
from paintpot.core.ints import i64, mypyc_attr
from paintpot.core.limits import shown
from paintpot.core.reasons import Reason

FINE: Final = 0
"""The fault of a move that has none."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(State):
    """A state that answers with numbers."""

    def __init__(self, seats: i64, moves: i64) -> None:
        self.seats: i64 = seats
        self.moves: i64 = moves
        """The size of the move space."""

    def fault(self, seat: i64, move: i64) -> i64:
        """What is wrong with a move, as a number of the game's own; FINE if nothing is."""
        raise NotImplementedError

    def reason(self, seat: int, move: int, fault: int) -> Reason:
        """A fault with its rule and the facts."""
        raise NotImplementedError

    # -- what follows

    def players(self) -> i64:
        return self.seats

    def actors(self) -> tuple[int, ...]:
        acting = self.acting()
        return CHANCE_ONLY if acting == CHANCE_ACTS else ACTORS[acting]

    @property
    def over(self) -> bool:
        return self.acting() == 0

    def legal(self, seat: int) -> list[int]:
        seats: int = self.seats
        if not 0 <= seat < seats:
            return []
        moves: list[int] = [move for move in self.fan(seat)]  # noqa: C416 boxed one by one
        return moves

    def why_not(self, seat: int, move: int) -> Reason | None:
        fault = self._checked_fault(seat, move)
        return None if fault == FINE else self.reason(seat, move, int(fault))

    def play(self, seat: int, move: int) -> None:
        fault = self._checked_fault(seat, move)
        if fault != FINE:
            raise Refused(self.reason(seat, move, int(fault)))
        self.apply(seat, move)

    def check_viewer(self, seat: int | None) -> None:
        """BadSeats unless this is a seat, or None for a spectator."""
        seats: int = self.seats
        if seat is not None and not 0 <= seat < seats:
            raise BadSeats(f"This play has seats 0 to {seats - 1}; {shown(seat)} is none of them.")

    def _checked_fault(self, seat: int, move: int) -> i64:
        # On Python's integers, which have no bounds: what is out of range may be far out of it.
        self.check_viewer(seat)
        moves: int = self.moves
        if not 0 <= move < moves:
            raise BadMove(f"This game has moves 0 to {moves - 1}; {shown(move)} is none of them.")
        return self.fault(seat, move)
