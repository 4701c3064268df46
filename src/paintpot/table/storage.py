"""Where tables are kept: one interface for SQLite (sqlite_storage.py) and PostgreSQL
(postgres_storage.py).

A commit is durable when it returns. Reads see everything that was committed before, by any process,
and do not wait for writers.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any, Final, Literal, Protocol

from paintpot.table.faults import Damaged
from paintpot.table.storage_types import (
    BadData,
    Change,
    Conflict,
    Finished,
    Listed,
    Row,
    StorageFault,
    Unreachable,
)
from paintpot.table.sums import event_sum

__all__ = [
    "BadData",
    "Change",
    "Conflict",
    "Finished",
    "Listed",
    "Row",
    "Storage",
    "StorageFault",
    "Unreachable",
]

LOOKED_AT: Final = 500
"""A guest's newest tables that are sorted for a listing: more would block other requests."""
MOST_COUNTED: Final = 5000
"""Unfinished tables of a guest that are counted: far beyond any limit."""
PATIENCE: Final = 15.0
"""Seconds to wait for a database that does not answer when the server shuts down."""
AT_ONCE: Final = 200
"""Tables read or deleted at a time, so that nothing else waits for long."""

Dialect = Literal["sqlite", "postgresql"]
Chunk = tuple[str, list[tuple[Any, ...]]]
"""The name of a database table, and some of its rows: the columns as in `migrations.TABLES`."""


class Storage(Protocol):
    """The tables in one database."""

    dialect: Dialect
    shared: bool
    """Whether other processes may write to it at the same time."""
    name: str
    """A random name that tells a database of several processes from others; otherwise empty."""

    async def commit(self, change: Change) -> None:
        """Returns once the whole change is durable. Conflict if it does not follow what is stored,
        StorageFault if it could not be written. If cancelled, the outcome is unknown."""

    def commit_soon(self, change: Change) -> "asyncio.Future[None]":
        """The same as a future; StorageFault if the change cannot even be queued."""
        ...

    def check_queue(self, table: str) -> None:
        """StorageFault if a change of this table could not be queued now."""

    async def flush(self) -> None:
        """Returns when everything queued before is durable, or was refused."""

    async def events(self, table: str, first: int = 0) -> list[bytes]:
        """A table's events in order, from a number on. Damaged if one is; none if there is no such
        table."""
        ...

    async def whole_events(self, table: str) -> list[bytes]:
        """The events before the first damaged one."""
        ...

    async def lengths(self, tables: Sequence[str]) -> dict[str, int]:
        """How many events each of these tables has; those that do not exist are left out."""
        ...

    async def row(self, table: str) -> Row | None:
        """A table's row in the listing."""
        ...

    async def without_result(self) -> list[str]:
        """Finished tables without a stored result: older versions did not store it."""
        ...

    async def set_result(self, table: str, result: str) -> None:
        """Store the result of a game that is already over."""

    async def quick_check(self, seconds: float = 0.0) -> list[str] | None:
        """What the database finds wrong with its files; None if it runs out of time."""
        ...

    async def damaged(self, tables: Sequence[str]) -> list[str]:
        """Those of the tables whose events fail their checksums."""
        ...

    async def listed(self, guest: str, limit: int = 100) -> list[Listed]:
        """The tables where this guest has a seat, most recently changed first.

        Of very many, the oldest are left out.
        """
        ...

    async def finished(self, guest: str, limit: int) -> list[Finished]:
        """The finished games among a guest's newest tables, the oldest first.

        Only where the guest had one seat and has not left it.
        """
        ...

    async def count(self, guest: str, can_go_on: Callable[[str, int], bool] | None = None) -> int:
        """How many unfinished tables this guest hosts or sits at.

        A game that has begun counts only if its rules are still installed.
        """
        ...

    async def may_watch(self, table: str, guest: str) -> bool:
        """Whether this guest has been allowed to watch."""
        ...

    async def bots_due(self) -> list[str]:
        """Tables where a bot is to act."""
        ...

    async def revealing(self) -> list[str]:
        """Tables that were started but whose game has not begun."""
        ...

    def tables(self) -> AsyncIterator[str]:
        """All tables, oldest first, including those created meanwhile."""
        ...

    async def delete_gathering_older_than(self, when: float) -> int:
        """Delete tables that were never started and where nothing has happened since."""
        ...

    async def query(self, sql: str, *parameters: Any) -> list[Any]:
        """The rows of a query of another module, such as days.py. Parameters are written `?`."""
        ...

    async def execute(self, sql: str, rows: Sequence[tuple[Any, ...]]) -> None:
        """Run a statement for each row, all in one transaction; durable when it returns."""

    def everything(self) -> AsyncIterator[Chunk]:
        """All rows of all database tables as they are at one moment, a few at a time."""
        ...

    async def fill(self, chunks: AsyncIterator[Chunk]) -> None:
        """Take over all rows of another database, or none; BadData unless this one is empty."""

    async def reached(self) -> bool:
        """Whether the database answers."""
        ...

    def gauges(self) -> dict[str, tuple[str, Callable[[], float]]]:
        """What `/metrics` shows of it: names, what they are, and how they are read."""
        ...

    async def aclose(self, patience: float = PATIENCE) -> None:
        """Returns when everything queued is durable, or was refused after `patience` seconds."""


def whole(table: str, rows: Sequence[tuple[int, Any, int | None]], first: int = 0) -> list[bytes]:
    """The events before the first that is missing or fails its checksum."""
    found: list[bytes] = []
    for n, data, total in rows:
        if n != first + len(found) or not isinstance(data, bytes):
            break
        if total is not None and total != event_sum(table, n, data):
            break
        found.append(data)
    return found


def all_whole(
    table: str, rows: Sequence[tuple[int, Any, int | None]], first: int = 0
) -> list[bytes]:
    """The events of these rows; Damaged if one is not as it was written."""
    found = whole(table, rows, first)
    if len(found) < len(rows):
        number = first + len(found) + 1
        raise Damaged(f"Table {table} is damaged: its event {number} is not as written.")
    return found


def listed_of(found: Sequence[Any]) -> Listed:
    """A line of a guest's list from its row in the database."""
    table, *row, created, touched, seats, resigned = found
    own = sorted([int(seat) for seat in seats.split(",")]) if seats else []
    return Listed(table, Row(*row), created / 1000, touched / 1000, own, bool(resigned))


def finished_of(found: Sequence[Any]) -> Finished:
    """A finished game of a guest from its row in the database."""
    table, game, seat, result, ended, opened, accuracy = found
    return Finished(table, game, seat, result, ended / 1000, bytes(opened), accuracy)


def count_of(found: Sequence[Any], can_go_on: Callable[[str, int], bool] | None) -> int:
    """How many of these unfinished tables (game, rules, phase) count."""
    return len(
        [
            game
            for game, rules, phase in found
            if phase == "gathering" or can_go_on is None or can_go_on(game, rules)
        ]
    )
