"""The shape of the database, and how an older one is brought to it.

Each numbered .sql file here leads from one shape to the next. The number of the last one that was
run is in the database (`user_version`), and so is a mark that it is ours (`application_id`).
Files that were released are never changed.
"""

import sqlite3
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path
from typing import Final

from paintpot.table.changes import BadData
from paintpot.table.sums import teach

OURS: Final = 0x506E7074
"""`Pnpt`, in the place where SQLite keeps whose file it is."""
TABLES: Final = ("tables", "events", "seats", "watchers")


def steps() -> list[str]:
    """The SQL of each step, in order."""
    found = sorted(
        [file for file in files(__name__).iterdir() if file.name.endswith(".sql")],
        key=lambda file: file.name,
    )
    return [file.read_text(encoding="utf-8") for file in found]


def check_ours(connection: sqlite3.Connection, path: Path, newest: int) -> None:
    """BadData unless the file is empty or a database of ours that we can read. Changes nothing."""
    mark = _number(connection, "PRAGMA application_id")
    version = _number(connection, "PRAGMA user_version")
    if (mark, version) == (0, 0) and not _number(connection, "SELECT count(*) FROM sqlite_master"):
        return
    if mark != OURS:
        raise BadData(f"{path} is a database of another program.")
    if version > newest:
        raise BadData(
            f"{path} was written by a newer Paintpot (its data has version {version}, "
            f"this program knows {newest}): update Paintpot, or choose another folder."
        )


def migrate(connection: sqlite3.Connection, path: Path, steps: Sequence[str]) -> None:
    """Run the steps that this database has not seen, each of them whole or not at all."""
    version = _number(connection, "PRAGMA user_version")
    teach(connection)
    for number, step in enumerate(steps[version:], version + 1):
        try:
            # One script, for Python would commit what is open before it runs another.
            connection.executescript(
                f"BEGIN IMMEDIATE;\n{step}\n;PRAGMA application_id = {OURS};\n"
                f"PRAGMA user_version = {number};\nCOMMIT;"
            )
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise BadData(f"{path} could not be brought to version {number}: {error}.") from error


def check_whole(connection: sqlite3.Connection) -> None:
    """sqlite3.Error if a table is missing. Damage deep inside shows when it is read."""
    for name in TABLES:
        connection.execute(f"SELECT 1 FROM {name} LIMIT 1").fetchall()


def _number(connection: sqlite3.Connection, question: str) -> int:
    return int(connection.execute(question).fetchone()[0])
