"""How a seat stands, as bots see it: for the tests of all games' features."""

from paintpot.core.contract import State
from paintpot.core.weights import HAND, dot


def features_by_name(state: State, seat: int) -> dict[str, int]:
    """The features of a seat by name, those that are 0 left out."""
    values = list(state.features(seat))
    return {name: n for name, n in zip(state.weights().features, values, strict=True) if n}


def hand_worth(state: State, seat: int) -> int:
    """What a seat's standing is worth by the guessed weights."""
    weights = state.weights().pick(HAND, int(state.players()))
    return int(dot(state.features(seat), weights))
