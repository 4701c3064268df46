"""The databases of the servers that are measured, as seen from outside."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Protocol

from bench.server.wire import Failed

OPENED = "SELECT data FROM events JOIN tables ON tables.no = table_no WHERE id = ? AND n = 0"


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
