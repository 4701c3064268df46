"""A killed server loses nothing it has acknowledged. `make soak` kills it far more often."""

import json
import random
from pathlib import Path

import msgspec
import pytest

from paintpot.table.events import written
from tests.server.soak.book import Book, Written
from tests.server.soak.clustering import check_told
from tests.server.soak.killing import kill
from tests.server.soak.ledger import MOVE, Broken, Ledger
from tests.server.soak.people import Person
from tests.table.sitting import first_move, table_of


async def test_nothing_is_lost_and_nothing_happens_twice(tmp_path: Path) -> None:
    report = await kill(3, tmp_path / "data", seed=2, parties=4)
    assert report.kills == 3
    assert report.plays >= 4
    assert report.throws > 20
    assert report.ledger.count > 30


class Copy(Book):
    """A book with these events of one table, to show what the ledger finds."""

    def __init__(self, *events: Written) -> None:
        self._events = list(events)

    def events(self, table: str, first: int = 0) -> list[Written]:
        return self._events[first:]

    def everything(self) -> dict[str, list[Written]]:
        return {"t": self._events}

    def owners(self) -> dict[tuple[str, int], str]:
        return {}

    def sound(self) -> bool:
        return True


def moved(own: str, move: str = "a") -> Written:
    return {"is": "moved", "seat": 0, "move": move, "id": own}


def test_the_ledger_bites() -> None:
    """A move that is missing, twice, changed, or out of its place is found."""
    ledger = Ledger()
    ledger.promise("t", 0, MOVE, "n1", "a")
    ledger.promise("t", 0, MOVE, "n2", "b")
    ledger.check(Copy(moved("n1"), moved("n2", "b")))
    for events in (
        [moved("n1")],
        [moved("n2", "b"), moved("n1")],
        [moved("n1"), moved("n2", "c")],
        [moved("n1"), moved("n2", "b"), moved("n2", "b")],
        [moved("n1"), {"is": "undone", "seat": 0, "id": "n3"}, moved("n2", "b")],
    ):
        with pytest.raises(Broken):
            ledger.check(Copy(*events))


def test_what_is_told_too_early_is_found() -> None:
    """A hidden move, told to another seat before the rules reveal it."""
    table = table_of("inkdoms", "me", "me")
    events = [table.opened, *table.start()]
    while not (hidden := [move for move in table.state.legal(0) if table.state.hushed(0, move)]):
        events += table.move(0, first_move(table, 0), f"m{table.length}")
    events += table.move(0, table.game.text(hidden[0]), "hidden")
    book = Copy(*[json.loads(written(event)) for event in events])
    other = Person("http://127.0.0.1:1", "Ben", random.Random(1), Ledger())
    other.table, other.seat = "t", 1
    other.told = msgspec.to_builtins(table.feeds.lists[1])
    assert check_told(book, [other]) > 0
    other.told.append({"what": "move", "seat": 0, "text": table.game.text(hidden[0])})
    with pytest.raises(Broken, match="was told"):
        check_told(book, [other])
