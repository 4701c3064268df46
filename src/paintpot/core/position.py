"""A state on machine words: the base class for fast games.

Such a game writes `acting`, `fan`, `fault`, `apply` and `fall`, which compiled callers use
directly, and maps its faults to rules in `reason`. The rest of the contract follows from those.
"""

from typing import Final

from paintpot.core.contract import (
    ACTORS,
    CHANCE_ACTS,
    CHANCE_ONLY,
    Score,
    State,
)
from paintpot.core.errors import BadMove, Refused
from paintpot.core.ints import i64, mypyc_attr
from paintpot.core.limits import shown
from paintpot.core.reasons import Reason

FINE: Final = 0
"""The fault of a legal move."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(State):
    """A state whose answers are numbers."""

    def __init__(self, seats: i64, moves: i64) -> None:
        self.seats: i64 = seats
        self.moves: i64 = moves
        """The size of the move space."""

    def fault(self, seat: i64, move: i64) -> i64:
        """What is wrong with a move, as a number of the game's own; FINE if nothing is."""
        raise NotImplementedError

    def reason(self, seat: int, move: int, fault: int) -> Reason:
        """The rule and the facts of a fault."""
        raise NotImplementedError

    # -- derived

    def players(self) -> i64:
        return self.seats

    def actors(self) -> tuple[int, ...]:
        acting = self.acting()
        return CHANCE_ONLY if acting == CHANCE_ACTS else ACTORS[acting]

    @property
    def over(self) -> bool:
        return self.acting() == 0

    # Seats are objects here: a float would raise TypeError compiled, but pass interpreted.

    def legal(self, seat: object) -> list[int]:
        moves: list[int] = [move for move in self.fan(self.seat_of(seat))]  # noqa: C416 boxed
        return moves

    def why_not(self, seat: object, move: int) -> Reason | None:
        mover = self.seat_of(seat)
        fault = self._checked_fault(mover, move)
        return None if fault == FINE else self.reason(mover, move, int(fault))

    def play(self, seat: object, move: int) -> None:
        mover = self.seat_of(seat)
        fault = self._checked_fault(mover, move)
        if fault != FINE:
            raise Refused(self.reason(mover, move, int(fault)))
        self.apply(mover, move)

    def standing(self, seat: object) -> Score:
        return self.scores()[self.seat_of(seat)]

    def _checked_fault(self, seat: int, move: int) -> i64:
        # As Python integers, since a value out of range may exceed a machine word.
        moves: int = self.moves
        if not 0 <= move < moves:
            raise BadMove(f"This game has moves 0 to {moves - 1}; {shown(move)} is none of them.")
        return self.fault(seat, move)
