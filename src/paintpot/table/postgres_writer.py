"""Writers of PostgreSQL: group commit of all queued changes in one transaction.

While one batch is being committed, the next one fills. A batch is one statement: it goes to the
database in one message, and waits for the disk once. If its connection is lost, it is sent again:
the database recognizes what it has stored already (`append_change_once` in the migrations). Every
change has a time by which its caller gets an answer. A batch that takes too long is sent in halves.
"""

import asyncio
import math
import time
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any, Final

import msgspec
import psycopg
from psycopg import AsyncConnection

from paintpot.table.deadline import PATIENCE, end_of_step
from paintpot.table.postgres_contact import PostgresContact
from paintpot.table.postgres_faults import (
    PAUSE,
    STUCK,
    affects_all,
    fault_of,
    passes,
    too_slow,
)
from paintpot.table.postgres_hanging import cut, cut_after
from paintpot.table.sqlite_writer import MOST_AT_ONCE, MOST_PENDING
from paintpot.table.storage_types import Change, Row, StorageFault, refused
from paintpot.table.sums import event_sum

Connect = Callable[[], Awaitable[AsyncConnection[Any]]]

_APPEND: Final = "SELECT append_changes_once(%s::jsonb, %s::bigint)"
_encode: Final = msgspec.json.Encoder().encode


class StoredChange(msgspec.Struct, frozen=True, gc=False):
    """A change as the database takes it, in JSON: `append_change_once` in the migrations."""

    table: str
    first: int
    events: list[bytes]
    sums: list[int]
    keys: list[str | None] | None
    row: Row | None
    owners: dict[int, str] | None
    resigned: dict[int, str]
    host: str | None
    watcher: str | None
    unwatch: bool
    attempt: tuple[str, str, str] | None
    nonce: int


class QueuedChange:
    """A change in the queue, and the future of its caller; or, without a change, a mark."""

    __slots__ = ("change", "end", "future")

    def __init__(self, change: Change | None) -> None:
        self.change = change
        self.end = end_of_step(PATIENCE)
        """When it is not tried any more."""
        self.future: asyncio.Future[None] = asyncio.get_running_loop().create_future()


_Batch = list[QueuedChange]


class PostgresWriter:
    """One connection, and the queue of what it has to write."""

    def __init__(self, connect: Connect, contact: PostgresContact | None = None) -> None:
        self._connect = connect
        self._contact = contact or PostgresContact()
        self._connection: AsyncConnection[Any] | None = None
        self._queue: deque[QueuedChange] = deque()
        self._filled = asyncio.Event()
        self._closed = False
        self._end = math.inf
        """When nothing is tried any more: the server stops."""
        self._most = MOST_AT_ONCE
        """Changes in one batch: less after one that took too long, until others go well."""
        self.retries = 0
        """Batches that were written again, since the start: the connection was lost."""
        self.answered = -math.inf
        """When the database last executed a batch."""
        self._task = asyncio.create_task(self._run())

    @property
    def waiting(self) -> int:
        """Changes in the queue."""
        return len(self._queue)

    def commit(self, change: Change) -> asyncio.Future[None]:
        """Done when the change is durable; StorageFault if it is not."""
        if self._closed:
            raise StorageFault("The database is closed: the server is stopping.")
        self.check_queue()
        return self._put(QueuedChange(change))

    def check_queue(self) -> None:
        """StorageFault if the queue is full."""
        if len(self._queue) >= MOST_PENDING:
            raise StorageFault("The server is busy writing; try again in a moment.")

    async def flush(self) -> None:
        """Returns when everything queued before is durable, or was refused."""
        if not self._task.done():
            await asyncio.shield(self._put(QueuedChange(None)))

    async def close(self, patience: float = PATIENCE) -> None:
        """Write what is in the queue, then close the connection. What is not written after
        `patience` seconds is refused."""
        self._closed = True
        self._end = time.monotonic() + patience
        self._filled.set()
        _, late = await asyncio.wait([self._task], timeout=patience)
        if late:
            if self._connection is not None:
                cut(self._connection)
            _, late = await asyncio.wait(late, timeout=PAUSE * 5)
        for task in late:  # it is connecting
            task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        for queued in self._queue:
            _resolve(queued, fault_of(TimeoutError()))
        await self._drop()

    def _put(self, queued: QueuedChange) -> asyncio.Future[None]:
        self._queue.append(queued)
        self._filled.set()
        return queued.future

    async def _run(self) -> None:
        while self._queue or not self._closed:
            batch: list[QueuedChange] = []
            try:
                while self._queue and len(batch) < self._most:
                    batch.append(self._queue.popleft())
                await self._write_batch(self._in_time(batch))
            except asyncio.CancelledError:
                for queued in batch:
                    _resolve(queued, fault_of(TimeoutError()))
                raise
            except Exception as error:  # whatever it is, the next batch is written
                for queued in batch:
                    _resolve(queued, fault_of(error))
            if not self._queue and not self._closed:
                self._filled.clear()
                await self._filled.wait()

    def _in_time(self, batch: Sequence[QueuedChange], error: Exception | None = None) -> _Batch:
        """Those that may still be tried. The others are refused, for this reason."""
        now = time.monotonic()
        going_on: _Batch = []
        for queued in batch:
            if queued.change is None and not going_on:
                _resolve(queued, None)  # nothing that was queued before it is left
            elif queued.change is None or min(queued.end, self._end) > now:
                going_on.append(queued)
            else:
                _resolve(queued, fault_of(error or TimeoutError()))
        return going_on

    async def _write_batch(self, batch: _Batch) -> None:
        """Write a batch, or put it back into the queue to be tried again."""
        changes = [queued.change for queued in batch if queued.change is not None]
        try:
            outcomes = iter(await self._write(changes) if changes else [])
        except Exception as error:
            await self._drop()
            self.answered = -math.inf
            self._contact.note_failure(error)
            if not passes(error):
                raise
            if too_slow(error):
                self._most = max(1, len(changes) // 2)
            self._queue.extendleft(reversed(self._in_time(batch, error)))
            self.retries += 1
            await asyncio.sleep(PAUSE)
            return
        self._most = min(MOST_AT_ONCE, self._most * 2)
        for queued in batch:
            _resolve(queued, next(outcomes) if queued.change is not None else None)

    async def _write(self, changes: Sequence[Change]) -> list[StorageFault | None]:
        """The outcome for each change: None if it is durable."""
        if self._connection is None:
            self._connection = await self._connect()
        with cut_after(self._connection, STUCK):
            faults = await _store(self._connection, changes)
        self.answered = time.monotonic()
        self._contact.note_answer()
        return faults

    async def _drop(self) -> None:
        """Close the connection; the next batch opens another."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(Exception):
                await connection.close()


async def _store(
    connection: AsyncConnection[Any], changes: Sequence[Change]
) -> list[StorageFault | None]:
    # Processes lock tables in the same order, so that none waits for another that waits for it.
    order = sorted(range(len(changes)), key=lambda k: changes[k].table)
    try:
        stored = await _append(connection, [changes[k] for k in order])
        faults = [
            None if done else refused(changes[k].table)
            for k, done in zip(order, stored, strict=True)
        ]
    except Exception as error:
        if affects_all(error):
            raise
        # One change is at fault; write the others without it.
        faults = [await _store_one(connection, changes[k]) for k in order]
    outcome = dict(zip(order, faults, strict=True))
    return [outcome[k] for k in range(len(changes))]


async def _store_one(connection: AsyncConnection[Any], change: Change) -> StorageFault | None:
    try:
        (stored,) = await _append(connection, [change])
    except Exception as error:
        if affects_all(error):
            raise
        fault = refused(change.table, None if isinstance(error, psycopg.IntegrityError) else error)
        fault.__cause__ = error
        return fault
    return None if stored else refused(change.table)


async def _append(connection: AsyncConnection[Any], changes: Sequence[Change]) -> list[bool]:
    """Whether each change was stored; it is not if it does not follow what is stored."""
    batch = _encode([_stored(change) for change in changes]).decode()
    at = int(time.time() * 1000)
    cursor = await connection.execute(_APPEND, (batch, at), prepare=True)
    row = await cursor.fetchone()
    assert row is not None
    return list(row[0])


def _stored(change: Change) -> StoredChange:
    table, first, events = change.table, change.first, change.events
    return StoredChange(
        table,
        first,
        events,
        [event_sum(table, n, data) for n, data in enumerate(events, first)],
        change.keys,
        change.row,
        change.owners,
        change.resigned,
        change.host,
        change.watcher,
        change.unwatch,
        change.attempt,
        change.nonce,
    )


def _resolve(queued: QueuedChange, fault: StorageFault | None) -> None:
    if queued.future.done():  # cancelled
        return
    if fault is None:
        queued.future.set_result(None)
    else:
        queued.future.set_exception(fault)
