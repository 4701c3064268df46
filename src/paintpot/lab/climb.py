"""Hill climbing by SPSA: small random changes of the weights against their opposites.

A trial perturbs every weight, up or down at random, and plays the perturbed weights against the
opposite perturbation, on the same dice with seats swapped. Weights follow the estimated gradient,
less where it is within its standard error. The method needs no prediction of the final margin, so
it also works where such predictions mislead a bot into hoarding what it should spend.
"""

from collections.abc import Generator, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from paintpot.bots import make_bot
from paintpot.core.contract import State
from paintpot.core.dice import Dice
from paintpot.core.registry import game as find_game
from paintpot.core.weights import POINT
from paintpot.lab.fitting import Normal
from paintpot.lab.playing import game_seed, play_game
from paintpot.lab.pool import HERE, Pool, at_least_one, run_tasks
from paintpot.lab.train import TrainingRound

UP: Final = "trial-up"
DOWN: Final = "trial-down"
STRIDE: Final = 0.4
"""Step size, in nudges, for each standard error of the estimated gain."""
FARTHEST: Final = 3.0
"""The cap on those standard errors."""


@dataclass(frozen=True)
class Perturbation:
    """One perturbation: its signs, and its margin over the opposite one."""

    signs: list[int]
    margin: float


def nudges(seen: Iterable[Normal], size: int, points: float) -> list[int]:
    """How much to perturb each weight, given the features seen in training games.

    A typical difference in its feature is then worth `points` points more or less.
    """
    normal = Normal(size + 1)
    for one in seen:
        normal.merge(one)
    sizes = [(normal.matrix[k][k] / normal.count) ** 0.5 for k in range(size)]
    # The weight of points is fixed: all others are measured by it.
    return [0] + [round(points * POINT / usual) if usual else 0 for usual in sizes[1:]]


def play_trials(
    training: TrainingRound, steps: Sequence[int], pool: Pool = HERE
) -> Generator[Perturbation, None, None]:
    """The trials of a round, in order: sums of rounded numbers depend on it."""
    at_least_one("game", training.games)
    make_runner = partial(TrialRunner, training, steps)
    return run_tasks(make_runner, range(training.games), pool, in_order=True)


class TrialRunner:
    """Runs trials, by number."""

    def __init__(self, training: TrainingRound, steps: Sequence[int]) -> None:
        self.training = training
        self.steps = steps
        self.start: State = find_game(training.game).start(training.seats, training.options)
        make_bot(f"{training.bot}@{UP}")

    def play(self, number: int) -> Perturbation:
        seed = game_seed(self.training.seed, number)
        lots = Dice(seed, "lots")
        signs = [1 - 2 * int(lots.below(2)) for _ in self.steps]
        sets = self.start.weights().sets
        for name, way in ((UP, 1), (DOWN, -1)):
            sets[name] = [
                weight + way * sign * step
                for weight, sign, step in zip(self.training.weights, signs, self.steps, strict=True)
            ]
        seats = self.training.seats
        margins = []
        for turned in (0, 1):
            names = [(UP, DOWN)[(seat + turned) % 2] for seat in range(seats)]
            bots = [
                make_bot(f"{self.training.bot}@{name}", f"{seed}, {seat // 2}")
                for seat, name in enumerate(names)
            ]
            totals = play_game(self.start, number, seed, [bot.choose for bot in bots]).totals
            for total, name in zip(totals, names, strict=True):
                margins.append(total if name == UP else -total)
        return Perturbation(signs, sum(margins) / seats)


def step_up(
    training: TrainingRound, trials: Sequence[Perturbation], steps: Sequence[int]
) -> list[int]:
    """New weights from the results of the trials."""
    count = len(trials)
    error = (sum(one.margin**2 for one in trials) / count) ** 0.5 / count**0.5
    found = []
    for k, weight in enumerate(training.weights):
        slope = sum(one.signs[k] * one.margin for one in trials) / count
        sure = max(-FARTHEST, min(FARTHEST, slope / error)) if error else 0.0
        found.append(weight + round(STRIDE * sure * steps[k]))
    return found
