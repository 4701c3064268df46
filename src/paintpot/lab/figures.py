"""Statistics over many games: distributions, and shares with confidence intervals."""

import statistics
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

Z: Final = 1.959964
"""Standard deviations to either side that contain 95 % of a normal distribution."""

T: Final = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262)
"""The same if the deviation is estimated from 2, 3, … 10 values (Student's t)."""


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
    """A share of all games or seats, with its 95 % confidence interval."""

    count: float
    share: float
    low: float
    high: float


@dataclass(frozen=True)
class Mean:
    """A mean with its 95 % confidence interval, which a single value does not have."""

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
    """A share from the part of each game in it; `weight` is how much a whole game counts for.

    The interval is Wilson's. Seats of one game are not independent, and half of a shared win is not
    a whole one, so its sample size is the number of independent yes-or-no trials that would have
    the same variance as the games.

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
    """The mean of independent values, with its confidence interval.

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
    """Standard deviations to either side that contain 95 %, by Student's t for this number of
    values."""
    free = values - 1
    if free <= len(T):
        return T[free - 1]
    # The first terms of Fisher's series for the quantile, accurate to two decimals or more here.
    return Z + (Z**3 + Z) / (4 * free) + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * free**2)


# In words


def percent(value: float) -> str:
    """
    >>> percent(0.125)
    '12.5 %'
    """
    return f"{100 * value:.1f} %"


def counted(count: int, thing: str) -> str:
    """
    >>> counted(1, "game"), counted(2, "game")
    ('1 game', '2 games')
    """
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"


def option_texts(options: Mapping[str, object]) -> list[str]:
    """Each option as text; a custom sheet is not repeated."""
    return [
        f"{name} {value if isinstance(value, str) else 'of your own'}"
        for name, value in options.items()
    ]
