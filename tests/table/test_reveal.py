"""Parts of the dice: committed to before the start, revealed at it, by all or without some."""

import asyncio
import shutil
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import msgspec
import pytest

from paintpot.core.errors import PaintpotError
from paintpot.core.fair import commitment
from paintpot.core.proof import check_throws
from paintpot.core.records import replay
from paintpot.table import leaving
from paintpot.table.archive import DATABASE
from paintpot.table.bot_workers import BotWorkers
from paintpot.table.changes import listing
from paintpot.table.events import AnyEvent, Opened, Revealed, Revealing, Started, read, written
from paintpot.table.faults import NotNow
from paintpot.table.feeds import WATCHER
from paintpot.table.leaving import give_up, resign
from paintpot.table.loading import loaded
from paintpot.table.reveal import MOST_COMMITTED
from paintpot.table.setup import Wanted, new_table
from paintpot.table.snapshot import snapshot
from paintpot.table.sqlite_storage import SqliteStorage
from paintpot.table.storage import Storage
from paintpot.table.table import GATHERING, OVER, PLAYING, REVEALING, Table
from paintpot.table.table_service import TableService
from tests.patience import PATIENCE
from tests.table.sitting import ANN, first_move, texts

OLD = Path(__file__).parents[1] / "fixtures" / "before-13"
BEN = "ben"
A, B, C = "1a" * 32, "2b" * 32, "3c" * 32
HA, HB, HC = map(commitment, (A, B, C))


def opened(*more: Wanted, hash: str | None = HA) -> Opened:
    return new_table("inklings", {}, [Wanted("me", hash=hash), *more], ANN, "Ann")


def gathered(*, ben: str = HB) -> Table:
    """Ann and Ben, each with a hash, before the start."""
    table = Table("t", opened(Wanted("open")))
    table.sit(1, BEN, "Ben", ben)
    return table


def play_on(table: Table) -> Table:
    """To the end."""
    while table.phase == PLAYING:
        seat = table.acting()[0]
        table.move(seat, first_move(table, seat), "")
    assert table.phase == OVER
    return table


# -- at a table


def test_the_play_begins_when_all_have_revealed() -> None:
    table = gathered()
    assert table.start() == [Revealing()]
    assert table.phase == REVEALING
    assert table.reveal(1, B) == [Revealed(1, B)]
    assert table.phase == REVEALING
    done = table.reveal(0, A)
    assert done[:2] == [Revealed(0, A), Started(2, "t")]
    assert table.phase == PLAYING
    record = play_on(table).record()
    assert [part["bytes"] for part in record["fair"]["parts"]] == [A, B]
    assert record["fair"]["table"] == "t"
    assert check_throws(replay(record)) > 0


def test_throws_follow_from_every_part() -> None:
    def throws(ann: str, ben: str, reveal_ben: bool = True) -> list[str]:
        first = opened(Wanted("open"), hash=commitment(ann))
        table = Table("t", msgspec.structs.replace(first, secret="5e" * 32))
        table.sit(1, BEN, "Ben", commitment(ben))
        table.start()
        table.reveal(0, ann)
        if reveal_ben:
            table.reveal(1, ben)
        else:
            table.end_reveal()
        return texts(play_on(table).feeds.lists[0], "throw")

    assert throws(A, B) == throws(A, B)
    assert throws(A, B) != throws(A, C)
    assert throws(A, B) != throws(C, B)
    assert throws(A, B) != throws(A, B, reveal_ben=False)


def test_who_does_not_reveal_is_named_and_the_play_begins_without() -> None:
    table = gathered()
    table.start()
    table.reveal(0, A)
    assert table.end_reveal()[0] == Started(2, "t")
    assert [one.seat for one in table.feeds.lists[WATCHER] if one.what == "silent"] == [1]
    with pytest.raises(NotNow) as late:
        table.reveal(1, B)
    assert late.value.code == "part-late"
    record = play_on(table).record()
    assert record["fair"]["parts"] == [
        {"hash": HA, "bytes": A},
        {"hash": HB, "bytes": None, "why": "silent"},
    ]
    assert check_throws(replay(record)) > 0
    assert table.end_reveal() == []


def test_nobody_leaves_while_parts_are_revealed() -> None:
    """It takes seconds; a player who resigned then would take a part out of the dice."""
    table = gathered()
    table.start()
    table.reveal(0, A)
    ways: list[Callable[[], object]] = [
        lambda: give_up(table, 1, lambda guest: True),
        lambda: resign(table, 1, "easy"),
        lambda: leaving.play_on(table, 1),
        lambda: table.hand(1, "easy"),
        lambda: table.rise(1),
    ]
    for leave in ways:
        length = table.length
        with pytest.raises(NotNow):
            leave()
        assert (table.settled, table.length) == (True, length), "refused before anything changed"
    table.reveal(1, B)
    assert give_up(table, 1, lambda guest: True)
    record = table.record()
    assert [part["bytes"] for part in record["fair"]["parts"]] == [A, B]
    assert check_throws(replay(record)) == 1


def test_bots_and_who_commits_to_nothing_are_named_and_not_waited_for() -> None:
    table = Table("t", opened(Wanted("bot", "easy"), hash=None))
    assert table.start()[0] == Started(2, "t")
    assert table.fair.parts is not None
    assert [part.why for part in table.fair.parts] == ["none", "bot"]
    with pytest.raises(NotNow) as none:
        table.reveal(0, A)
    assert none.value.code == "part-none"


def test_what_is_sent_twice_is_harmless() -> None:
    table = gathered()
    assert table.commit(0, HA) == []
    table.start()
    assert table.commit(0, HA) == []
    table.reveal(0, A)
    assert table.reveal(0, A) == []
    table.reveal(1, B)
    assert table.reveal(0, A) == table.reveal(1, B) == []
    assert table.commit(1, HB) == []


def test_hashes_are_fixed_before_anybody_reveals() -> None:
    table = gathered()
    with pytest.raises(NotNow) as early:
        table.reveal(0, A)
    assert early.value.code == "part-early"
    assert table.commit(0, HC)
    table.start()
    wrong: list[Callable[[], object]] = [
        lambda: table.commit(0, HA),
        lambda: table.reveal(0, A),
        lambda: table.reveal(1, C),
        lambda: table.say_words(0, "last"),
        lambda: table.start(),
        lambda: table.rise(1),
        lambda: table.place(1, "easy"),
        lambda: table.move(0, "pass", "1"),
        lambda: table.undo(0, "1"),
        lambda: table.hand(0, "easy"),
        lambda: table.sit(1, "eve", "Eve", HA),
        lambda: table.reveal(7, A),
        lambda: table.commit(7, HA),
    ]
    length = table.length
    for command in wrong:
        with pytest.raises(PaintpotError):
            command()
        assert (table.length, table.phase) == (length, REVEALING)
    table.reveal(0, C)


def test_bytes_are_shown_to_nobody_before_the_play_begins() -> None:
    table = gathered()
    table.start()
    table.reveal(0, A)
    for viewer, guest in ((0, ANN), (1, BEN), (WATCHER, "eve")):
        shown = snapshot(table, viewer, guest)
        assert A not in repr(shown) + repr(table.feeds.lists[viewer])
        assert shown.phase == REVEALING
        assert [part.hash for part in shown.fair.parts] == [HA, HB]
    table.reveal(1, B)
    assert [part.bytes for part in snapshot(table, 1, BEN).fair.parts] == [A, B]
    assert snapshot(table, 1, BEN).fair.secret is None


def test_a_seat_that_changes_hands_has_another_part() -> None:
    table = gathered()
    table.carry(1, "ben’s phone")
    assert table.parts.hashes == [HA, ""]
    table.carry(1, "ben’s laptop", HC)
    assert table.parts.hashes == [HA, HC]
    table.rise(1)
    assert table.parts.hashes == [HA, ""]
    table.place(1, "easy")
    table.start()
    table.carry(0, "ann’s phone", HB)  # too late for another: it goes without
    assert table.parts.hashes == [HA, ""]


def test_a_hash_can_be_changed_only_so_often() -> None:
    table = gathered()
    for n in range(MOST_COMMITTED):
        table.commit(0, f"{n:064x}")
    with pytest.raises(NotNow) as often:
        table.commit(0, HA)
    assert often.value.code == "part-limit"


def test_it_is_taken_up_at_every_step() -> None:
    first = opened(Wanted("open"))
    table = Table("t", first)
    events: list[AnyEvent] = [first]
    steps: list[Callable[[], list[AnyEvent]]] = [
        lambda: table.sit(1, BEN, "Ben", HB),
        lambda: table.commit(1, HC),
        lambda: table.start(),
        lambda: table.reveal(1, C),
        lambda: table.end_reveal(),
        lambda: table.move(table.acting()[0], first_move(table, table.acting()[0]), ""),
    ]
    for step in steps:
        events += step()
        again = loaded("t", [read(written(event)) for event in events])
        for viewer in (WATCHER, 0, 1):
            assert snapshot(again, viewer, "") == snapshot(table, viewer, "")
        assert again.parts.__dict__ == table.parts.__dict__
        assert listing(again) == listing(table)


# -- in the table service


@pytest.fixture
async def disk(tmp_path: Path) -> AsyncIterator[Storage]:
    storage = SqliteStorage(tmp_path / "tables.sqlite")
    yield storage
    storage.close()


async def begins(service: TableService, table: str) -> Table:
    """Wait until the game has begun."""
    async with asyncio.timeout(PATIENCE):
        while True:
            async with service.room(table) as room:
                if room.table.phase not in (GATHERING, REVEALING):
                    return room.table
            await asyncio.sleep(0.005)


async def started(service: TableService) -> str:
    room = await service.open(opened(Wanted("open")))
    await service.run(room.table.id, lambda table: table.sit(1, BEN, "Ben", HB))
    await service.run(room.table.id, lambda table: table.start())
    return room.table.id


async def test_a_silent_seat_is_waited_for_and_then_not(disk: Storage) -> None:
    service = TableService(disk, BotWorkers(1), reveal=0.05)
    table = await started(service)
    await service.run(table, lambda table: table.reveal(0, A))
    begun = await begins(service, table)
    assert begun.fair.parts is not None
    assert [part.why for part in begun.fair.parts] == ["", "silent"]
    assert await disk.revealing() == []
    await service.close("")


async def test_after_a_crash_the_reveal_is_taken_up_again(disk: Storage) -> None:
    """The seats have their full time again, and what was revealed before is not lost."""
    before = TableService(disk, BotWorkers(1), reveal=3600)
    table = await started(before)
    await before.run(table, lambda table: table.reveal(0, A))
    await before.close("")
    assert await disk.revealing() == [table]

    patient = TableService(disk, BotWorkers(1), reveal=3600)
    await patient.start()
    await patient.run(table, lambda table: table.reveal(0, A))
    async with patient.room(table) as room:
        assert room.table.phase == REVEALING
        assert room.reveal is not None
        assert not room.idle, "it must not leave memory while the time runs"
    await patient.close("")

    hasty = TableService(disk, BotWorkers(1), reveal=0.05)
    await hasty.start()  # nobody comes, and nobody asks
    async with asyncio.timeout(PATIENCE):
        while await disk.revealing():
            await asyncio.sleep(0.005)
    parts = (await begins(hasty, table)).fair.parts
    assert parts is not None
    assert [part.bytes for part in parts] == [A, None]
    await hasty.close("")


async def test_all_reveal_at_once(disk: Storage) -> None:
    service = TableService(disk, BotWorkers(1), reveal=3600)
    table = await started(service)
    await asyncio.gather(
        *[service.run(table, lambda now: now.reveal(0, A)) for _ in range(3)],
        *[service.run(table, lambda now: now.reveal(1, B)) for _ in range(3)],
    )
    parts = (await begins(service, table)).fair.parts
    assert parts is not None
    assert [part.bytes for part in parts] == [A, B]
    kinds = [type(read(event)) for event in await disk.events(table)]
    assert [kinds.count(kind) for kind in (Revealing, Revealed, Started)] == [1, 2, 1]
    await service.close("")


# -- from before


async def test_tables_from_before_go_on_with_their_dice(tmp_path: Path) -> None:
    """Running ones throw as they would have; those not begun have parts when they begin."""
    shutil.copy(OLD / "tables.sqlite", tmp_path / DATABASE)
    storage = SqliteStorage(tmp_path / DATABASE)
    phases = set()
    for name in [one async for one in storage.tables()]:
        table = loaded(name, [read(event) for event in await storage.events(name)])
        phases.add(table.phase)
        if table.phase == GATHERING:
            for seat, chair in enumerate(table.chairs):
                if chair.kind == "open":
                    table.place(seat, "random")
                elif chair.kind == "person":
                    table.commit(seat, HA)
            table.start()
            table.end_reveal()
            assert table.fair.version == 2
        else:
            assert table.fair.version == 1
        while table.phase != OVER:
            seat = table.acting()[0]
            table.move_bot(seat, [first_move(table, seat)])
        assert check_throws(replay(table.record())) > 0
    assert phases == {GATHERING, PLAYING, OVER}
    storage.close()


async def test_bots_are_taken_up_while_the_timer_of_the_reveal_runs_on(storage: Storage) -> None:
    """It runs on after the last part has come; bots that were dropped do not wait for it."""
    service = TableService(storage, BotWorkers(1), reveal=600.0)
    room = await service.open(opened(Wanted("bot", "easy")))
    at = room.table.id
    await service.run(at, lambda table: table.start())
    await service.run(at, lambda table: table.reveal(0, A))
    while 0 in room.table.acting():
        await service.run(at, lambda table: table.move(0, first_move(table, 0), ""))
    assert room.table.bots_to_act() == [1]
    assert room.reveal is not None
    assert not room.reveal.done()
    if room.bots is not None:
        room.bots.cancel()
        await asyncio.wait([room.bots])
    await service.maintenance.resume(at)
    assert room.bots is not None
    assert not room.bots.done()
    await service.close("Enough.")
