"""Games for the checks, random or played for points, and how a failed check is reported."""

import random
from collections.abc import Callable, Iterator

from paintpot.core.contract import Game, State
from paintpot.core.dice import Dice
from paintpot.core.play import Play
from paintpot.core.steps import recorded_step, step
from paintpot.core.weights import HAND, dot

LONGEST_GAME = 20_000
"""Moves after which a random game is considered endless."""

EAGER = 1_000_000
"""From this seed on, seats play for points: random play rarely fills a row, or the sheet."""
AT_RANDOM = 0.1
"""How often they do not, so that no game repeats itself forever."""
COMPARED = 12
"""Moves among which they choose. A greedy bot, which tries whole turns, would take far longer."""


def seeds(games: int) -> list[int]:
    """Seeds of a number of random games, and of a third as many that are played for points."""
    return [*range(games), *range(EAGER, EAGER + (games + 2) // 3)]


class NotConforming(AssertionError):
    """A game does not fulfil the contract."""


class Walk:
    """A game, one step at a time, whose errors say where it is."""

    def __init__(self, game: Game, seats: int, seed: int) -> None:
        self.play = Play(game, seats, seed)
        self.chance = random.Random(seed)
        self.seed = seed

    def __iter__(self) -> Iterator[State]:
        """Every state of the game, the first and the last included."""
        while True:
            yield self.play.state
            if not self.step():
                return

    def step(self) -> bool:
        choose = self._any_move if self.seed < EAGER else self._best_move
        if recorded_step(self.play, choose, self.chance.choice) is None:
            return False
        self.demand(len(self.play.moves) < LONGEST_GAME, "the game does not end")
        return True

    def _any_move(self, state: State, seat: int) -> int:
        return self.chance.choice(state.legal(seat))

    def _best_move(self, state: State, seat: int) -> int:
        """The move after which the seat has most; of equal ones the first, which fills rows."""
        legal = state.legal(seat)
        if len(legal) == 1 or self.chance.random() < AT_RANDOM:
            return self._any_move(state, seat)
        if len(legal) > COMPARED:
            legal = sorted(self.chance.sample(legal, COMPARED))
        weights = state.weights().pick(HAND, self.play.seats)
        worth: list[int] = []
        for move in legal:
            twin = state.clone()
            twin.play(seat, move)
            worth.append(int(dot(twin.features(seat), weights)))
        return legal[worth.index(max(worth))]

    def demand(self, holds: bool, broken: str) -> None:
        if not holds:
            last = f"{self.play.moves[-1]}" if self.play.moves else "the start"
            raise NotConforming(
                f"{self.play.game.name}, {self.play.seats} seats, seed {self.seed}, move"
                f" {len(self.play.moves)} (after {last}): {broken}"
            )


Check = Callable[[Game, int, int], None]
"""A check of a game with a number of seats, played from a seed."""


def random_step(state: State, chance: random.Random) -> None:
    """One step of the game, with random dice and moves."""
    dice = Dice(chance.randrange(1000))
    step(state, dice, lambda now, seat: chance.choice(now.legal(seat)), chance.choice)


def must_raise(error: type[Exception], act: Callable[[], object], what: str) -> None:
    try:
        act()
    except error:
        return
    raise NotConforming(f"{what} was accepted; it should be refused as {error.__name__}")
