"""Drip: a die falls, everyone says in secret whether they keep it; three times.

A face kept is worth its points, but one that everybody has kept is worth nothing.
"""

from pathlib import Path
from typing import Any

from paintpot.core.contract import (
    CHANCE,
    Game,
    Notation,
    Option,
    Score,
    State,
    checked_seat,
    checked_viewer,
)
from paintpot.core.dice import Dice
from paintpot.core.errors import BadChance, BadMove
from paintpot.core.ints import i64
from paintpot.core.moments import Moment
from paintpot.core.reasons import Reason

KEEP, PASS = 0, 1
NOTATION = Notation("Drip", ["keep", "pass"])


class Drip(State):
    """`kept[seat]` lists the past rounds' gains; `choice[seat]` is this round's choice, or None."""

    def __init__(self, seats: int, rounds: int) -> None:
        self.seats = seats
        self.rounds = rounds
        self.die = 0
        self.kept: list[list[int]] = [[] for _ in range(seats)]
        self.choice: list[int | None] = [None] * seats

    def clone(self) -> "Drip":
        twin = type(self)(self.seats, self.rounds)
        twin.die = self.die
        twin.kept = [kept[:] for kept in self.kept]
        twin.choice = self.choice[:]
        return twin

    # -- who acts, and how

    def actors(self) -> tuple[int, ...]:
        if len(self.kept[0]) == self.rounds:
            return ()
        if not self.die:
            return (CHANCE,)
        return tuple(seat for seat in range(self.seats) if self.choice[seat] is None)

    def legal(self, seat: int) -> list[int]:
        return [KEEP, PASS] if checked_seat(seat, self.seats) in self.actors() else []

    def why_not(self, seat: int, move: int) -> Reason | None:
        checked_seat(seat, self.seats)
        if move not in (KEEP, PASS):
            raise BadMove("Moves are 0 (keep) and 1 (pass).")
        return None if seat in self.actors() else Reason("DR-2")

    def apply(self, seat: i64, move: i64) -> None:
        self.choice[seat] = int(move)
        if None not in self.choice:
            worth = 0 if self.seats > 1 and PASS not in self.choice else self.die
            for k in range(self.seats):
                self.kept[k].append(worth if self.choice[k] == KEEP else 0)
            self.choice = [None] * self.seats
            self.die = 0

    def turn_no(self) -> i64:
        return len(self.kept[0])

    # -- chance

    def roll(self, dice: Dice) -> str:
        return self.chance(str(dice.stream("die").below(6) + 1))

    def chance(self, text: str) -> str:
        if self.actors() != (CHANCE,):
            raise BadChance("The die does not fall now.")
        if text not in ("1", "2", "3", "4", "5", "6"):
            raise BadChance("The die shows 1 to 6.")
        self.die = int(text)
        return text

    # -- what people see

    def scores(self) -> list[Score]:
        return [Score([("kept", sum(kept))]) for kept in self.kept]

    def view(self, seat: int | None) -> dict[str, Any]:
        checked_viewer(seat, self.seats)
        return {
            "die": self.die,
            "kept": [kept[:] for kept in self.kept],
            "chosen": [choice is not None for choice in self.choice],
            "mine": None if seat is None else self.choice[seat],
        }

    def dump(self) -> dict[str, Any]:
        return {"die": self.die, "kept": [kept[:] for kept in self.kept], "choice": self.choice[:]}

    def news(self, seat: int) -> int:
        checked_seat(seat, self.seats)
        return len(self.kept[0])

    def hushed(self, seat: int, move: int) -> bool:
        checked_seat(seat, self.seats)
        return self.choice.count(None) > 1

    def moments(self, before: State, viewer: int | None) -> list[Moment]:
        """A face that was kept is announced when all have chosen, so it is no secret."""
        checked_viewer(viewer, self.seats)
        assert isinstance(before, Drip)
        return [
            Moment("kept", seat, {"face": face}, face)
            for seat in range(self.seats)
            for face in self.kept[seat][len(before.kept[seat]) :]
            if face
        ]

    def imagine(self, seat: int, dice: Dice) -> "Drip":
        checked_seat(seat, self.seats)
        twin = self.clone()
        for other in range(self.seats):
            if other != seat and twin.choice[other] is not None:
                twin.choice[other] = int(dice.below(2))
        return twin


class DripGame(Game):
    """The game as the registry knows it."""

    state = Drip

    def __init__(self) -> None:
        self.name = "drip"
        self.title = "Drip"
        self.seats = range(1, 5)
        self.moves = 2
        self.rules = 1
        self.ledger = "DR"
        self.folder = Path(__file__).parent
        self.options = {"rounds": Option("3", ("3", "5"))}

    def text(self, move: int) -> str:
        return NOTATION.text(move)

    def parse(self, text: str) -> int:
        return NOTATION.parse(text)

    def begin(self, seats: int, options: dict[str, Any]) -> Drip:
        return self.state(seats, int(options["rounds"]))


game = DripGame()
