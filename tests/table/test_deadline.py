"""One deadline for everything that a request waits for, and a table's lock that is never held for
long."""

import asyncio
import math
from typing import Any

import pytest

from paintpot.table import deadline, postgres_storage, postgres_writer
from paintpot.table.bot_turns import BotTurn
from paintpot.table.bot_workers import BotWorkers
from paintpot.table.events import AnyEvent
from paintpot.table.faults import NotNow
from paintpot.table.loading import load
from paintpot.table.postgres_storage import PostgresStorage
from paintpot.table.storage import Change, Conflict, StorageFault, Unreachable
from paintpot.table.table import Table
from paintpot.table.table_service import UNREACHABLE, TableService
from tests.patience import PATIENCE
from tests.postgres_server import PostgresServer
from tests.table.sitting import first_move
from tests.table.test_postgres_slow import frozen
from tests.table.test_table_service import begun, until

__all__ = ["frozen"]

REQUESTS = 12


class AwayStorage(PostgresStorage):
    """A storage that can be cut off: what is written or read then waits until it is refused."""

    away = False

    def __init__(self, conninfo: str) -> None:
        super().__init__(conninfo)
        self.writing: list[asyncio.Future[None]] = []
        self.reading: list[asyncio.Future[list[bytes]]] = []
        self.reads = 0

    def commit_soon(self, change: Change) -> asyncio.Future[None]:
        if not self.away:
            return super().commit_soon(change)
        self.writing.append(asyncio.get_running_loop().create_future())
        return self.writing[-1]

    async def events(self, table: str, first: int = 0) -> list[bytes]:
        self.reads += 1
        if not self.away:
            return await super().events(table, first)
        self.reading.append(asyncio.get_running_loop().create_future())
        return await self.reading[-1]

    def refuse(self) -> None:
        everything: list[asyncio.Future[Any]] = [*self.writing, *self.reading]
        for waiting in everything:
            if not waiting.done():
                waiting.set_exception(Unreachable(UNREACHABLE))


@pytest.fixture
async def service(postgres: PostgresServer) -> TableService:
    return TableService(await AwayStorage.open(postgres.new_database()), BotWorkers(1))


def away_of(service: TableService) -> AwayStorage:
    assert isinstance(service.storage, AwayStorage)
    return service.storage


def move(table: Table) -> list[AnyEvent]:
    seat = table.acting()[0]
    return table.move(seat, first_move(table, seat), "")


async def look(service: TableService, at: str) -> None:
    async with service.room(at):
        pass


async def test_after_a_write_that_failed_nobody_waits_for_the_next_one_in_line(
    service: TableService,
) -> None:
    storage = away_of(service)
    at = await begun(service, "ink", "me", "me")
    storage.away = True
    moving = asyncio.create_task(service.run(at, move))
    await until(lambda: storage.writing)
    looking = [asyncio.create_task(look(service, at)) for _ in range(REQUESTS)]
    await asyncio.sleep(0)
    storage.refuse()
    with pytest.raises(Unreachable):
        async with asyncio.timeout(PATIENCE):
            await moving
    assert at not in service.rooms, "dropped without reading"
    await until(lambda: len(storage.reading) == REQUESTS)  # all of them at the same time
    storage.refuse()
    for outcome in await asyncio.gather(*looking, return_exceptions=True):
        assert isinstance(outcome, Unreachable)
    storage.away = False
    await service.run(at, move)
    await storage.aclose()


def last_move(table: Table) -> list[AnyEvent]:
    seat = table.acting()[0]
    return table.move(seat, table.game.text(table.state.legal(seat)[-1]), "")


async def lose_a_move(service: TableService, at: str) -> None:
    """A move is made in memory, and its write fails: the table's room is dropped."""
    storage = away_of(service)
    storage.away = True
    moving = asyncio.create_task(service.run(at, move))
    await until(lambda: storage.writing)
    storage.refuse()
    with pytest.raises(Unreachable):
        await moving
    storage.away = False


async def test_a_dropped_room_writes_nothing(service: TableService) -> None:
    """It has a move that was not stored; another one is stored in its place."""
    at = await begun(service, "ink", "me", "me")
    room = service.rooms[at]
    await lose_a_move(service, at)
    await service.run(at, last_move)
    async with room.lock:
        with pytest.raises(Unreachable):
            await service.run_in_room(room, move)
        with pytest.raises(Unreachable):
            await service.admit(room, "somebody")
    stored = await load(service.storage, at)
    assert stored.length == service.rooms[at].table.length
    await service.storage.aclose()


async def test_a_bot_that_saw_a_lost_move_does_not_answer_it(service: TableService) -> None:
    at = await begun(service, "ink", "me", "me")
    room = service.rooms[at]
    await lose_a_move(service, at)
    turn = BotTurn([first_move(room.table, 0)])
    assert await service.bots.move(room, 0, turn, room.table, room.table.length) == -1
    await service.storage.aclose()


async def test_a_command_that_is_cancelled_while_it_recovers_drops_the_room(
    service: TableService,
) -> None:
    storage = away_of(service)
    at = await begun(service, "ink", "me", "me")
    flushing = asyncio.Event()

    async def flush() -> None:
        flushing.set()
        await asyncio.Event().wait()

    storage.flush = flush  # type: ignore[method-assign]
    storage.away = True
    moving = asyncio.create_task(service.run(at, move))
    await until(lambda: storage.writing)
    moving.cancel()
    await asyncio.sleep(0)
    moving.cancel()  # it no longer waits for the write
    await flushing.wait()
    for _ in range(2):  # nor for the queue
        moving.cancel()
        await asyncio.sleep(0)
    with pytest.raises(asyncio.CancelledError):
        await moving
    assert at not in service.rooms
    del storage.flush
    storage.away = False
    await storage.aclose()


@pytest.mark.parametrize("fault", [StorageFault("The disk is full."), Conflict("Too late.")])
async def test_a_table_that_cannot_be_read_back_in_an_outage_is_no_failure_of_ours(
    service: TableService, caplog: pytest.LogCaptureFixture, fault: StorageFault
) -> None:
    """The storage logs the outage itself, once."""
    storage = away_of(service)
    at = await begun(service, "ink", "me", "me")
    storage.away = True
    moving = asyncio.create_task(service.run(at, move))
    await until(lambda: storage.writing)
    storage.writing[-1].set_exception(fault)
    await until(lambda: storage.reading)
    storage.refuse()
    with pytest.raises(Unreachable):
        await moving
    assert at not in service.rooms
    assert not service.supervisor.failures
    assert not caplog.records
    storage.away = False
    await look(service, at)
    await storage.aclose()


async def test_who_waits_for_a_lock_gives_up_at_the_deadline(service: TableService) -> None:
    storage = away_of(service)
    at = await begun(service, "ink", "me", "me")

    async def ask() -> None:
        deadline.begin(0.0)
        await look(service, at)

    async with service.room(at):
        with pytest.raises(Unreachable):
            async with asyncio.timeout(PATIENCE):
                await asyncio.create_task(ask())
    await look(service, at)
    await storage.aclose()


async def test_who_comes_while_the_next_one_in_line_wakes_up_gives_up_at_the_deadline(
    service: TableService,
) -> None:
    storage = away_of(service)
    at = await begun(service, "ink", "me", "me")
    room = service.rooms[at]

    async def ask() -> None:
        deadline.begin(0.0)
        await look(service, at)

    await room.lock.acquire()
    next_one = asyncio.create_task(room.lock.acquire())
    await asyncio.sleep(0)
    asking = asyncio.create_task(ask())
    room.lock.release()
    assert not room.lock.locked(), "not yet"
    with pytest.raises(Unreachable):
        async with asyncio.timeout(PATIENCE):
            await asking
    await next_one
    room.lock.release()
    await look(service, at)
    await storage.aclose()


async def test_a_deadline_belongs_to_its_request() -> None:
    assert deadline.left() is None
    end = deadline.end_of_step(10.0)

    async def ask() -> None:
        deadline.begin(0.0)
        assert deadline.end_of_step(math.inf) < end

    await asyncio.create_task(ask())
    assert deadline.left() is None


async def test_one_look_at_the_database_serves_all_who_wait_for_a_table(
    service: TableService,
) -> None:
    """Also those whose request is refused: otherwise strangers could keep a table busy."""
    storage = away_of(service)
    at = await begun(service, "ink", "me", "me")

    def refuse(table: Table) -> list[AnyEvent]:
        raise NotNow("Not now.")

    async with service.room(at):
        looking = [asyncio.create_task(look(service, at)) for _ in range(REQUESTS)]
        moving = [asyncio.create_task(service.run(at, refuse)) for _ in range(REQUESTS)]
        await asyncio.sleep(0)
        before = storage.reads
    await asyncio.gather(*looking)
    for outcome in await asyncio.gather(*moving, return_exceptions=True):
        assert isinstance(outcome, NotNow)
    assert storage.reads == before + 1
    await storage.aclose()


async def test_all_at_a_table_are_refused_together_while_postgresql_hangs(
    frozen: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before somebody who comes when the first is refused has waited as long as they have."""
    for module in (postgres_storage, postgres_writer):
        monkeypatch.setattr(module, "PATIENCE", 2.0)
        monkeypatch.setattr(module, "STUCK", 0.5)
    service = TableService(await PostgresStorage.open(frozen.new_database()), BotWorkers(1))
    at = await begun(service, "ink", "me", "me")
    await asyncio.to_thread(frozen.freeze)

    async def ask(number: int) -> None:
        deadline.begin(2.0)
        with pytest.raises(StorageFault, match="cannot be reached"):
            await (look(service, at) if number % 2 else service.run(at, move))

    asking = [asyncio.create_task(ask(number)) for number in range(REQUESTS)]
    await asyncio.wait(asking, return_when=asyncio.FIRST_COMPLETED)
    late = asyncio.create_task(service.storage.events(at))
    both: list[asyncio.Future[Any]] = [late, asyncio.gather(*asking)]
    done, _ = await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
    assert late not in done
    await asyncio.gather(*asking)
    with pytest.raises(Unreachable):
        await late
    await asyncio.to_thread(frozen.thaw)
    await service.run(at, move)
    await service.storage.aclose()
