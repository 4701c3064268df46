"""Means, errors and the normal distribution."""

from math import erf, sqrt

from paintpot.review.playouts import Sample


def margin(sample: Sample, seat: int) -> float:
    """The mean margin of a seat."""
    return sum([one.margins[seat] for one in sample]) / len(sample)


def wins(sample: Sample, seat: int) -> float:
    """The share of games that a seat wins."""
    return sum([one.wins[seat] for one in sample]) / len(sample)


def spread(values: list[float]) -> float:
    """The standard deviation."""
    if len(values) < 2:
        return 0.0
    mean = sum(values) / len(values)
    return sqrt(sum([(value - mean) ** 2 for value in values]) / (len(values) - 1))


def mean_and_error(values: list[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    return sum(values) / len(values), spread(values) / sqrt(len(values))


def normal(z: float) -> float:
    """The chance that a normal variable is below z."""
    return 0.5 * (1.0 + erf(z / sqrt(2.0)))
