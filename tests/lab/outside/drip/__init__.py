"""A tiny game for testing the house: a die falls, all say hidden whether they keep it; three times.

It lies outside of the package: the house finds it through PAINTPOT_GAMES.
"""

from pathlib import Path
from typing import Any

from paintpot.core.contract import CHANCE, Game, Notation, Option, Score, State
from paintpot.core.dice import Dice
from paintpot.core.errors import BadChance, BadMove, BadSeats
from paintpot.core.ints import i64
from paintpot.core.reasons import Reason

KEEP, PASS = 0, 1
ROUNDS = 3


class Drip(State):
    """`kept[seat]` lists the dice of past rounds; `choice[seat]` is this round's, or None."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.die = 0
        self.kept: list[list[int]] = [[] for _ in range(seats)]
        self.choice: list[int | None] = [None] * seats

    def actors(self) -> tuple[int, ...]:
        if len(self.kept[0]) == ROUNDS:
            return ()
        if not self.die:
            return (CHANCE,)
        return tuple(seat for seat in range(self.seats) if self.choice[seat] is None)

    def legal(self, seat: int) -> list[int]:
        return [KEEP, PASS] if seat in self.actors() else []

    def why_not(self, seat: int, move: int) -> Reason | None:
        if not 0 <= seat < self.seats:
            raise BadSeats("no such seat")
        if move not in (KEEP, PASS):
            raise BadMove("no such move")
        return None if seat in self.actors() else Reason("DR-1")

    def apply(self, seat: i64, move: i64) -> None:
        self.choice[seat] = int(move)
        if None not in self.choice:
            for k in range(self.seats):
                self.kept[k].append(self.die if self.choice[k] == KEEP else 0)
            self.choice = [None] * self.seats
            self.die = 0

    def roll(self, dice: Dice) -> str:
        if self.actors() != (CHANCE,):
            raise BadChance("not now")
        return self.chance(str(dice.below(3) + 1))

    def chance(self, text: str) -> str:
        if self.actors() != (CHANCE,) or text not in ("1", "2", "3"):
            raise BadChance("not now, or no such die")
        self.die = int(text)
        return text

    def clone(self) -> "Drip":
        twin = type(self)(self.seats)
        twin.die = self.die
        twin.kept = [kept[:] for kept in self.kept]
        twin.choice = self.choice[:]
        return twin

    def scores(self) -> list[Score]:
        return [Score([("kept", sum(kept))]) for kept in self.kept]

    def view(self, seat: int | None) -> dict[str, Any]:
        return {
            "die": self.die,
            "kept": [kept[:] for kept in self.kept],
            "chosen": [choice is not None for choice in self.choice],
            "mine": None if seat is None else self.choice[seat],
        }

    def imagine(self, seat: int, dice: Dice) -> "Drip":
        twin = self.clone()
        for other in range(self.seats):
            if other != seat and twin.choice[other] is not None:
                twin.choice[other] = int(dice.below(2))
        return twin

    def dump(self) -> dict[str, Any]:
        return {"die": self.die, "kept": self.kept, "choice": self.choice[:]} | self.view(None)


class DripGame(Game):
    def __init__(self, state: type[Drip] = Drip) -> None:
        self.name = "drip"
        self.title = "Drip"
        self.seats = range(1, 4)
        self.moves = 2
        self.rules = 1
        self.ledger = "DR"
        self.folder = Path(__file__).parent
        self.options = {"colour": Option("red", ("red", "blue"))}
        self.notation = Notation("Drip", ["keep", "pass"])
        self.state = state

    def text(self, move: int) -> str:
        return self.notation.text(move)

    def parse(self, text: str) -> int:
        return self.notation.parse(text)

    def begin(self, seats: int, options: dict[str, Any]) -> Drip:
        return self.state(seats)


game = DripGame()
