"""The interface of all bots."""

from typing import Any

from paintpot.core.contract import State, checked_seat
from paintpot.core.dice import Dice
from paintpot.core.ints import i64, mypyc_attr


class Advice:
    """A way to play the rest of a turn, and its expected gain in points."""

    __slots__ = ("gain", "moves")

    def __init__(self, moves: list[int], gain: float) -> None:
        self.moves = moves
        self.gain = gain

    def __repr__(self) -> str:
        return f"Advice({self.moves}, {self.gain:+.2f})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses moves for a seat. It has dice of its own, so that it never affects the dice of the
    game."""

    def __init__(self, seed: int | str = 0) -> None:
        self.dice = Dice(seed, "bot")

    def sit_down(self, state: State) -> None:
        """Called before the first move; BadBot if this bot cannot play here."""

    def choose(self, state: State, seat: Any) -> int:
        """A legal move for a seat that may act. The state is not changed.

        BadSeats if the game has no such seat.
        """
        raise NotImplementedError

    def advise(self, state: State, seat: Any, count: i64) -> list[Advice]:
        """The best ways to play the rest of the turn, best first; at least one."""
        return [Advice([self.choose(state, seat)], 0.0)]


class RandomBot(Bot):
    """Any legal move, all equally likely."""

    def choose(self, state: State, seat: Any) -> int:
        fan = state.fan(checked_seat(seat, int(state.players())))
        return int(fan[self.dice.below(len(fan))])
