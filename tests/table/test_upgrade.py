"""A game whose rules have changed: what can be repaired goes on, everything else can be read."""

from pathlib import Path
from typing import Any

import pytest
from examples.drip import DripGame

from paintpot.core import registry
from paintpot.core.contract import CHANCE
from paintpot.core.errors import BadRecord
from paintpot.core.play import Play
from paintpot.core.proof import check_throws
from paintpot.core.records import replay
from paintpot.server.endpoints import _table_shown
from paintpot.server.problems import problem_of
from paintpot.server.sockets import REFUSED
from paintpot.table.archive import export_of
from paintpot.table.bot_workers import BotWorkers
from paintpot.table.changes import listing
from paintpot.table.closed import ClosedTable
from paintpot.table.faults import NotNow, NotYet, OldRules
from paintpot.table.feeds import WATCHER
from paintpot.table.integrity import IntegrityCheck
from paintpot.table.leaving import give_up
from paintpot.table.loading import can_go_on, load, load_closed
from paintpot.table.postgres_storage import PostgresStorage
from paintpot.table.room import BROKEN, RECONNECT
from paintpot.table.sqlite_storage import SqliteStorage
from paintpot.table.supervisor import SupervisedTask
from paintpot.table.table import OVER, PLAYING, Table
from paintpot.table.table_service import TableService
from tests.postgres_server import PostgresServer
from tests.table.sitting import ANN, opened
from tests.table.test_table_service import Ear

SHELF = str(Path(__file__).parents[2] / "examples")


class Renamed(DripGame):
    """Version 2 says `lock_folder` where version 1 said `keep`."""

    def __init__(self) -> None:
        super().__init__()
        self.rules = 2

    def text(self, move: int) -> str:
        return ["hold", "pass"][move]

    def parse(self, text: str) -> int:
        return super().parse({"hold": "keep", "keep": "?"}.get(text, text))


class Repairing(Renamed):
    """And knows how to read version 1."""

    def repair(
        self, rules: int, options: dict[str, Any], moves: list[tuple[int, str]]
    ) -> tuple[dict[str, Any], list[tuple[int, str]]] | None:
        if rules != 1:
            return None
        return options, [(seat, text.replace("keep", "hold")) for seat, text in moves]


class Cheating(Repairing):
    """A repair that lets chance act again."""

    def repair(self, rules: int, options: dict[str, Any], moves: list[tuple[int, str]]) -> Any:
        repaired = super().repair(rules, options, moves)
        assert repaired is not None
        return options, [(s, _other(t) if s == CHANCE else t) for s, t in repaired[1]]


def _other(throw: str) -> str:
    return "1" if throw == "6" else "6"


@pytest.fixture(autouse=True)
def shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PAINTPOT_GAMES", SHELF)


def install(monkeypatch: pytest.MonkeyPatch, game: DripGame) -> None:
    """From now on this is the game called drip."""
    registry.game("drip")
    monkeypatch.setattr(registry._find("drip"), "game", game)


@pytest.fixture
def service(sqlite: SqliteStorage) -> TableService:
    return TableService(sqlite, BotWorkers(1))


async def begun(service: TableService, moves: int) -> str:
    """A game of Ann's with two seats, and this many moves made in turn."""
    room = await service.open(opened("drip", "me", "me"))
    at = room.table.id
    await service.run(at, lambda table: table.start())
    for k in range(moves):
        text = "keep" if k % 3 else "pass"
        await service.run(at, lambda table, k=k, text=text: _move(table, k, text))  # type: ignore[misc]
    return at


def _move(table: Table, k: int, text: str) -> Any:
    seat = table.acting()[0]
    return table.move(seat, text, f"id-{k}")


async def test_a_running_game_is_repaired_and_goes_on(
    service: TableService, sqlite: SqliteStorage, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = await begun(service, 3)
    service.rooms.clear()
    install(monkeypatch, Repairing())
    before = await sqlite.events(at)
    async with service.room(at) as room:
        assert room.table.play is not None
        texts = [text for seat, text in room.table.play.moves if seat != CHANCE]
        assert texts == ["pass", "hold", "hold"]
        assert room.table.feeds.lists[WATCHER][-1].what == "repaired"
    assert await sqlite.events(at) == before, "nothing is written as long as nothing happens"
    for k in range(3, 6):
        await service.run(at, lambda table, k=k: _move(table, k, "pass"))  # type: ignore[misc]
        kept = await load(sqlite, at)
        assert kept.play is not None
        assert kept.unsaved == []
        assert kept.play.moves == service.rooms[at].table.play.moves  # type: ignore[union-attr]
    table = await load(sqlite, at)
    assert table.phase == OVER
    record = table.record()
    assert record["rules"] == 2
    assert replay(record).moves == table.play.moves  # type: ignore[union-attr]
    assert listing(table).rules == 2
    assert record["fair"]["rules"] == 1, "its dice are those that it began with"
    assert check_throws(replay(record)) == 3
    with pytest.raises(BadRecord, match="not what the dice showed"):
        check_throws(replay({**record, "fair": {**record["fair"], "rules": 2}}))


async def test_throws_of_an_older_record_are_proven_after_its_repair(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = await begun(service, 6)
    record = service.rooms[at].table.record()
    assert "rules" not in record["fair"], "only where it says something"
    assert check_throws(replay(record)) == 3
    install(monkeypatch, Repairing())
    again = replay(record)
    assert check_throws(again) == 3
    assert again.record()["fair"]["rules"] == 1
    assert check_throws(replay(again.record())) == 3


async def test_a_repair_does_not_throw_anew(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = await begun(service, 3)
    service.rooms.clear()
    install(monkeypatch, Cheating())
    with pytest.raises(OldRules):
        async with service.room(at):
            pass


async def test_without_a_repair_a_running_game_ends_with_a_clear_word(
    service: TableService, sqlite: SqliteStorage, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = await begun(service, 3)
    assert await sqlite.count(ANN) == 1
    service.rooms.clear()
    install(monkeypatch, Renamed())
    with pytest.raises(OldRules, match=r"rules of Drip have changed since .* cannot go on here"):
        await service.run(at, lambda table: table.move(0, "hold", "x"))
    assert service.closed[at] == "old-rules"
    assert await sqlite.count(ANN, can_go_on) == 0, "it does not count as unfinished"
    closed = await load_closed(sqlite, at, "old-rules")
    told = {viewer: closed.feeds.lists[viewer] for viewer in (0, 1, WATCHER)}
    assert {one.seat for one in told[0] if one.what == "move"} == {0}, "others' may be secret"
    assert not [one for one in told[WATCHER] if one.what == "move"]
    assert [one for one in told[WATCHER] if one.what == "throw"]
    assert closed.snapshot(0, ANN).fair.secret is None
    export = await export_of(sqlite, at)
    assert export.record is not None
    assert export.record["rules"] == 1
    assert export.record["fair"]["secret"] is None
    assert "cannot go on here" in export.note


async def test_a_finished_game_keeps_its_log_and_result(
    service: TableService, sqlite: SqliteStorage, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = await begun(service, 6)
    record = service.rooms[at].table.record()
    result = service.rooms[at].table.result()
    assert result is not None
    service.rooms.clear()
    for game in (Renamed(), Repairing()):
        install(monkeypatch, game)
        with pytest.raises(OldRules):
            async with service.room(at):
                pass
        closed = await load_closed(sqlite, at, "old-rules")
        now = closed.snapshot(WATCHER, "eve")
        assert (now.phase, now.closed, now.view) == ("over", "old-rules", None)
        assert now.totals == result["totals"]
        assert now.winners == result["winners"]
        texts = [one.text for one in closed.feeds.lists[WATCHER] if one.what == "move"]
        assert texts == [text for seat, text in record["moves"] if seat != CHANCE]
        assert closed.record() == record, "raw, and the same as before"
        assert (await export_of(sqlite, at)).record == record
    monkeypatch.undo()
    monkeypatch.setenv("PAINTPOT_GAMES", SHELF)
    assert replay(closed.record()).result() == record["result"]


async def test_undone_moves_are_not_in_a_raw_record(
    service: TableService, sqlite: SqliteStorage
) -> None:
    at = await begun(service, 3)
    await service.run(at, lambda table: table.undo(1, "u") if 0 in table.acting() else [])
    table = service.rooms[at].table
    assert isinstance(table.play, Play)
    raw = await load_closed(sqlite, at, "old-rules")
    assert raw.moves == table.play.moves
    assert raw.thrown_from == table.fair.first


async def test_a_table_that_has_not_begun_begins_under_the_new_rules(
    service: TableService, sqlite: SqliteStorage, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await service.open(opened("drip", "me", "me"))
    at = room.table.id
    service.rooms.clear()
    install(monkeypatch, Renamed())
    await service.run(at, lambda table: table.start())
    await service.run(at, lambda table: table.move(0, "hold", "x"))
    table = await load(sqlite, at)
    assert table.phase == PLAYING
    assert table.record()["rules"] == 2


def test_records_are_repaired_too(monkeypatch: pytest.MonkeyPatch) -> None:
    play = Play("drip", 1)
    while not play.state.over:
        if play.state.actors() == (CHANCE,):
            play.roll()
        else:
            play.play(0, 0)
    record = play.record()
    install(monkeypatch, Renamed())
    with pytest.raises(BadRecord, match="version 1 of the rules of drip; this is version 2"):
        replay(record)
    install(monkeypatch, Repairing())
    again = replay(record)
    assert [text for _, text in again.moves if text in ("keep", "hold")] == ["hold"] * 3
    spoiled = {**record, "moves": [[0, "keep"], *record["moves"]]}
    with pytest.raises(BadRecord, match="Move 1"):
        replay(spoiled)


async def test_results_of_older_databases_are_filled_in(
    service: TableService, sqlite: SqliteStorage
) -> None:
    at = await begun(service, 6)
    sqlite._writer.run(lambda c: c.execute("UPDATE tables SET result = ''").rowcount)
    row = await sqlite.row(at)
    assert row is not None
    assert row.result == ""
    assert isinstance(await load_closed(sqlite, at, "old-rules"), ClosedTable)
    assert (await load_closed(sqlite, at, "old-rules")).snapshot(0, ANN).totals == []
    await IntegrityCheck(sqlite, {}).fill_results(SupervisedTask("results", {}))
    assert (await load_closed(sqlite, at, "")).snapshot(0, ANN).totals != []


async def test_giving_up_is_told_without_rules_as_well(
    service: TableService, sqlite: SqliteStorage, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = await begun(service, 3)
    await service.run(at, lambda table: give_up(table, 0, lambda _: False))
    record = service.rooms[at].table.record()
    with pytest.raises(NotNow):
        await service.run(at, lambda table: table.move(0, "keep", "y"))
    install(monkeypatch, Renamed())
    closed = await load_closed(sqlite, at, "old-rules")
    assert closed.snapshot(0, ANN).ending == "given-up"
    assert closed.record() == record
    assert closed.fair.secret is not None


# -- servers that are updated one after the other


async def test_a_server_that_is_not_updated_yet_says_so(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = postgres.new_database()
    old, new = [
        TableService(await PostgresStorage.open(url), BotWorkers(1), reveal=0.01) for _ in range(2)
    ]
    at = await begun(old, 3)
    ear = Ear()
    async with old.room(at) as room:
        room.subscribe(ear, 0)
        length = room.table.length
    before = registry.game("drip")
    install(monkeypatch, Repairing())
    await new.run(at, lambda table: _move(table, 3, "hold"))
    (listed,) = await new.storage.listed(ANN)

    monkeypatch.setattr(registry._find("drip"), "game", before)
    await old.catch_up(at, length + 1)
    assert ear.end == (BROKEN, RECONNECT), "it may come back, and to another server"
    with pytest.raises(NotYet) as refused:
        await old.run(at, lambda table: _move(table, 4, "pass"))
    problem = problem_of(refused.value, "en")
    assert (problem.status, problem.code) == (503, "newer-rules")
    assert REFUSED[problem.status] == 4053, "not one of those after which the page gives up"
    assert old.closed == {}
    assert _table_shown(listed, old.closed, shared=True).closed == ""
    assert _table_shown(listed, old.closed, shared=False).closed == "old-rules"

    install(monkeypatch, Repairing())
    await old.run(at, lambda table: _move(table, 4, "pass"))
    for service in (old, new):
        await service.storage.aclose()
