"""One step of a game: chance acts, or a seat makes a move.

Whoever plays a state on without a record goes by this. `rollout.py` has the same loop on machine
words, since compiled random play is the measure of our speed; `Play` and `Table` write down what
happens, so they make each step themselves.
"""

from collections.abc import Callable

from paintpot.core.contract import CHANCE, State
from paintpot.core.dice import Dice

Picker = Callable[[tuple[int, ...]], int]
"""Says which of several seats acts first."""
Chooser = Callable[[State, int], int]
"""What decides for a seat: a legal move, such as the `choose` of a bot."""


def first(actors: tuple[int, ...]) -> int:
    """The lowest seat acts first."""
    return actors[0]


def step(state: State, dice: Dice, choose: Chooser, pick: Picker = first) -> int | None:
    """Whoever is to act does, in place; the seat or CHANCE, and None if the game is over."""
    actors = state.actors()
    if not actors:
        return None
    if actors[0] == CHANCE:
        state.fall(dice)
        return CHANCE
    seat = pick(actors)
    state.apply(seat, choose(state, seat))
    return seat
