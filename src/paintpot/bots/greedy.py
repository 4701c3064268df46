"""A bot that searches its own turn and no further."""

from typing import Any, Final

from paintpot.bots.bot import Advice, Bot
from paintpot.bots.rollouts import finish_turn
from paintpot.core.contract import State, checked_seat
from paintpot.core.ints import i64, vec
from paintpot.core.weights import HAND, POINT, dot

ROLLOUTS: Final = 160
"""Rollouts of the turn for one decision."""
ROLLOUTS_PER_MOVE: Final = 4
"""At least this many for each move."""


class GreedyBot(Bot):
    """Runs rollouts of its turn, and plays the first move of the best one."""

    def __init__(self, seed: int | str = 0, weight_set: str = HAND) -> None:
        super().__init__(seed)
        self.weight_set = weight_set
        """The name of the set of weights."""

    def sit_down(self, state: State) -> None:
        state.weights().pick(self.weight_set, int(state.players()))

    def choose(self, state: State, seat: Any) -> int:
        own = checked_seat(seat, int(state.players()))
        fan = state.fan(own)
        if len(fan) == 1:
            return int(fan[0])
        return self.advise(state, own, 1)[0].moves[0]

    def advise(self, state: State, seat: Any, count: i64) -> list[Advice]:
        own: i64 = checked_seat(seat, int(state.players()))
        # Hidden information is resampled, so that it cannot influence the choice.
        world = state.imagine(int(own), self.dice)
        weights = state.weights().pick(self.weight_set, int(state.players()))
        fan = state.fan(own)
        n: i64 = len(fan)
        turn = state.turn_no()
        now = dot(world.features(own), weights)
        rollouts = max(ROLLOUTS // n, i64(ROLLOUTS_PER_MOVE))
        found: list[tuple[int, int, list[int]]] = []
        for k in range(n):
            best: i64 = 0
            plan = vec[i64]()
            for t in range(rollouts):
                trial = world.clone()
                trial.apply(own, fan[k])
                rest, _ = finish_turn(trial, own, turn, self.dice)
                worth = dot(trial.features(own), weights)
                if t == 0 or worth > best:
                    best = worth
                    plan = rest
            moves = [int(fan[k])] + [int(move) for move in plan]
            found.append((int(now - best), int(k), moves))
        found.sort()
        return [Advice(moves, -loss / POINT) for loss, _, moves in found[:count]]
