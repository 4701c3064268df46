"""Weights of a game's features, fitted to how plays of a bot against itself ended.

A round of training plays many games with the weights so far, notes the features of all seats
whenever a seat has ended its turn, and fits weights that guess the final margin from them: a seat's
own features less those of the strongest other. Alone it is the final total. Then the next round
plays with the new weights, for a position is worth what the one who plays on makes of it.

Now and then a move is made at random, so that positions come up that the bot itself would avoid.
"""

from collections.abc import Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Final

from paintpot.bots import make_bot
from paintpot.core.contract import CHANCE, State
from paintpot.core.dice import Dice
from paintpot.core.registry import game as find_game
from paintpot.core.weights import POINT, Weights
from paintpot.lab.fitting import Normal
from paintpot.lab.playing import game_seed
from paintpot.lab.pool import at_least_one, shared_out

TRIAL: Final = "trial"
"""The name of the weights under training."""


@dataclass(frozen=True)
class Lesson:
    """What is to be played in one round of training, and with which weights."""

    game: str
    weights: Sequence[int]
    bot: str = "greedy"
    seats: int = 2
    games: int = 1000
    seed: int | str = 1
    folly: int = 20
    """One move in so many is random; 0 for none."""
    nudge: float = 0.4
    """How many points a change of one weight makes, where weights are changed by lot."""
    pull: float = 200.0
    """How many samples the old weights count for, where weights are fitted."""
    options: Mapping[str, object] = field(default_factory=dict)

    def of(self, games: int) -> "Lesson":
        """The same with another number of games."""
        return replace(self, games=games)


@dataclass(frozen=True)
class Fit:
    """What one round of training found."""

    weights: list[int]
    samples: int
    spread: float
    """Of what is to be guessed, as a standard deviation in points."""
    before: float
    """The error of the weights that were played with, likewise."""
    after: float


def play_lesson(lesson: Lesson, workers: int = 1) -> Generator[Normal, None, None]:
    """What was seen in each game, as the games are finished."""
    at_least_one("game", lesson.games)
    return shared_out(partial(School, lesson), lesson.games, workers)


def fit(lesson: Lesson, seen: Iterable[Normal]) -> Fit:
    """New weights."""
    size = len(lesson.weights)
    normal = Normal(size + 1)
    for one in seen:
        normal.merge(one)
    # One constant more: what is still to come on average is the same for all positions.
    prior = [weight / POINT for weight in lesson.weights] + [0.0]
    found = normal.fit(prior, lesson.pull)
    # The old weights with the constant that suits them best.
    sums = normal.matrix[size]
    told = sum(weight * own for weight, own in zip(prior, sums, strict=True))
    level = [*prior[:size], (normal.right[size] - told) / normal.count]
    mean = [0.0] * size + [normal.right[size] / normal.count]
    return Fit(
        [round(weight * POINT) for weight in found[:size]],
        normal.count,
        normal.error(mean) ** 0.5,
        normal.error(level) ** 0.5,
        normal.error(found) ** 0.5,
    )


class School:
    """Where one game after another is played and looked at."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.start: State = find_game(lesson.game).start(lesson.seats, lesson.options)
        weights: Weights = self.start.weights()
        weights.sets[TRIAL] = list(lesson.weights)
        # A random bot has no use for weights.
        self.spec = lesson.bot if lesson.bot == "random" else f"{lesson.bot}@{TRIAL}"
        make_bot(self.spec)

    def play(self, number: int) -> Normal:
        seats = self.lesson.seats
        seed = game_seed(self.lesson.seed, number)
        state, dice, order = self.start.clone(), Dice(seed), Dice(seed, "order")
        folly = Dice(seed, "folly")
        bots = [make_bot(self.spec, f"{seed}, seat {seat}") for seat in range(seats)]
        seen: list[tuple[int, list[list[int]]]] = []
        while actors := state.actors():
            if actors[0] == CHANCE:
                state.fall(dice)
                continue
            seat = actors[order.below(len(actors))]
            if self.lesson.folly and not folly.below(self.lesson.folly):
                fan = state.legal(seat)
                move = fan[folly.below(len(fan))]
            else:
                move = bots[seat].choose(state, seat)
            turn = state.turn_no()
            state.apply(seat, move)
            if state.turn_no() != turn or seat not in state.actors():
                seen.append((seat, [list(state.features(other)) for other in range(seats)]))
        return self._samples(state, seen)

    def _samples(self, state: State, seen: list[tuple[int, list[list[int]]]]) -> Normal:
        totals = [int(state.features(seat)[0]) for seat in range(self.lesson.seats)]
        normal = Normal(len(self.lesson.weights) + 1)
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
        return sum(a * b for a, b in zip(features, self.lesson.weights, strict=True))
