"""Two services on one PostgreSQL and one Redis: news, and bots that one of them lets play."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator

import pytest

from paintpot.table.bot_workers import BotWorkers
from paintpot.table.postgres_storage import PostgresStorage
from paintpot.table.redis_cluster import RedisCluster
from paintpot.table.redis_link import RedisLink
from paintpot.table.table_service import TableService
from tests.patience import PATIENCE
from tests.postgres_server import PostgresServer
from tests.server.redis_server import RedisServer
from tests.table.sitting import first_move
from tests.table.test_table_service import Ear, begun


@pytest.fixture(scope="module")
def redis() -> Iterator[RedisServer]:
    with RedisServer() as server:
        yield server


class Process:
    """What one server process has, without its HTTP."""

    def __init__(self, storage: PostgresStorage, redis: RedisServer) -> None:
        self.cluster = RedisCluster(RedisLink(redis.url, "sync", time_out=PATIENCE))
        self.tables = TableService(
            storage, BotWorkers(1), peers=self.cluster.peers, leases=self.cluster.leases
        )

    async def start(self) -> None:
        self.tables.bot_workers.start()
        self.cluster.start(self.tables)
        await until(lambda: self.cluster.peers.listening)

    async def close(self) -> None:
        await self.tables.close("")
        await self.tables.bot_workers.close()
        await self.cluster.close()
        await self.tables.storage.aclose()


@pytest.fixture
async def pair(
    postgres: PostgresServer, redis: RedisServer
) -> AsyncIterator[tuple[Process, Process]]:
    url = postgres.new_database()
    one, two = [Process(await PostgresStorage.open(url), redis) for _ in range(2)]
    await one.start()
    await two.start()
    await until(lambda: len(one.cluster.peers.roll) == len(two.cluster.peers.roll) == 1)
    yield one, two
    await one.close()
    await two.close()


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.005)


async def to_the_bots(tables: TableService, at: str) -> int:
    """The person of seat 0 moves until only bots may; how many events there are then."""
    while True:
        async with tables.room(at) as room:
            if 0 not in room.table.acting():
                return room.table.length
        await tables.run(at, lambda now: now.move(0, first_move(now, 0), f"m{now.length}"))


async def test_news_is_told_and_fetched(
    pair: tuple[Process, Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = pair

    async def find_nothing() -> None:
        """Only letters are to bring news."""

    monkeypatch.setattr(two.cluster.sync, "_find_missed", find_nothing)
    at = await begun(one.tables, "ink", "me", "me")
    ear = Ear(0)
    async with two.tables.room(at) as room:
        room.subscribe(ear, 0)
        before = room.table.length
    acting = one.tables.rooms[at].table.acting()[0]
    await one.tables.run(at, lambda now: now.move(acting, first_move(now, acting), "one"))
    await until(lambda: two.tables.rooms[at].table.length > before)
    assert ear.updates[-1]["told"][0]["what"] == "move"


async def test_a_letter_that_was_lost_only_delays(pair: tuple[Process, Process]) -> None:
    one, two = pair
    at = await begun(one.tables, "ink", "me", "me")
    ear = Ear(0)
    async with two.tables.room(at) as room:
        room.subscribe(ear, 0)
        before = room.table.length
    one.tables.announce = lambda table, length: None  # lost
    acting = one.tables.rooms[at].table.acting()[0]
    await one.tables.run(at, lambda now: now.move(acting, first_move(now, acting), "one"))
    await until(lambda: two.tables.rooms[at].table.length > before)
    assert two.cluster.sync is not None
    assert two.cluster.sync.missed == 1
    assert len(ear.updates) > 1


async def test_bots_wait_for_the_process_that_has_the_lease_and_go_on_without_it(
    pair: tuple[Process, Process],
) -> None:
    one, two = pair
    at = await begun(one.tables, "inklings", "me", "random")
    held = await one.cluster.leases.acquire(f"bots/{at}")  # and lets nobody play
    assert held is not None
    ear = Ear(0)
    async with two.tables.room(at) as room:
        room.subscribe(ear, 0)
    length = await to_the_bots(two.tables, at)
    await until(lambda: two.cluster.leases.refused > 0)
    assert two.tables.rooms[at].table.length == length, "the other process lets them play"
    del one.cluster.leases.held[f"bots/{at}"]  # as if it were dead: nobody renews it
    await until(lambda: two.tables.rooms[at].table.length > length)
    assert (one.tables.doubled, two.tables.doubled) == (0, 0)
