"""Playing a position on, many times, to see what it is worth to each seat.

All seats follow the built-in rollout policy (bots/rollouts.py). Sample k of every position of a
record uses common random numbers: the n-th throw of the game and everyone's choices after it come
from the same streams. So two positions are compared under the same luck, even across a throw, and
most of the noise cancels out.

A sample stops after a few turns of each seat, where the built-in evaluation takes over: with whole
games, many more would be needed for the same precision. The relation between this evaluation and
the final margin is learned from whole games (calibration.py).
"""

from dataclasses import dataclass
from typing import Final

from paintpot.bots.rollouts import best_turn, worth_of
from paintpot.core.bits import nth, size
from paintpot.core.contract import CHANCE_ACTS, State
from paintpot.core.dice import Dice
from paintpot.core.weights import BEST, POINT

TURN_ROLLOUTS: Final = 8
"""Rollouts of a turn from which the policy takes the best."""
HORIZON: Final = 2
"""Turns of each seat after which a sample stops."""
LONGEST_GAME: Final = 1_000
"""Turns and throws after which a game is counted as it stands."""


@dataclass(frozen=True, slots=True)
class SampleResult:
    """The result of a game for each seat, or the expected one."""

    margins: tuple[float, ...]
    """Points more than the best other; alone, points."""
    wins: tuple[float, ...]
    """1 for a winner, a part of it where several share, 0 for the others."""


@dataclass(frozen=True, slots=True)
class Evaluation:
    """The evaluation of every seat where a sample has stopped."""

    margins: tuple[float, ...]


Sample = list[SampleResult]
"""Results under common random numbers: entry k of two samples used the same ones."""


def leads(totals: list[float]) -> tuple[float, ...]:
    """By how much each is ahead of the best other; in a solo game the total itself.

    >>> leads([3, 5, 4])
    (-2, 1, -1)
    """
    if len(totals) == 1:
        return (totals[0],)
    return tuple([own - max(totals[:seat] + totals[seat + 1 :]) for seat, own in enumerate(totals)])


def result_of(state: State) -> SampleResult:
    """The result of a position as it stands."""
    totals: list[float] = [score.total for score in state.scores()]
    winners = state.winners()
    share = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(totals))]
    return SampleResult(leads(totals), tuple(share))


class Playouts:
    """Plays positions of one record on; the same seed gives the same results."""

    def __init__(self, seed: str, start: State) -> None:
        self.seed = seed
        self.seats = int(start.players())
        self.weights = start.weights().pick(BEST, self.seats)
        self._streams: dict[tuple[int, int, str], Dice] = {}

    def stream(self, k: int, chances: int, name: str) -> Dice:
        """The random numbers of sample k after a number of throws, from their beginning."""
        key = (k, chances, name)
        dice = self._streams.get(key)
        if dice is None:
            dice = self._streams[key] = Dice(self.seed, f"{name} {k} {chances}")
        else:
            dice.rewind()
        return dice

    def standing(self, state: State) -> Evaluation:
        """The evaluation of every seat, in points."""
        totals = [int(worth_of(state, seat, self.weights)) / POINT for seat in range(self.seats)]
        return Evaluation(leads(totals))

    def play_on(self, state: State, chances: int, k: int) -> Evaluation | SampleResult:
        """Sample k, up to the horizon or to the end of the game. The state is changed."""
        standing, state, _ = self._horizon(state, chances, k)
        return standing or result_of(state)

    def play_out(
        self, state: State, chances: int, k: int
    ) -> tuple[Evaluation | None, SampleResult]:
        """Sample k to the end of the game, and the evaluation at the horizon."""
        standing, state, chances = self._horizon(state, chances, k)
        if standing is not None:
            state, _, _ = self._play(state, chances, k, LONGEST_GAME)
        return standing, result_of(state)

    def _horizon(self, state: State, chances: int, k: int) -> tuple[Evaluation | None, State, int]:
        state, chances, over = self._play(state, chances, k, HORIZON * self.seats)
        return (None if over else self.standing(state)), state, chances

    def _play(self, state: State, chances: int, k: int, turns: int) -> tuple[State, int, bool]:
        """Play a number of turns, then to the end of the turn or round.

        Returns the position, how often chance has acted, and whether the game is over.
        """
        policy = self.stream(k, chances, "policy")
        number = state.turn_no()
        for _ in range(LONGEST_GAME):
            acting = state.acting()
            if not acting:
                return state, chances, True
            if turns <= 0 and state.turn_no() != number:
                return state, chances, False
            number = state.turn_no()
            if acting == CHANCE_ACTS:
                state.fall(self.stream(k, chances, "chance"))
                chances += 1
                policy = self.stream(k, chances, "policy")
                continue
            turns -= 1
            several = acting & (acting - 1)
            seat = nth(acting, policy.below(size(acting)) if several else 0)
            turn = best_turn(state, seat, TURN_ROLLOUTS, self.weights, policy)
            if turn.lucky is None:
                state = turn.state
                continue
            # Its draw was the best of several; here it is drawn anew.
            for move in turn.lucky.plan:
                state.apply(seat, move)
        return state, chances, False
