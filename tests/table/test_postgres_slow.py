"""A PostgreSQL that hangs or is slow: everybody gets an answer in time, and success is never
reported falsely."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import psycopg
import pytest
from psycopg import AsyncConnection

from paintpot.table import postgres_storage, postgres_writer
from paintpot.table.postgres_faults import LONGEST_STATEMENT
from paintpot.table.postgres_storage import PostgresStorage
from paintpot.table.postgres_writer import PostgresWriter
from paintpot.table.sqlite_writer import MOST_AT_ONCE
from paintpot.table.storage import Change, Conflict, StorageFault
from tests.patience import PATIENCE
from tests.postgres_server import PostgresServer
from tests.table.storing import move, opening
from tests.table.test_table_service import until

TABLES = [f"t{k}" for k in range(12)]


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A shorter timeout, so that the test is fast."""
    for module in (postgres_storage, postgres_writer):
        monkeypatch.setattr(module, "PATIENCE", 2.0)
        monkeypatch.setattr(module, "STUCK", 0.5)


@pytest.fixture
async def frozen(postgres: PostgresServer) -> AsyncIterator[PostgresServer]:
    """It can be frozen, and is thawed in any case."""
    yield postgres
    await asyncio.to_thread(postgres.thaw)


async def test_a_server_that_hangs_and_goes_on(frozen: PostgresServer, impatient: None) -> None:
    storage = await PostgresStorage.open(frozen.new_database())
    acknowledged = dict.fromkeys(TABLES, 0)
    refused: list[StorageFault] = []
    stop = asyncio.Event()

    async def play(table: str) -> None:
        while not stop.is_set():
            n = acknowledged[table]
            try:
                await storage.commit(opening(table) if n == 0 else move(table, n, f"{table} {n}"))
            except Conflict:
                # What could not be answered in time was stored after all: a table is loaded again.
                acknowledged[table] = len(await storage.events(table))
            except StorageFault as fault:
                refused.append(fault)
            else:
                acknowledged[table] = n + 1

    playing = [asyncio.create_task(play(table)) for table in TABLES]
    await until(lambda: min(acknowledged.values()) > 3)
    await asyncio.to_thread(frozen.freeze)
    before = dict(acknowledged)
    await until(lambda: len(refused) >= len(TABLES))
    with pytest.raises(StorageFault, match="cannot be reached"):
        await storage.events("t0")
    await asyncio.to_thread(frozen.thaw)
    await until(lambda: all(acknowledged[table] > before[table] + 3 for table in TABLES))
    stop.set()
    await asyncio.gather(*playing)
    assert {str(fault) for fault in refused} == {
        "The database cannot be reached; try again in a moment."
    }
    for table, count in acknowledged.items():
        events = await storage.events(table)
        assert events[1:count] == [f"{table} {n}".encode() for n in range(1, count)]
        assert len(events) == count
    await storage.aclose()


async def test_a_database_that_is_read_only_for_a_while(postgres: PostgresServer) -> None:
    """As after a failover, while the old server is a replica: no connection stays to it."""
    storage = await PostgresStorage.open(postgres.new_database())
    await storage.commit(opening("t"))
    with psycopg.connect(postgres.url, autocommit=True) as own:
        own.execute("SET default_transaction_read_only = off")
        own.execute("ALTER DATABASE postgres SET default_transaction_read_only = on")
        try:
            own.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE application_name = 'paintpot'"
            )
            writing = [
                asyncio.ensure_future(storage.commit(move("t", 1))),
                asyncio.create_task(storage.set_result("t", "won")),
            ]
            # The first tries found their connections closed; by now they have new ones.
            await until(lambda: min(storage.retries, sum(w.retries for w in storage.writers)) > 2)
        finally:
            own.execute("ALTER DATABASE postgres RESET default_transaction_read_only")
    await asyncio.gather(*writing)
    assert len(await storage.events("t")) == 2
    await storage.aclose()


async def test_a_batch_that_takes_too_long_is_written_in_parts(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sent again as it was, it would take too long each time, and nothing would ever be written."""
    monkeypatch.setattr(postgres_writer, "STUCK", 0.5)
    monkeypatch.setattr(postgres_writer, "PATIENCE", PATIENCE)
    storage = await PostgresStorage.open(postgres.new_database())
    await storage.execute(
        "CREATE FUNCTION slow() RETURNS TRIGGER LANGUAGE plpgsql AS"
        " $$ BEGIN PERFORM pg_sleep(0.01); RETURN NEW; END $$",
        [()],
    )
    await storage.execute(
        "CREATE TRIGGER slow BEFORE INSERT ON events FOR EACH ROW EXECUTE FUNCTION slow()", [()]
    )
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*[storage.commit(opening(f"t{k}")) for k in range(200)])
    assert len([table async for table in storage.tables()]) == 200
    assert sum(writer.retries for writer in storage.writers) > 0
    assert all(writer._most <= MOST_AT_ONCE for writer in storage.writers)
    await storage.aclose()


async def test_postgresql_ends_statements_by_itself(postgresql: PostgresStorage) -> None:
    limit = [(f"{LONGEST_STATEMENT:.0f}s",)]
    assert await postgresql.query("SHOW statement_timeout") == limit
    await postgresql.commit(opening("t"))
    connection = postgresql.writers[0]._connection or postgresql.writers[1]._connection
    assert connection is not None
    cursor = await connection.execute("SHOW statement_timeout")
    assert await cursor.fetchall() == limit


async def test_a_flush_ends_when_all_that_was_queued_before_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Although there is always something else that is still tried."""

    async def connect() -> AsyncConnection[Any]:
        raise psycopg.OperationalError("nobody there")

    monkeypatch.setattr(postgres_writer, "PAUSE", 0.01)
    monkeypatch.setattr(postgres_writer, "PATIENCE", 0.0)
    writer = PostgresWriter(connect)
    refused = writer.commit(opening("t"))
    flushing = asyncio.create_task(writer.flush())
    await asyncio.sleep(0)
    monkeypatch.setattr(postgres_writer, "PATIENCE", 10 * PATIENCE)
    later = [writer.commit(opening(table)) for table in TABLES]
    async with asyncio.timeout(PATIENCE):
        await flushing
    assert isinstance(refused.exception(), StorageFault)
    assert not any(future.done() for future in later)
    await writer.close(0.0)
    await asyncio.gather(*later, return_exceptions=True)


async def test_closing_does_not_wait_for_a_server_that_hangs(
    frozen: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (postgres_storage, postgres_writer):  # nobody else gives up
        monkeypatch.setattr(module, "PATIENCE", 10 * PATIENCE)
        monkeypatch.setattr(module, "STUCK", 10 * PATIENCE)
    storage = await PostgresStorage.open(frozen.new_database())
    for table in TABLES:
        await storage.commit(opening(table))
    reading = [asyncio.create_task(storage.events(table)) for table in TABLES]
    await asyncio.gather(*reading)
    await asyncio.to_thread(frozen.freeze)
    writing = [storage.commit_soon(Change(table, 1, [b"late"])) for table in TABLES]
    reading = [asyncio.create_task(storage.events(table)) for table in TABLES]
    # Until they are on their way.
    await until(lambda: storage._reading and not any(one.waiting for one in storage.writers))
    async with asyncio.timeout(PATIENCE):
        await storage.aclose(0.2)
        outcomes = await asyncio.gather(*writing, *reading, return_exceptions=True)
    assert all(isinstance(outcome, StorageFault) for outcome in outcomes)
