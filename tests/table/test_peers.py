"""What processes tell each other over a real Redis, and what happens while it is away."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager

import pytest

from paintpot.server.rate_limits import RateLimiter
from paintpot.table.peers import Connected, News, Outbox, Roll, Seen, Spent
from paintpot.table.redis_leases import RedisLeases
from paintpot.table.redis_link import BadRedis, RedisLink
from paintpot.table.redis_peers import RedisPeers
from paintpot.table.supervisor import Supervisor
from tests.patience import PATIENCE
from tests.server.redis_server import RedisServer


@pytest.fixture(scope="module")
def redis() -> Iterator[RedisServer]:
    with RedisServer() as server:
        yield server


class Process:
    """What one server process has of Redis."""

    def __init__(self, url: str, prefix: str = "test") -> None:
        self.supervisor = Supervisor()
        self.link = RedisLink(url, prefix, time_out=PATIENCE)
        self.peers = RedisPeers(self.link, heartbeat=0.1)
        self.leases = RedisLeases(self.link, lasts=2.0)
        self.heard: list[object] = []
        self.lost: list[str] = []
        self.joins = 0
        self.peers.joined.append(self._join)
        self.peers.lost.append(self.lost.append)
        for kind in (News, Connected, Seen):
            self.peers.on(kind, self._hear)

    def _join(self) -> None:
        self.joins += 1

    def _hear(self, sender: str, item: object) -> None:
        self.heard.append(item)


@asynccontextmanager
async def processes(url: str, n: int = 2, prefix: str = "test") -> AsyncIterator[list[Process]]:
    """Processes that can hear each other."""
    running = [Process(url, prefix) for _ in range(n)]
    try:
        for one in running:
            one.peers.start(one.supervisor)
            one.leases.start(one.supervisor)
        await until(lambda: all([len(one.peers.roll) == n - 1 for one in running]))
        yield running
    finally:
        for one in running:
            await one.supervisor.close()
            await one.link.close()


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.005)


async def test_news_is_heard_by_the_others_and_not_by_oneself(redis: RedisServer) -> None:
    async with processes(redis.url, 3) as (a, b, c):
        a.peers.tell(News("t", 3))
        await until(lambda: b.heard == c.heard == [News("t", 3)])
        assert a.heard == []
        await until(lambda: a.peers.lag > 0)


async def test_two_paintpots_share_a_redis_without_hearing_each_other(redis: RedisServer) -> None:
    async with processes(redis.url, 2) as (a, b), processes(redis.url, 2, "other") as (c, d):
        a.peers.tell(News("t", 1))
        c.peers.tell(News("u", 1))
        await until(lambda: len(b.heard) == len(d.heard) == 1)
        assert b.heard == [News("t", 1)]


def test_what_waits_is_merged_and_bounded() -> None:
    outbox = Outbox(most=3)
    for item in (News("t", 2), News("t", 1), Spent("hints", "ann", 1.0), Spent("hints", "ann", 2)):
        outbox.put(item)
    outbox.put(Connected("t", ask=True))
    outbox.put(Connected("t", ["ann"]))
    outbox.put(News("u", 1))
    assert outbox.dropped == 1
    assert outbox.take() == [
        News("t", 2),
        Spent("hints", "ann", 3.0),
        Connected("t", ["ann"], ask=True),
    ]
    assert outbox.take() == []


async def test_what_is_told_while_redis_is_away_is_heard_when_it_is_back(
    redis: RedisServer,
) -> None:
    async with processes(redis.url) as (a, b):
        await until(lambda: min(a.joins, b.joins) >= 1)
        before = a.joins, b.joins
        redis.kill()
        await until(lambda: not a.link.up and not b.link.up)
        a.peers.tell(News("t", 1))
        a.peers.tell(News("t", 2))
        redis.start()
        await until(lambda: a.joins > before[0] and b.joins > before[1])
        await until(lambda: a.link.up)
        a.peers.tell(News("t", 3))
        await until(lambda: News("t", 3) in b.heard)
        assert a.link.failures > 0
        assert set(b.heard) <= {News("t", 2), News("t", 3)}, "merged while it waited"


async def test_a_process_that_stops_says_so(redis: RedisServer) -> None:
    async with processes(redis.url) as (a, b):
        await a.supervisor.close()
        await a.peers.close()
        await until(lambda: b.lost == [a.peers.name])
        assert len(b.peers.roll) == 0


async def test_a_process_that_falls_silent_is_struck_off() -> None:
    roll = Roll(gone_after=0.02)
    assert roll.hear("a")
    assert not roll.hear("a")
    assert roll.silent() == []
    await asyncio.sleep(0.03)
    assert roll.silent() == ["a"]
    assert len(roll) == 0


async def test_one_process_at_a_time_has_a_lease(redis: RedisServer) -> None:
    async with processes(redis.url) as (a, b):
        lease = await a.leases.acquire("bots/t")
        assert lease is not None
        assert lease.sure
        assert await b.leases.acquire("bots/t") is None
        done = a.leases.renewals
        await until(lambda: a.leases.renewals > done + 5)  # by now it would have lapsed
        assert await b.leases.acquire("bots/t") is None
        assert lease.held
        await a.leases.release(lease)
        assert await b.leases.acquire("bots/t") is not None


async def test_the_lease_of_a_process_that_dies_lapses(redis: RedisServer) -> None:
    async with processes(redis.url) as (a, b):
        a.leases.lasts = 0.2
        assert await a.leases.acquire("bots/u") is not None
        await a.supervisor.close()  # nobody renews it
        async with asyncio.timeout(PATIENCE):
            while await b.leases.acquire("bots/u") is None:
                await asyncio.sleep(0.02)


async def test_a_process_that_stops_gives_its_leases_back(redis: RedisServer) -> None:
    async with processes(redis.url) as (a, b):
        a.leases.lasts = 600.0
        assert await a.leases.acquire("bots/v") is not None
        await a.leases.close()
        assert await b.leases.acquire("bots/v") is not None


async def test_without_redis_leases_are_granted_and_later_one_of_two_is_lost(
    redis: RedisServer,
) -> None:
    async with processes(redis.url) as (a, b):
        redis.kill()
        await until(lambda: not a.link.up and not b.link.up)
        one, two = await a.leases.acquire("bots/w"), await b.leases.acquire("bots/w")
        assert one is not None
        assert two is not None
        assert not one.sure
        assert not two.sure
        redis.start()
        await until(lambda: one.sure or two.sure)
        await until(lambda: one.held != two.held)
        assert a.leases.lost + b.leases.lost == 1


async def test_a_lease_survives_a_redis_that_forgets_all(redis: RedisServer) -> None:
    async with processes(redis.url) as (a, b):
        lease = await a.leases.acquire("bots/x")
        assert lease is not None
        redis.restart()
        lease.sure = False
        await until(lambda: lease.sure)  # taken anew
        assert lease.held
        await until(lambda: b.link.up)
        assert await b.leases.acquire("bots/x") is None


async def test_a_redis_that_is_not_there_is_named_at_the_start() -> None:
    link = RedisLink("redis://127.0.0.1:1/0", "test")
    with pytest.raises(BadRedis, match="no Redis to be reached"):
        await link.check(patience=0.0)
    with pytest.raises(BadRedis, match="redis://"):
        RedisLink("127.0.0.1:6379", "test")


async def test_a_usable_redis_passes_the_check(redis: RedisServer) -> None:
    link = RedisLink(redis.url, "test")
    await link.check()
    await link.close()


def test_a_limit_holds_across_processes() -> None:
    """What one has given out is missing at the other, but for an eighth of the bucket."""
    here, there = RateLimiter(0.001, 80.0), RateLimiter(0.001, 80.0)
    here.share, there.share = there.hear, here.hear
    taken = 0
    while not (here if taken % 2 else there).take("ann"):
        taken += 1
    assert 80 <= taken <= 90
    assert here.take("ben") == 0.0


def test_small_spending_is_not_told() -> None:
    told: list[tuple[str, float]] = []
    limiter = RateLimiter(1.0, 80.0)
    limiter.share = lambda who, amount: told.append((who, amount))
    for _ in range(9):
        limiter.take("ann")
    assert told == []
    limiter.take("ann")
    limiter.spend("ben", 30.0)
    assert told == [("ann", 10.0), ("ben", 30.0)]
