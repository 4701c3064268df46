"""Tables in a PostgreSQL database that any number of servers may share.

Two writers commit (`postgres_writer.py`), each table always through the same one; reads use a pool
of other connections. While the server restarts, both wait and try again for some seconds.
"""

import asyncio
import math
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from functools import partial
from typing import Any, Final, Self, TypeVar
from zlib import crc32

import msgspec
import psycopg
from psycopg import AsyncConnection, errors
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg_pool import AsyncConnectionPool, PoolTimeout, TooManyRequests

from paintpot.table import statements
from paintpot.table.deadline import PATIENCE, end_of_step
from paintpot.table.migrations import TABLES, steps
from paintpot.table.postgres_contact import RECENT, PostgresContact
from paintpot.table.postgres_faults import (
    LONGEST_STATEMENT,
    PAUSE,
    STUCK,
    fault_of,
    passes,
    without_password,
)
from paintpot.table.postgres_hanging import cut, cut_after
from paintpot.table.postgres_schema import check_current, migrate
from paintpot.table.postgres_writer import PostgresWriter
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

T = TypeVar("T")

WRITERS: Final = 2
"""Connections that write: while one waits for the disk, the other sends."""
READERS: Final = 8
"""Connections that read, at most."""
MOST_WAITING: Final = 1000
"""Reads that wait for a connection; beyond that we refuse at once rather than answer late."""

MOST_SKEW: Final = 60.0
"""Seconds that the clocks of a server and of the database may differ."""
WAIT: Final = 2.0
"""Seconds to wait for a connection before asking anew. The pool itself would reconnect ever more
rarely while the server is away."""

_DEFAULTS: Final = {
    "application_name": "paintpot",
    "connect_timeout": "5",
    "keepalives_idle": "10",
    "keepalives_interval": "3",
    "keepalives_count": "3",
    "tcp_user_timeout": "10000",
}
"""Unless the URL says otherwise."""

_DURABLE: Final = """
    SELECT set_config('synchronous_commit', 'on', FALSE)
    WHERE current_setting('synchronous_commit') IN ('off', 'local', 'remote_write')"""
_LIMIT: Final = f"SET statement_timeout = {round(LONGEST_STATEMENT * 1000)}"

_LENGTHS: Final = """
    SELECT id, (SELECT max(n) + 1 FROM events WHERE table_no = no)
    FROM tables WHERE id = ANY(%s)"""
_LISTED: Final = """
    SELECT id, game, phase, acting, bots, title, rules, result, created, touched, seats, resigned
    FROM tables JOIN (
        SELECT table_no, string_agg(seat::text, ',') FILTER (WHERE NOT resigned) AS seats,
            bool_and(resigned) AS resigned
        FROM seats WHERE guest = %s
        GROUP BY table_no ORDER BY table_no DESC LIMIT %s
    ) AS own ON no = table_no
    ORDER BY touched DESC, no DESC LIMIT %s"""
"""By the time of the row, not of the last event: what is done in secret must not show here."""
_OLD: Final = """
    phase = 'gathering' AND touched < %s AND NOT EXISTS (
        SELECT 1 FROM events WHERE table_no = no AND at >= %s)"""
_LOCK_OLD: Final = f"SELECT no FROM tables WHERE {_OLD} ORDER BY no LIMIT %s FOR UPDATE SKIP LOCKED"
_DELETE: Final = f"DELETE FROM tables WHERE no = ANY(%s) AND {_OLD}"
"""Once more, at the moment in which they are locked: something may just have happened there."""
_BIND: Final = """
    UPDATE paintpot SET key_print = %s WHERE key_print IN ('', %s) RETURNING name"""
_CLOCK: Final = "SELECT extract(epoch FROM clock_timestamp())::float8"
_GO_ON: Final = "SELECT setval(pg_get_serial_sequence('tables', 'no'), max(no)) FROM tables"


class PostgresStorage:
    """The tables in one PostgreSQL database. Made by `open`, and used in one event loop."""

    dialect: Dialect = "postgresql"
    shared = True
    name = ""
    clock = staticmethod(time.time)

    def __init__(self, conninfo: str) -> None:
        self.conninfo = conninfo
        self.pool: AsyncConnectionPool[AsyncConnection[Any]] = AsyncConnectionPool(
            conninfo,
            min_size=1,
            max_size=READERS,
            max_waiting=MOST_WAITING,
            timeout=WAIT,
            reconnect_timeout=WAIT / 2,
            kwargs={"autocommit": True},
            configure=_configure,
            open=False,
        )
        self.retries = 0
        """Reads that were tried again, since the start."""
        self._answered = -math.inf
        """When the database last answered a reader; −infinity after a failure."""
        self._reading: set[AsyncConnection[Any]] = set()
        """Connections of the pool that are in use."""
        self.contact = PostgresContact()
        self.writers = [PostgresWriter(self._connect_limited, self.contact) for _ in range(WRITERS)]

    @classmethod
    async def open(cls, url: str, read_only: bool = False) -> Self:
        """Connect, and migrate if need be; BadData if the database cannot be used. `read_only`: it
        is left as it is, so OldData if it would have to be migrated."""
        try:
            conninfo = make_conninfo(url, **{**_DEFAULTS, **conninfo_to_dict(url)})
            async with await AsyncConnection.connect(conninfo, autocommit=True) as connection:
                needed = steps(cls.dialect)
                if read_only:
                    await check_current(connection, len(needed))
                else:
                    await migrate(connection, needed)
        except psycopg.Error as error:
            why = (str(error).strip().splitlines() or [repr(error)])[0].strip().rstrip(".")
            # Without its cause, which may quote the password.
            why = without_password(why, url)
            raise BadData(f"The PostgreSQL database cannot be used: {why}.") from None
        storage = cls(conninfo)
        await storage.pool.open()
        return storage

    async def _connect(self) -> AsyncConnection[Any]:
        connection = await AsyncConnection.connect(self.conninfo, autocommit=True)
        await _make_durable(connection)
        return connection

    async def _connect_limited(self) -> AsyncConnection[Any]:
        async with asyncio.timeout(STUCK * hosts_in(self.conninfo)):
            connection = await AsyncConnection.connect(self.conninfo, autocommit=True)
        try:
            await _configure(connection)
        except BaseException:
            await connection.close()
            raise
        return connection

    async def check_clock(self) -> None:
        """BadData if the clock of this machine is not that of the database: it would settle days
        and delete tables for everybody."""
        before = self.clock()
        ((there,),) = await self._query(_CLOCK)
        skew = max(before - there, there - self.clock())
        if skew > MOST_SKEW:
            raise BadData(
                f"The clock of this machine and that of the PostgreSQL database differ by"
                f" {skew:.0f} seconds: set them right."
            )

    async def bind(self, key_print: str) -> None:
        """Tie the database to the key that signs seats and links; BadData if it has another."""
        found = await self._query(_BIND, key_print, key_print)
        if not found:
            raise BadData(
                "The PostgreSQL database belongs to servers with another secret.key: copy theirs"
                " into the data folder of this one."
            )
        ((self.name,),) = found

    # -- writing

    async def commit(self, change: Change) -> None:
        await self.commit_soon(change)

    def commit_soon(self, change: Change) -> asyncio.Future[None]:
        if change.events and not change.nonce:
            change = msgspec.structs.replace(change, nonce=secrets.randbits(63))
        return self._writer_of(change.table).commit(change)

    def check_queue(self, table: str) -> None:
        self._writer_of(table).check_queue()

    def _writer_of(self, table: str) -> PostgresWriter:
        return self.writers[crc32(table.encode("utf-8", "surrogatepass")) % WRITERS]

    async def flush(self) -> None:
        await asyncio.gather(*[writer.flush() for writer in self.writers])

    async def set_result(self, table: str, result: str) -> None:
        await self.execute(statements.SET_RESULT, [(result, table)])

    async def delete_gathering_older_than(self, when: float) -> int:
        before = math.ceil(when * 1000)
        total = 0
        while True:
            locked, deleted = await self._with_connection(partial(_delete_old, before))
            total += deleted
            if locked < AT_ONCE:
                return total

    async def execute(self, sql: str, rows: Sequence[tuple[Any, ...]]) -> None:
        async def work(connection: AsyncConnection[Any]) -> None:
            async with connection.transaction():
                await connection.cursor().executemany(sql.replace("?", "%s"), rows)

        await self._with_connection(work)

    # -- reading

    async def events(self, table: str, first: int = 0) -> list[bytes]:
        return all_whole(table, await self.query(statements.EVENTS, table, first), first)

    async def whole_events(self, table: str) -> list[bytes]:
        return whole(table, await self.query(statements.EVENTS, table, 0))

    async def lengths(self, tables: Sequence[str]) -> dict[str, int]:
        return {table: n for table, n in await self._query(_LENGTHS, list(tables)) if n is not None}

    async def row(self, table: str) -> Row | None:
        found = await self.query(statements.ROW, table)
        return Row(*found[0]) if found else None

    async def without_result(self) -> list[str]:
        return [table for (table,) in await self.query(statements.NO_RESULT)]

    async def quick_check(self, seconds: float = 0.0) -> list[str] | None:
        return []  # PostgreSQL has checksums of its own, and its administrators tools for them

    async def damaged(self, tables: Sequence[str]) -> list[str]:
        found = []
        for table in tables:
            rows = await self.query(statements.EVENTS, table, 0)
            if len(whole(table, rows)) < len(rows):
                found.append(table)
        return found

    async def listed(self, guest: str, limit: int = 100) -> list[Listed]:
        return [listed_of(one) for one in await self._query(_LISTED, guest, LOOKED_AT, limit)]

    async def finished(self, guest: str, limit: int) -> list[Finished]:
        return [finished_of(one) for one in await self.query(statements.FINISHED, guest, limit)]

    async def count(self, guest: str, can_go_on: Callable[[str, int], bool] | None = None) -> int:
        return count_of(await self.query(statements.COUNT, guest, guest, MOST_COUNTED), can_go_on)

    async def may_watch(self, table: str, guest: str) -> bool:
        return bool(await self.query(statements.MAY_WATCH, table, guest))

    async def bots_due(self) -> list[str]:
        return [table for (table,) in await self.query(statements.BOTS_DUE)]

    async def revealing(self) -> list[str]:
        return [table for (table,) in await self.query(statements.REVEALING)]

    async def tables(self) -> AsyncIterator[str]:
        last = 0
        while rows := await self.query(statements.TABLES_AFTER, last, AT_ONCE):
            for _, table in rows:
                yield table
            last = rows[-1][0]

    async def query(self, sql: str, *parameters: Any) -> list[Any]:
        return await self._query(sql.replace("?", "%s"), *parameters)

    async def _query(self, sql: str, *parameters: Any) -> list[Any]:
        async def work(connection: AsyncConnection[Any]) -> list[Any]:
            cursor = await connection.execute(sql, parameters)
            return await cursor.fetchall()

        try:
            return await self._with_connection(work)
        except (UnicodeEncodeError, psycopg.DataError):
            return []  # a lone surrogate or a NUL: no such name can be stored

    async def _with_connection(self, work: Callable[[AsyncConnection[Any]], Awaitable[T]]) -> T:
        """Do something that may be done twice; again if the connection is lost."""
        end = end_of_step(PATIENCE)
        while True:
            try:
                left = min(STUCK, max(PAUSE, end - time.monotonic()))
                async with self.pool.connection(min(WAIT, left)) as connection:
                    self._reading.add(connection)
                    try:
                        with cut_after(connection, left):
                            done = await work(connection)
                            self._answered = time.monotonic()
                            self.contact.note_answer()
                            return done
                    except errors.ReadOnlySqlTransaction:
                        await connection.close()  # to a replica: the next one may not be
                        raise
                    finally:
                        self._reading.discard(connection)
            except (psycopg.Error, TimeoutError, OSError) as error:
                if isinstance(error, psycopg.DataError):
                    raise
                if not isinstance(error, PoolTimeout | TooManyRequests):
                    self._answered = -math.inf
                if self._answered == -math.inf:  # or else the pool is only busy
                    self.contact.note_failure(error)
                if not passes(error) or time.monotonic() > end:
                    raise fault_of(error) from error
            self.retries += 1
            await asyncio.sleep(PAUSE)

    # -- everything

    async def everything(self) -> AsyncIterator[Chunk]:
        try:
            async with await self._connect() as connection:
                await connection.set_autocommit(False)
                await connection.set_isolation_level(psycopg.IsolationLevel.REPEATABLE_READ)
                await connection.set_read_only(True)
                for name, columns in TABLES.items():
                    # An event after the one before it.
                    order = "no" if name == "tables" else columns
                    async with connection.cursor("everything") as cursor:
                        await cursor.execute(f"SELECT {columns} FROM {name} ORDER BY {order}")
                        while rows := await cursor.fetchmany(AT_ONCE):
                            yield name, rows
        except psycopg.Error as error:
            raise fault_of(error) from error

    async def fill(self, chunks: AsyncIterator[Chunk]) -> None:
        try:
            async with await self._connect() as connection, connection.transaction():
                await connection.execute("LOCK TABLE tables, days IN EXCLUSIVE MODE")
                cursor = await connection.execute("SELECT 1 FROM tables LIMIT 1")
                if await cursor.fetchall():
                    raise BadData("The PostgreSQL database has tables already.")
                # A server that has started draws the dice of its days, but nobody has played them
                # yet.
                await connection.execute("DELETE FROM days")
                await connection.execute("DELETE FROM visits")
                async for name, rows in chunks:
                    sql = f"COPY {name} ({TABLES[name]}) FROM STDIN"
                    async with connection.cursor().copy(sql) as copy:
                        for row in rows:
                            await copy.write_row(row)
                await connection.execute(_GO_ON)
        except psycopg.Error as error:
            raise fault_of(error) from error

    async def reached(self) -> bool:
        """If it has just answered somebody, it need not be asked: a busy pool does not mean that it
        is away."""
        ago = time.monotonic() - max([self._answered, *[one.answered for one in self.writers]])
        waiting = self.pool.get_stats().get("requests_waiting", 0)
        if ago < RECENT or (waiting and ago < STUCK):
            return True
        try:
            await self._query("SELECT 1")
        except StorageFault:
            return False
        return True

    def gauges(self) -> dict[str, tuple[str, Callable[[], float]]]:
        writers, statistics = self.writers, self.pool.get_stats
        return {
            "paintpot_database_writes_waiting": (
                "Changes that wait to be written",
                lambda: sum([writer.waiting for writer in writers]),
            ),
            "paintpot_database_write_retries": (
                "Batches written again after a lost connection",
                lambda: sum([writer.retries for writer in writers]),
            ),
            "paintpot_database_read_retries": ("Reads tried again", lambda: self.retries),
            "paintpot_database_reads_waiting": (
                "Reads that wait for a connection",
                lambda: statistics().get("requests_waiting", 0),
            ),
            "paintpot_database_connections": (
                "Connections of the pool for reading",
                lambda: statistics().get("pool_size", 0),
            ),
        }

    async def aclose(self, patience: float = PATIENCE) -> None:
        await asyncio.gather(*[writer.close(patience) for writer in self.writers])
        for connection in self._reading:  # nobody waits for these answers any more
            cut(connection)
        await self.pool.close(timeout=WAIT / 2)


def hosts_in(conninfo: str) -> int:
    """How many servers are tried in turn, each with a time limit of its own."""
    given = conninfo_to_dict(conninfo)
    return max([f"{given.get(name) or ''}".count(",") + 1 for name in ("host", "hostaddr")])


async def _delete_old(before: int, connection: AsyncConnection[Any]) -> tuple[int, int]:
    """How many tables were found where nothing has happened since, and how many were deleted."""
    async with connection.transaction():
        cursor = await connection.execute(_LOCK_OLD, (before, before, AT_ONCE))
        found = [no for (no,) in await cursor.fetchall()]
        cursor = await connection.execute(_DELETE, (found, before, before))
        return len(found), cursor.rowcount


async def _configure(connection: AsyncConnection[Any]) -> None:
    with cut_after(connection, STUCK):
        await _make_durable(connection)
        await connection.execute(_LIMIT)


async def _make_durable(connection: AsyncConnection[Any]) -> None:
    """What is acknowledged is on disk, whatever the server's own setting is."""
    await connection.execute(_DURABLE)
