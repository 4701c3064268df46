"""One step of a game: chance acts, or a seat makes a move; on a state, or on a `Play`, which
records it.

`rollout.py` has the same loop on machine words, since compiled random play is the benchmark of
speed. docs/architecture.md lists the other loops, with their reasons.
"""

from collections.abc import Callable

from paintpot.core.contract import CHANCE, State
from paintpot.core.dice import Dice
from paintpot.core.play import Play

Picker = Callable[[tuple[int, ...]], int]
"""Selects which of several seats acts first."""
Chooser = Callable[[State, int], int]
"""Chooses a legal move for a seat, like the `choose` of a bot."""


def first(actors: tuple[int, ...]) -> int:
    """The lowest seat acts first."""
    return actors[0]


def step(state: State, dice: Dice, choose: Chooser, pick: Picker = first) -> int | None:
    """One step, in place: a seat or chance acts. Returns the seat or CHANCE, or None if the game is
    over."""
    actors = state.actors()
    if not actors:
        return None
    if actors[0] == CHANCE:
        state.fall(dice)
        return CHANCE
    seat = pick(actors)
    state.apply(seat, choose(state, seat))
    return seat


def recorded_step(play: Play, choose: Chooser, pick: Picker = first) -> int | None:
    """Like `step`, with the dice of the game, and each move is checked."""
    actors = play.state.actors()
    if not actors:
        return None
    if actors[0] == CHANCE:
        play.roll()
        return CHANCE
    seat = pick(actors)
    play.play(seat, choose(play.state, seat))
    return seat
