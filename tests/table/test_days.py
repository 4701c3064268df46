"""Daily games in the database: drawn once, one attempt each, a board. With both databases."""

import json

import pytest

from paintpot.table.days import DayResult, Days, Par
from paintpot.table.storage import Change, Conflict, Row, Storage

DAY = "2026-11-16"


def attempt(table: str, guest: str, total: int | None = None, ending: str = "full") -> Change:
    """A guest's attempt, finished with this many points or still going on."""
    result = json.dumps({"totals": [total], "winners": [0], "ending": ending})
    row = Row("ink", "playing", 1, 0, f'["{guest}"]')
    if total is not None:
        row = Row("ink", "over", 0, 0, f'["{guest}"]', 1, result)
    return Change(table, 0, [b"opened"], row, {0: guest}, attempt=(DAY, "ink", guest))


async def test_a_day_is_drawn_once(storage: Storage) -> None:
    days = Days(storage)
    assert await days.find(DAY, "ink") is None
    await days.draw(DAY, ["ink", "inkdoms"], 1000.5)
    first = await days.find(DAY, "ink")
    assert first is not None
    assert (first.drawn, first.settled, first.par) == (1000.5, False, None)
    await days.draw(DAY, ["ink", "inklings"], 2000.0)
    assert await days.find(DAY, "ink") == first
    assert await days.find(DAY, "inklings") is not None
    await days.set_par(DAY, "ink", Par(40, True))
    found = await days.find(DAY, "ink")
    assert found is not None
    assert found.par == Par(40, True)


async def test_a_second_attempt_is_refused_with_its_table(storage: Storage) -> None:
    await storage.commit(attempt("a", "ann"))
    with pytest.raises(Conflict):
        await storage.commit(attempt("again", "ann"))
    assert await storage.events("again") == []
    found = await Days(storage).attempt(DAY, "ink", "ann")
    assert found is not None
    assert (found.table, found.over, found.total) == ("a", False, None)


async def test_the_board_has_what_was_finished_in_time(storage: Storage) -> None:
    days = Days(storage)
    await days.draw(DAY, ["ink"], 1.0)
    for change in (
        attempt("a", "ann", 30),
        attempt("b", "ben", 42),
        attempt("c", "cat", 30),
        attempt("d", "dan"),
        attempt("e", "eve", 99, "given-up"),
    ):
        await storage.commit(change)
    best = [DayResult("ben", "ben", 42), DayResult("ann", "ann", 30), DayResult("cat", "cat", 30)]
    assert await days.board(DAY, "ink", 10) == best
    assert await days.board(DAY, "ink", 1) == best[:1]
    assert await days.played(DAY, "ink") == (3, 42)
    assert [await days.rank(DAY, "ink", total) for total in (42, 30, 7)] == [1, 2, 4]
    await days.settle(DAY)
    found = await days.find(DAY, "ink")
    assert found is not None
    assert found.settled
    late = await days.attempt(DAY, "ink", "dan")
    assert late is not None
    assert late.late, "it was unfinished when the secret was revealed"
    await storage.commit(Change("d", 1, [b"the end"], attempt("d", "dan", 77).row))
    assert await days.played(DAY, "ink") == (3, 42)
    assert [one.table for one in await days.attempts_of("dan")] == ["d"]
