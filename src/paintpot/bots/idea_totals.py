"""What ideas come to in all, in points, so that they can be compared: what a turn scores now, and
about how much it is good for later.

A bot's estimate of a turn is a difference of two evaluations, and every turn that is played leaves
fewer to come: the bare number says little. So later points are counted from the idea with the
poorest outlook, which has none.
"""

from typing import Final

from paintpot.core.contract import State
from paintpot.core.ints import i64, vec
from paintpot.core.weights import BEST, POINT, dot

MOST_LATER: Final = 12
"""Later points above which an estimate is no longer about points, but about winning or losing."""


def totals(now: list[int], worth: list[float]) -> list[int]:
    """For ideas in the order in which they are shown: what each comes to. `now` is what they score,
    `worth` what a bot expects of them. Nothing if they cannot be compared in points, or if another
    than the first would come to the most.

    >>> totals([8, 12, 5], [3.4, 1.2, 0.9])
    [14, 12, 12]

    An idea that stands first and scores less now comes to more, however close the estimates are.

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
            # Rounded numbers keep the order of the estimates.
            out[0] = max(out[0], out[k] + (1 if now[k] > now[0] else 0))
        elif out[k] > out[0]:
            return []  # the first is first for another reason, and no number is to deny it
    return out


def lead_of(state: State, seat: i64) -> float:
    """How far a seat is ahead of the best other, in points, as bots evaluate it."""
    seats = state.players()
    weights = state.weights().pick(BEST, int(seats))
    own = _worth(state, seat, weights)
    others = [_worth(state, i64(other), weights) for other in range(int(seats)) if other != seat]
    return (own - max(others) if others else own) / POINT


def _worth(state: State, seat: i64, weights: vec[i64]) -> int:
    return int(dot(state.features(seat), weights))
