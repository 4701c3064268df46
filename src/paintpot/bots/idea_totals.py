"""Totals of ideas in points, so that they can be compared: what a turn scores now, and about how
much it is worth later.

A bot's estimate of a turn is a difference of two evaluations, and falls with the number of turns
left: the bare number says little. So later points are counted from the idea with the lowest
estimate, which has none.
"""

from typing import Final

from paintpot.core.contract import State
from paintpot.core.ints import i64, vec
from paintpot.core.weights import BEST, POINT, dot

MOST_LATER: Final = 12
"""With more later points than this, an estimate is not about points but about winning or losing."""


def totals(now: list[int], worth: list[float]) -> list[int]:
    """The total of each idea, in the order in which they are shown.

    `now` is what they score, `worth` a bot's estimates. Empty if they cannot be compared in points,
    or if the first would not have the highest total.

    >>> totals([8, 12, 5], [3.4, 1.2, 0.9])
    [14, 12, 12]

    An idea that comes first and scores less now has the higher total, however close the estimates.

    >>> totals([3, 5], [2.0, 1.6])
    [6, 5]
    >>> totals([3, 3], [1.6, 3.0])
    []
    """
    if not now:
        return []
    base = min([expected - points for points, expected in zip(now, worth, strict=True)])
    out = [
        points + round(expected - points - base)
        for points, expected in zip(now, worth, strict=True)
    ]
    if max([total - points for total, points in zip(out, now, strict=True)]) > MOST_LATER:
        return []
    for k in range(1, len(out)):
        if worth[k] <= worth[0]:
            # Rounding keeps the order of the estimates.
            out[0] = max(out[0], out[k] + (1 if now[k] > now[0] else 0))
        elif out[k] > out[0]:
            return []  # the first is first for another reason, which no number should contradict
    return out


def lead_of(state: State, seat: i64) -> float:
    """How far a seat is ahead of the best other, in points, by the evaluation of bots."""
    seats = state.players()
    weights = state.weights().pick(BEST, int(seats))
    own = _worth(state, seat, weights)
    others = [_worth(state, i64(other), weights) for other in range(int(seats)) if other != seat]
    return (own - max(others) if others else own) / POINT


def _worth(state: State, seat: i64, weights: vec[i64]) -> int:
    return int(dot(state.features(seat), weights))
