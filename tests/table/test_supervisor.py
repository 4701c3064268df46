"""Background tasks survive failures."""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from contextvars import ContextVar
from pathlib import Path

import pytest

from paintpot.table.bot_turns import BotRequest, BotTurn
from paintpot.table.bot_workers import NOBODY, BotWorkers, Requester
from paintpot.table.events import AnyEvent
from paintpot.table.sqlite_storage import SqliteStorage
from paintpot.table.storage import StorageFault, Unreachable
from paintpot.table.supervisor import SupervisedTask, Supervisor
from paintpot.table.table import OVER, Table
from paintpot.table.table_service import TableService
from tests.patience import PATIENCE
from tests.table.sitting import opened
from tests.table.storing import at_once


async def until(what: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not what():
            await asyncio.sleep(0.005)


async def test_work_is_started_again_and_counted(caplog: pytest.LogCaptureFixture) -> None:
    supervisor = Supervisor((0.001, 0.002))
    runs: list[int] = []

    async def work(job: SupervisedTask) -> None:
        runs.append(job.failures)
        if len(runs) == 3:
            job.succeeded()
        if len(runs) < 5:
            raise KeyError("a secret")

    with caplog.at_level(logging.ERROR):
        await supervisor.start("work", work, table="t")
    assert runs == [0, 1, 2, 1, 2]
    assert supervisor.failures == {"work": 4}
    assert [record.__dict__["table"] for record in caplog.records] == ["t"] * 4


async def test_an_outage_is_waited_for_and_no_failure(caplog: pytest.LogCaptureFixture) -> None:
    supervisor = Supervisor((0.001,))
    runs: list[int] = []

    async def work(job: SupervisedTask) -> None:
        runs.append(job.failures)
        if len(runs) < 3:
            raise Unreachable("The database cannot be reached.")

    await supervisor.start("work", work)
    assert len(runs) == 3
    assert not supervisor.failures
    assert not caplog.records


async def test_work_ends_with_its_supervisor() -> None:
    supervisor = Supervisor((60.0,))

    async def work(job: SupervisedTask) -> None:
        raise StorageFault("The disk is full.")

    task = supervisor.start("work", work)
    await until(lambda: supervisor.failures["work"])
    await supervisor.close()
    assert task.cancelled()


class Flaky(SqliteStorage):
    """A storage that fails some times when it is asked for the bots that are due, or to tidy."""

    faults = 2

    def _fail(self) -> None:
        if self.faults > 0:
            self.faults -= 1
            raise StorageFault("Another program has locked the database.")

    async def bots_due(self) -> list[str]:
        self._fail()
        return await super().bots_due()

    async def delete_gathering_older_than(self, when: float) -> int:
        self._fail()
        return await super().delete_gathering_older_than(when)


class Stumbling(BotWorkers):
    """Bots that fail in ways nobody expects, before they think."""

    stumbles = 3

    async def ask(self, request: BotRequest, requester: Requester = NOBODY) -> BotTurn:
        if self.stumbles > 0:
            self.stumbles -= 1
            raise KeyError("unexpected")
        return await super().ask(request, requester)


async def test_a_lost_cancellation_does_not_keep_it_open() -> None:
    """As a client of Redis loses one that comes together with its own time-out."""
    supervisor, begun, lost = Supervisor(), asyncio.Event(), asyncio.Event()

    async def work(task: SupervisedTask) -> None:
        begun.set()
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.Event().wait()
        lost.set()
        await asyncio.Event().wait()

    task = supervisor.start("deaf", work)
    await begun.wait()
    async with asyncio.timeout(PATIENCE):
        await supervisor.close()
    assert lost.is_set()
    assert task.cancelled()


async def test_the_hall_goes_on_after_faults(tmp_path: Path) -> None:
    storage = Flaky(tmp_path / "tables.sqlite")
    async with Stumbling(1) as bot_workers:
        before = TableService(storage, bot_workers)
        room = await before.open(opened("inklings", "me", "random"))
        at = room.table.id

        def begin(table: Table) -> list[AnyEvent]:
            return [*table.start(), *table.hand(0, "random")]

        before.supervisor.closing = True  # the bots are left to the next service
        await before.run(at, begin)
        service = TableService(storage, bot_workers, idle=0.02, supervisor=Supervisor((0.001,)))
        await service.start()
        await until(lambda: at_once(storage.row(at)).phase == OVER)  # type: ignore[union-attr]
        await until(lambda: not service.rooms)
        assert storage.faults == 0
        failures = service.supervisor.failures
        assert failures["take-up"] + failures["tidy"] == 2
        assert failures["bots"] >= 2  # two bots may fail together
        await service.close("Enough.")
    storage.close()


async def test_what_a_request_starts_in_the_background_is_no_part_of_it() -> None:
    """Neither do its log lines carry the request's id, nor has it the request's deadline."""
    heard: list[str] = []

    async def work(task: SupervisedTask) -> None:
        heard.append(request.get())

    request: ContextVar[str] = ContextVar("request", default="none")
    request.set("one")
    await Supervisor().start("work", work)
    assert heard == ["none"]
