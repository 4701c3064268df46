"""The writer thread of SQLite: group commit of all queued changes in one transaction.

A commit costs a disk sync, whatever its size; many that share one cost little more than one. While
one batch is being written, the next one fills.
"""

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from itertools import chain
from queue import Empty, SimpleQueue
from typing import Final

from paintpot.table.storage_types import Change, StorageFault, refused
from paintpot.table.sums import event_sum

MOST_PENDING: Final = 10_000
"""Queued changes; beyond that we refuse at once rather than answer late."""
MOST_AT_ONCE: Final = 500
"""Changes in one transaction."""

ROWS_PER_STATEMENT: Final = (64, 16, 4, 1)
"""Numbers of rows for which there is a statement. After each statement this thread has to get the
GIL again, and in a busy server that takes long: few statements are better than many."""


def _inserts(head: str, row: str, tail: str = "") -> tuple[tuple[int, str], ...]:
    """An INSERT for each number of rows, the largest first."""
    return tuple([(n, f"{head}{', '.join([row] * n)}{tail}") for n in ROWS_PER_STATEMENT])


_ADD_EVENTS: Final = _inserts(
    "INSERT INTO events (table_no, n, at, data, sum) VALUES ",
    "((SELECT no FROM tables WHERE id = ?), ?, ?, ?, ?)",
)
_PUT_ROWS: Final = _inserts(
    "INSERT INTO tables (id, game, phase, acting, bots, title, created, touched, rules, result)"
    " VALUES ",
    "(?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    " ON CONFLICT (id) DO UPDATE SET game = excluded.game, phase = excluded.phase,"
    " acting = excluded.acting, bots = excluded.bots, title = excluded.title,"
    " touched = CASE WHEN (phase, acting, bots, title)"
    " IS (excluded.phase, excluded.acting, excluded.bots, excluded.title)"
    " THEN touched ELSE excluded.touched END, rules = excluded.rules, result = excluded.result"
    " WHERE (game, phase, acting, bots, title, rules, result) IS NOT (excluded.game,"
    " excluded.phase, excluded.acting, excluded.bots, excluded.title, excluded.rules,"
    " excluded.result)",
)
"""The time changes only with what is listed: otherwise it would show that something happened in
secret, such as the first move at a table whose row older code has written."""
_NO_OWNERS: Final = "DELETE FROM seats WHERE table_no = (SELECT no FROM tables WHERE id = ?)"
_OWNER: Final = (
    "INSERT INTO seats (table_no, seat, guest, resigned)"
    " VALUES ((SELECT no FROM tables WHERE id = ?), ?, ?, ?)"
)
_WATCHER: Final = (
    "INSERT INTO watchers (table_no, guest) VALUES ((SELECT no FROM tables WHERE id = ?), ?)"
    " ON CONFLICT DO NOTHING"
)
_NO_WATCHERS: Final = "DELETE FROM watchers WHERE table_no = (SELECT no FROM tables WHERE id = ?)"
_ATTEMPT: Final = (
    "INSERT INTO attempts (table_no, day, game, guest)"
    " VALUES ((SELECT no FROM tables WHERE id = ?), ?, ?, ?)"
)
_HOST: Final = "UPDATE tables SET host = ? WHERE id = ?"
_THERE: Final = "SELECT 1 FROM tables WHERE id = ?"


class PendingChange:
    """A change in the queue, and the future of its caller."""

    __slots__ = ("change", "future", "loop")

    def __init__(self, change: Change, loop: asyncio.AbstractEventLoop) -> None:
        self.change = change
        self.loop = loop
        self.future: asyncio.Future[None] = loop.create_future()


class ExclusiveWork:
    """Other work for a transaction of its own; the calling thread waits for it."""

    __slots__ = ("done", "work")

    def __init__(self, work: Callable[[sqlite3.Connection], int]) -> None:
        self.work = work
        self.done: Future[int] = Future()


class Writer:
    """Owns the only connection that writes."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._queue: SimpleQueue[PendingChange | ExclusiveWork | None] = SimpleQueue()
        self._lock = threading.Lock()
        """Guards the queue, so that nothing is queued behind its end."""
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="paintpot-writer", daemon=True)
        self._thread.start()

    def commit(self, change: Change) -> asyncio.Future[None]:
        """Done when the change is on disk; StorageFault if it is not."""
        pending = PendingChange(change, asyncio.get_running_loop())
        self._enqueue(pending)
        return pending.future

    def run(self, work: Callable[[sqlite3.Connection], int]) -> int:
        """Run something between two batches; the calling thread waits for it."""
        job = ExclusiveWork(work)
        self._enqueue(job)
        return job.done.result()

    def close(self) -> None:
        """Write what is in the queue, then close the connection."""
        with self._lock:
            if not self._closed:
                self._closed = True
                self._queue.put(None)
        self._thread.join()

    def _enqueue(self, item: PendingChange | ExclusiveWork) -> None:
        with self._lock:
            if self._closed:
                raise StorageFault("The database is closed: the server is stopping.")
            self.check_queue()
            self._queue.put(item)

    def check_queue(self) -> None:
        """StorageFault if the queue is full."""
        if self._queue.qsize() >= MOST_PENDING:
            raise StorageFault("The server is busy writing; try again in a moment.")

    # -- in the thread

    def _run(self) -> None:
        while True:
            batch, other = self._next()
            if batch:
                _resolve(batch, self._write([pending.change for pending in batch]))
            if isinstance(other, ExclusiveWork):
                self._run_work(other)
            elif not batch:
                break
        self._connection.close()

    def _next(self) -> tuple[list[PendingChange], ExclusiveWork | None]:
        """Wait for work; then take all queued changes, up to the first that is something else.

        Nothing at all means the end.
        """
        batch: list[PendingChange] = []
        item = self._queue.get()
        while isinstance(item, PendingChange):
            batch.append(item)
            if len(batch) == MOST_AT_ONCE:
                return batch, None
            try:
                item = self._queue.get_nowait()
            except Empty:
                return batch, None
        if item is None and batch:
            self._queue.put(None)  # nothing can follow it, so it is next again
        return batch, item

    def _write(self, changes: Sequence[Change]) -> list[StorageFault | None]:
        """The outcome for each change: None if it is on disk."""
        at = int(time.time() * 1000)
        try:
            try:
                self._transact(lambda: _add(self._connection, changes, at))
                return [None] * len(changes)
            except Exception as error:
                if _affects_all(error):
                    raise
            # One change is at fault; write the others without it.
            faults: list[StorageFault | None] = []
            self._transact(lambda: faults.extend([self._add_one(c, at) for c in changes]))
            return faults
        except Exception as error:
            return [fault_of(error) for _ in changes]

    def _add_one(self, change: Change, at: int) -> StorageFault | None:
        fault = None
        self._connection.execute("SAVEPOINT one")
        try:
            _add(self._connection, [change], at)
        except Exception as error:
            if _affects_all(error):
                raise
            self._connection.execute("ROLLBACK TO one")
            fault = _misfit(change, error)
        self._connection.execute("RELEASE one")
        return fault

    def _run_work(self, job: ExclusiveWork) -> None:
        result = 0

        def work() -> None:
            nonlocal result
            result = job.work(self._connection)

        try:
            self._transact(work)
        except Exception as error:
            job.done.set_exception(fault_of(error))
        else:
            job.done.set_result(result)

    def _transact(self, work: Callable[[], None]) -> None:
        self._connection.execute("BEGIN IMMEDIATE")
        try:
            work()
            self._connection.execute("COMMIT")
        except BaseException:
            # A full disk may have ended the transaction already.
            with suppress(sqlite3.Error):
                self._connection.execute("ROLLBACK")
            raise


def _add(connection: sqlite3.Connection, changes: Sequence[Change], at: int) -> None:
    """Insert changes in few statements; raises if one of them does not fit."""
    rows = []
    events = []
    for change in changes:
        table, row = change.table, change.row
        if not change.events and not connection.execute(_THERE, (table,)).fetchall():
            raise sqlite3.IntegrityError("a table begins with an event")
        if row is not None:
            shown = (row.game, row.phase, row.acting, row.bots, row.title)
            rows.append((table, *shown, at, at, row.rules, row.result))
        for n, data in enumerate(change.events, change.first):
            events.append((table, n, at, data, event_sum(table, n, data)))
    _insert(connection, _PUT_ROWS, rows)
    _insert(connection, _ADD_EVENTS, events)
    for change in changes:
        table = change.table
        if change.owners is not None:
            connection.execute(_NO_OWNERS, (table,))
            owners = [(table, seat, guest, False) for seat, guest in change.owners.items()]
            owners += [(table, seat, guest, True) for seat, guest in change.resigned.items()]
            connection.executemany(_OWNER, owners)
        if change.unwatch:
            connection.execute(_NO_WATCHERS, (table,))
        if change.watcher is not None:
            connection.execute(_WATCHER, (table, change.watcher))
        if change.attempt is not None:  # refused with all the rest if there is one already
            connection.execute(_ATTEMPT, (table, *change.attempt))
        if change.host is not None:
            connection.execute(_HOST, (change.host, table))


def _insert(
    connection: sqlite3.Connection,
    statements: Sequence[tuple[int, str]],
    rows: Sequence[tuple[object, ...]],
) -> None:
    """Insert rows, as many as possible with each statement."""
    k = 0
    for n, sql in statements:
        while len(rows) - k >= n:
            connection.execute(sql, tuple(chain.from_iterable(rows[k : k + n])))
            k += n


def _resolve(batch: Sequence[PendingChange], faults: Sequence[StorageFault | None]) -> None:
    """Resolve the futures of a batch, with one wake-up for each event loop."""
    outcomes: dict[asyncio.AbstractEventLoop, list[tuple[PendingChange, StorageFault | None]]] = {}
    for pending, fault in zip(batch, faults, strict=True):
        outcomes.setdefault(pending.loop, []).append((pending, fault))
    for loop, own in outcomes.items():
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(_wake, own)


def _wake(outcomes: Sequence[tuple[PendingChange, StorageFault | None]]) -> None:
    for pending, fault in outcomes:
        if pending.future.done():  # cancelled
            continue
        if fault is None:
            pending.future.set_result(None)
        else:
            pending.future.set_exception(fault)


def _affects_all(error: Exception) -> bool:
    """Whether the whole batch is affected. Errors of a single value have other classes."""
    return isinstance(error, sqlite3.OperationalError) or type(error) is sqlite3.DatabaseError


def _misfit(change: Change, error: Exception) -> StorageFault:
    fault = refused(change.table, None if isinstance(error, sqlite3.IntegrityError) else error)
    fault.__cause__ = error
    return fault


def fault_of(error: Exception) -> StorageFault:
    """A StorageFault that says in a sentence what SQLite reports."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    fault = StorageFault(_SENTENCES.get(code, f"The database could not be used: {error}."))
    fault.__cause__ = error
    return fault


_SENTENCES: Final = {
    sqlite3.SQLITE_FULL: "The disk is full: make room, then try again.",
    sqlite3.SQLITE_BUSY: "Another program has locked the database; try again in a moment.",
    sqlite3.SQLITE_LOCKED: "Another program has locked the database; try again in a moment.",
    sqlite3.SQLITE_READONLY: "The database may not be written to; see the rights of its file.",
    sqlite3.SQLITE_IOERR: "The disk failed to read or write; see the system's log.",
    sqlite3.SQLITE_CANTOPEN: "The database's files cannot be opened; see their rights.",
    sqlite3.SQLITE_CORRUPT: "The database is damaged: put back a copy of it.",
    sqlite3.SQLITE_NOTADB: "The database is damaged: put back a copy of it.",
}
