"""Hill climbing: weights that win more, found by trying small changes against their opposites.

A trial changes every weight a little, up or down by lot, and lets the changed weights meet the same
change turned round, on the same dice with seats swapped. Whatever goes with winning over many
trials is followed; what may as well be chance is followed less. (The method is known as SPSA.) It
needs no guess of how a play will end, so it also serves where such guesses mislead a bot, which
then keeps what it should spend.
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
from paintpot.lab.pool import at_least_one, shared_out
from paintpot.lab.train import Lesson

UP: Final = "trial-up"
DOWN: Final = "trial-down"
STRIDE: Final = 0.4
"""How far to go, in nudges, for each standard error that a weight's gain is from nothing."""
FARTHEST: Final = 3.0
"""No more than so many standard errors count."""


@dataclass(frozen=True)
class Trial:
    """What came of one change: the signs of it, and by how much it did better than its opposite."""

    signs: list[int]
    margin: float


def nudges(seen: Iterable[Normal], size: int, points: float) -> list[int]:
    """How much to change each weight, from the features seen in a lesson.

    A usual difference in its feature is then worth so many points more or less.
    """
    normal = Normal(size + 1)
    for one in seen:
        normal.merge(one)
    sizes = [(normal.matrix[k][k] / normal.count) ** 0.5 for k in range(size)]
    # Points are points: that weight is the measure of all others.
    return [0] + [round(points * POINT / usual) if usual else 0 for usual in sizes[1:]]


def play_trials(
    lesson: Lesson, steps: Sequence[int], workers: int = 1
) -> Generator[Trial, None, None]:
    at_least_one("game", lesson.games)
    return shared_out(partial(Slope, lesson, steps), lesson.games, workers)


class Slope:
    """Where one trial after another is made."""

    def __init__(self, lesson: Lesson, steps: Sequence[int]) -> None:
        self.lesson = lesson
        self.steps = steps
        self.start: State = find_game(lesson.game).start(lesson.seats, lesson.options)
        make_bot(f"{lesson.bot}@{UP}")

    def play(self, number: int) -> Trial:
        seed = game_seed(self.lesson.seed, number)
        lots = Dice(seed, "lots")
        signs = [1 - 2 * int(lots.below(2)) for _ in self.steps]
        sets = self.start.weights().sets
        for name, way in ((UP, 1), (DOWN, -1)):
            sets[name] = [
                weight + way * sign * step
                for weight, sign, step in zip(self.lesson.weights, signs, self.steps, strict=True)
            ]
        seats = self.lesson.seats
        margins = []
        for turned in (0, 1):
            names = [(UP, DOWN)[(seat + turned) % 2] for seat in range(seats)]
            bots = [
                make_bot(f"{self.lesson.bot}@{name}", f"{seed}, {seat // 2}")
                for seat, name in enumerate(names)
            ]
            totals = play_game(self.start, number, seed, [bot.choose for bot in bots]).totals
            for total, name in zip(totals, names, strict=True):
                margins.append(total if name == UP else -total)
        return Trial(signs, sum(margins) / seats)


def step_up(lesson: Lesson, trials: Sequence[Trial], steps: Sequence[int]) -> list[int]:
    """New weights from what the trials showed."""
    count = len(trials)
    error = (sum(one.margin**2 for one in trials) / count) ** 0.5 / count**0.5
    found = []
    for k, weight in enumerate(lesson.weights):
        slope = sum(one.signs[k] * one.margin for one in trials) / count
        sure = max(-FARTHEST, min(FARTHEST, slope / error)) if error else 0.0
        found.append(weight + round(STRIDE * sure * steps[k]))
    return found
