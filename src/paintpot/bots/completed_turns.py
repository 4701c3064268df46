"""Completes turns with what they leave out for no reason, such as a bonus that is not taken.

A search also tries moves that decline something, and may overrate them by chance. The rollout
policy never makes them: a move that is not among its `ideas` and changes nothing only declines
something.
"""

from typing import Final

from paintpot.bots.rollouts import best_turn
from paintpot.bots.tried_turns import features_of
from paintpot.core.contract import State
from paintpot.core.dice import Dice
from paintpot.core.ints import i64
from paintpot.core.weights import BEST, dot

ROLLOUTS: Final = 40
"""Continuations that are tried instead of a move that leaves something out."""


def completed(world: State, seat: i64, moves: list[int]) -> list[int]:
    """The turn, or a longer one that also does what it leaves out.

    It scores no less, and the position after it is worth more. The moves must not go on after
    chance acts.
    """
    weights = world.weights().pick(BEST, int(world.players()))
    end = world.clone()
    for move in moves:
        end.apply(seat, move)
    score, worth = end.standing(int(seat)).total, dot(end.features(seat), weights)
    state = world.clone()
    for k, move in enumerate(moves[:-1]):
        after = state.clone()
        after.apply(seat, move)
        if _leaves_out(state, seat, move, after):
            found = best_turn(state, seat, ROLLOUTS, weights, Dice(0, "completed"))
            plan = [int(planned) for planned in found.plan]
            better = found.worth > worth and found.lucky is not found
            whole = all([later in plan for later in moves[k + 1 :]])
            if better and whole and found.state.standing(int(seat)).total >= score:
                return moves[:k] + plan
        state = after
    return moves


def _leaves_out(state: State, seat: i64, move: int, after: State) -> bool:
    """Whether a move only declines something."""
    if after.midway(int(seat)) or move in [int(idea) for idea in state.ideas(seat)]:
        return False
    return features_of(state, seat) == features_of(after, seat)
