"""Random games for the checks, and how a failed check is reported."""

import random
from collections.abc import Callable, Iterator

from paintpot.core.contract import Game, State
from paintpot.core.dice import Dice
from paintpot.core.play import Play
from paintpot.core.steps import recorded_step, step

LONGEST_GAME = 20_000
"""Moves after which a random game is considered endless."""


class NotConforming(AssertionError):
    """A game does not fulfil the contract."""


class Walk:
    """A random game, one step at a time, whose errors say where it is."""

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
        if recorded_step(self.play, self._any_move, self.chance.choice) is None:
            return False
        self.demand(len(self.play.moves) < LONGEST_GAME, "the game does not end")
        return True

    def _any_move(self, state: State, seat: int) -> int:
        return self.chance.choice(state.legal(seat))

    def demand(self, holds: bool, broken: str) -> None:
        if not holds:
            last = f"{self.play.moves[-1]}" if self.play.moves else "the start"
            raise NotConforming(
                f"{self.play.game.name}, {self.play.seats} seats, seed {self.seed}, move"
                f" {len(self.play.moves)} (after {last}): {broken}"
            )


Check = Callable[[Game, int, int], None]
"""A check of a game with so many seats, played from a seed."""


def random_step(state: State, chance: random.Random) -> None:
    """Whoever is to act does, with random dice and moves."""
    dice = Dice(chance.randrange(1000))
    step(state, dice, lambda now, seat: chance.choice(now.legal(seat)), chance.choice)


def must_raise(error: type[Exception], act: Callable[[], object], what: str) -> None:
    try:
        act()
    except error:
        return
    raise NotConforming(f"{what} was accepted; it should be refused as {error.__name__}")
