"""The walk of a move (docs/architecture.md): each check is made once."""

from collections import Counter

import pytest
from examples.drip import Drip, DripGame

from paintpot.core.contract import Game
from paintpot.core.errors import Refused
from paintpot.core.ints import i64
from paintpot.core.reasons import Reason
from paintpot.table.events import Opened
from paintpot.table.table import Table
from tests.table.sitting import opened

asked: Counter[str] = Counter()


class CountingDrip(Drip):
    """Counts its calls; copies count too."""

    def why_not(self, seat: int, move: int) -> Reason | None:
        asked["why_not"] += 1
        return super().why_not(seat, move)

    def hushed(self, seat: int, move: int) -> bool:
        asked["hushed"] += 1
        return super().hushed(seat, move)

    def apply(self, seat: i64, move: i64) -> None:
        asked["apply"] += 1
        super().apply(seat, move)

    def clone(self) -> "CountingDrip":
        asked["clone"] += 1
        twin = super().clone()
        assert isinstance(twin, CountingDrip)
        return twin


class CountingGame(DripGame):
    def text(self, move: int) -> str:
        asked["text"] += 1
        return super().text(move)

    def parse(self, text: str) -> int:
        asked["parse"] += 1
        return super().parse(text)

    def begin(self, seats: int, options: dict[str, object]) -> Drip:
        return CountingDrip(seats, 3)


class CountingTable(Table):
    def _find_game(self, opened: Opened) -> Game:
        return CountingGame()


@pytest.fixture
def table() -> Table:
    table = CountingTable("t", opened("inkdoms", "me", "me"))
    table.start()
    asked.clear()
    return table


EACH_ONCE = {"parse": 1, "why_not": 1, "hushed": 1, "clone": 1, "apply": 1, "text": 1}


def test_a_move_is_parsed_checked_made_and_formatted_once(table: Table) -> None:
    events = table.move(0, "keep", "a")
    assert [type(event).__name__ for event in events] == ["Moved"]
    assert dict(asked) == EACH_ONCE


def test_a_move_of_a_bot_too(table: Table) -> None:
    table.move_bot(0, ["keep"])
    assert dict(asked) == EACH_ONCE


def test_a_refused_move_is_asked_about_once_and_leaves_the_table_as_it_was(table: Table) -> None:
    table.move(0, "keep", "a")
    asked.clear()
    before = table.length
    with pytest.raises(Refused) as refused:
        table.move(0, "pass", "b")
    assert refused.value.names == table.names()
    assert asked["why_not"] == 1
    assert asked["apply"] == asked["text"] == 0
    assert table.settled
    assert table.length == before


def test_a_move_sent_again_is_only_compared(table: Table) -> None:
    table.move(0, "keep", "a")
    asked.clear()
    assert table.move(0, "keep", "a") == []
    assert dict(asked) == {"parse": 1, "text": 1}


def test_a_refused_move_of_a_bot_does_not_count_as_its_help(table: Table) -> None:
    table.move(0, "keep", "a")
    table.hand(0, "random")
    with pytest.raises(Refused):
        table.move_bot(0, ["pass"])
    assert table.aided == set()
