"""Two services on one PostgreSQL and one Redis: news, and bots that one of them lets play."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Any

import pytest

from paintpot.table.bot_driver import BotDriver
from paintpot.table.bot_turns import BotTurn
from paintpot.table.bot_workers import BotWorkers
from paintpot.table.peers import News, Outbox, Peers, Seen
from paintpot.table.postgres_storage import PostgresStorage
from paintpot.table.redis_cluster import RedisCluster
from paintpot.table.redis_link import RedisLink
from paintpot.table.room import Room
from paintpot.table.sqlite_storage import SqliteStorage
from paintpot.table.table_service import TableService
from paintpot.table.table_sync import FOLLOWERS, TableSync
from tests.patience import PATIENCE
from tests.postgres_server import PostgresServer
from tests.server.redis_server import RedisServer
from tests.table.sitting import ANN, first_move
from tests.table.test_peers import take_for_dead
from tests.table.test_table_service import Ear, begun


@pytest.fixture(scope="module")
def redis() -> Iterator[RedisServer]:
    with RedisServer() as server:
        yield server


class Process:
    """What one server process has, without its HTTP."""

    def __init__(self, storage: PostgresStorage, redis: RedisServer) -> None:
        self.cluster = RedisCluster(RedisLink(redis.url, time_out=PATIENCE), "sync")
        self.tables = TableService(
            storage, BotWorkers(1), peers=self.cluster.peers, leases=self.cluster.leases
        )

    def here(self, at: str) -> list[bool]:
        """Who is at a table, as this process publishes it."""
        return self.tables.rooms[at].presence().here

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
    await until(lambda: len(one.cluster.peers.members) == len(two.cluster.peers.members) == 1)
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
        """Only messages are to bring updates."""

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


async def test_a_message_that_was_lost_only_delays(pair: tuple[Process, Process]) -> None:
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
    assert (one.tables.bots.doubled, two.tables.bots.doubled) == (0, 0)


async def test_a_process_that_stops_gives_back_the_leases_of_all_its_bots(
    pair: tuple[Process, Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = pair
    tables = 120  # more than a client of Redis has connections

    async def think(*about: Any) -> BotTurn:
        await asyncio.Event().wait()
        raise AssertionError

    monkeypatch.setattr(one.tables.bot_workers, "ask", think)
    for _ in range(tables):
        at = await begun(one.tables, "inklings", "me", "random")
        await to_the_bots(one.tables, at)
    held = one.cluster.leases.held
    await until(lambda: len(held) == tables and all([lease.sure for lease in held.values()]))
    await one.tables.close("")
    assert await two.cluster.link.commands.keys("sync:lease:*") == []
    assert one.cluster.link.up
    assert one.cluster.link.failures == 0


async def test_bots_keep_their_pace_where_nobody_listens_but_somebody_does_elsewhere(
    pair: tuple[Process, Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The move comes to a process that has loaded the table for it."""
    one, two = pair
    at = await begun(one.tables, "inklings", "me", "random")
    async with one.tables.room(at) as room:
        room.subscribe(Ear(0), 0)
    paced: list[float] = []
    for process in pair:
        process.tables.bots.pace = 60.0

        def moves_at(*about: Any, bots: BotDriver = process.tables.bots) -> float:
            paced.append(BotDriver.moves_at(bots, *about))
            return paced[-1]

        monkeypatch.setattr(process.tables.bots, "moves_at", moves_at)
    assert at not in two.tables.rooms
    await two.tables.run(at, lambda now: now.move(0, first_move(now, 0), "one"))
    length = two.tables.rooms[at].table.length
    await until(lambda: bool(paced) or two.tables.rooms[at].table.length > length)
    assert two.tables.rooms[at].table.length == length, "she may still take it back"
    assert two.tables.rooms[at].listened


async def test_bots_play_at_once_where_nobody_listens(pair: tuple[Process, Process]) -> None:
    one, two = pair
    at = await begun(one.tables, "inklings", "me", "random")
    two.tables.bots.pace = 60.0
    length = await to_the_bots(two.tables, at)
    await until(lambda: two.tables.rooms[at].table.length > length)


async def test_who_is_connected_to_a_process_that_was_taken_for_gone_is_here_again(
    pair: tuple[Process, Process],
) -> None:
    one, two = pair
    at = await begun(one.tables, "ink", "me", "easy")
    for process in pair:
        async with process.tables.room(at):
            pass
    one.tables.rooms[at].subscribe(Ear(0), 0)
    await until(lambda: two.here(at) == [True, True])
    take_for_dead(two.cluster.peers)
    assert two.here(at) == [False, True]
    await until(lambda: two.here(at) == [True, True])


async def test_who_came_and_went_while_nothing_was_heard_is_known_afterwards(
    pair: tuple[Process, Process],
) -> None:
    one, two = pair
    at = await begun(one.tables, "ink", "me", "easy")
    other = await begun(one.tables, "ink", "me", "easy")
    left, came = Ear(0), Ear(0)
    for table in (at, other):
        for process in pair:
            async with process.tables.room(table):
                pass
    one.tables.rooms[at].subscribe(left, 0)
    await until(lambda: two.here(at) == [True, True])
    heard, two.cluster.peers._handlers = two.cluster.peers._handlers, {}  # deaf
    one.tables.rooms[at].unsubscribe(left)
    one.tables.rooms[other].subscribe(came, 0)
    before = two.cluster.peers.heard
    await until(lambda: two.cluster.peers.heard > before + 2)
    two.cluster.peers._handlers = heard
    assert (two.here(at), two.here(other)) == ([True, True], [False, True])
    for call in two.cluster.peers.joined:
        call()  # as after every new connection
    await until(lambda: two.here(at) == [False, True] and two.here(other) == [True, True])


async def test_who_came_and_went_while_too_much_waited_to_be_sent_is_told_later(
    pair: tuple[Process, Process],
) -> None:
    one, two = pair
    came, left, evicted = [await begun(one.tables, "ink", "me", "easy") for _ in range(3)]
    for table in (came, left, evicted):
        for process in pair:
            async with process.tables.room(table):
                pass
    ears = {table: Ear(0) for table in (came, left, evicted)}
    for table in (left, evicted):
        one.tables.rooms[table].subscribe(ears[table], 0)
    await until(lambda: two.here(left) == two.here(evicted) == [True, True])
    peers = one.cluster.peers
    peers.outbox = Outbox(most=2)
    for guest in ("kim", "lee"):
        peers.tell(Seen(guest))  # nothing is sent until this task waits for something
    one.tables.rooms[came].subscribe(ears[came], 0)
    one.tables.rooms[left].unsubscribe(ears[left])
    one.tables.rooms[evicted].unsubscribe(ears[evicted])
    del one.tables.rooms[evicted]
    assert peers.outbox.dropped >= 3
    await until(lambda: two.here(came) == [True, True])
    await until(lambda: two.here(left) == two.here(evicted) == [False, True])


async def test_guests_of_a_process_that_is_killed_go_away(pair: tuple[Process, Process]) -> None:
    one, two = pair
    at = await begun(one.tables, "ink", "me", "easy")
    async with two.tables.room(at):
        pass
    one.tables.rooms[at].subscribe(Ear(0), 0)
    await until(lambda: two.here(at) == [True, True])
    two.cluster.peers.members._gone_after = 2.0
    one.cluster.peers._send_waiting = _nothing  # type: ignore[method-assign]
    await until(lambda: two.here(at) == [False, True])
    assert len(two.cluster.peers.members) == 0
    assert two.tables.departures.since(at, ANN) is not None


async def test_a_table_that_is_locked_does_not_keep_news_from_others(
    sqlite: SqliteStorage, monkeypatch: pytest.MonkeyPatch
) -> None:
    service = TableService(sqlite, BotWorkers(1))
    sync = TableSync(service, Peers(), check=PATIENCE)
    locked, other = [await begun(service, "ink", "me", "me") for _ in range(2)]
    caught_up: list[str] = []

    async def catch_up(room: Room, asked: float = 0.0) -> bool:
        caught_up.append(room.table.id)
        return False

    monkeypatch.setattr(service, "_catch_up", catch_up)
    for at in (locked, other):
        service.rooms[at].subscribe(Ear(0), 0)
    sync.start()
    length = service.rooms[locked].table.length
    async with service.rooms[locked].lock:
        for more in range(1, FOLLOWERS + 2):
            sync._hear_news("another", News(locked, length + more))
            for _ in range(3):
                await asyncio.sleep(0)
        sync._hear_news("another", News(other, length + 1))
        await until(lambda: caught_up == [other])
    await until(lambda: caught_up == [other, locked, locked])  # what was heard later, all at once
    await service.close("")


async def _nothing() -> None:
    """What a process sends that is killed."""
