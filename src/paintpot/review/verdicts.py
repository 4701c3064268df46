"""From samples to verdicts: what a turn gave away in chance of winning, and a seat's accuracy.

One measure serves verdicts and accuracy: the chance of winning that a turn gave away. Strong
players give up points to secure a win, which is no mistake. In a solo game, where nobody can lose,
it is the chance that the points would be worth in an even game. docs/review.md explains the
figures.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from typing import Final

from paintpot.review.playouts import Sample
from paintpot.review.statistics import NORMAL, spread, wins

BEST, GOOD, SLIP, MISTAKE, BLUNDER = "best", "good", "slip", "mistake", "blunder"
VERDICTS: Final = (BEST, GOOD, SLIP, MISTAKE, BLUNDER)

FROM: Final = ((BLUNDER, 15.0), (MISTAKE, 10.0), (SLIP, 5.0))
"""From how many per cent of winning chance on a turn gets which verdict."""
CERTAIN: Final = 2.0
"""A difference counts if it is more than this many standard errors."""

_SLOPE: Final = 0.04354
_TOP: Final = 103.1668
_FLOOR: Final = 3.1668
"""The curve of lichess: 100 % for no loss, 79 % for 5, 63 % for 10, 40 % for 20."""


@dataclass(frozen=True)
class Scale:
    """How much a difference matters in this game, seen from its start."""

    spread: float
    """The standard deviation of the final margin."""
    by_wins: bool
    """Whether a solo game can be lost: then the chance of winning is compared, not points."""

    @classmethod
    def of(cls, start: Sample, lost: bool) -> "Scale":
        """The scale of a game from results of early positions, and whether it was lost alone."""
        seats = len(start[0].margins)
        alone = seats == 1
        by_wins = alone and (lost or any([one.wins[0] == 0.0 for one in start]))
        each = [spread([float(one.margins[seat]) for one in start]) for seat in range(seats)]
        return cls(max(1.0, sum(each) / seats), by_wins)

    def measured(self, sample: Sample, seat: int) -> list[float]:
        """What is compared for each game of a sample."""
        if self.by_wins:
            return [one.wins[seat] for one in sample]
        return [float(one.margins[seat]) for one in sample]

    def chance_lost(self, best: Sample, played: Sample, seat: int, difference: float) -> float:
        """What a turn gave away, in per cent of winning chance; `difference` is by `measured`."""
        if len(played[0].margins) > 1:
            return 100.0 * (wins(best, seat) - wins(played, seat))
        if self.by_wins:
            return 100.0 * difference
        return 100.0 * (NORMAL.cdf(difference / self.spread) - 0.5)


def verdict(lost: float, certain: bool) -> str:
    """The verdict on a turn that gave away this much chance of winning.

    Only certain differences count.

    >>> verdict(16.0, True), verdict(16.0, False), verdict(0.0, True)
    ('blunder', 'good', 'best')
    """
    if lost <= 0.0:
        return BEST
    if certain:
        for name, least in FROM:
            if lost >= least:
                return name
    return GOOD


def accuracy_of(lost: float) -> float:
    """The accuracy of one turn in per cent.

    >>> round(accuracy_of(0.0)), round(accuracy_of(10.0)), round(accuracy_of(100.0))
    (100, 64, 0)
    """
    return min(100.0, max(0.0, _TOP * exp(-_SLOPE * max(0.0, lost)) - _FLOOR))


def mean_accuracy(losses: Sequence[float]) -> float | None:
    """The accuracy of a seat: the mean of its turns; None if it never had a choice."""
    return sum([accuracy_of(lost) for lost in losses]) / len(losses) if losses else None


def chances(sample: Sample, by_wins: bool) -> list[float] | None:
    """The chance of winning of each seat; None alone where nobody can lose."""
    seats = len(sample[0].margins)
    if seats == 1 and not by_wins:
        return None
    return [wins(sample, seat) for seat in range(seats)]
