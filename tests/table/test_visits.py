"""Who has been away for long: all servers on a database agree, also one that has just started."""

import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from paintpot.server.rate_limits import Limits
from paintpot.server.services import Services
from paintpot.table import visits as visits_module
from paintpot.table.bot_workers import BotWorkers
from paintpot.table.migrations import migrate, steps
from paintpot.table.peers import Seen
from paintpot.table.sqlite_storage import SqliteStorage
from paintpot.table.storage import Storage, StorageFault
from paintpot.table.table_service import TableService
from tests.patience import PATIENCE
from tests.server.test_seen import Others


class Time:
    """A clock that is set by hand."""

    now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


Made = Callable[..., Services]
AWAY = 60.0


@pytest.fixture
async def server(storage: Storage) -> AsyncIterator[Made]:
    """Makes servers on one database, which know nothing of each other otherwise."""
    running = []

    def made(clock: Time, others: Others | None = None) -> Services:
        tables = TableService(storage, BotWorkers(1), peers=others)
        running.append(tables)
        return Services(tables, b"k" * 32, Limits(away=AWAY), "http://127.0.0.1", clock=clock)

    yield made
    for tables in running:
        await tables.close("Enough.")


async def test_a_visit_outlives_the_server(server: Made) -> None:
    clock = Time()
    first = server(clock)
    first.see("ann")
    await first.visits.store()
    clock.now += AWAY - 1
    second = server(clock)
    assert not second.away("ann"), "not known here, and perhaps here a moment ago"
    await second.visits.recall(["ann"])
    assert not second.away("ann")
    clock.now += 1 + AWAY / 12  # what is stored may be somewhat older than the visit
    assert second.away("ann")
    assert first.away("ann")
    third = server(clock)
    third.see("ann")
    await third.visits.store()
    await second.visits.recall(["ann"])
    assert not second.away("ann"), "another server has seen her, although nobody told"


async def test_nobody_is_away_before_their_time(server: Made) -> None:
    """Of visits close together one is stored; a crash forgets the others."""
    clock = Time()
    first = server(clock)
    first.see("ann")
    await first.visits.store()
    clock.now += AWAY / 24 - 0.1
    first.see("ann")
    await first.visits.store()
    clock.now += AWAY
    second = server(clock)
    await second.visits.recall(["ann"])
    assert not second.away("ann")
    clock.now += AWAY / 24
    assert second.away("ann")


async def test_who_was_never_noted_counts_from_now_on_at_all_servers(server: Made) -> None:
    clock = Time()
    first = server(clock)
    await first.visits.recall(["ann"])
    await first.visits.store()
    clock.now += AWAY * 1.1
    second = server(clock)
    await second.visits.recall(["ann"])
    assert second.away("ann")


async def test_visits_are_written_seldom_and_together(
    server: Made, storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[int] = []
    execute = storage.execute

    async def counted(sql: str, rows: Sequence[tuple[Any, ...]]) -> None:
        written.append(len(rows))
        await execute(sql, rows)

    monkeypatch.setattr(storage, "execute", counted)
    clock = Time()
    here = server(clock)
    for _ in range(3):
        for guest in ("ann", "ben", "cy"):
            here.see(guest)
        await here.visits.store()
        clock.now += AWAY / 100
    assert written == [3]
    clock.now += AWAY / 24
    here.see("ben")

    async def full(sql: str, rows: Sequence[tuple[Any, ...]]) -> None:
        raise StorageFault("The disk is full: make room, then try again.")

    monkeypatch.setattr(storage, "execute", full)
    with pytest.raises(StorageFault):
        await here.visits.store()
    monkeypatch.setattr(storage, "execute", counted)
    await here.visits.store()
    assert written == [3, 1], "what could not be stored is stored the next time"


async def test_more_guests_than_fit_into_memory_are_asked_for(
    server: Made, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(visits_module, "MOST_CACHED", 3)
    clock, others = Time(), Others()
    here = server(clock, others)
    here.see("ann")
    await here.visits.store()
    for guest in ("cy", "dee", "eve", "flo"):
        others.say(Seen(guest))
    assert list(here.visits._seen) == ["dee", "eve", "flo"]
    clock.now += AWAY * 1.1
    assert here.away("flo")
    assert not here.away("ann"), "forgotten, and perhaps here a moment ago"
    await here.visits.recall(["ann"])
    assert here.away("ann")


async def test_who_was_here_before_the_upgrade_counts_from_then_on(tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite"
    with closing(sqlite3.connect(path, isolation_level=None)) as old:
        migrate(old, path, steps()[:4])
        old.execute(
            "INSERT INTO tables VALUES (1, 't', 'ann', 'ink', 'over', 0, 0, '', 0, 0, 1, '')"
        )
        old.execute("INSERT INTO seats VALUES (1, 0, 'ann', 0)")
    with closing(SqliteStorage(path)) as storage:
        ((guest, seen),) = await storage.query("SELECT guest, seen FROM visits")
    assert guest == "ann"
    assert abs(time.time() - seen / 1000) < PATIENCE
