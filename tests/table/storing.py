"""Changes as tables make them, and another program that gets in the way."""

import sqlite3
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from typing import Any, TypeVar

import psycopg

from paintpot.table.postgres_storage import PostgresStorage
from paintpot.table.sqlite_storage import SqliteStorage
from paintpot.table.storage import Change, Row, Storage

T = TypeVar("T")

GATHERING = Row("inkdoms", "gathering", 0, 0, '["Ann"]')
PLAYING = Row("inkdoms", "playing", 0b01, 0b10, '["Ann", "Hard 2"]')
BOT_DUE = Row("inkdoms", "playing", 0b10, 0b10, '["Ann", "Hard 2"]')
OVER = Row("inkdoms", "over", 0, 0b10, '["Ann", "Hard 2"]')
OPENED = b'{"is":"opened"}'


def opening(table: str, row: Row = GATHERING, guest: str = "ann") -> Change:
    return Change(table, 0, [OPENED], row, {0: guest})


def move(table: str, n: int, text: str = "a move") -> Change:
    return Change(table, n, [text.encode()])


async def tables_of(storage: Storage, guest: str) -> list[str]:
    return [listed.table for listed in await storage.listed(guest)]


def at_once(reading: Coroutine[Any, Any, T]) -> T:
    """The result of reading from SQLite, which never waits, for a caller that cannot wait."""
    try:
        reading.send(None)
    except StopIteration as done:
        value: T = done.value
        return value
    raise AssertionError("reading had to wait")


def stored_now(storage: Storage, table: str) -> int:
    """How many events of a table are durable, for a caller that cannot wait."""
    if isinstance(storage, PostgresStorage):
        sql = "SELECT count(*) FROM events JOIN tables ON no = table_no WHERE id = %s"
        with psycopg.connect(storage.conninfo) as connection:
            ((count,),) = connection.execute(sql, (table,)).fetchall()
            return int(count)
    return len(at_once(storage.events(table)))


@asynccontextmanager
async def locked(storage: Storage) -> AsyncIterator[None]:
    """Another program writes to the database meanwhile."""
    if isinstance(storage, SqliteStorage):
        with locked_file(storage):
            yield
    elif isinstance(storage, PostgresStorage):
        async with await psycopg.AsyncConnection.connect(storage.conninfo) as other:
            await other.execute("LOCK TABLE tables IN EXCLUSIVE MODE")
            yield


@contextmanager
def locked_file(sqlite: SqliteStorage) -> Iterator[None]:
    with closing(sqlite3.connect(sqlite.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")
