"""Weights of a game's features, fitted by self-play.

A round of training plays many games with the weights so far, records the features of all seats at
the end of every turn, and fits weights that predict the final margin from them: a seat's own
features less those of the strongest other; solo, the final total. The next round plays with the new
weights, since the value of a position depends on who plays on.

Some moves are random (exploration), so that positions come up that the bot itself would avoid.
"""

from collections.abc import Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Final

from paintpot.bots import make_bot
from paintpot.core.contract import State
from paintpot.core.dice import Dice
from paintpot.core.registry import game as find_game
from paintpot.core.weights import POINT, Weights
from paintpot.lab.fitting import Normal
from paintpot.lab.playing import game_seed, play_out
from paintpot.lab.pool import HERE, Pool, at_least_one, run_tasks

TRIAL: Final = "trial"
"""The name of the weights under training."""


@dataclass(frozen=True)
class TrainingRound:
    """What is to be played in one round of training, and with which weights."""

    game: str
    weights: Sequence[int]
    bot: str = "greedy"
    seats: int = 2
    games: int = 1000
    seed: int | str = 1
    explore_every: int = 20
    """Exploration: one move in this many is random; 0 for none."""
    nudge: float = 0.4
    """Size of a perturbation of one weight, in points (`climb`)."""
    pull: float = 200.0
    """Ridge: how many samples the old weights count for (`fit`)."""
    options: Mapping[str, object] = field(default_factory=dict)

    def of(self, games: int) -> "TrainingRound":
        """The same with another number of games."""
        return replace(self, games=games)


@dataclass(frozen=True)
class Fit:
    """The result of one round of training."""

    weights: list[int]
    samples: int
    spread: float
    """The standard deviation of the target, in points."""
    before: float
    """The error of the old weights, likewise."""
    after: float


def play_training(training: TrainingRound, pool: Pool = HERE) -> Generator[Normal, None, None]:
    """The samples of each game, in order: sums of rounded numbers depend on it."""
    at_least_one("game", training.games)
    return run_tasks(partial(SelfPlay, training), range(training.games), pool, in_order=True)


def fit(training: TrainingRound, seen: Iterable[Normal]) -> Fit:
    """Fit new weights."""
    size = len(training.weights)
    normal = Normal(size + 1)
    for one in seen:
        normal.merge(one)
    # Plus an intercept: the average points still to come are the same for all positions.
    prior = [weight / POINT for weight in training.weights] + [0.0]
    found = normal.fit(prior, training.pull)
    # The old weights with the intercept that suits them best.
    sums = normal.matrix[size]
    explained = sum(weight * own for weight, own in zip(prior, sums, strict=True))
    level = [*prior[:size], (normal.right[size] - explained) / normal.count]
    mean = [0.0] * size + [normal.right[size] / normal.count]
    return Fit(
        [round(weight * POINT) for weight in found[:size]],
        normal.count,
        normal.error(mean) ** 0.5,
        normal.error(level) ** 0.5,
        normal.error(found) ** 0.5,
    )


class SelfPlay:
    """Plays the games of a round, by number, and samples them."""

    def __init__(self, training: TrainingRound) -> None:
        self.training = training
        self.start: State = find_game(training.game).start(training.seats, training.options)
        weights: Weights = self.start.weights()
        weights.sets[TRIAL] = list(training.weights)
        # A random bot has no weights.
        self.spec = training.bot if training.bot == "random" else f"{training.bot}@{TRIAL}"
        make_bot(self.spec)

    def play(self, number: int) -> Normal:
        seats = self.training.seats
        seed = game_seed(self.training.seed, number)
        explore = Dice(seed, "folly")  # the name is part of the seed of published weights
        bots = [make_bot(self.spec, f"{seed}, seat {seat}") for seat in range(seats)]
        seen: list[tuple[int, list[list[int]]]] = []

        def choose(state: State, seat: int) -> int:
            if self.training.explore_every and not explore.below(self.training.explore_every):
                fan = state.legal(seat)
                return fan[explore.below(len(fan))]
            return bots[seat].choose(state, seat)

        def sample(state: State, seat: int) -> None:
            seen.append((seat, [list(state.features(other)) for other in range(seats)]))

        state = self.start.clone()
        play_out(state, seed, [choose] * seats, sample)
        return self._samples(state, seen)

    def _samples(self, state: State, seen: list[tuple[int, list[list[int]]]]) -> Normal:
        totals = [int(state.features(seat)[0]) for seat in range(self.training.seats)]
        normal = Normal(len(self.training.weights) + 1)
        for seat, features in seen:
            own = features[seat]
            rivals = [other for other in range(len(totals)) if other != seat]
            if not rivals:
                normal.add([*own, 1.0], totals[seat])
                continue
            rival = max(rivals, key=lambda other: self._worth(features[other]))
            gap = [a - b for a, b in zip(own, features[rival], strict=True)]
            normal.add([*gap, 1.0], totals[seat] - totals[rival])
        return normal

    def _worth(self, features: Sequence[int]) -> int:
        return sum(a * b for a, b in zip(features, self.training.weights, strict=True))
