"""The schema of the database, and its migrations.

There is one list of migrations. Each has a number, a name and a file for each database: `.sql` for
SQLite, `.postgresql.sql` for PostgreSQL. The number of the last one applied is in the database, and
so is Paintpot's mark: SQLite has both in its header (`user_version`, `application_id`), PostgreSQL
in a table (postgres_schema.py). Released files are never changed.
"""

import sqlite3
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path
from typing import Final

from paintpot.table.storage_types import BadData, OldData
from paintpot.table.sums import register_checksum

OURS: Final = 0x506E7074
"""`Pnpt`, in the header field where SQLite stores which program a file belongs to."""
TABLES: Final = {
    "tables": "no, id, host, game, phase, acting, bots, title, created, touched, rules, result",
    "events": "table_no, n, at, data, sum",
    "seats": "table_no, seat, guest, resigned",
    "watchers": "table_no, guest",
    "days": "day, game, secret, drawn, settled, par",
    "attempts": "day, game, guest, table_no, late",
    "visits": "guest, seen",
    "accuracies": "table_no, seat, accuracy",
}
"""The columns that all databases have in common: what is copied from one to another."""


def steps(dialect: str = "sqlite") -> list[str]:
    """The SQL of each migration for one database, in order."""
    folder = files(__name__)
    names = {file.name.split(".")[0] for file in folder.iterdir() if file.name.endswith(".sql")}
    suffix = ".sql" if dialect == "sqlite" else f".{dialect}.sql"
    return [(folder / f"{name}{suffix}").read_text(encoding="utf-8") for name in sorted(names)]


def check_ours(connection: sqlite3.Connection, path: Path, newest: int) -> None:
    """BadData unless the file is empty or a Paintpot database of a known version. Read-only."""
    mark = _integer(connection, "PRAGMA application_id")
    version = _integer(connection, "PRAGMA user_version")
    if (mark, version) == (0, 0) and not _integer(connection, "SELECT count(*) FROM sqlite_master"):
        return
    if mark != OURS:
        raise BadData(f"{path} is a database of another program.")
    if version > newest:
        raise BadData(
            f"{path} was written by a newer Paintpot (its data has version {version}, "
            f"this program knows {newest}): update Paintpot, or choose another folder."
        )


def check_current(connection: sqlite3.Connection, path: Path, newest: int) -> None:
    """OldData if migrations are missing, for callers that may not apply them. Read-only."""
    version = _integer(connection, "PRAGMA user_version")
    if version < newest:
        raise OldData(
            f"{path} was written by an older Paintpot (its data has version {version}, this program"
            f" knows {newest}): start a server with it once, which migrates it."
        )


def migrate(connection: sqlite3.Connection, path: Path, steps: Sequence[str]) -> None:
    """Apply the missing migrations, each of them whole or not at all."""
    version = _integer(connection, "PRAGMA user_version")
    register_checksum(connection)
    for number, step in enumerate(steps[version:], version + 1):
        try:
            # One script, since Python would commit an open transaction before running another.
            connection.executescript(
                f"BEGIN IMMEDIATE;\n{step}\n;PRAGMA application_id = {OURS};\n"
                f"PRAGMA user_version = {number};\nCOMMIT;"
            )
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise BadData(f"{path} could not be migrated to version {number}: {error}.") from error


def check_whole(connection: sqlite3.Connection) -> None:
    """sqlite3.Error if a table is missing. Damage deeper inside shows when it is read."""
    for name in TABLES:
        connection.execute(f"SELECT 1 FROM {name} LIMIT 1").fetchall()


def _integer(connection: sqlite3.Connection, sql: str) -> int:
    return int(connection.execute(sql).fetchone()[0])
