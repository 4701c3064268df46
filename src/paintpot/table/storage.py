"""Tables on disk: one SQLite file and the queries on it.

One thread writes (`writer.py`); a commit returns when it is on disk. Reads use a connection of
their own, do not wait for the writer, and see all that was committed.
"""

import asyncio
import os
import sqlite3
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, Final

from paintpot.table.data_folder import make_private_file, sync_folder
from paintpot.table.faults import Damaged
from paintpot.table.migrations import check_ours, check_whole, migrate, steps
from paintpot.table.storage_types import BadData, Change, Finished, Listed, Row, StorageFault
from paintpot.table.sums import event_sum
from paintpot.table.writer import Writer, fault_of

__all__ = ["BadData", "Change", "Finished", "Listed", "Row", "Storage", "StorageFault"]

PATIENCE: Final = 2.0
"""Seconds to wait for another program that has locked the file."""
CHECKPOINT: Final = 4000
"""WAL pages after which a checkpoint is made: 16 MB."""
LARGEST_LOG: Final = 64 << 20
"""Bytes that the WAL file may keep on disk after a checkpoint."""
LOOKED_AT: Final = 500
"""A guest's newest tables that are sorted for a listing: more would block other requests."""
MOST_FOUND: Final = 20
"""Faults of the file that are reported."""
MOST_COUNTED: Final = 5000
"""Unfinished tables of a guest that are counted: far beyond any limit."""
AT_ONCE: Final = 200
"""Tables read or deleted at a time, so that nothing else waits for long."""

_EVENTS: Final = (
    "SELECT n, data, sum FROM events"
    " WHERE table_no = (SELECT no FROM tables WHERE id = ?) ORDER BY n"
)
_ROW: Final = "SELECT game, phase, acting, bots, title, rules, result FROM tables WHERE id = ?"
_NO_RESULT: Final = "SELECT id FROM tables WHERE phase = 'over' AND result = '' ORDER BY no"
_SET_RESULT: Final = "UPDATE tables SET result = ? WHERE id = ? AND phase = 'over'"
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
FINISHED: Final = """
    SELECT id, game, seat, result, touched, data
    FROM (
        SELECT table_no, min(seat) AS seat FROM seats WHERE guest = ?
        GROUP BY table_no HAVING count(*) = 1 AND max(resigned) = 0
        ORDER BY table_no DESC LIMIT ?
    ) AS own
    JOIN tables ON tables.no = own.table_no
    JOIN events ON events.table_no = tables.no AND events.n = 0
    WHERE phase = 'over' AND result <> ''
    ORDER BY touched, tables.no"""
_COUNT: Final = """
    SELECT game, rules, phase FROM tables WHERE phase <> 'over' AND no IN (
        SELECT no FROM tables WHERE host = ?1 AND phase <> 'over'
        UNION SELECT table_no FROM seats WHERE guest = ?1 AND NOT resigned)
    LIMIT ?2"""
_MAY_WATCH: Final = (
    "SELECT 1 FROM watchers WHERE table_no = (SELECT no FROM tables WHERE id = ?) AND guest = ?"
)
_BOTS_DUE: Final = (
    "SELECT id FROM tables WHERE phase = 'playing' AND (acting & bots) <> 0 ORDER BY no"
)
_REVEALING: Final = "SELECT id FROM tables WHERE phase = 'playing' AND acting = 0 ORDER BY no"
"""A game that has begun always waits for somebody; see `table_service.listing`."""
_TABLES: Final = "SELECT no, id FROM tables WHERE no > ? ORDER BY no LIMIT ?"
_DELETE: Final = """
    DELETE FROM tables WHERE no IN (
        SELECT no FROM tables WHERE phase = 'gathering' AND touched < ?1 AND NOT EXISTS (
            SELECT 1 FROM events WHERE table_no = tables.no AND at >= ?1)
        LIMIT ?2)"""


class Storage:
    """The tables in one file, which is created if missing."""

    def __init__(self, path: Path) -> None:
        """BadData if the file is not a Paintpot database, too new, damaged or not writable."""
        self.path = path.absolute()
        writing = self._open_writing()
        self._reader = _connect(self.path)
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
        try:
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
        except sqlite3.Error as error:
            connection.close()
            raise _bad_data(self.path, error) from error
        except BaseException:
            connection.close()
            raise
        return connection

    async def commit(self, change: Change) -> None:
        """Returns once the whole change is on disk; StorageFault if it could not be written.

        If cancelled, the outcome is unknown.
        """
        await self._writer.commit(change)

    def commit_soon(self, change: Change) -> asyncio.Future[None]:
        """The same as a future; StorageFault if the change cannot even be queued."""
        return self._writer.commit(change)

    async def flush(self) -> None:
        """Returns when everything queued before is on disk, or was refused."""
        with suppress(StorageFault):
            await asyncio.to_thread(self._writer.run, lambda _: 0)

    def events(self, table: str) -> list[bytes]:
        """All events of a table in order, or none if there is no such table. Damaged if one is."""
        rows = self._events(table)
        whole = _whole(table, rows)
        if len(whole) < len(rows):
            raise Damaged(
                f"Table {table} is damaged: its event {len(whole) + 1} is not as written."
            )
        return whole

    def whole_events(self, table: str) -> list[bytes]:
        """The events before the first damaged one."""
        return _whole(table, self._events(table))

    def _events(self, table: str) -> list[tuple[int, Any, int | None]]:
        try:
            return self._query(_EVENTS, table)
        except BadData as error:
            raise Damaged(
                f"Table {table} is damaged: the database cannot be read there."
            ) from error

    def row(self, table: str) -> Row | None:
        """A table's row in the listing."""
        found = self._query(_ROW, table)
        return Row(*found[0]) if found else None

    def without_result(self) -> list[str]:
        """Finished tables without a stored result: older versions did not store it."""
        return [table for (table,) in self._query(_NO_RESULT)]

    def set_result(self, table: str, result: str) -> None:
        """Store the result of a game that is already over. Thread-safe."""
        self._writer.run(
            lambda connection: connection.execute(_SET_RESULT, (result, table)).rowcount
        )

    def quick_check(self, seconds: float = 0.0) -> list[str] | None:
        """What SQLite finds wrong with the file; None if it runs out of time. Thread-safe."""
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

    def damaged(self, tables: Sequence[str]) -> list[str]:
        """Those of the tables whose events fail their checksums. Thread-safe."""
        found = []
        with closing(_connect(self.path)) as connection:
            for table in tables:
                try:
                    rows = connection.execute(_EVENTS, (table,)).fetchall()
                except sqlite3.DatabaseError as error:
                    if not _damaged(error):
                        raise fault_of(error) from error
                    found.append(table)
                else:
                    if len(_whole(table, rows)) < len(rows):
                        found.append(table)
        return found

    def listed(self, guest: str, limit: int = 100) -> list[Listed]:
        """The tables where this guest has a seat, most recently changed first.

        Of very many, the oldest are left out.
        """
        return [
            Listed(
                table,
                Row(*row),
                created / 1000,
                touched / 1000,
                sorted([int(seat) for seat in seats.split(",")]) if seats else [],
                bool(resigned),
            )
            for table, *row, created, touched, seats, resigned in self._query(
                _LISTED, guest, LOOKED_AT, limit
            )
        ]

    async def finished(self, guest: str, limit: int) -> list[Finished]:
        """The finished games among a guest's newest tables, the oldest first.

        Only where the guest had one seat and has not left it. Read in a thread.
        """
        rows = await asyncio.to_thread(self._query, FINISHED, guest, limit)
        return [
            Finished(table, game, seat, result, ended / 1000, bytes(opened))
            for table, game, seat, result, ended, opened in rows
        ]

    def count(self, guest: str, can_go_on: Callable[[str, int], bool] | None = None) -> int:
        """How many unfinished tables this guest hosts or sits at.

        A game that has begun counts only if its rules are still installed.
        """
        return len(
            [
                game
                for game, rules, phase in self._query(_COUNT, guest, MOST_COUNTED)
                if phase == "gathering" or can_go_on is None or can_go_on(game, rules)
            ]
        )

    def may_watch(self, table: str, guest: str) -> bool:
        """Whether this guest has been allowed to watch."""
        return bool(self._query(_MAY_WATCH, table, guest))

    def bots_due(self) -> list[str]:
        """Tables where a bot is to act."""
        return [table for (table,) in self._query(_BOTS_DUE)]

    def revealing(self) -> list[str]:
        """Tables that were started but whose game has not begun."""
        return [table for (table,) in self._query(_REVEALING)]

    def tables(self) -> Iterator[str]:
        """All tables, oldest first, including those created meanwhile."""
        last = 0
        while rows := self._query(_TABLES, last, AT_ONCE):
            # All rows at once: an open statement would pin the reader to an old snapshot.
            yield from [table for _, table in rows]
            last = rows[-1][0]

    def delete_gathering_older_than(self, when: float) -> int:
        """Delete tables that were never started and where nothing has happened since.

        Thread-safe. It waits for the disk, but lets commits pass in between.
        """
        before = when * 1000
        total = 0
        while True:
            deleted = self._writer.run(
                lambda connection: connection.execute(_DELETE, (before, AT_ONCE)).rowcount
            )
            total += deleted
            if deleted < AT_ONCE:
                return total

    def copy_to(self, path: Path) -> None:
        """Copy everything into a new file while the server runs. Thread-safe."""
        path = path.absolute()
        try:
            new = make_private_file(path)
        except OSError as error:
            raise StorageFault(f"{path} cannot be created: {error.strerror}.") from error
        if not new:
            raise StorageFault(f"{path} already exists; choose another name.")
        try:
            with closing(_connect(self.path)) as source, closing(_connect(path)) as copy:
                source.backup(copy)
                # A single file that can be read anywhere, even from a read-only disk.
                copy.execute("PRAGMA journal_mode = DELETE")
                if copy.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
                    raise BadData(f"{self.path} is damaged: put back a copy of it.")
            sync_folder(path.parent)
        except sqlite3.Error as error:
            path.unlink(missing_ok=True)
            raise fault_of(error) from error
        except BaseException:
            path.unlink(missing_ok=True)
            raise

    def query(self, sql: str, *parameters: Any) -> list[Any]:
        """The rows of a query of another module, such as days.py."""
        return self._query(sql, *parameters)

    async def execute(self, sql: str, rows: Sequence[tuple[Any, ...]]) -> None:
        """Run a statement for each row, all in one transaction; on disk when it returns."""

        def work(connection: sqlite3.Connection) -> int:
            return connection.executemany(sql, rows).rowcount

        await asyncio.to_thread(self._writer.run, work)

    def close(self) -> None:
        """Returns when everything queued is on disk."""
        self._writer.close()
        self._reader.close()

    def _query(self, sql: str, *parameters: Any) -> list[Any]:
        try:
            return self._reader.execute(sql, parameters).fetchall()
        except UnicodeEncodeError:  # a lone surrogate: no such name can be on disk
            return []
        except sqlite3.Error as error:
            if _damaged(error):
                raise _bad_data(self.path, error) from error
            raise fault_of(error) from error


def _whole(table: str, rows: Sequence[tuple[int, Any, int | None]]) -> list[bytes]:
    """The events before the first that is missing or fails its checksum."""
    whole: list[bytes] = []
    for n, data, total in rows:
        if n != len(whole) or not isinstance(data, bytes):
            break
        if total is not None and total != event_sum(table, n, data):
            break
        whole.append(data)
    return whole


def _connect(path: Path) -> sqlite3.Connection:
    # SQLite serializes access from several threads.
    return sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)


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


def _bad_data(path: Path, error: sqlite3.Error) -> BadData:
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code == sqlite3.SQLITE_NOTADB:
        return BadData(f"{path} is not a database of Paintpot.")
    if _damaged(error):
        return BadData(f"{path} is damaged ({error}): put back a copy of it.")
    return BadData(f"{path} cannot be used: {fault_of(error)}")
