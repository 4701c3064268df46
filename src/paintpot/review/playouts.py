"""Playing a position out to its end many times, to see what it is worth to each seat.

All seats follow the house's rollout policy (bots/rollouts.py). Sample k of every position of a
record uses common random numbers: the n-th throw of the game and everyone's choices after it come
from the same streams. So two positions are compared under the same luck, even across a throw, and
most of the noise cancels out.
"""

from dataclasses import dataclass
from math import sqrt
from typing import Final

from paintpot.bots.rollouts import best_turn
from paintpot.core.bits import nth, size
from paintpot.core.contract import CHANCE_ACTS, State
from paintpot.core.dice import Dice
from paintpot.core.weights import BEST

TURN_ROLLOUTS: Final = 4
"""Rollouts of a turn from which the policy takes the best."""
LONGEST_GAME: Final = 1_000
"""Turns and throws after which a game is counted as it stands."""


@dataclass(frozen=True, slots=True)
class Result:
    """The end of one game, for each seat."""

    margins: tuple[int, ...]
    """Points more than the best other; alone, points."""
    wins: tuple[float, ...]
    """1 for a winner, a part of it where several share, 0 for the others."""


Sample = list[Result]
"""Results under common random numbers: entry k of two samples had the same luck."""


def result_of(state: State) -> Result:
    """The result of a position as it stands."""
    totals = [score.total for score in state.scores()]
    winners = state.winners()
    wins = tuple([1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(totals))])
    if len(totals) == 1:
        return Result((totals[0],), wins)
    margins = []
    for seat, total in enumerate(totals):
        margins.append(total - max(totals[:seat] + totals[seat + 1 :]))
    return Result(tuple(margins), wins)


class Playouts:
    """Plays positions of one record out; the same seed gives the same results."""

    def __init__(self, seed: str, start: State) -> None:
        self.seed = seed
        self.seats = int(start.players())
        self.weights = start.weights().pick(BEST, self.seats)
        self._streams: dict[tuple[int, int, str], Dice] = {}

    def stream(self, k: int, chances: int, name: str) -> Dice:
        """The random numbers of sample k after so many throws, from their beginning."""
        key = (k, chances, name)
        dice = self._streams.get(key)
        if dice is None:
            dice = self._streams[key] = Dice(self.seed, f"{name} {k} {chances}")
        else:
            dice.rewind()
        return dice

    def play_out(self, state: State, chances: int, k: int) -> Result:
        """The result of sample k. The state is changed."""
        policy = self.stream(k, chances, "policy")
        for _ in range(LONGEST_GAME):
            acting = state.acting()
            if not acting:
                break
            if acting == CHANCE_ACTS:
                state.fall(self.stream(k, chances, "chance"))
                chances += 1
                policy = self.stream(k, chances, "policy")
                continue
            several = acting & (acting - 1)
            seat = nth(acting, policy.below(size(acting)) if several else 0)
            turn = best_turn(state, seat, TURN_ROLLOUTS, self.weights, policy)
            if turn.lucky is None:
                state = turn.state
                continue
            # Its draw was the best of several; here it is drawn anew.
            for move in turn.lucky.plan:
                state.apply(seat, move)
        return result_of(state)

    def sample(self, state: State, chances: int, first: int, count: int) -> Sample:
        """Samples `first` and so on of a position."""
        return [
            self.play_out(state.clone(), chances, k) for k in range(first, first + count)
        ]


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
