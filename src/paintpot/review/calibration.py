"""From values of the built-in evaluation to points of the final margin.

From every position of a record some games are played out to the end. Each gives the evaluation at
the horizon and the final result. A straight line fitted to those of nearby positions gives the
expected margin for any evaluation there, and the spread of results around it.
"""

from dataclasses import dataclass
from math import sqrt
from typing import Final

from paintpot.core.contract import State
from paintpot.review.playouts import Evaluation, Playouts, Sample, SampleResult
from paintpot.review.statistics import NORMAL

MOST_GAMES: Final = 16
FEWEST_GAMES: Final = 2
"""Whole games from each position: one for two simulations, within these limits."""
NEAR: Final = 6
"""How many positions before and after it also contribute their games."""
SLACK: Final = 0.25
"""How far from 1 the slope of the margin is expected to be, as a standard deviation: the evaluation
is in points, so a point of it is about a point of the margin."""
PRIOR: Final = 100.0
"""The least strength of the prior for the slope, in squared points."""
LEAST_SPREAD: Final = 0.5

Pairs = list[tuple[Evaluation, SampleResult]]


@dataclass(frozen=True)
class FittedLine:
    """margin = base + slope · standing; and the same for the share of wins, where it is needed."""

    base: float
    slope: float
    spread: float
    """The standard deviation of results around the line."""

    def at(self, standing: float) -> float:
        return self.base + self.slope * standing


def fitted(pairs: list[tuple[float, float]], prior: float, slope: float) -> FittedLine:
    """The line of least squares, regularised towards a prior slope."""
    n = len(pairs)
    x = sum([pair[0] for pair in pairs]) / n
    y = sum([pair[1] for pair in pairs]) / n
    xx = sum([(pair[0] - x) ** 2 for pair in pairs])
    xy = sum([(pair[0] - x) * (pair[1] - y) for pair in pairs])
    found = max(0.0, (xy + prior * slope) / (xx + prior))
    base = y - found * x
    left = sum([(pair[1] - base - found * pair[0]) ** 2 for pair in pairs])
    return FittedLine(base, found, sqrt(left / n))


def slope_prior(pairs: list[tuple[float, float]], games: int) -> float:
    """The strength of the prior for a slope of 1, in squared points.

    Results are spread widely around any line, and games of positions nearby are not independent:
    sample k has the same luck in all of them. So the slope that a few games show may be far off.
    Without the prior, it was once 0.1 early in a game where it should be near 1, and a turn that
    gave away seven points seemed to give away less than one.
    """
    n = len(pairs)
    mean = sum([y - x for x, y in pairs]) / n
    noise = sum([(y - x - mean) ** 2 for x, y in pairs]) / n
    return noise * (n / games) / SLACK**2


class Calibration:
    """The lines of all positions of a record. Games are played when they are first needed."""

    def __init__(
        self, playouts: Playouts, positions: list[tuple[State, int]], simulations: int
    ) -> None:
        self.playouts = playouts
        self.games = max(FEWEST_GAMES, min(MOST_GAMES, simulations // 2))
        self.positions = positions
        """Each position of the record with how often chance has acted before it."""
        self.alone = playouts.seats == 1
        self._games: dict[int, Pairs] = {}
        self._results: dict[int, Sample] = {}
        self._lines: dict[int, tuple[FittedLine, FittedLine]] = {}

    def early_results(self) -> Sample:
        """The results of whole games from the start and the positions near it."""
        found: Sample = []
        for at in range(min(NEAR + 1, len(self.positions))):
            self._pairs(at)
            found += self._results[at]
        return found

    def sample(self, at: int, state: State, chances: int, k: int) -> SampleResult:
        """The expected result of sample k of a position, by the line of position `at`.

        Where some games end before the horizon, all are played to the end: a result and an estimate
        are not compared with each other, or a seat that ends the game at the right moment would be
        judged by the difference between the two. The state is changed.
        """
        if self._ends_soon(self._after_throws(at)):
            return self.playouts.play_out(state, chances, k)[1]
        return self._result(at, self.playouts.play_on(state, chances, k))

    def _ends_soon(self, at: int) -> bool:
        return len(self._pairs(at)) < self.games

    def _result(self, at: int, found: Evaluation | SampleResult) -> SampleResult:
        if isinstance(found, SampleResult):
            return found
        points, wins = self._line(at)
        margins = tuple([points.at(margin) for margin in found.margins])
        if self.alone:
            return SampleResult(margins, (min(1.0, max(0.0, wins.at(found.margins[0]))),))
        wide = max(LEAST_SPREAD, points.spread)
        chances = [NORMAL.cdf(margin / wide) for margin in margins]
        total = sum(chances)
        return SampleResult(margins, tuple([chance / total for chance in chances]))

    def _line(self, at: int) -> tuple[FittedLine, FittedLine]:
        at = self._after_throws(at)
        if at not in self._lines:
            pairs: Pairs = []
            last = len(self.positions) - 1
            for near in range(max(0, at - NEAR), min(last, at + NEAR) + 1):
                pairs += self._pairs(near)
            self._lines[at] = self._fitted(pairs)
        return self._lines[at]

    def _after_throws(self, at: int) -> int:
        """The position after the throws that come next.

        Samples from before and after a throw reach the same horizon. With two lines, the difference
        between the lines would count as luck, throw after throw in favour of the leader.
        """
        while at + 1 < len(self.positions) and self.positions[at + 1][1] != self.positions[at][1]:
            at += 1
        return at

    def _fitted(self, pairs: Pairs) -> tuple[FittedLine, FittedLine]:
        if not pairs:
            return FittedLine(0.0, 1.0, LEAST_SPREAD), FittedLine(0.5, 0.0, 0.0)
        seats = range(self.playouts.seats)
        points = [
            (standing.margins[seat], result.margins[seat])
            for standing, result in pairs
            for seat in seats
        ]
        line = fitted(points, max(PRIOR, slope_prior(points, self.games)), 1.0)
        if not self.alone:
            return line, FittedLine(0.5, 0.0, 0.0)
        wins = [(standing.margins[0], result.wins[0]) for standing, result in pairs]
        return line, fitted(wins, PRIOR, 0.0)

    def _pairs(self, at: int) -> Pairs:
        """Evaluations at the horizon and results of whole games from a position; those that ended
        before the horizon are left out."""
        if at not in self._games:
            state, chances = self.positions[at]
            pairs: Pairs = []
            results: Sample = []
            for k in range(self.games):
                standing, result = self.playouts.play_out(state.clone(), chances, k)
                results.append(result)
                if standing is not None:
                    pairs.append((standing, result))
            self._games[at] = pairs
            self._results[at] = results
        return self._games[at]
