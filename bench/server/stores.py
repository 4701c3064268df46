"""The databases of the servers that are measured, as seen from outside."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Protocol

from bench.server.wire import Failed

OPENED = "SELECT data FROM events JOIN tables ON tables.no = table_no WHERE id = ? AND n = 0"

ROWS = """
    SELECT id, acting, n, data, sum, key, nonce IS NULL
    FROM tables JOIN events ON table_no = no
"""
COPIED = (("tables", "no"), ("events", "table_no"), ("seats", "table_no"))
"""Tables of the schema, and the column with the number of a table."""


class Store(Protocol):
    """Where a server keeps its moves."""

    def secret(self, table: str) -> str:
        """The secret of a table's dice."""
        ...

    def check(self, posted: int) -> None:
        """Failed unless every move that was acknowledged is there, once."""


class SqliteStore:
    def __init__(self, path: Path, moves: str) -> None:
        self.path = path
        self.moves = moves
        """The query that counts moves."""

    def secret(self, table: str) -> str:
        with closing(sqlite3.connect(f"file:{self.path}?mode=ro", uri=True)) as database:
            ((opened,),) = database.execute(OPENED, (table,))
        return str(json.loads(opened)["secret"])

    def check(self, posted: int) -> None:
        with closing(sqlite3.connect(f"file:{self.path}?mode=ro", uri=True)) as database:
            ((found,),) = database.execute(self.moves)
        _compare(self.path.name, found, posted)


class PostgresStore:
    def __init__(self, url: str, moves: str) -> None:
        self.url = url
        self.moves = moves

    def secret(self, table: str) -> str:
        ((opened,),) = self._ask(OPENED.replace("?", "%s"), table)
        return str(json.loads(opened)["secret"])

    def check(self, posted: int) -> None:
        ((found,),) = self._ask(self.moves)
        _compare("PostgreSQL", int(str(found)), posted)

    def event_bytes(self) -> float:
        """Bytes on disk of one event, with its share of the indexes."""
        ((found,),) = self._ask(
            "SELECT pg_total_relation_size('events')::float8 / count(*) FROM events"
        )
        return float(found)

    def copy_tables(self, ids: list[str], to: str) -> list[tuple[str, int, int, int]]:
        """Copy tables as they are to another database; the id of each, its number, how many events
        it has and which seats are to act."""
        import psycopg

        with psycopg.connect(self.url) as source, psycopg.connect(to) as target:
            for name, number in COPIED:
                picked = f"{number} IN (SELECT no FROM tables WHERE id = ANY(%s))"
                rows = source.execute(f"SELECT * FROM {name} WHERE {picked}".encode(), [ids])
                names = ", ".join(column.name for column in rows.description or ())
                marks = ", ".join("%s" for _ in rows.description or ())
                add = f"INSERT INTO {name} ({names}) VALUES ({marks})"
                target.cursor().executemany(add.encode(), rows.fetchall())
            return target.execute(
                "SELECT id, no, (SELECT count(*) FROM events WHERE table_no = no), acting"
                " FROM tables WHERE id = ANY(%s)",
                [ids],
            ).fetchall()

    def check_same(self, other: PostgresStore) -> None:
        """Failed unless the other has the same rows as this one, of the tables that it has."""
        mine, theirs = [set(store._ask(ROWS)) for store in (self, other)]
        tables = {row[0] for row in theirs}
        if {row for row in mine if row[0] in tables} != theirs:
            raise Failed("the bare handler has stored other rows than ours")

    def _ask(self, sql: str, *parameters: str) -> list[tuple[str]]:
        import psycopg  # only --database needs it

        with psycopg.connect(self.url) as connection:
            return connection.execute(sql.encode(), parameters).fetchall()


def _compare(name: str, found: int, posted: int) -> None:
    if found != posted:
        raise Failed(f"{name} has {found:,} moves of {posted:,} that were acknowledged")


def our_sqlite(folder: Path) -> SqliteStore:
    moved = "SELECT count(*) FROM events WHERE json_extract(CAST(data AS TEXT), '$.is') = 'moved'"
    return SqliteStore(folder / "tables.sqlite", moved)


def our_postgres(url: str) -> PostgresStore:
    moved = "SELECT count(*) FROM events WHERE convert_from(data, 'UTF8')::json->>'is' = 'moved'"
    return PostgresStore(url, moved)
