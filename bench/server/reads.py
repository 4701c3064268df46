"""On PostgreSQL: what it costs to look for news of tables, and to read them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import dataclass

from tests.postgres_server import PostgresServer

from bench.server.process import family_cpu_seconds
from paintpot.table.postgres_storage import PostgresStorage
from paintpot.table.storage import Change, Row

EVENTS = 101
"""At each table: in the middle of a game."""
NEW = 1
"""Of these, those that the reader does not know yet."""
TABLES = 1000
AT_ONCE = 6
READS = 4000
"""Reads of each kind."""
ROW = Row("inkdoms", "playing", 0b01, 0b10, '["Ann", "Hard 2"]')
EVENT = b'{"is":"moved","seat":0,"move":"a1 b2 c3 d4","id":"AAAAAAAAAAAAAAAA"}'


@dataclass(frozen=True)
class Read:
    """The cost of one kind of reading."""

    name: str
    database_us: float
    """Microseconds of CPU at PostgreSQL for one table."""
    own_us: float
    """The same at the process that reads."""


async def measure_reads(say: Callable[[str], None]) -> list[Read]:
    with closing(PostgresServer()) as postgres:
        storage = await PostgresStorage.open(postgres.new_database())
        try:
            say("filling the database")
            tables = [f"table{k:05}" for k in range(TABLES)]
            await asyncio.gather(
                *[
                    storage.commit(Change(table, 0, [EVENT] * EVENTS, ROW, {0: "a" * 22}))
                    for table in tables
                ]
            )
            postgres.execute("VACUUM ANALYZE")

            async def lengths() -> int:
                for _ in range(READS // TABLES):
                    assert len(await storage.lengths(tables)) == TABLES
                return READS

            def reading(first: int) -> Callable[[], Awaitable[int]]:
                async def some(share: int) -> None:
                    for k in range(share, READS, AT_ONCE):
                        found = await storage.events(tables[k % TABLES], first)
                        assert len(found) == EVENTS - first

                async def read() -> int:
                    await asyncio.gather(*[some(share) for share in range(AT_ONCE)])
                    return READS

                return read

            kinds = {
                "the length of a table": lengths,
                "the new events of a table": reading(EVENTS - NEW),
                "that there are none": reading(EVENTS),
            }
            found = []
            for name, read in kinds.items():
                say(name)
                await read()  # what is planned and cached by then is so in production
                before, own = family_cpu_seconds(postgres.pid), time.process_time()
                count = await read()
                took = family_cpu_seconds(postgres.pid) - before
                mine = time.process_time() - own
                found.append(Read(name, took / count * 1e6, mine / count * 1e6))
            return found
        finally:
            await storage.aclose()
