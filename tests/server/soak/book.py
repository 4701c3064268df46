"""A server's database, read from outside: the events of each table."""

import json
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import psycopg

from paintpot.table.archive import DATABASE
from tests.server.hosting import Server

Written = dict[str, Any]
"""An event as plain data; its kind is under "is"."""

_EVENTS = (
    "SELECT data FROM events WHERE table_no = (SELECT no FROM tables WHERE id = ?) AND n >= ?"
    " ORDER BY n"
)


class Book:
    """A connection that only reads; the server may be writing meanwhile."""

    def __init__(self, folder: Path) -> None:
        self._db = sqlite3.connect(folder / DATABASE)
        self._db.execute("PRAGMA query_only = ON")

    def events(self, table: str, first: int = 0) -> list[Written]:
        """The events of a table from a number on."""
        return [json.loads(data) for (data,) in self._db.execute(_EVENTS, (table, first))]

    def tables(self) -> list[str]:
        return [table for (table,) in self._db.execute("SELECT id FROM tables ORDER BY no")]

    def everything(self) -> dict[str, list[Written]]:
        return {table: self.events(table) for table in self.tables()}

    def owners(self) -> dict[tuple[str, int], str]:
        """The owner of each seat by the listing."""
        asked = "SELECT id, seat, guest FROM seats JOIN tables ON tables.no = seats.table_no"
        return {(table, seat): guest for table, seat, guest in self._db.execute(asked)}

    def day_secrets(self) -> list[str]:
        """The secrets of all days that were drawn, those to come included."""
        return [secret for (secret,) in self._db.execute("SELECT secret FROM days")]

    def sound(self) -> bool:
        """Whether SQLite finds nothing wrong."""
        return bool(self._db.execute("PRAGMA integrity_check").fetchall() == [("ok",)])

    def close(self) -> None:
        self._db.close()


class PostgresBook(Book):
    """The same of servers on a PostgreSQL database."""

    def __init__(self, url: str) -> None:
        self._pg = psycopg.connect(url, autocommit=True)

    def events(self, table: str, first: int = 0) -> list[Written]:
        found = self._pg.execute(_EVENTS.replace("?", "%s").encode(), (table, first))
        return [json.loads(data) for (data,) in found]

    def tables(self) -> list[str]:
        return [table for (table,) in self._pg.execute("SELECT id FROM tables ORDER BY no")]

    def lengths(self, tables: Sequence[str]) -> dict[str, int]:
        """How many events each of these has, all at one moment."""
        asked = (
            "SELECT id, max(n) + 1 FROM events JOIN tables ON no = table_no WHERE id = ANY(%s)"
            " GROUP BY id"
        )
        return dict(self._pg.execute(asked, (list(tables),)).fetchall())

    def everything(self) -> dict[str, list[Written]]:
        found: dict[str, list[Written]] = {}
        asked = "SELECT id, data FROM events JOIN tables ON no = table_no ORDER BY no, n"
        for table, data in self._pg.execute(asked):
            found.setdefault(table, []).append(json.loads(data))
        return found

    def owners(self) -> dict[tuple[str, int], str]:
        asked = "SELECT id, seat, guest FROM seats JOIN tables ON no = table_no"
        return {(table, seat): guest for table, seat, guest in self._pg.execute(asked)}

    def day_secrets(self) -> list[str]:
        return [secret for (secret,) in self._pg.execute("SELECT secret FROM days")]

    def sound(self) -> bool:
        """Whether the numbers of each table's events have no gap."""
        asked = "SELECT table_no FROM events GROUP BY table_no HAVING max(n) + 1 <> count(*)"
        return not self._pg.execute(asked).fetchall()

    def close(self) -> None:
        self._pg.close()


def book_of(server: Server) -> Book:
    """Of a server that is running."""
    return PostgresBook(server.database) if server.database else Book(server.folder)


def add_twin(server: Server, table: str, twin: str) -> None:
    """Copy a table in a server's database, under another id.

    The server may be running: it does not know the copy, and loads it on the first request.
    """
    statements = [
        f"INSERT INTO {into} (id, {columns}) SELECT ?, {columns} FROM {into} WHERE id = ?"
        if into == "tables"
        else f"INSERT INTO {into} (table_no, {columns})"
        f" SELECT (SELECT no FROM tables WHERE id = ?), {columns} FROM {into}"
        f" WHERE table_no = (SELECT no FROM tables WHERE id = ?) ORDER BY {columns}"
        for into, columns in _COPIED.items()
    ]
    if server.database:
        with psycopg.connect(server.database) as connection:
            for sql in statements:
                connection.execute(sql.replace("?", "%s").encode(), (twin, table))
        return
    with closing(sqlite3.connect(server.folder / DATABASE, isolation_level=None)) as db:
        db.execute("PRAGMA synchronous = OFF")
        db.execute("BEGIN IMMEDIATE")
        for sql in statements:
            db.execute(sql, (twin, table))
        db.execute("COMMIT")


_COPIED = {
    "tables": "host, game, phase, acting, bots, title, created, touched, rules, result",
    "events": "n, at, data",
    "seats": "seat, guest",
    "watchers": "guest",
}


@contextmanager
def copied(folder: Path) -> Iterator[Book]:
    """The database of a killed server, read from a copy: opening a database repairs what a crash
    has left, and the next server has to do that."""
    with tempfile.TemporaryDirectory() as place:
        for name in (DATABASE, f"{DATABASE}-wal"):
            if (folder / name).exists():
                shutil.copy(folder / name, place)
        with closing(Book(Path(place))) as book:
            yield book
