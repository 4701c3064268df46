"""Checksums of events: a flipped bit is found when the event is read."""

import sqlite3
from zlib import crc32


def event_sum(table: str, n: int, data: bytes) -> int:
    """A checksum over an event and its position. It guards against accidents, not attackers."""
    return crc32(data, crc32(b"%s/%d" % (table.encode("utf-8", "surrogatepass"), n)))


def register_checksum(connection: sqlite3.Connection) -> None:
    """Make `event_sum` available to SQL, for migrations."""
    connection.create_function("event_sum", 3, _checksum, deterministic=True)


def _checksum(table: object, n: object, data: object) -> int | None:
    """None for a row that is already damaged."""
    if isinstance(table, str) and isinstance(n, int) and isinstance(data, bytes):
        return event_sum(table, n, data)
    return None
