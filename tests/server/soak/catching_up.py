"""Whether all clients have received, soon after the last fault, what was committed by then.

What a client is due is read from the database, since the servers' answers to hundreds of questions
would take longer than their news. It is worked out in a process of its own: people and proxies
share this one. What is told is timed when it arrives, so it does not matter how long this takes.
"""

import asyncio
import sys
import time
from asyncio.subprocess import PIPE
from collections.abc import Sequence
from contextlib import closing
from typing import NamedTuple

import msgspec
from msgspec import json

from paintpot.table.events import read
from paintpot.table.loading import loaded
from tests.server.soak.book import PostgresBook, Written
from tests.server.soak.ledger import Broken
from tests.server.soak.mirror import Mirror
from tests.server.soak.people import Person

CATCH_UP = 10.0
"""Seconds after the last fault within which all have to be up to date."""
LOOK_AGAIN = 0.05
STEPS = ("move", "undo", "throw")


class Due(NamedTuple):
    """How much of a table a seat has to receive."""

    things: int
    """According to the server's own feeds, rebuilt from the events."""
    steps: int
    """Moves, undos and throws, by the rules alone."""


class Asked(msgspec.Struct):
    """What the other process is asked."""

    database: str
    lengths: dict[str, int]
    """How many events of each table count."""


async def all_caught_up(people: Sequence[Person], database: str, last_fault: float) -> float:
    """Wait until all know what is committed by now; Broken if one of them came to know it too long
    after the last fault. The seconds it took until the last one knew."""
    seats = [(person, person.table, person.seat) for person in people if person.table]
    tables = sorted({table for _, table, _ in seats})
    due = await _all_due(Asked(database, await asyncio.to_thread(_lengths, database, tables)))
    return max(
        [await caught_up(one, table, due[table][seat], last_fault) for one, table, seat in seats],
        default=0.0,
    )


async def caught_up(person: Person, table: str, due: Due, last_fault: float) -> float:
    """Wait until a person knows what is due; Broken if that is too late, whenever it is looked at.
    Seconds from the last fault until they knew."""
    while True:
        arrived = person.arrived(table)
        steps = [at for at, told in arrived if told["what"] in STEPS]
        if len(arrived) >= due.things and len(steps) >= due.steps:
            known = [last_fault, *[at for at, _ in arrived[: due.things]], *steps[: due.steps]]
            took = max(known) - last_fault
        else:
            took = time.monotonic() - last_fault
            if took <= CATCH_UP:
                await asyncio.sleep(LOOK_AGAIN)
                continue
        if took > CATCH_UP:
            raise Broken(
                f"{person.name} at {table} knew {len(arrived)} of {due.things} things, {len(steps)}"
                f" of {due.steps} steps, {took:.1f} s after the last fault; {CATCH_UP:.0f} s are"
                " enough"
            )
        return took


def due_at(events: Sequence[Written]) -> dict[int, Due]:
    """By seat, what is due at a table with these events."""
    mirror = Mirror()
    for event in events:
        mirror.take(event)
    table = loaded("", [read(json.encode(event)) for event in events])
    return {seat: Due(table.version(seat), len(mirror.due[seat])) for seat in table.seats}


def _lengths(database: str, tables: Sequence[str]) -> dict[str, int]:
    with closing(PostgresBook(database)) as book:
        return book.lengths(tables)


async def _all_due(asked: Asked) -> dict[str, dict[int, Due]]:
    """By table and seat."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", __name__), stdin=PIPE, stdout=PIPE
    )
    answer, _ = await process.communicate(json.encode(asked))
    return json.decode(answer, type=dict[str, dict[int, Due]])


def main() -> None:
    asked = json.decode(sys.stdin.buffer.read(), type=Asked)
    with closing(PostgresBook(asked.database)) as book:
        due = {table: due_at(book.events(table)[:n]) for table, n in asked.lengths.items()}
    sys.stdout.buffer.write(json.encode(due))


if __name__ == "__main__":
    main()
