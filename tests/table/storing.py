"""Changes as tables make them, and another program that gets in the way."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager

from paintpot.table.storage import Change, Row, Storage

GATHERING = Row("inkdoms", "gathering", 0, 0, '["Ann"]')
PLAYING = Row("inkdoms", "playing", 0b01, 0b10, '["Ann", "Hard 2"]')
BOT_DUE = Row("inkdoms", "playing", 0b10, 0b10, '["Ann", "Hard 2"]')
OVER = Row("inkdoms", "over", 0, 0b10, '["Ann", "Hard 2"]')
OPENED = b'{"is":"opened"}'


def opening(table: str, row: Row = GATHERING, guest: str = "ann") -> Change:
    return Change(table, 0, [OPENED], row, {0: guest})


def move(table: str, n: int, text: str = "a move") -> Change:
    return Change(table, n, [text.encode()])


def tables_of(storage: Storage, guest: str) -> list[str]:
    return [listed.table for listed in storage.listed(guest)]


@contextmanager
def locked(storage: Storage) -> Iterator[None]:
    """Another program writes to the database meanwhile."""
    with closing(sqlite3.connect(storage.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")
