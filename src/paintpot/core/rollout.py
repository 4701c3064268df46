"""Random play to the end, inside the library: the measure of its speed, and a bot's guess.

The loop of `steps.py` once more, on machine words: compiled, a call of Python per step would take
longer than the step.
"""

from paintpot.core.bits import nth, size
from paintpot.core.contract import CHANCE_ACTS, State
from paintpot.core.dice import Dice
from paintpot.core.ints import i64


def rollout(state: State, dice: Dice) -> int:
    """Play random moves in place until the play is over; the number of moves made."""
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
