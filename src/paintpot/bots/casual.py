"""A bot to win against: greedy that often settles for a good turn instead of the best."""

from typing import Any, Final

from paintpot.bots.greedy import GreedyBot
from paintpot.core.contract import State, checked_seat
from paintpot.core.ints import i64
from paintpot.core.weights import HAND

SETTLES: Final = 80
"""Decisions out of a hundred in which it does not insist on the best."""


class CasualBot(GreedyBot):
    """Plays as greedy does, but often takes any of the better two thirds of the moves it thinks of.

    Those are the game's `ideas`: it never leaves a turn half done where it could go on. It never
    takes the worst of them either, and of two it takes the better one.
    """

    def __init__(self, seed: int | str = 0, weight_set: str = HAND) -> None:
        super().__init__(seed, weight_set)
        self.moods = self.dice.stream("moods")
        """When it settles for less, and for which move; the search itself is unaffected."""

    def choose(self, state: State, seat: Any) -> int:
        own: i64 = checked_seat(seat, int(state.players()))
        fan = state.fan(own)
        n: i64 = len(fan)
        if n == 1 or self.moods.below(100) >= SETTLES:
            return super().choose(state, seat)
        ideas = {int(idea) for idea in state.ideas(own)}
        found = [advice.moves[0] for advice in self.advise(state, own, n)]
        likely = [move for move in found if move in ideas]
        if not likely:
            return found[0]
        return likely[int(self.moods.below(max(1, 2 * len(likely) // 3)))]
