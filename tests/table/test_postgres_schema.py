"""Migrations of a PostgreSQL database that servers are using."""

import asyncio

import msgspec
import psycopg
import pytest
from psycopg import AsyncConnection

from paintpot.table import postgres_schema
from paintpot.table.migrations import steps
from paintpot.table.postgres_schema import migrate
from paintpot.table.postgres_storage import PostgresStorage
from paintpot.table.postgres_writer import _stored
from paintpot.table.storage import BadData, Change, Conflict
from tests.postgres_server import PostgresServer
from tests.table.storing import OPENED, PLAYING, move, opening, tables_of
from tests.table.test_table_service import until

STEPS = steps("postgresql")
BEFORE_NONCES = 3
"""The version whose servers append by `append_changes`."""


async def old_database(postgres: PostgresServer) -> str:
    url = postgres.new_database()
    async with await AsyncConnection.connect(url, autocommit=True) as connection:
        await migrate(connection, STEPS[:BEFORE_NONCES])
    return url


async def append_as_before(url: str, change: Change) -> bool:
    """As a server of the version before does."""
    batch = msgspec.json.encode([_stored(change)]).decode()
    async with await AsyncConnection.connect(url, autocommit=True) as connection:
        cursor = await connection.execute("SELECT append_changes(%s::jsonb, 0)", (batch,))
        ((stored,),) = await cursor.fetchall()
        return bool(stored[0])


async def test_a_database_with_tables_is_migrated_and_servers_of_both_versions_go_on(
    postgres: PostgresServer,
) -> None:
    url = await old_database(postgres)
    assert await append_as_before(url, opening("t"))
    storage = await PostgresStorage.open(url)
    assert await storage.query("SELECT version FROM paintpot") == [(len(STEPS),)]
    assert await tables_of(storage, "ann") == ["t"]
    await storage.commit(Change("t", 1, [b"new"], PLAYING, keys=["0/a"]))
    assert await append_as_before(url, move("t", 2, "old"))
    await storage.commit(move("t", 3, "new again"))
    assert await storage.events("t") == [OPENED, b"new", b"old", b"new again"]
    assert not await append_as_before(url, move("t", 3, "old, too late"))
    with pytest.raises(Conflict):
        await storage.commit(move("t", 2, "new, too late"))
    assert await append_as_before(url, opening("u"))
    await storage.commit(move("u", 1))
    await storage.aclose()


async def test_a_migration_does_not_hold_up_servers_that_run(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = await old_database(postgres)
    tried = 0
    once = postgres_schema._migrate_once

    async def try_once(*about: object) -> None:
        nonlocal tried
        tried += 1
        await once(*about)  # type: ignore[arg-type]

    monkeypatch.setattr(postgres_schema, "_migrate_once", try_once)
    monkeypatch.setattr(postgres_schema, "LOCK_WAIT", "20ms")
    monkeypatch.setattr(postgres_schema, "PAUSE", 0.01)
    monkeypatch.setattr(postgres_schema, "MOST_TRIES", 1_000_000)
    async with await AsyncConnection.connect(url) as reader:
        await reader.execute("SELECT count(*) FROM events")  # in a transaction that goes on
        opening_storage = asyncio.create_task(PostgresStorage.open(url))
        await until(lambda: tried > 2)
        assert await append_as_before(url, opening("t"))
        assert not opening_storage.done()
    storage = await opening_storage
    assert await storage.events("t") == [OPENED]
    await storage.aclose()


async def test_a_migration_that_never_gets_its_turn_is_given_up(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = await old_database(postgres)
    monkeypatch.setattr(postgres_schema, "LOCK_WAIT", "20ms")
    monkeypatch.setattr(postgres_schema, "PAUSE", 0.01)
    monkeypatch.setattr(postgres_schema, "MOST_TRIES", 3)
    with psycopg.connect(url) as reader:
        reader.execute("SELECT count(*) FROM events")
        with pytest.raises(BadData, match="keeps its tables locked"):
            await PostgresStorage.open(url)
