"""The hall: what is told is on disk, what is not on disk never happened, idle tables leave."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from paintpot.table.events import AnyEvent, read
from paintpot.table.faults import Damaged, NoSuchTable, NotNow
from paintpot.table.hall import GOING_AWAY, Hall
from paintpot.table.loading import loaded
from paintpot.table.room import Room
from paintpot.table.snapshot import snapshot
from paintpot.table.storage import Change, Storage, StorageFault
from paintpot.table.table import OVER, Table
from paintpot.table.telling import WATCHER
from paintpot.table.thinkers import Thinkers
from tests.patience import PATIENCE
from tests.table.sitting import ANN, first_move, opened, viewers


class Ear:
    """Somebody who hears of a table, and forgets nothing."""

    def __init__(self, viewer: int = 0, guest: str = ANN) -> None:
        self.viewer = viewer
        self.guest = guest
        self.version = 0
        self.last = b""
        self.messages: list[Any] = []
        self.end: tuple[int, str] | None = None

    def tell(self, message: bytes) -> None:
        self.messages.append(msgspec.json.decode(message))

    def dismiss(self, code: int, reason: str) -> None:
        self.end = self.end or (code, reason)

    @property
    def updates(self) -> list[Any]:
        return [message for message in self.messages if message["is"] == "update"]


class Disk(Storage):
    """A storage whose disk can be full, from one moment to the next."""

    full = False

    def commit_soon(self, change: Change) -> asyncio.Future[None]:
        if not self.full:
            return super().commit_soon(change)
        loop = asyncio.get_running_loop()
        refused: asyncio.Future[None] = loop.create_future()
        fault = StorageFault("The disk is full: make room, then try again.")
        loop.call_later(0.01, refused.set_exception, fault)
        return refused


@pytest.fixture
async def disk(tmp_path: Path) -> AsyncIterator[Disk]:
    storage = Disk(tmp_path / "tables.sqlite")
    yield storage
    storage.close()


@pytest.fixture
async def hall(disk: Disk) -> Hall:
    """A hall where nobody thinks: for tables of people."""
    return Hall(disk, Thinkers(1))


async def until(what: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not what():
            await asyncio.sleep(0.005)


async def begun(hall: Hall, game: str, *seats: str) -> str:
    room = await hall.open(opened(game, *seats))
    await hall.change(room.table.id, lambda table: table.start())
    return room.table.id


def on_disk(hall: Hall, at: str) -> list[AnyEvent]:
    return [read(event) for event in hall.storage.events(at)]


def seen(table: Table) -> list[Any]:
    """A table as each of its viewers sees it."""
    return [
        (snapshot(table, viewer, ANN), list(table.telling.lists[viewer]))
        for viewer in viewers(table)
    ]


async def play_first(hall: Hall, at: str, seat: int = 0) -> Table:
    return await hall.change(at, lambda table: table.move(seat, first_move(table, seat), ""))


# -- on disk, then told


async def test_what_is_told_is_on_disk(hall: Hall) -> None:
    at = await begun(hall, "ink", "me", "me")
    written: list[int] = []

    class Watchful(Ear):
        def tell(self, message: bytes) -> None:
            super().tell(message)
            written.append(len(hall.storage.events(at)))

    async with hall.room(at) as room:
        room.greet(Watchful(), 0)
        before = room.table.length
    await play_first(hall, at)
    assert written[-1] == before + 1
    assert hall.written == before + 1


async def test_what_cannot_be_written_has_not_happened(hall: Hall, disk: Disk) -> None:
    at = await begun(hall, "ink", "me", "me")
    ears = [Ear(0), Ear(1), Ear(WATCHER, "eve")]
    async with hall.room(at) as room:
        for ear in ears:
            room.greet(ear, 0)
        before = seen(room.table)
    heard = [list(ear.messages) for ear in ears]
    disk.full = True
    for _ in range(2):
        with pytest.raises(StorageFault, match="The disk is full"):
            await play_first(hall, at)
    async with hall.room(at) as room:
        assert seen(room.table) == before
    assert [ear.messages for ear in ears] == heard

    disk.full = False
    table = await play_first(hall, at)
    assert seen(loaded(at, on_disk(hall, at))) == seen(table) != before
    assert all(len(ear.updates) == 2 for ear in ears)
    assert ears[1].updates[-1]["since"] == ears[1].updates[0]["version"]


async def test_a_table_that_cannot_be_written_is_not_opened(hall: Hall, disk: Disk) -> None:
    disk.full = True
    with pytest.raises(StorageFault):
        await hall.open(opened("ink", "me"))
    assert hall.rooms == {}
    assert list(disk.tables()) == []


async def test_a_wish_that_fails_halfway_is_taken_back(hall: Hall) -> None:
    at = await begun(hall, "ink", "me", "me")
    async with hall.room(at) as room:
        before = seen(room.table)

    def stumble(table: Table) -> list[AnyEvent]:
        table.move(0, first_move(table, 0), "")
        raise NotNow("Something else came up.")

    with pytest.raises(NotNow):
        await hall.change(at, stumble)
    async with hall.room(at) as room:
        assert seen(room.table) == before


async def test_a_wish_nobody_waits_for_is_finished(hall: Hall) -> None:
    at = await begun(hall, "ink", "me", "me")
    task = asyncio.create_task(play_first(hall, at))
    await asyncio.sleep(0)  # it is being written now
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    async with hall.room(at) as room:
        assert seen(room.table) == seen(loaded(at, on_disk(hall, at)))


async def test_a_wish_nobody_waits_for_may_fail_too(hall: Hall, disk: Disk) -> None:
    at = await begun(hall, "ink", "me", "me")
    async with hall.room(at) as room:
        before = seen(room.table)
    disk.full = True
    task = asyncio.create_task(play_first(hall, at))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    async with hall.room(at) as room:
        assert seen(room.table) == before


async def test_many_wishes_at_once_come_one_after_another(hall: Hall) -> None:
    room = await hall.open(opened("inklings", "me"))
    at = room.table.id
    said = [f"word {k}" for k in range(50)]

    def saying(words: str) -> Awaitable[Table]:
        return hall.change(at, lambda table: table.say_words(0, words))

    await asyncio.gather(*[saying(words) for words in said])
    told = [one.text for one in loaded(at, on_disk(hall, at)).telling.lists[0]]
    assert told == said


async def test_there_is_no_such_table(hall: Hall) -> None:
    with pytest.raises(NoSuchTable):
        async with hall.room("nowhere"):
            pass
    assert hall.rooms == {}


async def test_a_damaged_table(hall: Hall, disk: Disk) -> None:
    at = await begun(hall, "ink", "me", "me")
    events = disk.events(at)
    await disk.commit(Change(at, len(events), [b'{"is":"moved","seat":1,"move":"done"}']))
    hall.rooms.clear()
    for _ in range(2):
        with pytest.raises(Damaged):
            await play_first(hall, at)


# -- in memory


async def test_idle_tables_leave_memory_and_come_back(disk: Disk) -> None:
    hall = Hall(disk, Thinkers(1), idle=0.05)
    await hall.start()
    at = await begun(hall, "ink", "me", "me")
    table = await play_first(hall, at)
    before = seen(table)
    await until(lambda: not hall.rooms)

    async with hall.room(at) as room:
        assert room.table is not table
        assert seen(room.table) == before
        ear = Ear()
        room.greet(ear, 0)
    other = await hall.open(opened("ink", "me"))
    await until(lambda: other.table.id not in hall.rooms)
    assert at in hall.rooms  # somebody listens there

    room.listeners.discard(ear)
    await until(lambda: not hall.rooms)
    await play_first(hall, at)
    await hall.close("Enough.")


async def test_listeners_are_told_only_what_is_new_to_them(hall: Hall) -> None:
    """In Inkdoms others paint in secret: not even that something happened is told."""
    at = await begun(hall, "inkdoms", "me", "me")
    await play_first(hall, at, 0)  # a die, which everybody sees
    mine, theirs, spectator = Ear(0), Ear(1), Ear(WATCHER, "eve")
    async with hall.room(at) as room:
        for ear in (mine, theirs, spectator):
            room.greet(ear, room.table.version(ear.viewer))
    assert mine.updates[0]["told"] == []
    before = [list(ear.messages) for ear in (theirs, spectator)]

    def paint(table: Table) -> list[AnyEvent]:
        hidden = next(move for move in table.state.legal(0) if table.state.hushed(0, move))
        return table.move(0, table.game.text(hidden), "")

    await hall.change(at, paint)
    assert [one["what"] for one in mine.updates[-1]["told"]] == ["move"]
    assert [ear.messages for ear in (theirs, spectator)] == before
    await hall.change(at, lambda table: table.undo(0, ""))
    assert [one["what"] for one in mine.updates[-1]["told"]] == ["undo"]
    assert [ear.messages for ear in (theirs, spectator)] == before


# -- bots


async def test_bots_play_among_themselves_to_the_end(disk: Disk) -> None:
    async with Thinkers(1) as thinkers:
        hall = Hall(disk, thinkers)
        at = await begun(hall, "inklings", "me", "random", "easy")
        await hall.change(at, lambda table: table.hand(0, "random"))
        await until(lambda: hall.rooms[at].table.phase == OVER)
        async with hall.room(at) as room:  # when all is written
            assert seen(loaded(at, on_disk(hall, at))) == seen(room.table)
        (listed,) = disk.listed(ANN)
        assert listed.row.phase == "over"
        await hall.close("Enough.")


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="stops a process")
async def test_a_thought_that_comes_too_late_is_thrown_away(disk: Disk) -> None:
    async with Thinkers(1) as thinkers:
        hall = Hall(disk, thinkers)
        at = await begun(hall, "inklings", "me", "easy")
        await until(lambda: thinkers.pids)
        os.kill(thinkers.pids[0], signal.SIGSTOP)
        await play_first(hall, at)
        await until(lambda: thinkers.busy)
        table = await hall.change(at, lambda table: table.undo(0, ""))
        before = seen(table)
        os.kill(thinkers.pids[0], signal.SIGCONT)
        await until(lambda: hall.rooms[at].bots is None)
        assert seen(hall.rooms[at].table) == before
        await play_first(hall, at)
        await until(lambda: 0 in hall.rooms[at].table.acting())
        assert len(hall.rooms[at].table.telling.lists[WATCHER]) > len(before[0][1])
        await hall.close("Enough.")


async def test_bots_take_their_time_while_somebody_is_there(disk: Disk) -> None:
    """A slip can be taken back before they answer it."""
    async with Thinkers(1) as thinkers:
        hall = Hall(disk, thinkers, pace=60.0)
        at = await begun(hall, "inklings", "me", "easy")
        ear = Ear(0)
        async with hall.room(at) as room:
            room.greet(ear, 0)
        thrown = len(room.table.telling.lists[WATCHER])
        await hall.hint(at, 0)  # the worker is awake now, and an easy bot thinks for a moment only
        await play_first(hall, at)
        await asyncio.sleep(0.5)
        assert room.presence().thinking == [1]
        await hall.change(at, lambda table: table.undo(0, ""))
        assert 0 in room.table.acting()
        assert len(room.table.telling.lists[WATCHER]) == thrown, "no round was played"
        await hall.close("Enough.")


async def test_bots_that_nobody_watches_do_not_wait(disk: Disk) -> None:
    async with Thinkers(1) as thinkers:
        hall = Hall(disk, thinkers, pace=60.0)
        at = await begun(hall, "inklings", "me", "easy")
        await hall.change(at, lambda table: table.hand(0, "random"))
        await until(lambda: hall.rooms[at].table.phase == OVER)
        await hall.close("Enough.")


async def test_bots_go_on_after_a_start(disk: Disk) -> None:
    first = Hall(disk, Thinkers(1))
    at = await begun(first, "inklings", "me", "easy")
    await play_first(first, at)
    await first.close("Enough.")
    async with Thinkers(1) as thinkers:
        hall = Hall(disk, thinkers)
        assert disk.bots_due() == [at]
        await hall.start()
        await until(lambda: at in hall.rooms and 0 in hall.rooms[at].table.acting())
        await hall.close("Enough.")


async def test_a_hint_is_for_who_is_to_act(hall: Hall) -> None:
    at = await begun(hall, "ink", "me", "me")
    with pytest.raises(NotNow, match="It is not your turn"):
        await hall.hint(at, 1)


# -- the end


async def test_closing_dismisses_everybody(hall: Hall) -> None:
    ears = []
    for _ in range(2):
        room = await hall.open(opened("ink", "me"))
        ears.append(Ear())
        room.greet(ears[-1], 0)
    await hall.start()
    await hall.close("Back in a moment.")
    assert [ear.end for ear in ears] == [(GOING_AWAY, "Back in a moment.")] * 2
    await hall.close("Once more does no harm.")


async def test_of_two_who_ask_for_a_rematch_at_once_both_get_the_same(hall: Hall) -> None:
    at = await begun(hall, "inklings", "me", "me")
    while (table := hall.rooms[at].table).acting():
        await play_first(hall, at, table.acting()[0])
    one, other = await asyncio.gather(hall.rematch(at, 0), hall.rematch(at, 1))
    assert one == other
    assert sorted(hall.storage.tables()) == sorted([at, one])
    assert isinstance(hall.rooms[one], Room)
    assert hall.rooms[one].table.chairs[0].guest == ANN


async def test_who_fails_to_come_in_shuts_nobody_out(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await hall.open(opened("inklings", "me"))
    with monkeypatch.context() as patch:
        patch.setattr(hall, "_time_reveal", lambda room: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            async with hall.room(room.table.id):
                pass
    assert not room.lock.locked()
    async with asyncio.timeout(10), hall.room(room.table.id):
        pass


async def test_bots_that_were_not_cleared_away_play_again(hall: Hall) -> None:
    """As after an exception in the callback that does so."""
    room = await hall.open(opened("inklings", "me", "easy"))
    ended: asyncio.Task[None] = asyncio.create_task(asyncio.sleep(0))
    await ended
    room.bots = room.reveal = ended
    assert room.idle
    table = await hall.change(room.table.id, lambda table: table.start())
    for seat in table.acting():
        if seat == 0:
            text = first_move(table, 0)
            await hall.change(table.id, lambda table, text=text: table.move(0, text, ""))  # type: ignore[misc]
    assert table.bots_to_act() == [1]
    assert room.bots is not ended


async def test_a_watcher_is_admitted_through_the_hall(hall: Hall, disk: Disk) -> None:
    """On disk when it returns, once, with what loading has added; or it has not happened."""
    room = await hall.open(opened("inkdoms", "me", "open"))
    name = room.table.id
    disk.full = True
    with pytest.raises(StorageFault):
        async with hall.room(name) as room:
            await hall.admit(room, "guest")
    disk.full = False
    assert not disk.may_watch(name, "guest")
    for _ in range(2):
        async with hall.room(name) as room:
            await hall.admit(room, "guest")
    assert disk.may_watch(name, "guest")
    await hall.change(name, lambda table: table.say_words(0, "after it"))
    assert hall.rooms[name].table.length == 2
    assert hall.written == 2
