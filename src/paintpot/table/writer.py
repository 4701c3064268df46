"""The one thread that writes: everything that waits goes to disk in one transaction.

A commit costs a sync of the disk, whatever its size; many commits that share one cost little more
than a single one. While one batch is being written, the next one gathers.
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

from paintpot.table.changes import Change, StorageFault
from paintpot.table.sums import event_sum

MOST_WAITING: Final = 10_000
"""Changes in the queue; beyond it we say so at once rather than answer late."""
MOST_AT_ONCE: Final = 500
"""Changes in one transaction."""

MANY: Final = 32
"""Events in one statement. After each statement this thread waits until it may run Python again,
and a busy server lets it wait for long."""

_EVENT: Final = "((SELECT no FROM tables WHERE id = ?), ?, ?, ?, ?)"
_ADD_EVENT: Final = f"INSERT INTO events (table_no, n, at, data, sum) VALUES {_EVENT}"
_ADD_EVENTS: Final = _ADD_EVENT + f", {_EVENT}" * (MANY - 1)
_ROW: Final = (
    "INSERT INTO tables (id, game, phase, acting, bots, title, created, touched, rules, result)"
    " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?7, ?8, ?9)"
    " ON CONFLICT (id) DO UPDATE SET game = ?2, phase = ?3, acting = ?4, bots = ?5, title = ?6,"
    " touched = ?7, rules = ?8, result = ?9"
    " WHERE (game, phase, acting, bots, title, rules, result) IS NOT (?2, ?3, ?4, ?5, ?6, ?8, ?9)"
)
"""A row that says what it said before is not touched: that would show that something happened."""
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
_HOST: Final = "UPDATE tables SET host = ? WHERE id = ?"
_THERE: Final = "SELECT 1 FROM tables WHERE id = ?"


class Waiting:
    """A change in the queue, and who waits for it."""

    __slots__ = ("change", "future", "loop")

    def __init__(self, change: Change, loop: asyncio.AbstractEventLoop) -> None:
        self.change = change
        self.loop = loop
        self.future: asyncio.Future[None] = loop.create_future()


class Job:
    """Something else to do in a transaction of its own, for a thread that waits for it."""

    __slots__ = ("done", "work")

    def __init__(self, work: Callable[[sqlite3.Connection], int]) -> None:
        self.work = work
        self.done: Future[int] = Future()


class Writer:
    """Owns a connection that nobody else writes with."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._queue: SimpleQueue[Waiting | Job | None] = SimpleQueue()
        self._door = threading.Lock()
        """So that nothing enters the queue behind its end."""
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="paintpot-writer", daemon=True)
        self._thread.start()

    def commit(self, change: Change) -> asyncio.Future[None]:
        """Done when the change is on disk; StorageFault if it is not."""
        waiting = Waiting(change, asyncio.get_running_loop())
        self._enter(waiting)
        return waiting.future

    def run(self, work: Callable[[sqlite3.Connection], int]) -> int:
        """Do something between two batches; the calling thread waits for it."""
        job = Job(work)
        self._enter(job)
        return job.done.result()

    def close(self) -> None:
        """Write what is in the queue, then close the connection."""
        with self._door:
            if not self._closed:
                self._closed = True
                self._queue.put(None)
        self._thread.join()

    def _enter(self, item: Waiting | Job) -> None:
        with self._door:
            if self._closed:
                raise StorageFault("The database is closed: the server is stopping.")
            if self._queue.qsize() >= MOST_WAITING:
                raise StorageFault("The server is busy writing; try again in a moment.")
            self._queue.put(item)

    # -- in the thread

    def _run(self) -> None:
        while True:
            batch, other = self._next()
            if batch:
                _answer(batch, self._write([waiting.change for waiting in batch]))
            if isinstance(other, Job):
                self._do(other)
            elif not batch:
                break
        self._connection.close()

    def _next(self) -> tuple[list[Waiting], Job | None]:
        """Wait for something to do; then take all changes there are, up to the first other thing.

        Nothing at all means the end.
        """
        batch: list[Waiting] = []
        item = self._queue.get()
        while isinstance(item, Waiting):
            batch.append(item)
            if len(batch) == MOST_AT_ONCE:
                return batch, None
            try:
                item = self._queue.get_nowait()
            except Empty:
                return batch, None
        if item is None and batch:
            self._queue.put(None)  # nothing comes after it, so it is the next thing again
        return batch, item

    def _write(self, changes: Sequence[Change]) -> list[StorageFault | None]:
        """What became of each change: None if it is on disk."""
        at = int(time.time() * 1000)
        try:
            try:
                self._transact(lambda: _add(self._connection, changes, at))
                return [None] * len(changes)
            except Exception as error:
                if _is_the_disk(error):
                    raise
            # One of them is at fault, and the others shall not suffer for it.
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
            if _is_the_disk(error):
                raise
            self._connection.execute("ROLLBACK TO one")
            fault = _misfit(change, error)
        self._connection.execute("RELEASE one")
        return fault

    def _do(self, job: Job) -> None:
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
    """Put changes into the tables, in few statements; an exception if one of them does not fit."""
    rows = []
    events = []
    for change in changes:
        table, row = change.table, change.row
        if not change.events and not connection.execute(_THERE, (table,)).fetchall():
            raise sqlite3.IntegrityError("a table begins with an event")
        if row is not None:
            shown = (row.game, row.phase, row.acting, row.bots, row.title)
            rows.append((table, *shown, at, row.rules, row.result))
        for n, data in enumerate(change.events, change.first):
            events.append((table, n, at, data, event_sum(table, n, data)))
    if rows:
        connection.executemany(_ROW, rows)
    whole = len(events) - len(events) % MANY
    for k in range(0, whole, MANY):
        connection.execute(_ADD_EVENTS, list(chain(*events[k : k + MANY])))
    connection.executemany(_ADD_EVENT, events[whole:])
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
        if change.host is not None:
            connection.execute(_HOST, (change.host, table))


def _answer(batch: Sequence[Waiting], faults: Sequence[StorageFault | None]) -> None:
    """Wake all who wait, each loop only once."""
    answers: dict[asyncio.AbstractEventLoop, list[tuple[Waiting, StorageFault | None]]] = {}
    for waiting, fault in zip(batch, faults, strict=True):
        answers.setdefault(waiting.loop, []).append((waiting, fault))
    for loop, own in answers.items():
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(_wake, own)


def _wake(answers: Sequence[tuple[Waiting, StorageFault | None]]) -> None:
    for waiting, fault in answers:
        if waiting.future.done():  # cancelled
            continue
        if fault is None:
            waiting.future.set_result(None)
        else:
            waiting.future.set_exception(fault)


def _is_the_disk(error: Exception) -> bool:
    """Whether it concerns all alike. Errors of a value have classes of their own."""
    return isinstance(error, sqlite3.OperationalError) or type(error) is sqlite3.DatabaseError


def _misfit(change: Change, error: Exception) -> StorageFault:
    if isinstance(error, sqlite3.IntegrityError):
        why = "it does not follow what is on disk"
    else:
        why = f"it holds something that cannot be written ({error})"
    fault = StorageFault(f"A change of table {change.table!r} was refused: {why}.")
    fault.__cause__ = error
    return fault


def fault_of(error: Exception) -> StorageFault:
    """A sentence for what SQLite says."""
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
