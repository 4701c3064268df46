"""Figures from many games: how numbers are spread, what part of the games had something."""

import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

Z: Final = 1.959964
"""Standard deviations to either side that hold 95 % of a normal distribution."""

T: Final = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262)
"""The same where the deviation itself is only known from 2, 3, … 10 values (Student)."""


@dataclass(frozen=True)
class Spread:
    """How a number is distributed over games."""

    mean: float
    sd: float
    least: float
    quarter: float
    median: float
    three_quarters: float
    most: float


@dataclass(frozen=True)
class Share:
    """A part of all games or seats, with the interval that holds the true part in 95 % of runs."""

    count: float
    share: float
    low: float
    high: float


@dataclass(frozen=True)
class Mean:
    """A mean with its 95 % interval, which a single value does not have."""

    mean: float
    low: float | None
    high: float | None


def spread(values: Sequence[float]) -> Spread:
    """Mean, standard deviation and quartiles.

    >>> spread([1, 2, 3, 4, 5]).quarter
    2.0
    """
    if len(values) == 1:
        values = [*values, *values]
    low, median, high = statistics.quantiles(values, n=4, method="inclusive")
    sd = statistics.stdev(values)
    return Spread(statistics.fmean(values), sd, min(values), low, median, high, max(values))


def share_of(parts: Sequence[float], weight: int = 1) -> Share:
    """A share from the part each game has in it; `weight` is how much a whole game counts for.

    The interval is Wilson's. Seats of one game are not independent, nor are halves of a shared
    win like whole ones, so its sample size is the number of independent yes-or-no trials that
    would vary as much as the games do.

    >>> some = share_of([1.0] * 30 + [0.0] * 70)
    >>> round(some.share, 2), round(some.low, 3), round(some.high, 3)
    (0.3, 0.219, 0.396)
    """
    games = len(parts)
    p = statistics.fmean(parts)
    n = float(games)
    if games > 1 and (between := statistics.pvariance(parts, p)) > 0:
        n = games * p * (1 - p) / between
    centre = (p + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z * sqrt(p * (1 - p) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n)
    low, high = max(0.0, min(p, centre - half)), min(1.0, max(p, centre + half))
    return Share(sum(parts) * weight, p, low, high)


def mean_of(values: Sequence[float]) -> Mean:
    """The mean of independent values, and how far it may be off.

    >>> some = mean_of([1, 2, 3, 4])
    >>> some.mean, round(some.low, 2), round(some.high, 2)
    (2.5, 0.45, 4.55)
    """
    mean = statistics.fmean(values)
    if len(values) == 1:
        return Mean(mean, None, None)
    half = _deviations(len(values)) * statistics.stdev(values) / sqrt(len(values))
    return Mean(mean, mean - half, mean + half)


def _deviations(values: int) -> float:
    """How many standard deviations to either side hold 95 %, Student's for so many values."""
    free = values - 1
    if free <= len(T):
        return T[free - 1]
    # The first terms of Fisher's series for the quantile, here right to two decimals and more.
    return Z + (Z**3 + Z) / (4 * free) + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * free**2)
