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
"""Reviews that are kept: of more, the oldest go. One has about 10 kB."""
LARGEST: Final = 16 << 20
"""Bytes of a review when it is read."""

_MAKE: Final = """
    CREATE TABLE IF NOT EXISTS reviews (
        no INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, data BLOB NOT NULL)"""
_FIND: Final = "SELECT data FROM reviews WHERE id = ?"
_KEEP: Final = "INSERT OR REPLACE INTO reviews (id, data) VALUES (?, ?)"
_DROP: Final = "DELETE FROM reviews WHERE no <= (SELECT max(no) FROM reviews) - ?"


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
            with contextlib.suppress(OSError, sqlite3.Error):
                make_private_file(self._path)
                return _connected(str(self._path))
            # Damaged, or not ours: begin anew, and without a file if that fails too.
            with contextlib.suppress(OSError, sqlite3.Error):
                self._path.unlink(missing_ok=True)
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

    def close(self) -> None:
        with self._lock:
            self._connection.close()


def _connected(path: str) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    try:
        # Nothing is lost with it: no need to wait for the disk.
        connection.execute("PRAGMA synchronous = OFF")
        connection.execute(_MAKE)
        connection.execute(_FIND, ("",)).fetchone()
    except sqlite3.Error:
        connection.close()
        raise
    return connection
