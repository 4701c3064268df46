"""How dice come to rest: dropped above the centre, pushed about, stopped by the walls.

Three pushes in random directions give a bell-shaped distribution: most dice lie around the middle,
few in corners. A die that reaches a wall bounces back; one that is too fast leaves the box.
"""

from typing import Final

from paintpot.core.ints import append, i64, vec

PLACES: Final = 2048
"""Resting places along a side of the box, all equally likely."""
LEFT_THE_BOX: Final = -1

_PUSH: Final = 0.39
"""A push moves a die by up to this part of the half side of the box."""
_HOP: Final = 0.12
"""A die that would come to rest this far beyond a wall goes over it."""


def resting_places(length: int, reach: int) -> vec[i64]:
    """Where a die's centre may come to rest along a side; `reach` is from centre to corner."""
    middle = length / 2
    low, high = reach, length - reach
    out = vec[i64]()
    for pushes in _sums():
        at = int(middle + (2 * pushes - 3) * _PUSH * middle)
        beyond = max(low - at, at - high)
        if beyond > _HOP * middle:
            at = LEFT_THE_BOX
        elif beyond > 0:
            at = low + beyond if at < low else high - beyond
        out = append(out, at)
    return out


def _sums() -> list[float]:
    """`PLACES` equally likely sums of three numbers between 0 and 1, ascending."""
    out: list[float] = []
    t = 0.0
    for k in range(PLACES):
        while _share_below(t) < (k + 0.5) / PLACES:
            t += 0.0005
        out.append(t)
    return out


def _share_below(t: float) -> float:
    """How often the sum of three random numbers is below t."""
    if t < 1:
        return t * t * t / 6
    if t < 2:
        return (3 - 9 * t + 9 * t * t - 2 * t * t * t) / 6
    return 1 - (3 - t) * (3 - t) * (3 - t) / 6
