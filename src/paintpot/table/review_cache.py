"""Finished reviews on disk, in a file of their own: it may be deleted at any time."""

import contextlib
import sqlite3
import threading
import zlib
from pathlib import Path
from typing import Final

from paintpot.table.data_folder import make_private_file

FILE: Final = "reviews.sqlite"
MOST: Final = 5_000
"""Maximum number of reviews: beyond that, the oldest are dropped. One has about 10 kB."""
LARGEST: Final = 16 << 20
"""Maximum size of a review that is read, in bytes."""

_MAKE: Final = """
    CREATE TABLE IF NOT EXISTS reviews (
        no INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, data BLOB NOT NULL)"""
_FIND: Final = "SELECT data FROM reviews WHERE id = ?"
_KEEP: Final = "INSERT OR REPLACE INTO reviews (id, data) VALUES (?, ?)"
_DROP: Final = "DELETE FROM reviews WHERE no <= (SELECT max(no) FROM reviews) - ?"

PATIENCE: Final = 1.0
"""Seconds to wait for another server that has locked the file."""
_DAMAGED: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR)
"""What SQLite says about a file that is not a database, is damaged, or has other tables."""


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
        """A stored review. Thread-safe."""
        with self._lock, contextlib.suppress(sqlite3.Error, zlib.error):
            row = self._connection.execute(_FIND, (id,)).fetchone()
            if row:
                return zlib.decompressobj().decompress(row[0], LARGEST)
        return None

    def keep(self, id: str, review: bytes) -> None:
        """Store a review; the oldest are dropped if there are too many. Thread-safe."""
        packed = zlib.compress(review)
        with self._lock, contextlib.suppress(sqlite3.Error):
            self._connection.execute(_KEEP, (id, packed))
            self._connection.execute(_DROP, (self._most,))

    def close(self) -> None:
        with self._lock:
            self._connection.close()


def _connected(path: str) -> sqlite3.Connection:
    connection = sqlite3.connect(
        path, timeout=PATIENCE, isolation_level=None, check_same_thread=False
    )
    try:
        # If it is lost, nothing important is: no need to wait for the disk.
        connection.execute("PRAGMA synchronous = OFF")
        # Servers may share the file, and readers do not wait for a writer.
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute(_MAKE)
        connection.execute(_FIND, ("",)).fetchone()
    except sqlite3.Error:
        connection.close()
        raise
    return connection
