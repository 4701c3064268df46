"""Two processes serve the same tables from one PostgreSQL, and neither locks anything.

Here they are two services in one process: all they share is the database.
"""

import asyncio
import copy
import time
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import msgspec
import psycopg
import pytest

from paintpot.core.errors import Refused
from paintpot.table import postgres_storage, postgres_writer, sqlite_writer
from paintpot.table.archive import copy_from_file, copy_to_file
from paintpot.table.bot_turns import BotTurn
from paintpot.table.bot_workers import BotWorkers
from paintpot.table.daily import DailyGames
from paintpot.table.databases import open_database
from paintpot.table.events import AnyEvent, Moved, read, written
from paintpot.table.faults import NotAllowed, NotNow
from paintpot.table.ids import id_from
from paintpot.table.leaving import give_up, play_on
from paintpot.table.loading import load
from paintpot.table.migrations import TABLES
from paintpot.table.postgres_storage import PostgresStorage
from paintpot.table.postgres_writer import _stored
from paintpot.table.room import Command
from paintpot.table.setup import rematch_of
from paintpot.table.sqlite_storage import SqliteStorage
from paintpot.table.statements import NOTE_ACCURACY
from paintpot.table.storage import (
    BadData,
    Change,
    Conflict,
    Storage,
    StorageFault,
    Unreachable,
)
from paintpot.table.table import GATHERING, OVER, Table
from paintpot.table.table_service import TableService
from paintpot.table.visits import Visits
from tests.patience import PATIENCE
from tests.postgres_server import PostgresServer
from tests.table.sitting import ANN, first_move, opened
from tests.table.storing import OPENED, PLAYING, move, opening
from tests.table.test_table_service import Ear, begun, seen, until

Pair = tuple[TableService, TableService]


@pytest.fixture
async def pair(postgres: PostgresServer) -> AsyncIterator[Pair]:
    url = postgres.new_database()
    first, second = [await PostgresStorage.open(url) for _ in range(2)]
    yield TableService(first, BotWorkers(1)), TableService(second, BotWorkers(1))
    await first.aclose()
    await second.aclose()


async def stored(service: TableService, at: str) -> list[AnyEvent]:
    return [read(data) for data in await service.storage.events(at)]


async def same_everywhere(pair: Pair, at: str) -> Table:
    """Both have the same in memory as is stored."""
    kept = await load(pair[0].storage, at)
    for service in pair:
        async with service.room(at) as room:
            assert room.table.length == kept.length
            assert seen(room.table) == seen(kept)
    return kept


def move_of(seat: int, id: str) -> "MoveFirst":
    return MoveFirst(seat, id)


class MoveFirst:
    """The command of a seat that makes the first legal move, once."""

    def __init__(self, seat: int, id: str) -> None:
        self.seat = seat
        self.id = id

    def __call__(self, table: Table) -> list[AnyEvent]:
        if not table.state.legal(self.seat):
            raise NotNow("It is not your turn.", "not-turn")
        return table.move(self.seat, first_move(table, self.seat), self.id)


async def test_a_game_whose_moves_go_to_one_and_the_other(pair: Pair) -> None:
    at = await begun(pair[0], "inklings", "me", "me")
    ears = [Ear(0), Ear(1)]
    for service, ear in zip(pair, ears, strict=True):
        async with service.room(at) as room:
            room.subscribe(ear, 0)
    phase, count = "", 0
    while phase != OVER:
        count += 1
        service = pair[count % 2]  # it does not know yet what the other has just done
        async with service.room(at) as room:
            acting = room.table.acting()
        if acting:
            table = await service.run(at, move_of(acting[0], f"id-{count}"))
            phase = table.phase
    table = await same_everywhere(pair, at)
    assert table.phase == OVER
    for ear in ears:
        items = [item for update in ear.updates for item in update["told"]]
        assert len(items) == table.version(ear.viewer), "everybody was told everything, once"
        assert ear.updates[-1]["now"]["phase"] == OVER


async def test_seats_that_move_at_the_same_moment(pair: Pair) -> None:
    at = await begun(pair[0], "inkdoms", "me", "me", "me", "me")
    for turn in range(12):
        async with pair[0].room(at) as room:
            acting = room.table.acting()
        commands = [move_of(seat, f"{turn}") for seat in acting]
        await asyncio.gather(
            *[pair[k % 2].run(at, command) for k, command in enumerate(commands)],
            return_exceptions=False,
        )
    await same_everywhere(pair, at)
    made = [
        (event.seat, event.id) for event in await stored(pair[0], at) if isinstance(event, Moved)
    ]
    assert len(made) == len(set(made)) > 12
    assert pair[0].reruns + pair[1].reruns > 0, "some came second, and were run again"


async def test_a_refusal_stands_only_if_the_table_is_up_to_date(pair: Pair) -> None:
    at = await begun(pair[0], "ink", "me", "me")
    async with pair[1].room(at) as room:
        (seat,) = room.table.acting()
        behind = room.table.length
    await pair[0].run(at, move_of(seat, "a"))
    while True:  # until it is the other's turn
        async with pair[0].room(at) as room:
            acting = room.table.acting()
        if acting != (seat,):
            break
        await pair[0].run(at, move_of(seat, f"a{room.table.length}"))
    assert pair[1].rooms[at].table.length == behind, "it has not heard of any of it"
    (other,) = acting
    await pair[1].run(at, move_of(other, "b"))
    table = await same_everywhere(pair, at)
    (now,) = table.acting()
    with pytest.raises((Refused, NotNow)):
        await pair[1].run(at, lambda table: table.move(1 - now, first_move(table, now), "c"))


@pytest.mark.parametrize(
    ("first", "then"),
    [
        (lambda table: table.hand(0, "random"), lambda table: table.take_over(0)),
        (lambda table: give_up(table, 0, _nobody), lambda table: play_on(table, 0)),
        (lambda table: table.carry(0, "eve"), lambda table: table.carry(0, ANN)),
    ],
    ids=["taking-over", "playing-on", "another-device"],
)
async def test_there_is_nothing_to_do_only_if_the_table_is_up_to_date(
    pair: Pair, first: Command, then: Command
) -> None:
    at = (await pair[0].open(opened("ink", "me", "open"))).table.id
    await pair[0].run(at, lambda table: table.sit(1, "bob", "Bob"))
    await pair[0].run(at, lambda table: table.start())
    for service in pair:
        service.supervisor.closing = True  # bots play here only when they are told to
    async with pair[1].room(at) as room:
        known = room.table.length
    await pair[0].run(at, first)
    assert pair[1].rooms[at].table.length == known, "it has not heard of it"
    table = await pair[1].run(at, then)
    assert table.length == known + 2, "both are stored"
    again = await pair[1].run(at, then)
    assert again.length == known + 2, "and now there is nothing to do"
    await same_everywhere(pair, at)


def _nobody(guest: str) -> bool:
    return False


async def test_a_retry_through_another_process_is_played_once(pair: Pair) -> None:
    at = await begun(pair[0], "ink", "me", "me")
    async with pair[1].room(at) as room:
        (seat,) = room.table.acting()
        text = first_move(room.table, seat)
    for service in (*pair, *pair):
        await service.run(at, lambda table: table.move(seat, text, "the same"))
    kept = await same_everywhere(pair, at)
    made = [event for event in await stored(pair[0], at) if isinstance(event, Moved)]
    assert made == [Moved(seat, text, "the same")]
    # And if no process knew of it, the database would.
    again = written(Moved(seat, text, "the same"))
    with pytest.raises(Conflict):
        await pair[1].storage.commit(Change(at, kept.length, [again], keys=[f"{seat}/the same"]))
    assert len(await stored(pair[0], at)) == kept.length


async def test_news_from_another_process_reach_who_listens(pair: Pair) -> None:
    at = await begun(pair[0], "ink", "me", "me")
    announced: list[tuple[str, int]] = []
    pair[0].announce = lambda table, length: announced.append((table, length))
    ear = Ear(1)
    async with pair[1].room(at) as room:
        room.subscribe(ear, 0)
        (seat,) = room.table.acting()
    await pair[0].run(at, move_of(seat, "a"))
    assert len(ear.updates) == 1, "nobody has told this process"
    (news,) = announced
    assert news == (at, pair[0].rooms[at].table.length)
    assert await pair[1].storage.lengths([at, "nowhere"]) == {at: news[1]}
    await pair[1].catch_up(*news)
    assert ear.updates[-1]["told"][0]["what"] == "move"
    told = len(ear.updates)
    await pair[1].catch_up(*news)
    assert len(ear.updates) == told, "it is told once"
    await pair[1].catch_up("nowhere", 3)
    await same_everywhere(pair, at)


async def test_a_version_that_no_table_has_costs_one_look_at_the_database(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = await begun(pair[0], "ink", "me", "me")
    room = pair[0].rooms[at]
    reads: list[str] = []
    events = pair[0].storage.events

    async def counted(table: str, first: int = 0) -> list[bytes]:
        reads.append(table)
        return await events(table, first)

    monkeypatch.setattr(pair[0].storage, "events", counted)
    room.known = 10**12
    for number in range(5):
        (seat, *_) = room.table.acting()
        await pair[0].run(at, move_of(seat, f"{number}"))
    assert reads == [at]
    # What is heard while it is being read is not forgotten.
    room.known = 10**6

    async def overtaken(table: str, first: int = 0) -> list[bytes]:
        room.known = 10**6 + 1
        return await events(table, first)

    monkeypatch.setattr(pair[0].storage, "events", overtaken)
    async with pair[0].room(at):
        assert room.known == 10**6 + 1


async def test_a_bots_turn_that_comes_second_is_discarded(pair: Pair) -> None:
    at = await begun(pair[0], "ink", "me", "me")
    async with pair[0].room(at) as room:
        (seat,) = room.table.acting()
    await pair[0].run(at, lambda table: table.hand(seat, "random"))
    for service in pair:
        service.supervisor.closing = True  # bots play here only when they are told to
    rooms = []
    for service in pair:
        async with service.room(at) as room:
            rooms.append((service, room, room.table, room.table.length))
    legal = [rooms[0][2].game.text(move) for move in rooms[0][2].state.legal(seat)]
    ends = [
        await service.bots.move(room, seat, BotTurn([legal[k]]), table, mark)
        for k, (service, room, table, mark) in enumerate(rooms)
    ]
    assert ends == [rooms[0][3] + 1, -1]
    assert [service.bots.doubled for service in pair] == [0, 1]
    made = [event for event in await stored(pair[0], at) if isinstance(event, Moved)]
    assert made == [Moved(seat, legal[0])]
    await same_everywhere(pair, at)


@pytest.mark.parametrize("at_once", [False, True])
async def test_a_bots_turn_that_two_processes_play_alike_is_counted(
    pair: Pair, at_once: bool
) -> None:
    """Bots with the same seed choose the same: the two changes are equal, byte for byte."""
    at = await begun(pair[0], "ink", "me", "me")
    async with pair[0].room(at) as room:
        (seat,) = room.table.acting()
    await pair[0].run(at, lambda table: table.hand(seat, "random"))
    moves = []
    for service in pair:
        service.supervisor.closing = True  # bots play here only when they are told to
        async with service.room(at) as room:
            turn = BotTurn([first_move(room.table, seat)])
            moves.append(service.bots.move(room, seat, turn, room.table, room.table.length))
    before = len(await stored(pair[0], at))
    ends = await asyncio.gather(*moves) if at_once else [await one for one in moves]
    assert sorted(ends) == [-1, before + 1]
    assert sum(service.bots.doubled for service in pair) == 1
    assert len(await stored(pair[0], at)) == before + 1
    await same_everywhere(pair, at)


async def test_who_may_watch_is_stored_although_another_process_had_the_same_to_store(
    pair: Pair,
) -> None:
    """As with a repair, which every process makes alike and stores along with the next change."""
    at = await begun(pair[0], "ink", "me", "me")
    rooms = []
    for service in pair:
        async with service.room(at) as room:
            room.table.unsaved = room.table.move(*_first(room.table), "")
            rooms.append(room)
    for guest, service, room in zip(("eve", "fay"), pair, rooms, strict=True):
        async with room.lock:
            await service.admit(room, guest)
        assert await pair[0].storage.may_watch(at, guest)
    await same_everywhere(pair, at)


async def test_who_may_watch_is_decided_at_the_table_as_it_is(pair: Pair) -> None:
    at = await begun(pair[0], "ink", "me", "me")

    def check(table: Table) -> None:
        if table.watch_no:
            raise NotAllowed("This link is not valid.", "bad-link")

    async with pair[1].room(at) as room:
        await pair[0].run(at, lambda table: table.revoke_watching(0))
        with pytest.raises(NotAllowed):
            await pair[1].admit(room, "eve", check)
    assert not await pair[0].storage.may_watch(at, "eve")
    async with pair[1].room(at) as room:
        await pair[0].run(at, lambda table: table.move(*_first(table), "a"))
        await pair[1].admit(room, "eve")  # behind once more, but that does not matter
    assert await pair[0].storage.may_watch(at, "eve")


def _first(table: Table) -> tuple[int, str]:
    seat = table.acting()[0]
    return seat, first_move(table, seat)


async def test_one_rematch_and_one_attempt_a_day(pair: Pair) -> None:
    at = await begun(pair[0], "ink", "me", "me")
    for service in pair:
        async with service.room(at):
            pass
    await pair[0].run(at, lambda table: table.emit(*[]) if table.abandoned else _abandon(table))
    tables = [await service.rematch(at, 0) for service in pair]
    assert tables[0] == tables[1]
    days = [DailyGames(service) for service in pair]
    begun_at = await asyncio.gather(*[day.begin("inklings", ANN, "Ann") for day in days])
    assert begun_at[0] == begun_at[1]
    table = await same_everywhere(pair, begun_at[0])
    assert table.phase != GATHERING


def _abandon(table: Table) -> list[AnyEvent]:
    return give_up(table, 0, _nobody)


async def test_a_rematch_that_two_ask_for_at_once_is_one_table(pair: Pair) -> None:
    at = await begun(pair[0], "ink", "me", "me")
    await pair[0].run(at, _abandon)
    for service in pair:
        async with service.room(at):
            pass
    rooms = [service.rooms[at] for service in pair]
    async with rooms[0].lock, rooms[1].lock:  # so that neither hears of the other
        asking = [asyncio.create_task(service.rematch(at, 0)) for service in pair]
        await asyncio.sleep(0)
    found = await asyncio.gather(*asking)
    assert found[0] == found[1] != ""
    assert {table async for table in pair[0].storage.tables()} == {at, found[0]}
    # And if one process opened it and died before it told anybody.
    another = await begun(pair[0], "ink", "me", "me")
    await pair[0].run(another, _abandon)
    table = pair[0].rooms[another].table
    after = id_from(f"rematch/{another}/{table.opened.secret}")
    await pair[0].open(rematch_of(table, 0), id=after)
    assert await pair[1].rematch(another, 0) == after


async def test_tables_at_which_something_happens_are_not_deleted(
    postgresql: PostgresStorage,
) -> None:
    """Others are, and nobody waits."""
    for table in ("busy", "old"):
        await postgresql.commit(opening(table))
    async with await psycopg.AsyncConnection.connect(postgresql.conninfo) as other:
        change = _stored(Change("busy", 1, [b"started"], PLAYING))
        batch = msgspec.json.encode([change]).decode()
        await other.execute("SELECT append_changes(%s::jsonb, %s)", (batch, 4_000_000_000_000))
        async with asyncio.timeout(PATIENCE):
            assert await postgresql.delete_gathering_older_than(4e9) == 1
        await other.commit()
    assert [table async for table in postgresql.tables()] == ["busy"]
    assert await postgresql.events("busy") == [OPENED, b"started"]


async def test_a_full_queue_is_seen_before_anything_is_done(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    service = TableService(storage, BotWorkers(1))
    at = await begun(service, "ink", "me", "me")
    table = service.rooms[at].table
    with monkeypatch.context() as full:
        for writer in (sqlite_writer, postgres_writer):
            full.setattr(writer, "MOST_PENDING", 0)
        with pytest.raises(StorageFault, match="busy writing"):
            await service.run(at, move_of(table.acting()[0], "a"))
        assert service.rooms[at].table is table, "it need not be loaded again"
    await service.run(at, move_of(table.acting()[0], "a"))


@pytest.mark.parametrize("wrong", [-120.0, 120.0])
async def test_a_clock_that_is_wrong_is_refused(
    postgres: PostgresServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wrong: float
) -> None:
    url = postgres.new_database()
    with monkeypatch.context() as skewed:
        skewed.setattr(PostgresStorage, "clock", staticmethod(lambda: time.time() + wrong))
        with pytest.raises(BadData, match=r"differ by 1[12]\d seconds"):
            await open_database(tmp_path, url)
        skewed.setattr(PostgresStorage, "clock", staticmethod(lambda: time.time() + wrong / 4))
        await (await open_database(tmp_path, url)).aclose()


async def test_a_table_that_is_gone_is_gone_everywhere(pair: Pair) -> None:
    room = await pair[0].open(opened("ink", "me", "open"))
    at = room.table.id
    async with pair[1].room(at):
        pass
    assert await pair[0].storage.delete_gathering_older_than(4e9) == 1
    with pytest.raises(Conflict):
        await pair[1].run(at, lambda table: table.place(1, "random"))
    assert at not in pair[1].rooms


# -- PostgreSQL itself


async def test_what_was_acknowledged_survives_a_crash_and_nothing_fails(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Writers wait while the server is away; each batch in between is stored once."""
    for module in (postgres_writer, postgres_storage):
        monkeypatch.setattr(module, "PATIENCE", PATIENCE)  # a busy machine restarts it slowly
    storage = await PostgresStorage.open(postgres.new_database())
    acknowledged: dict[str, int] = {}
    stop = asyncio.Event()

    async def play(table: str) -> None:
        await storage.commit(opening(table))
        n = 1
        while not stop.is_set():
            await storage.commit(Change(table, n, [f"{table} {n}".encode(), b"chance"]))
            n += 2
            acknowledged[table] = n

    async def until_all_have(more: int) -> None:
        goal = {table: count + more for table, count in acknowledged.items()}
        async with asyncio.timeout(PATIENCE):
            while any(acknowledged[table] < count for table, count in goal.items()):
                await asyncio.sleep(0.01)
                for task in playing:
                    if task.done():
                        await task  # it has failed: say how, and wait no longer

    names = [f"t{k}" for k in range(20)]
    acknowledged.update(dict.fromkeys(names, 1))
    playing = [asyncio.create_task(play(name)) for name in names]
    await until_all_have(6)
    await asyncio.to_thread(postgres.crash)
    before = dict(acknowledged)
    await asyncio.to_thread(postgres.start)
    for table, count in before.items():
        assert len(await storage.events(table)) >= count, "acknowledged and lost"
    await until_all_have(6)
    stop.set()
    await asyncio.gather(*playing)
    for table, count in acknowledged.items():
        events = await storage.events(table)
        assert len(events) == count
        assert events[1::2] == [f"{table} {n}".encode() for n in range(1, count, 2)]
    assert sum(writer.retries for writer in storage.writers) > 0
    await storage.aclose()


def test_another_server_at_the_port_of_this_one_is_not_taken_for_it(
    postgres: PostgresServer, tmp_path: Path
) -> None:
    stopped = copy.copy(postgres)
    stopped.folder = tmp_path
    with pytest.raises(AssertionError, match="another PostgreSQL"):
        stopped.check_own()
    postgres.check_own()


async def test_a_change_that_is_sent_again_is_stored_once(postgresql: PostgresStorage) -> None:
    """As a writer does that lost its connection in the moment of the commit."""
    change = Change("t", 1, [b"a", b"b"], PLAYING, keys=["0/id", None], nonce=7)
    first = msgspec.structs.replace(opening("t"), nonce=5)
    for _ in range(2):
        await postgresql.commit(first)
        await postgresql.commit(change)
    with pytest.raises(Conflict):
        await postgresql.commit(Change("t", 1, [b"a", b"c"]))
    with pytest.raises(Conflict):
        await postgresql.commit(Change("t", 2, [], watcher="eve"))
    equal = msgspec.structs.replace(change, nonce=8, watcher="eve")
    with pytest.raises(Conflict):
        await postgresql.commit(equal)  # by another process, which has to know that it was second
    assert not await postgresql.may_watch("t", "eve")
    assert await postgresql.events("t") == [OPENED, b"a", b"b"]
    assert await postgresql.events("t", 2) == [b"b"]


async def test_a_server_that_is_too_old_is_refused(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ours is new enough; the version it tells is not."""
    url = postgres.new_database()
    with monkeypatch.context() as old:
        old.setattr(psycopg.ConnectionInfo, "server_version", 140_017)
        for read_only in (False, True):
            with pytest.raises(BadData, match="needs PostgreSQL 15 or newer"):
                await PostgresStorage.open(url, read_only)
        old.setattr(psycopg.ConnectionInfo, "server_version", 150_000)
        await (await PostgresStorage.open(url)).aclose()


async def test_reads_that_wait_are_limited(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_storage, "MOST_WAITING", 5)
    storage = await PostgresStorage.open(postgres.new_database())
    monkeypatch.setattr(postgres_storage, "PATIENCE", PATIENCE)
    monkeypatch.setattr(postgres_storage, "WAIT", PATIENCE)
    busy: list[asyncio.Task[object]] = []
    async with await psycopg.AsyncConnection.connect(storage.conninfo) as other:
        await other.execute("SELECT pg_advisory_lock(7)")
        for k in range(postgres_storage.READERS + 5):
            reading = storage.query("SELECT 1 FROM pg_advisory_xact_lock_shared(7)")
            busy.append(asyncio.create_task(reading))
            given = min(k + 1, postgres_storage.READERS)
            await until(partial(_in_use, storage, given, k + 1 - given))
        with pytest.raises(StorageFault, match="busy reading"):
            await storage.events("t")
        assert not any(task.done() for task in busy), "it was refused at once"
    await asyncio.gather(*busy)
    await storage.aclose()


def _in_use(storage: PostgresStorage, connections: int, waiting: int) -> bool:
    now = storage.pool.get_stats()
    return (now["pool_size"] - now["pool_available"], now["requests_waiting"]) == (
        connections,
        waiting,
    )


async def test_every_commit_waits_for_the_disk(postgres: PostgresServer) -> None:
    url = postgres.new_database() + "%20-csynchronous_commit%3Doff"
    storage = await PostgresStorage.open(url)
    assert await storage.query("SHOW synchronous_commit") == [("on",)]
    connection = await storage._connect()
    cursor = await connection.execute("SHOW synchronous_commit")
    assert await cursor.fetchall() == [("on",)]
    await connection.close()
    await storage.aclose()


async def test_databases_that_cannot_be_used(postgres: PostgresServer, tmp_path: Path) -> None:
    for url, why in (
        ("mysql://host/paintpot", "given by its URL"),
        ("postgresql://127.0.0.1:1/paintpot", "cannot be used"),
        ("postgresql://me:top%secret@host/paintpot", "percent-encoded token"),
        (f"{postgres.url[: -len('postgres')]}nowhere", "does not exist"),
    ):
        with pytest.raises(BadData, match=why):
            await open_database(tmp_path, url)
    url = postgres.new_database()
    await (await open_database(tmp_path, url)).aclose()
    await (await open_database(tmp_path, url)).aclose()
    with pytest.raises(BadData, match=r"another secret\.key"):
        await open_database(tmp_path / "another", url)
    schema = url.rpartition("%3D")[2]
    postgres.execute(f"UPDATE {schema}.paintpot SET version = 99")
    with pytest.raises(BadData, match="newer Paintpot"):
        await open_database(tmp_path, url)
    postgres.execute(f"DROP TABLE {schema}.paintpot")
    with pytest.raises(BadData, match="another program"):
        await open_database(tmp_path, url)


async def test_each_database_has_a_name_of_its_own(
    postgres: PostgresServer, tmp_path: Path
) -> None:
    """Under which its servers find each other over Redis."""
    one, other = postgres.new_database(), postgres.new_database()
    names = []
    for url in (one, one, other):
        storage = await open_database(tmp_path, url)
        names.append(storage.name)
        await storage.aclose()
    assert names[0] == names[1] != names[2]
    assert all(names)


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://me:verysecret@127.0.0.1:1/paintpot",
        "postgresql://me:very%secret@127.0.0.1:1/paintpot",
        "postgresql://me:very@secret@127.0.0.1:1/paintpot",
        "postgresql://me:very/secret@127.0.0.1:1/paintpot",
        "postgresql://me:very:secret@127.0.0.1:1/paintpot",
        "postgresql://127.0.0.1:1/paintpot?password=very%secret&user=me",
    ],
)
async def test_no_error_tells_the_password(url: str) -> None:
    with pytest.raises(BadData, match="The PostgreSQL database cannot be used") as refused:
        await PostgresStorage.open(url)
    assert "very" not in str(refused.value)
    assert "secret" not in str(refused.value)
    assert refused.value.__suppress_context__


async def test_days_that_nobody_has_played_give_way_to_those_of_an_import(
    storage: Storage, tmp_path: Path
) -> None:
    """As after a first start of a server on the database that is then filled."""
    source = SqliteStorage(tmp_path / "source.sqlite")
    for one in (source, storage):
        await DailyGames(TableService(one, BotWorkers(1))).prepare()
    await source.commit(opening("t"))
    await storage.fill(source.everything())
    secrets = "SELECT day, game, secret FROM days ORDER BY day, game"
    assert await storage.query(secrets) == await source.query(secrets) != []
    assert await storage.events("t") == [OPENED]
    with pytest.raises(BadData, match="has tables already"):
        await storage.fill(source.everything())
    await source.aclose()


async def test_everything_goes_from_one_database_to_the_other(
    sqlite: SqliteStorage, postgresql: PostgresStorage, tmp_path: Path
) -> None:
    async def rows(storage: Storage) -> dict[str, list[tuple[object, ...]]]:
        found: dict[str, list[tuple[object, ...]]] = {}
        async for name, some in storage.everything():
            found.setdefault(name, []).extend(some)
        return {name: sorted(all_rows, key=repr) for name, all_rows in found.items()}

    service = TableService(sqlite, BotWorkers(1))
    tables = [await begun(service, game, "me", "me") for game in ("ink", "inkdoms")]
    for at in tables:
        for k in range(5):
            await service.run(at, lambda table, k=k: table.move(*_first(table), f"{k}"))  # type: ignore[misc]
    await sqlite.commit(Change(tables[0], service.rooms[tables[0]].table.length, [], watcher="eve"))
    await DailyGames(service).begin("ink", ANN, "Ann")
    await sqlite.execute("UPDATE seats SET resigned = TRUE WHERE seat = ?", [(1,)])
    visits = Visits(sqlite, away=60.0)
    visits.note(ANN)
    await visits.store()
    await sqlite.execute(NOTE_ACCURACY, [(1, 87.5, tables[1])])
    before = await rows(sqlite)
    assert set(before) == set(TABLES)
    assert len(before["visits"]) == 1
    assert [found[1:] for found in before["accuracies"]] == [(1, 87.5)]

    await copy_from_file(sqlite.path, postgresql)
    assert await rows(postgresql) == before
    with pytest.raises(BadData, match="has tables already"):
        await copy_from_file(sqlite.path, postgresql)
    moved = TableService(postgresql, BotWorkers(1))
    for at in tables:
        assert seen(await load(postgresql, at)) == seen(await load(sqlite, at))
        await moved.run(at, lambda table: table.move(*_first(table), "on"))
    await postgresql.commit(opening("new"))

    copy = tmp_path / "back.sqlite"
    await copy_to_file(postgresql, copy)
    back = SqliteStorage(copy)
    assert await rows(back) == await rows(postgresql)
    for at in tables:
        assert seen(await load(back, at)) == seen(await load(postgresql, at))
    await back.commit(move("new", 1))
    await back.aclose()


async def test_a_connection_that_is_lost_while_everything_is_read_is_a_fault(
    postgresql: PostgresStorage, postgres: PostgresServer, tmp_path: Path
) -> None:
    await postgresql.commit(opening("t"))
    reading = postgresql.everything()
    assert (await anext(reading))[0] == "tables"
    postgres.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE '%\"everything\"%'"
        " AND pid <> pg_backend_pid()"
    )
    with pytest.raises(Unreachable, match="cannot be reached"):
        await anext(reading)
    postgresql.conninfo = "host=127.0.0.1 port=1"
    with pytest.raises(Unreachable, match="cannot be reached"):
        await copy_to_file(postgresql, tmp_path / "copy.sqlite")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("url", "hosts"),
    [
        ("postgresql://db.example.org/paintpot", 1),
        ("postgresql:///paintpot", 1),
        ("postgresql://one:5432,two:5433,three/paintpot", 3),
        ("postgresql:///paintpot?host=one,two", 2),
        ("hostaddr=127.0.0.1,127.0.0.2 dbname=paintpot", 2),
    ],
)
def test_each_of_several_hosts_has_its_time(url: str, hosts: int) -> None:
    assert postgres_storage.hosts_in(url) == hosts
