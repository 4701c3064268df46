"""Tables in one SQLite file.

One thread writes (`sqlite_writer.py`); a commit returns when it is on disk. Reads use a connection
of their own, do not wait for the writer, and see all that was committed. They take microseconds, so
they run in the caller's thread; what may take longer runs in another.
"""

import asyncio
import os
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from paintpot.table import statements
from paintpot.table.data_folder import make_private_file, sync_folder
from paintpot.table.faults import Damaged
from paintpot.table.migrations import TABLES, check_current, check_ours, check_whole, migrate, steps
from paintpot.table.sqlite_writer import Writer, fault_of
from paintpot.table.storage import (
    AT_ONCE,
    LOOKED_AT,
    MOST_COUNTED,
    Chunk,
    Dialect,
    all_whole,
    count_of,
    finished_of,
    listed_of,
    whole,
)
from paintpot.table.storage_types import BadData, Change, Finished, Listed, Row, StorageFault

PATIENCE: Final = 2.0
"""Seconds to wait for another program that has locked the file."""
CHECKPOINT: Final = 4000
"""WAL pages after which a checkpoint is made: 16 MB."""
LARGEST_LOG: Final = 64 << 20
"""Bytes that the WAL file may keep on disk after a checkpoint."""
MOST_FOUND: Final = 20
"""Faults of the file that are reported."""

_LENGTH: Final = (
    "SELECT max(n) + 1 FROM events WHERE table_no = (SELECT no FROM tables WHERE id = ?)"
)
_LISTED: Final = """
    SELECT id, game, phase, acting, bots, title, rules, result, created, touched, seats, resigned
    FROM tables JOIN (
        SELECT table_no, group_concat(CASE WHEN resigned THEN NULL ELSE seat END) AS seats,
            min(resigned) AS resigned
        FROM seats WHERE guest = ?
        GROUP BY table_no ORDER BY table_no DESC LIMIT ?
    ) ON tables.no = table_no
    ORDER BY touched DESC, tables.no DESC LIMIT ?"""
"""By the time of the row, not of the last event: what is done in secret must not show here."""
_DELETE: Final = """
    DELETE FROM tables WHERE no IN (
        SELECT no FROM tables WHERE phase = 'gathering' AND touched < ?1 AND NOT EXISTS (
            SELECT 1 FROM events WHERE table_no = tables.no AND at >= ?1)
        LIMIT ?2)"""


class SqliteStorage:
    """The tables in one file, which is created if missing."""

    dialect: Dialect = "sqlite"
    shared = False
    name = ""
    """One server locks the folder of the file."""

    def __init__(self, path: Path, read_only: bool = False) -> None:
        """BadData if the file is not a Paintpot database, too new, damaged or not writable.
        `read_only`: it is left as it is, so OldData if it would have to be migrated."""
        self.path = path.absolute()
        self.read_only = read_only
        writing = self._open_reading() if read_only else self._open_writing()
        self._reader = _connect(self.path, read_only)
        try:
            self._reader.execute("PRAGMA query_only = ON")
            check_whole(self._reader)
        except sqlite3.Error as error:
            self._reader.close()
            writing.close()
            raise _bad_data(self.path, error) from error
        self._writer = Writer(writing)

    def _open_writing(self) -> sqlite3.Connection:
        folder = self.path.parent
        try:
            made = make_private_file(self.path)
        except OSError as error:
            raise BadData(f"{self.path} cannot be created: {error.strerror}.") from error
        if not self.path.is_file():
            raise BadData(f"{self.path} is not a file.")
        if not os.access(self.path, os.R_OK | os.W_OK) or not os.access(folder, os.W_OK):
            raise BadData(f"{self.path} and its folder must be readable and writable.")
        connection = _connect(self.path)
        with _closed_on_failure(connection, self.path):
            needed = steps()
            check_ours(connection, self.path, len(needed))
            for suffix in ("", "-wal", "-shm"):
                _make_private(Path(f"{self.path}{suffix}"))
            if connection.execute("PRAGMA journal_mode = WAL").fetchone() != ("wal",):
                raise BadData(f"{folder} is on a disk that lacks shared memory; choose another.")
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT}")
            connection.execute(f"PRAGMA journal_size_limit = {LARGEST_LOG}")
            migrate(connection, self.path, needed)
            connection.execute("PRAGMA foreign_keys = ON")
            if made:
                sync_folder(folder)
        return connection

    def _open_reading(self) -> sqlite3.Connection:
        """For the writer all the same: whatever it tries to write is refused."""
        if not self.path.is_file():
            raise BadData(f"{self.path} is not a file.")
        try:
            connection = _connect(self.path, read_only=True)
        except sqlite3.Error as error:
            raise _bad_data(self.path, error) from error
        with _closed_on_failure(connection, self.path):
            newest = len(steps())
            check_ours(connection, self.path, newest)
            check_current(connection, self.path, newest)
        return connection

    async def commit(self, change: Change) -> None:
        await self._writer.commit(change)

    def commit_soon(self, change: Change) -> asyncio.Future[None]:
        return self._writer.commit(change)

    def check_queue(self, table: str) -> None:
        self._writer.check_queue()

    async def flush(self) -> None:
        with suppress(StorageFault):
            await asyncio.to_thread(self._writer.run, lambda _: 0)

    async def events(self, table: str, first: int = 0) -> list[bytes]:
        return all_whole(table, self._events(table, first), first)

    async def whole_events(self, table: str) -> list[bytes]:
        return whole(table, self._events(table))

    def _events(self, table: str, first: int = 0) -> list[tuple[int, Any, int | None]]:
        try:
            return self._query(statements.EVENTS, table, first)
        except BadData as error:
            raise Damaged(
                f"Table {table} is damaged: the database cannot be read there."
            ) from error

    async def lengths(self, tables: Sequence[str]) -> dict[str, int]:
        found = {table: self._query(_LENGTH, table)[0][0] for table in tables}
        return {table: length for table, length in found.items() if length is not None}

    async def row(self, table: str) -> Row | None:
        found = self._query(statements.ROW, table)
        return Row(*found[0]) if found else None

    async def without_result(self) -> list[str]:
        return [table for (table,) in self._query(statements.NO_RESULT)]

    async def set_result(self, table: str, result: str) -> None:
        await self.execute(statements.SET_RESULT, [(result, table)])

    async def quick_check(self, seconds: float = 0.0) -> list[str] | None:
        return await asyncio.to_thread(self._quick_check, seconds)

    def _quick_check(self, seconds: float) -> list[str] | None:
        with closing(_connect(self.path)) as connection:
            if seconds:
                end = time.monotonic() + seconds
                connection.set_progress_handler(lambda: time.monotonic() > end, 100_000)
            try:
                found = connection.execute(f"PRAGMA quick_check({MOST_FOUND})").fetchall()
            except sqlite3.OperationalError as error:
                if getattr(error, "sqlite_errorcode", 0) == sqlite3.SQLITE_INTERRUPT:
                    return None
                raise fault_of(error) from error
            except sqlite3.Error as error:
                return [str(error)]
        return [line for (line,) in found if line != "ok"]

    async def damaged(self, tables: Sequence[str]) -> list[str]:
        return await asyncio.to_thread(self._damaged, tables)

    def _damaged(self, tables: Sequence[str]) -> list[str]:
        found = []
        with closing(_connect(self.path)) as connection:
            for table in tables:
                try:
                    rows = connection.execute(statements.EVENTS, (table, 0)).fetchall()
                except sqlite3.DatabaseError as error:
                    if not _damaged(error):
                        raise fault_of(error) from error
                    found.append(table)
                else:
                    if len(whole(table, rows)) < len(rows):
                        found.append(table)
        return found

    async def listed(self, guest: str, limit: int = 100) -> list[Listed]:
        return [listed_of(found) for found in self._query(_LISTED, guest, LOOKED_AT, limit)]

    async def finished(self, guest: str, limit: int) -> list[Finished]:
        # In a thread: it reads an event of each.
        found = await asyncio.to_thread(self._query, statements.FINISHED, guest, limit)
        return [finished_of(one) for one in found]

    async def count(self, guest: str, can_go_on: Callable[[str, int], bool] | None = None) -> int:
        return count_of(self._query(statements.COUNT, guest, guest, MOST_COUNTED), can_go_on)

    async def may_watch(self, table: str, guest: str) -> bool:
        return bool(self._query(statements.MAY_WATCH, table, guest))

    async def bots_due(self) -> list[str]:
        return [table for (table,) in self._query(statements.BOTS_DUE)]

    async def revealing(self) -> list[str]:
        return [table for (table,) in self._query(statements.REVEALING)]

    async def tables(self) -> AsyncIterator[str]:
        last = 0
        while rows := self._query(statements.TABLES_AFTER, last, AT_ONCE):
            # All rows at once: an open statement would pin the reader to an old snapshot.
            for _, table in rows:
                yield table
            last = rows[-1][0]
            await asyncio.sleep(0)

    async def delete_gathering_older_than(self, when: float) -> int:
        """It waits for the disk, but lets commits pass in between."""
        before = when * 1000
        total = 0
        while True:
            deleted = await asyncio.to_thread(
                self._writer.run,
                lambda connection: connection.execute(_DELETE, (before, AT_ONCE)).rowcount,
            )
            total += deleted
            if deleted < AT_ONCE:
                return total

    def copy_to(self, path: Path) -> None:
        """Copy everything into a new file while the server runs: faster than row by row."""
        copy_file(self.path, path.absolute())

    async def query(self, sql: str, *parameters: Any) -> list[Any]:
        return self._query(sql, *parameters)

    async def execute(self, sql: str, rows: Sequence[tuple[Any, ...]]) -> None:
        def work(connection: sqlite3.Connection) -> int:
            return connection.executemany(sql, rows).rowcount

        await asyncio.to_thread(self._writer.run, work)

    async def everything(self) -> AsyncIterator[Chunk]:
        with closing(_connect(self.path, self.read_only)) as connection:
            try:
                connection.execute("BEGIN")  # all that follows sees one moment
                for name, columns in TABLES.items():
                    # In the order in which they were written: an event after the one before it.
                    order = "rowid" if name in ("tables", "events") else columns
                    cursor = connection.execute(f"SELECT {columns} FROM {name} ORDER BY {order}")
                    while rows := cursor.fetchmany(AT_ONCE):
                        yield name, rows
            except sqlite3.Error as error:
                raise _bad_data(self.path, error) from error

    async def fill(self, chunks: AsyncIterator[Chunk]) -> None:
        with closing(_connect(self.path)) as connection:
            try:
                connection.execute("BEGIN IMMEDIATE")
                if connection.execute(statements.TABLES_AFTER, (0, 1)).fetchall():
                    raise BadData(f"{self.path} has tables already.")
                # A server that has started draws the dice of its days, which nobody has played.
                connection.execute("DELETE FROM days")
                connection.execute("DELETE FROM visits")
                async for name, rows in chunks:
                    marks = ", ".join("?" * len(rows[0]))
                    connection.executemany(
                        f"INSERT INTO {name} ({TABLES[name]}) VALUES ({marks})", rows
                    )
                connection.execute("COMMIT")
            except sqlite3.Error as error:
                raise fault_of(error) from error

    async def reached(self) -> bool:
        return True

    def gauges(self) -> dict[str, tuple[str, Callable[[], float]]]:
        return {}

    def close(self) -> None:
        """The same as `aclose` for a synchronous caller."""
        self._writer.close()
        self._reader.close()

    async def aclose(self, patience: float = 0.0) -> None:
        # A file answers: what is queued is written or refused without being asked for patience.
        await asyncio.to_thread(self.close)

    def _query(self, sql: str, *parameters: Any) -> list[Any]:
        try:
            return self._reader.execute(sql, parameters).fetchall()
        except UnicodeEncodeError:  # a lone surrogate: no such name can be on disk
            return []
        except sqlite3.Error as error:
            if _damaged(error):
                raise _bad_data(self.path, error) from error
            raise fault_of(error) from error


def copy_file(path: Path, to: Path) -> None:
    """Copy a database of any version into a new file, also while a server runs."""
    try:
        new = make_private_file(to)
    except OSError as error:
        raise StorageFault(f"{to} cannot be created: {error.strerror}.") from error
    if not new:
        raise StorageFault(f"{to} already exists; choose another name.")
    try:
        with closing(_connect(path, read_only=True)) as source, closing(_connect(to)) as copy:
            source.backup(copy)
            # A single file that can be read anywhere, even from a read-only disk.
            copy.execute("PRAGMA journal_mode = DELETE")
            if copy.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
                raise BadData(f"{path} is damaged: put back a copy of it.")
        sync_folder(to.parent)
    except sqlite3.Error as error:
        to.unlink(missing_ok=True)
        raise fault_of(error) from error
    except BaseException:
        to.unlink(missing_ok=True)
        raise


def _connect(path: Path, read_only: bool = False) -> sqlite3.Connection:
    where = f"{path.absolute().as_uri()}?mode=ro" if read_only else path
    # SQLite serializes access from several threads.
    return sqlite3.connect(
        where, timeout=PATIENCE, isolation_level=None, check_same_thread=False, uri=read_only
    )


def _make_private(path: Path) -> None:
    """A file copied from elsewhere may be readable by others."""
    try:
        if path.exists() and path.stat().st_mode & 0o077:
            path.chmod(0o600)
    except OSError as error:
        raise BadData(
            f"{path} can be read by others, and its permissions cannot be changed."
        ) from error


def _damaged(error: sqlite3.Error) -> bool:
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    return code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR)


@contextmanager
def _closed_on_failure(connection: sqlite3.Connection, path: Path) -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        connection.close()
        raise _bad_data(path, error) from error
    except BaseException:
        connection.close()
        raise


def _bad_data(path: Path, error: sqlite3.Error) -> BadData:
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code == sqlite3.SQLITE_NOTADB:
        return BadData(f"{path} is not a database of Paintpot.")
    if _damaged(error):
        return BadData(f"{path} is damaged ({error}): put back a copy of it.")
    return BadData(f"{path} cannot be used: {fault_of(error)}")
