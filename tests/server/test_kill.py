"""A killed server loses nothing it has acknowledged. `make soak` kills it far more often."""

from pathlib import Path

import pytest

from tests.server.soak.book import Book, Written
from tests.server.soak.killing import kill
from tests.server.soak.ledger import MOVE, Broken, Ledger


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
