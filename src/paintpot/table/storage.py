"""Tables on disk: one SQLite file, and all that is asked of it.

Writing is the matter of one thread (`writer.py`); a commit returns when the disk has it. Reading
goes through a connection of its own, at once, and sees all that was committed.
"""

import asyncio
import os
import sqlite3
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, Final

from paintpot.table.changes import BadData, Change, Listed, Row, StorageFault
from paintpot.table.faults import Damaged
from paintpot.table.migrations import check_ours, check_whole, migrate, steps
from paintpot.table.place import make_private_file, sync_folder
from paintpot.table.sums import event_sum
from paintpot.table.writer import Writer, fault_of

__all__ = ["BadData", "Change", "Listed", "Row", "Storage", "StorageFault"]

PATIENCE: Final = 2.0
"""Seconds to wait for another program that has locked the file."""
CHECKPOINT: Final = 4000
"""Pages of the log after which they go to their places in the file: 16 MB."""
LARGEST_LOG: Final = 64 << 20
"""Bytes that the log keeps on disk once it is no longer needed."""
LOOKED_AT: Final = 500
"""A guest's tables, newest first, that are sorted for a listing: more would hold up others."""
MOST_FOUND: Final = 20
"""Faults of the file that are told."""
MOST_COUNTED: Final = 5000
"""Unfinished tables of a guest that are looked at: far beyond any limit."""
AT_ONCE: Final = 200
"""Tables read or deleted in one go, so that nothing else waits for long."""

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
"""A play that has begun always waits for somebody: `hall.listing` says what this stands for."""
_TABLES: Final = "SELECT no, id FROM tables WHERE no > ? ORDER BY no LIMIT ?"
_DELETE: Final = """
    DELETE FROM tables WHERE no IN (
        SELECT no FROM tables WHERE phase = 'gathering' AND touched < ?1 AND NOT EXISTS (
            SELECT 1 FROM events WHERE table_no = tables.no AND at >= ?1)
        LIMIT ?2)"""


class Storage:
    """The tables in one file, which is made if it is not there."""

    def __init__(self, path: Path) -> None:
        """BadData if the file is not ours, too new, damaged or cannot be written."""
        self.path = path.absolute()
        writing = self._open_writing()
        self._reader = _connect(self.path)
        try:
            self._reader.execute("PRAGMA query_only = ON")
            check_whole(self._reader)
        except sqlite3.Error as error:
            self._reader.close()
            writing.close()
            raise _bad(self.path, error) from error
        self._writer = Writer(writing)

    def _open_writing(self) -> sqlite3.Connection:
        folder = self.path.parent
        try:
            made = make_private_file(self.path)
        except OSError as error:
            raise BadData(f"{self.path} cannot be made: {error.strerror}.") from error
        if not self.path.is_file():
            raise BadData(f"{self.path} is not a file.")
        if not os.access(self.path, os.R_OK | os.W_OK) or not os.access(folder, os.W_OK):
            raise BadData(f"{self.path} and its folder must be open to reading and writing.")
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
            raise _bad(self.path, error) from error
        except BaseException:
            connection.close()
            raise
        return connection

    async def commit(self, change: Change) -> None:
        """Returns once all of the change is on disk; StorageFault if it is not there.

        Whoever stops waiting will not hear whether it was written.
        """
        await self._writer.commit(change)

    def commit_soon(self, change: Change) -> asyncio.Future[None]:
        """The same for who wants the future itself; StorageFault if it cannot even be begun."""
        return self._writer.commit(change)

    async def flush(self) -> None:
        """Returns when all that was to be written before is on disk, or was refused."""
        with suppress(StorageFault):
            await asyncio.to_thread(self._writer.run, lambda _: 0)

    def events(self, table: str) -> list[bytes]:
        """All events of a table in order; none if there is no such table; Damaged if one is."""
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
            return self._ask(_EVENTS, table)
        except BadData as error:
            raise Damaged(
                f"Table {table} is damaged: the database cannot be read there."
            ) from error

    def row(self, table: str) -> Row | None:
        """A table's entry in the listing."""
        found = self._ask(_ROW, table)
        return Row(*found[0]) if found else None

    def without_result(self) -> list[str]:
        """Finished tables of which it is not noted how they ended: older versions did not."""
        return [table for (table,) in self._ask(_NO_RESULT)]

    def set_result(self, table: str, result: str) -> None:
        """Note how a game ended that is over already. Any thread may call this."""
        self._writer.run(
            lambda connection: connection.execute(_SET_RESULT, (result, table)).rowcount
        )

    def quick_check(self, seconds: float = 0.0) -> list[str] | None:
        """What SQLite finds wrong with the file; None if that takes longer. Any thread may ask."""
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
        """Those of the tables whose events are not as they were written. Any thread may ask."""
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
        """The tables where this guest has a seat, those first where something happened last.

        Of a guest who has very many, the oldest are left out.
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
            for table, *row, created, touched, seats, resigned in self._ask(
                _LISTED, guest, LOOKED_AT, limit
            )
        ]

    def count(self, guest: str, can_go_on: Callable[[str, int], bool] | None = None) -> int:
        """How many tables that are not over this guest hosts or sits at.

        A game that has begun counts only if it can go on, by its name and version of the rules.
        """
        return len(
            [
                game
                for game, rules, phase in self._ask(_COUNT, guest, MOST_COUNTED)
                if phase == "gathering" or can_go_on is None or can_go_on(game, rules)
            ]
        )

    def may_watch(self, table: str, guest: str) -> bool:
        """Whether a change has named this guest as a watcher."""
        return bool(self._ask(_MAY_WATCH, table, guest))

    def bots_due(self) -> list[str]:
        """Tables in play where a bot is to act."""
        return [table for (table,) in self._ask(_BOTS_DUE)]

    def revealing(self) -> list[str]:
        """Tables that were started and whose play has not begun."""
        return [table for (table,) in self._ask(_REVEALING)]

    def tables(self) -> Iterator[str]:
        """All tables, oldest first. Those made meanwhile are among them."""
        last = 0
        while rows := self._ask(_TABLES, last, AT_ONCE):
            # A statement left open would hold the reader at an old state: so all are fetched.
            yield from [table for _, table in rows]
            last = rows[-1][0]

    def delete_gathering_older_than(self, when: float) -> int:
        """Take away tables that nobody started and where nothing has happened since.

        Any thread may call this. It waits for the disk, but lets commits pass in between.
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
        """Copy everything into a new file while play goes on. Any thread may call this."""
        path = path.absolute()
        try:
            new = make_private_file(path)
        except OSError as error:
            raise StorageFault(f"{path} cannot be made: {error.strerror}.") from error
        if not new:
            raise StorageFault(f"{path} is there already; choose another name.")
        try:
            with closing(_connect(self.path)) as source, closing(_connect(path)) as copy:
                source.backup(copy)
                # One file that can be read anywhere, also from a disk without write access.
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

    def close(self) -> None:
        """Returns when everything queued is on disk."""
        self._writer.close()
        self._reader.close()

    def _ask(self, question: str, *given: Any) -> list[Any]:
        try:
            return self._reader.execute(question, given).fetchall()
        except UnicodeEncodeError:  # a lone surrogate: nothing on disk has such a name
            return []
        except sqlite3.Error as error:
            if _damaged(error):
                raise _bad(self.path, error) from error
            raise fault_of(error) from error


def _whole(table: str, rows: Sequence[tuple[int, Any, int | None]]) -> list[bytes]:
    """The events before the first that is missing or not as it was written."""
    whole: list[bytes] = []
    for n, data, total in rows:
        if n != len(whole) or not isinstance(data, bytes):
            break
        if total is not None and total != event_sum(table, n, data):
            break
        whole.append(data)
    return whole


def _connect(path: Path) -> sqlite3.Connection:
    # SQLite itself sees to it that threads take turns.
    return sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)


def _make_private(path: Path) -> None:
    """A file that came from elsewhere may be open to others."""
    try:
        if path.exists() and path.stat().st_mode & 0o077:
            path.chmod(0o600)
    except OSError as error:
        raise BadData(f"{path} is open to others and cannot be closed to them.") from error


def _damaged(error: sqlite3.Error) -> bool:
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    return code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR)


def _bad(path: Path, error: sqlite3.Error) -> BadData:
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code == sqlite3.SQLITE_NOTADB:
        return BadData(f"{path} is not a database of Paintpot.")
    if _damaged(error):
        return BadData(f"{path} is damaged ({error}): put back a copy of it.")
    return BadData(f"{path} cannot be used: {fault_of(error)}")
