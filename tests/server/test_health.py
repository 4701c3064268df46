"""/healthz: dependencies, probed once a second at most, and reported when away."""

import asyncio
import json
import time
from pathlib import Path

import httpx
from psycopg import AsyncConnection

from paintpot.server.dependencies import RecentAnswer
from paintpot.server.serve import ALONE
from paintpot.table.postgres_storage import READERS, PostgresStorage
from tests.patience import PATIENCE
from tests.postgres_server import PostgresServer
from tests.server.hosting import Server

GONE, BACK = "PostgreSQL is away", "PostgreSQL is back"


class Asked:
    """Something to depend on, and how often it was asked."""

    def __init__(self) -> None:
        self.count = 0
        self.there = True
        self.may_answer = asyncio.Event()
        self.may_answer.set()

    async def reached(self) -> bool:
        self.count += 1
        await self.may_answer.wait()
        return self.there


async def test_who_asks_often_gets_the_same_answer() -> None:
    asked = Asked()
    database = RecentAnswer(asked.reached, fresh=PATIENCE, timeout=PATIENCE)
    assert await asyncio.gather(*[database() for _ in range(50)]) == [True] * 50
    assert await database()
    assert asked.count == 1
    asked.there = False
    later = RecentAnswer(asked.reached, fresh=0.0, timeout=PATIENCE)
    assert not await later()
    asked.there = True
    assert await later()


async def test_what_does_not_answer_is_away_and_not_asked_again_meanwhile() -> None:
    asked = Asked()
    asked.may_answer.clear()
    database = RecentAnswer(asked.reached, fresh=0.0, timeout=0.01)
    assert [await database() for _ in range(5)] == [False] * 5
    assert asked.count == 1
    asked.may_answer.set()
    async with asyncio.timeout(PATIENCE):
        while not await database():
            pass


async def test_a_pool_that_is_busy_is_not_away(postgres: PostgresServer) -> None:
    storage = await PostgresStorage.open(postgres.new_database())
    await storage.query("SELECT 1")
    locking = "SELECT 1 FROM pg_advisory_xact_lock_shared(8)"
    async with await AsyncConnection.connect(storage.conninfo) as other:
        await other.execute("SELECT pg_advisory_lock(8)")
        many = [asyncio.create_task(storage.query(locking)) for _ in range(2 * READERS)]
        async with asyncio.timeout(PATIENCE):
            while storage.pool.get_stats()["requests_waiting"] < READERS:
                await asyncio.sleep(0.01)
            storage._answered = time.monotonic() - 1.5  # some time ago
            assert await storage.reached(), "it does not wait in the same queue"
        assert not any(task.done() for task in many)
    await asyncio.gather(*many)
    await storage.aclose()


async def test_health_without_the_database(postgres: PostgresServer, tmp_path: Path) -> None:
    serve = ("--workers", "1", "--database", postgres.new_database())
    with Server(tmp_path / "data", *serve) as server:
        async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:

            async def until(status: int, body: object) -> None:
                async with asyncio.timeout(PATIENCE):
                    while (answer := await http.get("/healthz")).status_code != status:
                        await asyncio.sleep(0.05)
                assert answer.json() == body

            await until(200, {"status": "ok", "depends": {"database": "ok"}})
            await asyncio.to_thread(postgres.freeze)
            try:
                await until(503, {"status": "away", "depends": {"database": "away"}})
                ready = await http.get("/readyz")
                assert (ready.status_code, ready.json()) == (200, {"status": "ok"})
            finally:
                await asyncio.to_thread(postgres.thaw)
            await until(200, {"status": "ok", "depends": {"database": "ok"}})
            await asyncio.to_thread(postgres.crash)
            try:
                await until(503, {"status": "away", "depends": {"database": "away"}})
            finally:
                await asyncio.to_thread(postgres.start)
            await until(200, {"status": "ok", "depends": {"database": "ok"}})
    logged = [json.loads(line) for line in server.logged().splitlines()]
    said = [line["what"] for line in logged if line["what"] != ALONE]
    # Once each for the crash; the short silence before may have been noticed, too. Nothing else,
    # from the pool either, however often it tried in vain.
    assert said in ([GONE, BACK], [GONE, BACK] * 2)
