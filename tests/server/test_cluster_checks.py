"""The checks of the soak with many servers find what they look for."""

import random
import time
from types import SimpleNamespace
from typing import Any, cast

import pytest
from msgspec import json

from paintpot.table.events import written
from paintpot.table.table import Table
from tests.server.soak.book import Book
from tests.server.soak.catching_up import CATCH_UP, Due, caught_up, due_at
from tests.server.soak.clustering import check_told
from tests.server.soak.ledger import Broken, Ledger
from tests.server.soak.mirror import Mirror
from tests.server.soak.people import Person
from tests.server.soak.wire import Ear
from tests.table.sitting import first_move, opened

LAST_FAULT = float(int(time.monotonic()) - 100)
"""All of it is long past when it is looked at."""


class Pages:
    """The events of one table."""

    def __init__(self) -> None:
        first = opened("inklings", "me", "me")
        table = Table("t", first)
        events = [first, *table.start()]
        for k in range(6):
            seat = table.acting()[0]
            events += table.move(seat, first_move(table, seat), f"id-{k}")
        self.written = [json.decode(written(event)) for event in events]

    def events(self, table: str) -> list[dict[str, Any]]:
        return self.written


@pytest.fixture
def book() -> Book:
    return cast(Book, Pages())


@pytest.fixture
def person(book: Book) -> Person:
    """Somebody who was sent everything, and has the last snapshot."""
    mirror = Mirror()
    for event in book.events("t"):
        mirror.take(event)
    person = Person("http://127.0.0.1:1", "Ann", random.Random(1), Ledger())
    person.sit("t", 0)
    for what, *rest in mirror.due[0]:
        seat = {"seat": rest[0]} if len(rest) == 2 else {}
        person.told.append({"what": what, **seat, "text": rest[-1]})
    person.now = {"view": json.decode(json.encode(mirror.view(0)))}
    return person


def test_all_is_well(book: Book, person: Person) -> None:
    assert check_told(book, [person]) == len(person.told) > 6


def test_what_was_told_at_a_table_that_was_left_is_checked_once(book: Book, person: Person) -> None:
    count = len(person.told)
    person.told[-1] = {**person.told[-1], "text": "what nobody did"}
    person.sit("", -1)
    with pytest.raises(Broken, match="what nobody did"):
        check_told(book, [person])
    assert check_told(book, [person]) == 0 < count


def test_a_snapshot_that_shows_more_than_the_rules(book: Book, person: Person) -> None:
    person.now = {"view": {**person.now["view"], "something": "hidden"}}
    with pytest.raises(Broken, match="was shown"):
        check_told(book, [person])


def test_what_is_due_is_all_that_the_feeds_and_the_rules_tell(book: Book, person: Person) -> None:
    due = due_at(book.events("t"))
    assert due[0].steps == len(person.told)
    assert due[0].things == due[0].steps + 1, "that the game has started"


async def test_who_knows_all_in_time_has_caught_up(person: Person) -> None:
    known = len(person.told)
    for late in (-5.0, 3.0, CATCH_UP):
        person.told_at = [LAST_FAULT - 60.0] * (known - 1) + [LAST_FAULT + late]
        took = await caught_up(person, "t", Due(known, known), LAST_FAULT)
        assert took == max(0.0, late), "whenever it is looked at"
        person.sit("u", 0)  # what was sent before is remembered
        assert await caught_up(person, "t", Due(known, known), LAST_FAULT) == max(0.0, late)
        person.sit("t", 0)
        person.told = person.sittings.pop().told


async def test_who_learns_it_too_late_is_too_late_however_it_came(person: Person) -> None:
    known = len(person.told)
    person.told_at = [LAST_FAULT] * (known - 1) + [LAST_FAULT + CATCH_UP + 0.1]
    with pytest.raises(Broken, match=r"10\.1 s after the last fault"):
        await caught_up(person, "t", Due(known, known), LAST_FAULT)


@pytest.mark.parametrize("more", [Due(1, 0), Due(0, 1)])
async def test_who_does_not_know_all_has_not_caught_up(person: Person, more: Due) -> None:
    known = len(person.told)
    person.told_at = [LAST_FAULT] * known
    due = Due(known + more.things, known + more.steps)
    with pytest.raises(Broken, match=f"knew {known} of {due.things} things"):
        await caught_up(person, "t", due, LAST_FAULT)


async def test_what_has_arrived_counts_before_it_is_looked_at(person: Person) -> None:
    """Somebody who waits for an answer looks at the socket afterwards."""
    last, known = person.told.pop(), len(person.told)
    person.told_at = [LAST_FAULT] * known
    ear = cast(Ear, SimpleNamespace(heard=[], heard_at=[], taken=0))
    for message in ({"is": "presence"}, {"is": "update", "told": [last]}):
        ear.heard.append(json.encode(message).decode())
        ear.heard_at.append(LAST_FAULT + 2.0)
    person._ear = ear
    assert await caught_up(person, "t", Due(known + 1, known + 1), LAST_FAULT) == 2.0
    assert (len(person.told), ear.taken) == (known, 0), "the person looks at it"
