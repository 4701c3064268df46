"""What processes tell each other over a real Redis, and what happens while it is away."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from paintpot.server.rate_limits import RateLimiter
from paintpot.table import peers as peers_module
from paintpot.table.leases import Lease
from paintpot.table.peers import (
    GONE_AFTER,
    MOST_PENDING,
    MOST_SPENT,
    Connected,
    Membership,
    News,
    Outbox,
    Seen,
    Spent,
)
from paintpot.table.redis_cluster import RedisCluster
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
        self.found: list[str] = []
        self.peers.returned.append(self.found.append)
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
        await until(lambda: all([len(one.peers.members) == n - 1 for one in running]))
        yield running
    finally:
        for one in running:
            await one.supervisor.close()
            await one.link.close()


def take_for_dead(peers: RedisPeers) -> None:
    """As if no other process had been heard of for long."""
    peers.members._gone_after = -1.0
    for name in peers.members.silent():
        peers._forget(name)
    peers.members._gone_after = GONE_AFTER


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


def test_tables_whose_presence_was_dropped_are_remembered_until_there_is_room(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(peers_module, "MOST_UNTOLD", 4)
    outbox = Outbox(most=4)
    for k in range(10):
        outbox.put(Connected(f"t{k}"))
        outbox.put(News(f"t{k}", 1))
    outbox.put(Connected("t2"))
    assert len(outbox) == 4
    outbox.take()
    assert outbox.take_untold() == ["t2", "t3"], "once, and the other half is left to others"
    outbox.put(News("t", 1))
    outbox.put(News("u", 1))
    assert outbox.take_untold() == ["t4"]
    outbox.take()
    assert outbox.take_untold() == ["t5"], "no more than were to be remembered"
    assert outbox.take_untold() == []


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


async def test_what_could_not_be_sent_is_sent_later(
    redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with processes(redis.url) as (a, b):
        publish, failures = a.link.commands.publish, [TimeoutError(), OSError()]

        async def fail_twice(channel: str, message: bytes) -> object:
            if b'"items":[{' in message and failures:
                raise failures.pop()
            return await publish(channel, message)

        monkeypatch.setattr(a.link.commands, "publish", fail_twice)
        a.peers.tell(Connected("t", ["ann"]))
        a.peers.tell(News("t", 1))
        await until(lambda: len(b.heard) == 2)
        assert b.heard == [Connected("t", ["ann"]), News("t", 1)]
        assert failures == []
        assert a.link.failures == 2


def test_what_is_put_back_is_merged_and_bounded() -> None:
    outbox = Outbox(most=2)
    outbox.put(News("t", 5))
    outbox.put_back([News("t", 4), Seen("ann"), Seen("ben")])
    assert outbox.take() == [News("t", 5), Seen("ann")]
    assert outbox.dropped == 1


async def test_a_process_that_was_taken_for_gone_is_found_again(redis: RedisServer) -> None:
    async with processes(redis.url) as (a, b):
        assert a.found == [], "one that is new has nobody to tell of"
        take_for_dead(a.peers)
        assert a.lost == [b.peers.name]
        await until(lambda: a.found == [b.peers.name])
        assert len(a.peers.members) == 1


async def test_nobody_is_informed_who_cannot_listen(redis: RedisServer) -> None:
    async with processes(redis.url) as (a, b):
        await until(lambda: a.peers.informed and b.peers.informed)
        redis.kill()
        await until(lambda: not a.peers.listening)
        assert not a.peers.informed
        assert a.lost == []
        redis.start()
        await until(lambda: a.peers.listening)
        assert not a.peers.informed, "the others have to be heard first"
        await until(lambda: a.peers.informed)


async def test_a_process_that_stops_says_so(redis: RedisServer) -> None:
    async with processes(redis.url) as (a, b):
        await a.supervisor.close()
        await a.peers.close()
        await until(lambda: b.lost == [a.peers.name])
        assert len(b.peers.members) == 0


async def test_a_process_that_stops_says_so_even_if_redis_was_away_a_moment_ago(
    redis: RedisServer,
) -> None:
    async with processes(redis.url) as (a, b):
        await a.supervisor.close()
        a.link.note_failure(TimeoutError())
        for n in range(MOST_PENDING):
            a.peers.tell(News(f"t{n}", 1))
        await a.peers.close()
        await until(lambda: b.lost == [a.peers.name])
        assert len(b.heard) == MOST_PENDING


def test_a_process_that_falls_silent_is_removed() -> None:
    now = 0.0
    members = Membership(gone_after=8.0, clock=lambda: now)
    assert not members.hear("a")
    assert not members.hear("a")
    now = 9.0
    assert members.silent() == [], "nothing at all was heard: it is us who are cut off"
    members.renew()
    members.hear_oneself()
    assert members.silent() == []
    now = 18.0
    members.hear_oneself()
    assert members.silent() == ["a"]
    assert len(members) == 0
    assert members.hear("a"), "it is back"
    assert not members.hear("a")


async def test_what_a_newer_process_tells_besides_does_no_harm(redis: RedisServer) -> None:
    async with processes(redis.url) as (a, b):
        items = [{"type": "gossip", "of": "tomorrow"}, {"type": "news", "table": "t", "version": 3}]
        message = msgspec.json.encode({"sender": "newer", "no": 1, "items": items, "mood": "good"})
        await a.link.commands.publish(b.peers._channel, message)
        await until(lambda: News("t", 3) in b.heard)
        assert b.peers.unreadable == 1


async def test_a_message_that_is_nested_too_deeply_is_only_unreadable(redis: RedisServer) -> None:
    async with processes(redis.url) as (a, b):
        deep = b"[" * 100_000 + b"]" * 100_000
        joins = b.joins
        for message in (
            b'{"sender":"x","no":1,"items":[],"more":' + deep + b"}",
            b'{"sender":"x","no":2,"items":[' + deep + b"]}",
        ):
            await a.link.commands.publish(b.peers._channel, message)
        a.peers.tell(News("t", 1))
        await until(lambda: News("t", 1) in b.heard)
        assert b.peers.unreadable == 2
        assert b.joins == joins, "it went on listening"


@pytest.mark.parametrize("amount", ["1e308", "-1", "1e10"])
async def test_an_amount_that_nobody_spends_is_unreadable(redis: RedisServer, amount: str) -> None:
    async with processes(redis.url) as (a, b):
        spent: list[Spent] = []
        b.peers.on(Spent, lambda sender, item: spent.append(item))
        message = (
            '{"sender":"x","no":1,"items":[{"type":"spent","limit":"hints","who":"ann","amount":'
        )
        await a.link.commands.publish(b.peers._channel, f"{message}{amount}}}]}}")
        a.peers.tell(News("t", 1))
        await until(lambda: News("t", 1) in b.heard)
        assert spent == []
        assert b.peers.unreadable == 1


def test_what_was_spent_elsewhere_empties_a_bucket_and_no_more() -> None:
    limiter = RateLimiter(1.0, 10.0)
    limiter.hear("ann", 1e9)
    assert 10.0 < limiter.take("ann") < 12.0
    limiter.spend("ben", 50.0)  # here: it is owed in full
    limiter.hear("ben", 1.0)
    assert 40.0 < limiter.take("ben") < 52.0


def test_what_waits_to_be_told_can_be_read() -> None:
    outbox = Outbox()
    outbox.put(Spent("stored", "ann", 9e8))
    outbox.put(Spent("stored", "ann", 9e8))
    (item,) = outbox.take()
    assert msgspec.json.decode(msgspec.json.encode(item), type=Spent).amount == MOST_SPENT


async def test_a_lease_that_is_released_while_it_is_renewed_is_free(redis: RedisServer) -> None:
    async with processes(redis.url, prefix="crossed") as (a, b):
        a.leases.lasts = b.leases.lasts = 600.0
        lease = await a.leases.acquire("bots/y")
        assert lease is not None
        run = a.leases._run

        async def slow_to_send(script: str, leases: list[Lease], *more: str, **how: bool) -> Any:
            if more:  # a renewal: by another connection, and later than the release
                await a.leases.release(lease)
            return await run(script, leases, *more, **how)

        a.leases._run = slow_to_send  # type: ignore[method-assign]
        await a.leases.renew()
        assert await b.leases.acquire("bots/y") is not None


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


async def test_hundreds_of_leases_at_once_are_no_trouble(redis: RedisServer) -> None:
    """More than a client's pool has connections: a process with as many tables may be stopped."""
    async with processes(redis.url, prefix="many") as (a, b):
        names = [f"bots/{n}" for n in range(300)]
        leases = await asyncio.gather(*[a.leases.acquire(name) for name in names])
        assert all([lease is not None and lease.sure for lease in leases])
        assert await asyncio.gather(*[b.leases.taken(name) for name in names]) == [True] * 300
        await asyncio.gather(*[a.leases.release(lease) for lease in leases if lease])
        assert await a.link.commands.keys("many:*") == []
        assert (a.link.up, a.link.failures, b.link.failures) == (True, 0, 0)


async def test_what_is_released_or_acquired_while_a_process_is_stopped_is_given_back(
    redis: RedisServer,
) -> None:
    async with processes(redis.url, prefix="stop") as (a, b):
        leases = [await a.leases.acquire(f"bots/{n}") for n in range(20)]
        work = [a.leases.release(lease) for lease in leases if lease]
        tasks = [asyncio.ensure_future(one) for one in (*work, a.leases.acquire("bots/late"))]
        await asyncio.sleep(0)  # they are under way
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks)
        await a.leases.close()
        assert await b.link.commands.keys("stop:*") == []


@pytest.mark.parametrize(
    ("fault", "mended"),
    [
        ("CONFIG SET maxmemory 1", "CONFIG SET maxmemory 0"),
        ("REPLICAOF 127.0.0.1 1", "REPLICAOF NO ONE"),
    ],
    ids=["full", "replica"],
)
async def test_a_redis_that_stores_nothing_is_told_of_once(
    redis: RedisServer, caplog: pytest.LogCaptureFixture, fault: str, mended: str
) -> None:
    """It is full, or may not be written to; messages still pass, so it is not away."""
    async with processes(redis.url, prefix=fault[:6]) as (a, b):
        commands: Any = a.link.commands
        await commands.execute_command(*fault.split())
        try:
            for n in range(3):
                lease = await a.leases.acquire(f"bots/full{n}")
                assert lease is not None
                assert not lease.sure
                assert not await a.leases.taken("bots/full")
                done = a.leases.renewals
                await until(lambda: a.leases.renewals > done)  # noqa: B023
                a.peers.tell(News("t", n))
                await until(lambda: News("t", n) in b.heard)  # noqa: B023
                assert a.link.up
                assert lease.held
        finally:
            await commands.execute_command(*mended.split())
        await until(lambda: a.link.storing)
        assert said(caplog) == ["Redis refuses to store", "Redis stores again"]
        assert a.link.failures > 3


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


@pytest.mark.parametrize(
    "url", ["127.0.0.1:6379", "redis://127.0.0.1/0?foo=1", "redis://127.0.0.1/0?retry=1"]
)
def test_an_address_that_is_none_is_refused(url: str) -> None:
    with pytest.raises(BadRedis, match="redis://"):
        RedisLink(url, "test")


async def test_a_redis_that_is_not_there_at_the_start_is_found_later(
    caplog: pytest.LogCaptureFixture,
) -> None:
    with RedisServer() as late:
        late.kill()
        one = Process(late.url)
        await one.link.check()
        assert not one.link.up
        one.peers.start(one.supervisor)
        late.start()
        await until(lambda: one.link.up and one.peers.listening)
        await one.supervisor.close()
        await one.link.close()
    assert said(caplog) == ["Redis is away", "Redis is back"]


def said(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.message for record in caplog.records if record.name == "paintpot.redis"]


@pytest.mark.parametrize(
    ("given", "why"), [("", "HELLO must be called"), (":wrong@", "invalid username-password")]
)
async def test_a_redis_that_refuses_us_is_named_at_the_start(
    redis: RedisServer, given: str, why: str
) -> None:
    own = RedisLink(redis.url, "test")
    await own.commands.config_set("requirepass", "sesame")
    link = RedisLink(redis.url.replace("//", f"//{given}"), "test")
    try:
        with pytest.raises(BadRedis, match=f"refuses this server: {why}"):
            await link.check()
    finally:
        await own.commands.config_set("requirepass", "")
        await own.close()
        await link.close()


async def test_a_redis_that_turns_out_to_be_too_old_is_told_of_once_and_not_used(
    redis: RedisServer, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = {"redis_version": "6.2.14"}

    async def info(section: str) -> dict[str, str]:
        return old

    one = Process(redis.url, "old")
    cluster = RedisCluster(one.link, "test")
    cluster.peers = one.peers
    monkeypatch.setattr(one.link.commands, "info", info)
    one.link.note_failure(TimeoutError())  # it was away when the server started
    one.peers.start(one.supervisor)
    await until(lambda: one.link.failures > 5)
    assert cluster.reach == "unusable"
    assert not one.link.up
    assert (one.joins, one.peers.sent) == (0, 0)
    assert said(caplog) == ["Redis is away", "Redis cannot be used"]
    assert caplog.records[-1].levelname == "ERROR"
    old["redis_version"] = "7.2.0"
    await until(lambda: cluster.reach == "ok")
    await one.supervisor.close()
    await one.link.close()


@pytest.mark.parametrize(
    ("facts", "said"),
    [
        ({"redis_version": "6.2.14"}, "is needed, not 6.2.14"),
        ({}, "is needed, not this"),
        ({"redis_version": "7.0.0"}, ""),
        ({"redis_version": "6.9.9", "valkey_version": "8.1.0"}, ""),
    ],
)
async def test_a_redis_that_is_too_old_is_refused(
    facts: dict[str, str], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def info(section: str) -> dict[str, str]:
        return facts

    link = RedisLink("redis://127.0.0.1:1/0", "test")
    monkeypatch.setattr(link.commands, "info", info)
    if said:
        with pytest.raises(BadRedis, match=said):
            await link.check()
    else:
        await link.check()
    await link.close()


def test_a_connection_that_was_cut_before_a_command_is_a_redis_that_is_away(
    redis: RedisServer,
) -> None:
    """On the loop that servers have."""
    uvloop = pytest.importorskip("uvloop")

    async def command_after_a_cut() -> tuple[object, bool]:
        link = RedisLink(redis.url, "test", time_out=PATIENCE)
        try:
            await link.attempt(lambda client: client.ping())
            (connection,) = link.commands.connection_pool._available_connections
            assert connection._writer is not None
            connection._writer.transport.abort()
            return await link.attempt(lambda client: client.ping()), link.up
        finally:
            await link.close()

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        assert runner.run(command_after_a_cut()) == (None, False)


async def test_a_usable_redis_passes_the_check(redis: RedisServer) -> None:
    link = RedisLink(redis.url, "test")
    await link.check()
    await link.close()


def test_a_limit_holds_across_processes() -> None:
    """What one process has spent is missing at the other, except for an eighth of the bucket."""
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
