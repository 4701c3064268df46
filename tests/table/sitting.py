"""Tables without a server: people who act at random, and everything that was stored."""

import random
from collections.abc import Sequence

import msgspec

from paintpot.core.errors import PaintpotError
from paintpot.table.events import AnyEvent, Opened, read, written
from paintpot.table.feeds import WATCHER, FeedItem
from paintpot.table.loading import loaded
from paintpot.table.setup import Wanted, new_table
from paintpot.table.table import OVER, Table

ANN = "ann"
SECRET = "5e" * 32
"""Always the same, so that what fails fails again."""


def opened(game: str, *seats: str) -> Opened:
    """A table of Ann's; a seat is `me`, `open` or a bot's level."""
    wanted = [
        Wanted(kind) if kind in ("me", "open") else Wanted("bot", kind)  # type: ignore[arg-type]
        for kind in seats
    ]
    table = new_table(game, {}, wanted, ANN, "Ann")
    return msgspec.structs.replace(table, secret=SECRET)


def table_of(game: str, *seats: str) -> Table:
    return Table("t", opened(game, *seats))


def begun(game: str, seats: int = 2) -> Table:
    """A game in which every seat is Ann's."""
    table = table_of(game, *["me"] * seats)
    table.start()
    return table


def viewers(table: Table) -> range:
    return range(WATCHER, len(table.chairs))


def first_move(table: Table, seat: int) -> str:
    return table.game.text(table.state.legal(seat)[0])


def texts(told: Sequence[FeedItem], what: str = "move") -> list[str]:
    return [one.text for one in told if one.what == what]


class Sitting:
    """A table at which anything may happen, and the list of all that did."""

    def __init__(self, game: str, seats: int, chance: random.Random) -> None:
        self.chance = chance
        first = opened(game, *["me"] + ["open"] * (seats - 1))
        self.table = Table("t", first)
        self.events: list[AnyEvent] = [first]
        self.refused = 0
        for seat in range(1, seats):
            if chance.random() < 0.3:
                self.events += self.table.place(seat, "random")
            else:
                self.events += self.table.sit(seat, f"guest {seat}", f"Guest {seat}")
        self.events += self.table.say_words(0, "by chance")
        self.events += self.table.start()

    def go_on(self) -> None:
        """Something happens, or is refused."""
        table, chance = self.table, self.chance
        seat = chance.randrange(len(table.chairs))
        before = table.length
        try:
            done = self._wish(seat)
        except PaintpotError:
            self.refused += 1
            assert table.length == before
        else:
            assert table.length == before + len(done)
            self.events += done

    def _wish(self, seat: int) -> list[AnyEvent]:
        table, chance = self.table, self.chance
        draw = chance.random()
        if draw < 0.1:
            return table.undo(seat, "", whole=chance.random() < 0.3)
        if draw < 0.13:
            return table.hand(seat, "random")
        if draw < 0.17:
            return table.take_over(seat)
        if draw < 0.18:
            return table.carry(seat, f"another device {chance.random()}")
        if draw < 0.22:
            return table.move(seat, table.game.text(chance.randrange(table.game.moves)), "")
        acting = table.acting()
        seat = chance.choice(acting)
        text = table.game.text(chance.choice(table.state.legal(seat)))
        if table.chairs[seat].by_bot:
            return table.move_bot(seat, [text])
        return table.move(seat, text, f"id-{table.length}")

    def to_the_end(self, most: int = 5000) -> None:
        for _ in range(most):
            if self.table.phase == OVER:
                return
            self.go_on()
        raise AssertionError("it does not end")

    def taken_up(self) -> Table:
        """The table as it would be loaded from disk."""
        return loaded("t", [read(written(event)) for event in self.events])
