"""What is published is on disk, what is not on disk never happened, idle tables are evicted."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from paintpot.games.inklings.state import Inklings
from paintpot.table import advice
from paintpot.table.bot_driver import ROUND_PACES, UNDO_PACES, BotDriver
from paintpot.table.bot_workers import BotWorkers
from paintpot.table.events import AnyEvent, read
from paintpot.table.faults import Damaged, NoSuchTable, NotNow
from paintpot.table.feeds import WATCHER
from paintpot.table.loading import loaded
from paintpot.table.postgres_storage import PostgresStorage
from paintpot.table.room import Room
from paintpot.table.snapshot import snapshot
from paintpot.table.sqlite_storage import SqliteStorage
from paintpot.table.storage import Change, StorageFault
from paintpot.table.table import OVER, Table
from paintpot.table.table_service import GOING_AWAY, TableService
from tests.patience import PATIENCE
from tests.postgres_server import PostgresServer
from tests.table.sitting import ANN, first_move, opened, viewers
from tests.table.storing import stored_now


class Ear:
    """Somebody who hears of a table, and forgets nothing."""

    def __init__(self, viewer: int = 0, guest: str = ANN) -> None:
        self.viewer = viewer
        self.guest = guest
        self.version = 0
        self.last = b""
        self.messages: list[Any] = []
        self.end: tuple[int, str] | None = None

    def send(self, message: bytes) -> None:
        self.messages.append(msgspec.json.decode(message))

    def disconnect(self, code: int, reason: str) -> None:
        self.end = self.end or (code, reason)

    @property
    def updates(self) -> list[Any]:
        return [message for message in self.messages if message["is"] == "update"]


class SqliteDisk(SqliteStorage):
    """A storage whose disk can be full, from one moment to the next."""

    full = False

    def commit_soon(self, change: Change) -> asyncio.Future[None]:
        return _disk_full() if self.full else super().commit_soon(change)


class PostgresDisk(PostgresStorage):
    """The same with PostgreSQL."""

    full = False

    def commit_soon(self, change: Change) -> asyncio.Future[None]:
        return _disk_full() if self.full else super().commit_soon(change)


Disk = SqliteDisk | PostgresDisk


def _disk_full() -> asyncio.Future[None]:
    loop = asyncio.get_running_loop()
    refused: asyncio.Future[None] = loop.create_future()
    fault = StorageFault("The disk is full: make room, then try again.")
    loop.call_later(0.01, refused.set_exception, fault)
    return refused


@pytest.fixture(params=["sqlite", "postgresql"])
async def disk(
    request: pytest.FixtureRequest, tmp_path: Path, postgres: PostgresServer
) -> AsyncIterator[Disk]:
    storage: Disk
    if request.param == "sqlite":
        storage = SqliteDisk(tmp_path / "tables.sqlite")
    else:
        storage = await PostgresDisk.open(postgres.new_database())
    yield storage
    await storage.aclose()


@pytest.fixture
async def service(disk: Disk) -> TableService:
    """A service without bots: for tables of people."""
    return TableService(disk, BotWorkers(1))


async def until(what: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not what():
            await asyncio.sleep(0.005)


async def begun(service: TableService, game: str, *seats: str) -> str:
    room = await service.open(opened(game, *seats))
    await service.run(room.table.id, lambda table: table.start())
    return room.table.id


class HangingDisk(SqliteStorage):
    """A storage that never answers."""

    hanging = False

    def commit_soon(self, change: Change) -> asyncio.Future[None]:
        if self.hanging:
            return asyncio.get_running_loop().create_future()
        return super().commit_soon(change)


async def test_a_stop_does_not_wait_for_a_storage_that_hangs(tmp_path: Path) -> None:
    storage = HangingDisk(tmp_path / "tables.sqlite")
    service = TableService(storage, BotWorkers(1))
    at = [await begun(service, "ink", "me", "me") for _ in range(2)]
    ears = [Ear(), Ear()]
    for table, ear in zip(at, ears, strict=True):
        async with service.room(table) as room:
            room.subscribe(ear, 0)
    storage.hanging = True

    async def play(table: str) -> None:
        await service.run(table, lambda now: now.move(*_first(now), "a"))

    playing = asyncio.create_task(play(at[0]))
    service.supervisor.start("bots", lambda task: play(at[1]))
    await until(lambda: all(service.rooms[table].lock.locked() for table in at))
    async with asyncio.timeout(PATIENCE):
        await service.close("Enough.", patience=0.05)
    assert [ear.end for ear in ears] == [(GOING_AWAY, "Enough.")] * 2
    assert not playing.done()
    playing.cancel()
    storage.close()


class LateDisk(SqliteStorage):
    """A storage that acknowledges a change later than it can be read."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.stored = asyncio.Event()
        self.acknowledging = asyncio.Event()

    def commit_soon(self, change: Change) -> asyncio.Future[None]:
        return asyncio.ensure_future(self._commit_late(super().commit_soon(change)))

    async def _commit_late(self, writing: asyncio.Future[None]) -> None:
        await writing
        self.stored.set()
        await self.acknowledging.wait()


async def test_a_table_that_is_used_before_it_is_acknowledged_has_one_room(tmp_path: Path) -> None:
    """As with a rematch that another process offers, while our connection was cut."""
    storage = LateDisk(tmp_path / "tables.sqlite")
    service = TableService(storage, BotWorkers(1))
    opening = asyncio.create_task(service.open(opened("ink", "me", "me"), id="A" * 12))
    await storage.stored.wait()
    ear = Ear()
    async with service.room("A" * 12) as room:
        room.subscribe(ear, 0)
    storage.acknowledging.set()
    assert await opening is room
    assert service.rooms == {"A" * 12: room}
    await service.run("A" * 12, lambda table: table.start())
    assert ear.updates[-1]["now"]["phase"] == "playing"
    storage.close()


def _first(table: Table) -> tuple[int, str]:
    seat = table.acting()[0]
    return seat, first_move(table, seat)


async def on_disk(service: TableService, at: str) -> list[AnyEvent]:
    return [read(event) for event in await service.storage.events(at)]


def seen(table: Table) -> list[Any]:
    """A table as each of its viewers sees it."""
    return [
        (snapshot(table, viewer, ANN), list(table.feeds.lists[viewer])) for viewer in viewers(table)
    ]


async def play_first(service: TableService, at: str, seat: int = 0) -> Table:
    return await service.run(at, lambda table: table.move(seat, first_move(table, seat), ""))


# -- on disk, then told


async def test_what_is_told_is_on_disk(service: TableService) -> None:
    at = await begun(service, "ink", "me", "me")
    written: list[int] = []

    class Watchful(Ear):
        def send(self, message: bytes) -> None:
            super().send(message)
            written.append(stored_now(service.storage, at))

    async with service.room(at) as room:
        room.subscribe(Watchful(), 0)
        before = room.table.length
    await play_first(service, at)
    assert written[-1] == before + 1
    assert service.written == before + 1


async def test_what_cannot_be_written_has_not_happened(service: TableService, disk: Disk) -> None:
    at = await begun(service, "ink", "me", "me")
    ears = [Ear(0), Ear(1), Ear(WATCHER, "eve")]
    async with service.room(at) as room:
        for ear in ears:
            room.subscribe(ear, 0)
        before = seen(room.table)
    heard = [list(ear.messages) for ear in ears]
    disk.full = True
    for _ in range(2):
        with pytest.raises(StorageFault, match="The disk is full"):
            await play_first(service, at)
    async with service.room(at) as room:
        assert seen(room.table) == before
    assert [ear.messages for ear in ears] == heard

    disk.full = False
    table = await play_first(service, at)
    assert seen(loaded(at, await on_disk(service, at))) == seen(table) != before
    assert all(len(ear.updates) == 2 for ear in ears)
    assert ears[1].updates[-1]["since"] == ears[1].updates[0]["version"]


async def test_a_table_that_cannot_be_written_is_not_opened(
    service: TableService, disk: Disk
) -> None:
    disk.full = True
    with pytest.raises(StorageFault):
        await service.open(opened("ink", "me"))
    assert service.rooms == {}
    assert [one async for one in disk.tables()] == []


async def test_a_wish_that_fails_halfway_is_taken_back(service: TableService) -> None:
    at = await begun(service, "ink", "me", "me")
    async with service.room(at) as room:
        before = seen(room.table)

    def stumble(table: Table) -> list[AnyEvent]:
        table.move(0, first_move(table, 0), "")
        raise NotNow("Something else came up.")

    with pytest.raises(NotNow):
        await service.run(at, stumble)
    async with service.room(at) as room:
        assert seen(room.table) == before


async def test_a_wish_nobody_waits_for_is_finished(service: TableService) -> None:
    at = await begun(service, "ink", "me", "me")
    task = asyncio.create_task(play_first(service, at))
    await asyncio.sleep(0)  # it is being written now
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    async with service.room(at) as room:
        assert seen(room.table) == seen(loaded(at, await on_disk(service, at)))


async def test_a_wish_nobody_waits_for_may_fail_too(service: TableService, disk: Disk) -> None:
    at = await begun(service, "ink", "me", "me")
    async with service.room(at) as room:
        before = seen(room.table)
    disk.full = True
    task = asyncio.create_task(play_first(service, at))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    async with service.room(at) as room:
        assert seen(room.table) == before


async def test_many_wishes_at_once_come_one_after_another(service: TableService) -> None:
    room = await service.open(opened("inklings", "me"))
    at = room.table.id
    said = [f"word {k}" for k in range(50)]

    def saying(words: str) -> Awaitable[Table]:
        return service.run(at, lambda table: table.say_words(0, words))

    await asyncio.gather(*[saying(words) for words in said])
    told = [one.text for one in loaded(at, await on_disk(service, at)).feeds.lists[0]]
    assert told == said


async def test_there_is_no_such_table(service: TableService) -> None:
    with pytest.raises(NoSuchTable):
        async with service.room("nowhere"):
            pass
    assert service.rooms == {}


async def test_a_damaged_table(service: TableService, disk: Disk) -> None:
    at = await begun(service, "ink", "me", "me")
    events = await disk.events(at)
    await disk.commit(Change(at, len(events), [b'{"is":"moved","seat":1,"move":"done"}']))
    service.rooms.clear()
    for _ in range(2):
        with pytest.raises(Damaged):
            await play_first(service, at)


# -- in memory


async def test_idle_tables_leave_memory_and_come_back(disk: Disk) -> None:
    service = TableService(disk, BotWorkers(1), idle=0.05)
    await service.start()
    at = await begun(service, "ink", "me", "me")
    table = await play_first(service, at)
    before = seen(table)
    await until(lambda: not service.rooms)

    async with service.room(at) as room:
        assert room.table is not table
        assert seen(room.table) == before
        ear = Ear()
        room.subscribe(ear, 0)
    other = await service.open(opened("ink", "me"))
    await until(lambda: other.table.id not in service.rooms)
    assert at in service.rooms  # somebody listens there

    room.subscribers.discard(ear)
    await until(lambda: not service.rooms)
    await play_first(service, at)
    await service.close("Enough.")


async def test_subscribers_get_only_what_is_new_to_them(service: TableService) -> None:
    """In Inkdoms others paint in secret: not even that something happened is revealed."""
    at = await begun(service, "inkdoms", "me", "me")
    await play_first(service, at, 0)  # a die, which everybody sees
    mine, theirs, spectator = Ear(0), Ear(1), Ear(WATCHER, "eve")
    async with service.room(at) as room:
        for ear in (mine, theirs, spectator):
            room.subscribe(ear, room.table.version(ear.viewer))
    assert mine.updates[0]["told"] == []
    before = [list(ear.messages) for ear in (theirs, spectator)]

    def paint(table: Table) -> list[AnyEvent]:
        hidden = next(move for move in table.state.legal(0) if table.state.hushed(0, move))
        return table.move(0, table.game.text(hidden), "")

    await service.run(at, paint)
    assert [one["what"] for one in mine.updates[-1]["told"]] == ["move"]
    assert [ear.messages for ear in (theirs, spectator)] == before
    await service.run(at, lambda table: table.undo(0, ""))
    assert [one["what"] for one in mine.updates[-1]["told"]] == ["undo"]
    assert [ear.messages for ear in (theirs, spectator)] == before


# -- bots


async def test_bots_play_among_themselves_to_the_end(disk: Disk) -> None:
    async with BotWorkers(1) as bot_workers:
        service = TableService(disk, bot_workers)
        at = await begun(service, "inklings", "me", "random", "easy")
        await service.run(at, lambda table: table.hand(0, "random"))
        await until(lambda: service.rooms[at].table.phase == OVER)
        async with service.room(at) as room:  # when all is written
            assert seen(loaded(at, await on_disk(service, at))) == seen(room.table)
        (listed,) = await disk.listed(ANN)
        assert listed.row.phase == "over"
        await service.close("Enough.")


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="stops a process")
async def test_a_thought_that_comes_too_late_is_thrown_away(disk: Disk) -> None:
    async with BotWorkers(1) as bot_workers:
        service = TableService(disk, bot_workers)
        at = await begun(service, "inklings", "me", "easy")
        await until(lambda: bot_workers.pids)
        os.kill(bot_workers.pids[0], signal.SIGSTOP)
        await play_first(service, at)
        await until(lambda: bot_workers.busy)
        table = await service.run(at, lambda table: table.undo(0, ""))
        before = seen(table)
        os.kill(bot_workers.pids[0], signal.SIGCONT)
        await until(lambda: service.rooms[at].bots is None)
        assert seen(service.rooms[at].table) == before
        await play_first(service, at)
        await until(lambda: 0 in service.rooms[at].table.acting())
        assert len(service.rooms[at].table.feeds.lists[WATCHER]) > len(before[0][1])
        await service.close("Enough.")


async def test_bots_take_their_time_while_somebody_is_there(
    disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A slip can be taken back before they answer it."""
    async with BotWorkers(1) as bot_workers:
        service = TableService(disk, bot_workers, pace=60.0)
        at = await begun(service, "inklings", "me", "easy")
        ear = Ear(0)
        async with service.room(at) as room:
            room.subscribe(ear, 0)
        thrown = len(room.table.feeds.lists[WATCHER])
        decided: list[float] = []

        def moves_at(*about: Any) -> float:
            decided.append(BotDriver.moves_at(service.bots, *about))
            return decided[-1]

        monkeypatch.setattr(service.bots, "moves_at", moves_at)
        await play_first(service, at)
        await until(lambda: decided)  # the bot has chosen its turn
        assert room.presence().thinking == [1]
        await service.run(at, lambda table: table.undo(0, ""))
        assert 0 in room.table.acting()
        assert len(room.table.feeds.lists[WATCHER]) == thrown, "no round was played"
        await service.close("Enough.")


async def test_bots_wait_longer_with_what_would_end_an_undo(disk: Disk) -> None:
    service = TableService(disk, BotWorkers(1), pace=1.0)
    at = await begun(service, "inklings", "me", "easy")
    async with service.room(at) as room:
        table = room.table
    assert service.bots.moves_at(table, 100.0, 100.0) == 101.0, (
        "nothing was done that could be undone"
    )
    await play_first(service, at)
    assert table.can_undo(0)
    assert service.bots.moves_at(table, 100.0, 100.0) == 100.0 + UNDO_PACES
    assert service.bots.moves_at(table, 110.0, 100.0) == 111.0, "it has been long enough"
    await service.close("Enough.")


async def test_bots_give_who_is_out_time_to_see_each_round(disk: Disk) -> None:
    service = TableService(disk, BotWorkers(1), pace=1.0)
    at = await begun(service, "inklings", "me", "easy")
    async with service.room(at) as room:
        table = room.table
    assert not table.people_look_on()
    state = table.state
    assert isinstance(state, Inklings)
    state.playing &= ~1  # the person is out, the bot plays on
    assert table.people_look_on()
    assert service.bots.moves_at(table, 100.0, 100.0) == 100.0 + ROUND_PACES
    service.bots.pace = 0.0
    assert service.bots.moves_at(table, 100.0, 100.0) == 100.0
    await service.close("Enough.")


async def test_bots_that_nobody_watches_do_not_wait(disk: Disk) -> None:
    async with BotWorkers(1) as bot_workers:
        service = TableService(disk, bot_workers, pace=60.0)
        at = await begun(service, "inklings", "me", "easy")
        await service.run(at, lambda table: table.hand(0, "random"))
        await until(lambda: service.rooms[at].table.phase == OVER)
        await service.close("Enough.")


async def test_bots_go_on_after_a_start(disk: Disk) -> None:
    first = TableService(disk, BotWorkers(1))
    at = await begun(first, "inklings", "me", "easy")
    await play_first(first, at)
    await first.close("Enough.")
    async with BotWorkers(1) as bot_workers:
        service = TableService(disk, bot_workers)
        assert await disk.bots_due() == [at]
        await service.start()
        await until(lambda: at in service.rooms and 0 in service.rooms[at].table.acting())
        await service.close("Enough.")


async def test_a_hint_is_for_who_is_to_act(service: TableService) -> None:
    at = await begun(service, "ink", "me", "me")
    async with service.room(at) as room:
        with pytest.raises(NotNow, match="It is not your turn"):
            advice.hint_for(room.table, 1)


# -- the end


async def test_closing_dismisses_everybody(service: TableService) -> None:
    ears = []
    for _ in range(2):
        room = await service.open(opened("ink", "me"))
        ears.append(Ear())
        room.subscribe(ears[-1], 0)
    await service.start()
    await service.close("Back in a moment.")
    assert [ear.end for ear in ears] == [(GOING_AWAY, "Back in a moment.")] * 2
    await service.close("Once more does no harm.")


async def test_of_two_who_ask_for_a_rematch_at_once_both_get_the_same(
    service: TableService,
) -> None:
    at = await begun(service, "inklings", "me", "me")
    while (table := service.rooms[at].table).acting():
        await play_first(service, at, table.acting()[0])
    one, other = await asyncio.gather(service.rematch(at, 0), service.rematch(at, 1))
    assert one == other
    assert sorted([one async for one in service.storage.tables()]) == sorted([at, one])
    assert isinstance(service.rooms[one], Room)
    assert service.rooms[one].table.chairs[0].guest == ANN


async def test_who_fails_to_come_in_shuts_nobody_out(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await service.open(opened("inklings", "me"))
    with monkeypatch.context() as patch:
        patch.setattr(service.reveals, "start", lambda room: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            async with service.room(room.table.id):
                pass
    assert not room.lock.locked()
    async with asyncio.timeout(PATIENCE), service.room(room.table.id):
        pass


async def test_bots_that_were_not_cleared_away_play_again(service: TableService) -> None:
    """As after an exception in the callback that does so."""
    room = await service.open(opened("inklings", "me", "easy"))
    ended: asyncio.Task[None] = asyncio.create_task(asyncio.sleep(0))
    await ended
    room.bots = room.reveal = ended
    assert room.idle
    table = await service.run(room.table.id, lambda table: table.start())
    for seat in table.acting():
        if seat == 0:
            text = first_move(table, 0)
            await service.run(table.id, lambda table, text=text: table.move(0, text, ""))  # type: ignore[misc]
    assert table.bots_to_act() == [1]
    assert room.bots is not ended


async def test_a_watcher_is_admitted_through_the_hall(service: TableService, disk: Disk) -> None:
    """On disk when it returns, once, with what loading has added; or it has not happened."""
    room = await service.open(opened("inkdoms", "me", "open"))
    name = room.table.id
    disk.full = True
    with pytest.raises(StorageFault):
        async with service.room(name) as room:
            await service.admit(room, "guest")
    disk.full = False
    assert not await disk.may_watch(name, "guest")
    for _ in range(2):
        async with service.room(name) as room:
            await service.admit(room, "guest")
    assert await disk.may_watch(name, "guest")
    await service.run(name, lambda table: table.say_words(0, "after it"))
    assert service.rooms[name].table.length == 2
    assert service.written == 2
