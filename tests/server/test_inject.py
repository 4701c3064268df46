"""Whatever goes wrong on a move's way, memory is as the disk. `make soak` does it more often."""

from collections.abc import Iterable
from pathlib import Path

import pytest

from paintpot.table.postgres_storage import PostgresStorage
from tests.postgres_server import PostgresServer
from tests.server.soak.injecting import inject

ON_THE_WAY = (
    "server/endpoints.py:move",
    "server/call.py:Call.own",
    "table/table_service.py:TableService._run_once",
    "table/table.py:Table.move",
    "table/table.py:Table.apply",
    "table/table.py:Table._play_move",
    "table/table.py:Table._after_step",
    "table/feeds.py:Feeds.move",
    "table/feeds.py:Feeds.reveal",
    "table/events.py:written",
    "table/changes.py:listing",
    "table/table_service.py:TableService._write",
    "table/sqlite_storage.py:SqliteStorage.commit_soon",
    "table/sqlite_writer.py:Writer.commit",
    "table/room.py:Room.publish",
    "table/snapshot.py:snapshot",
    "table/bot_driver.py:BotDriver.start",
    "server/endpoints.py:undo",
    "table/table.py:Table.undo",
    "table/table.py:Table._apply_undone",
    "table/feeds.py:Feeds.take_back",
)
"""Places that must be among those where an exception was thrown."""

BEFORE = (
    "server/endpoints.py:commit",
    "table/table.py:Table._apply_committed",
    "server/endpoints.py:reveal",
    "table/reveal.py:Parts.check_reveal",
    "table/table.py:Table._apply_revealed",
    "table/reveal.py:Parts._listed",
    "table/reveal_timer.py:RevealTimer.start",
)
"""The same while parts of the dice are committed to and revealed."""


ROUNDS = 4
"""Places are drawn by chance, and tables have ids by chance: a round may miss some of them."""


async def test_an_exception_at_every_step_of_a_move(tmp_path: Path) -> None:
    on_the_way, before = {*ON_THE_WAY}, {*BEFORE}
    for seed in range(ROUNDS):
        report = await inject(400, tmp_path / f"{seed}", seed, names=["inklings", "inkdoms"])
        assert len(report.thrown) > 60
        assert report.done_anyway > 5
        assert report.throws > 3
        on_the_way = _not_in(report.thrown, on_the_way)
        before = _not_in(report.before_play, before)
        if not on_the_way and not before:
            return
    pytest.fail(f"No exception was thrown at {on_the_way | before}.")


async def test_the_same_with_postgresql(postgres: PostgresServer, tmp_path: Path) -> None:
    storage = await PostgresStorage.open(postgres.new_database())
    report = await inject(150, tmp_path, names=["inklings"], storage=storage)
    assert len(report.thrown) > 40
    assert [place for place in report.thrown if place.startswith("table/postgres_")]


def _not_in(thrown: Iterable[str], places: set[str]) -> set[str]:
    return {place for place in places if not any(at.startswith(place) for at in thrown)}
