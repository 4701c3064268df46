"""A random game to the end: the benchmark of the library's speed.

The same loop as in `steps.py`, on machine words: in compiled code a Python call per step would take
longer than the step.
"""

from paintpot.core.bits import nth, size
from paintpot.core.contract import CHANCE_ACTS, State
from paintpot.core.dice import Dice
from paintpot.core.ints import i64


def rollout(state: State, dice: Dice) -> int:
    """Play random moves in place until the game is over; returns the number of moves."""
    choice = dice.stream("choice")
    moves: i64 = 0
    acting = state.acting()
    while acting:
        if acting == CHANCE_ACTS:
            state.fall(dice)
        else:
            seat = nth(acting, choice.below(size(acting)) if acting & (acting - 1) else 0)
            fan = state.fan(seat)
            state.apply(seat, fan[choice.below(len(fan))])
            moves += 1
        acting = state.acting()
    return moves
