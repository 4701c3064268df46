"""Finished reviews on disk, in a file of their own: it may be deleted at any time.

Beside them it notes how accurately each seat of a reviewed table played: those few numbers stay
when the review itself has gone.
"""

import contextlib
import json
import sqlite3
import threading
import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from paintpot.table.data_folder import make_private_file

FILE: Final = "reviews.sqlite"
MOST: Final = 5_000
"""Reviews that are kept: of more, the oldest go. One has about 10 kB."""
MOST_NOTED: Final = 500_000
"""Accuracies that are kept, one a seat: of more, the oldest go."""
LARGEST: Final = 16 << 20
"""Bytes of a review when it is read."""

_MAKE: Final = """
    CREATE TABLE IF NOT EXISTS reviews (
        no INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, data BLOB NOT NULL)"""
_FIND: Final = "SELECT data FROM reviews WHERE id = ?"
_KEEP: Final = "INSERT OR REPLACE INTO reviews (id, data) VALUES (?, ?)"
_DROP: Final = "DELETE FROM reviews WHERE no <= (SELECT max(no) FROM reviews) - ?"

_MAKE_NOTES: Final = """
    CREATE TABLE IF NOT EXISTS accuracies (
        no INTEGER PRIMARY KEY AUTOINCREMENT, table_id TEXT NOT NULL, seat INTEGER NOT NULL,
        accuracy REAL NOT NULL, UNIQUE (table_id, seat))"""
_NOTE: Final = "INSERT OR REPLACE INTO accuracies (table_id, seat, accuracy) VALUES (?, ?, ?)"
_NOTED: Final = """
    SELECT table_id, seat, accuracy FROM json_each(?) JOIN accuracies ON table_id = value"""
_DROP_NOTES: Final = "DELETE FROM accuracies WHERE no <= (SELECT max(no) FROM accuracies) - ?"

PATIENCE: Final = 1.0
"""Seconds to wait for another server that has locked the file."""
_DAMAGED: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR)
"""What SQLite says of a file that is not a database, is damaged, or has other tables."""


class ReviewCache:
    """Reviews by id. A disk that fails makes it forget: a review can be made again."""

    def __init__(self, path: Path | None = None, most: int = MOST) -> None:
        """Without a path they are kept in memory."""
        self._path = path
        self._most = most
        self._lock = threading.Lock()
        self._connection = self._opened()

    def _opened(self) -> sqlite3.Connection:
        if self._path is not None:
            # Damaged, or not ours: start afresh. Locked, or read-only: do without a file.
            with contextlib.suppress(OSError, sqlite3.Error):
                make_private_file(self._path)
                try:
                    return _connected(str(self._path))
                except sqlite3.DatabaseError as error:
                    if getattr(error, "sqlite_errorcode", 0) & 0xFF not in _DAMAGED:
                        raise
                for end in ("", "-wal", "-shm"):  # an old log would be read into the new file
                    self._path.with_name(self._path.name + end).unlink(missing_ok=True)
                make_private_file(self._path)
                return _connected(str(self._path))
        return _connected(":memory:")

    def find(self, id: str) -> bytes | None:
        """A review as it was kept. Thread-safe."""
        with self._lock, contextlib.suppress(sqlite3.Error, zlib.error):
            row = self._connection.execute(_FIND, (id,)).fetchone()
            if row:
                return zlib.decompressobj().decompress(row[0], LARGEST)
        return None

    def keep(self, id: str, review: bytes) -> None:
        """Keep a review; the oldest go if there are too many. Thread-safe."""
        packed = zlib.compress(review)
        with self._lock, contextlib.suppress(sqlite3.Error):
            self._connection.execute(_KEEP, (id, packed))
            self._connection.execute(_DROP, (self._most,))

    def note(self, table: str, accuracies: Sequence[float | None]) -> None:
        """Note how accurately each seat of a table played. Thread-safe."""
        rows = [
            (table, seat, accuracy)
            for seat, accuracy in enumerate(accuracies)
            if accuracy is not None
        ]
        with self._lock, contextlib.suppress(sqlite3.Error):
            self._connection.executemany(_NOTE, rows)
            self._connection.execute(_DROP_NOTES, (MOST_NOTED,))

    def noted(self, tables: Sequence[str]) -> dict[tuple[str, int], float]:
        """The accuracies that were noted for these tables, by table and seat. Thread-safe."""
        with self._lock, contextlib.suppress(sqlite3.Error):
            rows = self._connection.execute(_NOTED, (json.dumps(list(tables)),)).fetchall()
            return {(table, seat): accuracy for table, seat, accuracy in rows}
        return {}

    def close(self) -> None:
        with self._lock:
            self._connection.close()


def _connected(path: str) -> sqlite3.Connection:
    connection = sqlite3.connect(
        path, timeout=PATIENCE, isolation_level=None, check_same_thread=False
    )
    try:
        # Nothing is lost with it: no need to wait for the disk.
        connection.execute("PRAGMA synchronous = OFF")
        # Servers may share the file, and readers do not wait for a writer.
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute(_MAKE)
        connection.execute(_MAKE_NOTES)
        connection.execute(_FIND, ("",)).fetchone()
    except sqlite3.Error:
        connection.close()
        raise
    return connection
