"""Means, errors and the normal distribution."""

from math import sqrt
from statistics import NormalDist, stdev
from typing import Final

from paintpot.review.playouts import Sample

NORMAL: Final = NormalDist()


def margin(sample: Sample, seat: int) -> float:
    """The mean margin of a seat."""
    return sum([one.margins[seat] for one in sample]) / len(sample)


def wins(sample: Sample, seat: int) -> float:
    """The share of games that a seat wins."""
    return sum([one.wins[seat] for one in sample]) / len(sample)


def spread(values: list[float]) -> float:
    """The standard deviation; 0 for a single value."""
    return stdev(values) if len(values) > 1 else 0.0


def mean_and_error(values: list[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    return sum(values) / len(values), spread(values) / sqrt(len(values))
