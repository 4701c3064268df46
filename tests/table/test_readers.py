"""What strangers send is read by workers: what is slow, large or deadly ends them, not us."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from paintpot.core.errors import BadOption, BadRecord, PaintpotError
from paintpot.core.play import Play
from paintpot.core.recent import Recent
from paintpot.core.registry import games
from paintpot.table import readers as module
from paintpot.table.bot_turns import NoBotTurn
from paintpot.table.bot_workers import TooBusy
from paintpot.table.reader_jobs import ForgottenRecord, NotInRecord, ReplayShown, TooHeavy
from paintpot.table.readers import CONFIG, ENTRY, REMEMBERED, Readers
from tests.patience import PATIENCE
from tests.table.test_bot_workers import until

PIT = """
import os, signal, time
from paintpot.core.contract import Option
from paintpot.core.errors import BadOption
from paintpot.games.drip import Drip, DripGame


class Pit(Drip):
    def view(self, seat):
        if self.way == "heavy":
            until = time.thread_time() + 2.0
            while time.thread_time() < until:
                pass
        return super().view(seat)


class PitGame(DripGame):
    state = Pit

    def __init__(self):
        super().__init__()
        self.name = "pit"
        self.options = {"way": Option("none", ("none",), open=True)}

    def begin(self, seats, options):
        way = options["way"]
        if way == "endless":
            while True:
                pass
        if way == "large":
            kept = bytearray(4 << 30)
        if way == "deadly":
            os.kill(os.getpid(), signal.SIGKILL)
        if way == "wrong":
            raise BadOption("There is no such way.")
        if way == "broken":
            raise KeyError("oh")
        state = super().begin(seats, {"rounds": "3"})
        state.way = way
        return state


game = PitGame()
"""
"""A game with options that are slow, large, deadly, wrong or broken."""


@pytest.fixture
async def readers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Readers]:
    (tmp_path / "pit").mkdir()
    (tmp_path / "pit" / "__init__.py").write_text(PIT, "utf-8")
    examples = Path(__file__).parents[2] / "examples"
    monkeypatch.setenv("PAINTPOT_GAMES", f"{examples}{os.pathsep}{tmp_path}")
    monkeypatch.setattr(module, "DEADLINE", 60.0)
    async with (
        Readers(2, replace(CONFIG, limit=60.0, processor=0.5)) as running,
        asyncio.timeout(PATIENCE),
    ):
        await until(lambda: len(running.pool.pids) == 2)
        yield running


def raw(value: object) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(value))


async def read(readers: Readers, way: object, address: str = "a") -> None:
    await readers.options(address, "pit", 2, {"way": raw(way)})


async def test_what_can_be_is_accepted_and_remembered(readers: Readers) -> None:
    await read(readers, "fine")
    assert len(readers.memory) == 1
    await readers.pool.close()
    await read(readers, "fine")  # by nobody: it was read before


@pytest.mark.parametrize(
    ("way", "error", "says"),
    [
        ("endless", TooHeavy, r"^Reading this takes too long, so it was stopped\.$"),
        ("large", TooHeavy, r"^Reading this takes more memory than allowed\.$"),
        ("deadly", TooHeavy, r"^Reading this takes too long, so it was stopped\.$"),
        ("wrong", BadOption, r"^There is no such way\.$"),
        ({"a": 2**70}, BadOption, ""),
    ],
)
async def test_what_cannot_be_is_refused_and_that_is_remembered(
    readers: Readers, way: object, error: type[Exception], says: str
) -> None:
    if says:
        for _ in range(3):
            with pytest.raises(error, match=says):
                await read(readers, way)
        assert readers.pool.restarts <= 1, "it is not read again"
    else:
        await read(readers, way)  # a number beyond 64 bits goes through as it is
    await read(readers, "fine")


async def test_a_sheet_on_which_one_step_is_heavy(readers: Readers) -> None:
    """What counts is processor time, not time on the wall."""
    patient = replace(CONFIG, limit=60.0, processor=0.0)
    async with Readers(1, patient) as others:
        with pytest.raises(TooHeavy, match=r"^One step on this sheet takes too long"):
            await read(others, "heavy")
        await read(others, "light")
        assert others.pool.restarts == 0


async def test_a_fault_of_ours_is_not_remembered(readers: Readers) -> None:
    with pytest.raises(NoBotTurn):
        await read(readers, "broken")
    assert len(readers.memory) == 0


async def test_one_address_does_not_keep_others_from_theirs(readers: Readers) -> None:
    slow = [asyncio.create_task(read(readers, "endless", "bad")) for _ in range(3)]
    await until(lambda: readers.pool.busy == 1 and readers.pool.waiting == 2)
    await read(readers, "fine", "good")
    assert (readers.pool.busy, readers.pool.waiting) == (1, 2), "only one of theirs at a time"
    for task in slow:
        with pytest.raises(TooHeavy):
            await task


async def test_an_address_has_only_so_many_waiting(
    readers: Readers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "WAITING_EACH", 2)
    slow = [asyncio.create_task(read(readers, "endless", "bad")) for _ in range(2)]
    await until(lambda: readers.pool.busy + readers.pool.waiting == 2)
    with pytest.raises(TooBusy, match=r"^2 of your requests are already in progress"):
        await read(readers, "fine", "bad")
    await read(readers, "fine", "good")
    await asyncio.gather(*slow, return_exceptions=True)


async def test_nobody_waits_beyond_the_deadline(
    readers: Readers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "DEADLINE", 0.01)
    with pytest.raises(TooBusy, match=r"^Too many requests are waiting"):
        await read(readers, "endless")


async def test_a_worker_that_gets_no_processor_is_no_fault_of_what_was_sent(
    readers: Readers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a busy machine. It is not remembered, and read another time."""
    readers.pool._config = replace(CONFIG, limit=0.2)
    for pid in readers.pool.pids:
        os.kill(pid, signal.SIGSTOP)
    with pytest.raises(TooBusy, match=r"^The server is too busy to read this"):
        await read(readers, "fine")
    assert len(readers.memory) == 0
    readers.pool._config = replace(CONFIG, limit=60.0)
    await until(lambda: readers.pool.restarts == 1)
    for pid in readers.pool.pids:
        os.kill(pid, signal.SIGCONT)
    await read(readers, "fine")


async def test_time_is_charged_to_the_address(readers: Readers) -> None:
    charged: dict[str, float] = {}
    readers.charge = lambda address, seconds: charged.update({address: seconds})
    with pytest.raises(TooHeavy):
        await read(readers, "endless", "bad")
    await until(lambda: "bad" in charged)
    assert charged["bad"] > 0


def recorded(name: str) -> dict[str, Any]:
    play = Play(name, 2, seed=3)
    for _ in range(20):
        seat = play.state.actors()[0]
        if seat < 0:
            play.roll()
        else:
            play.play(seat, play.state.legal(seat)[0])
    return play.record()


@pytest.mark.parametrize("name", ["ink", "inkdoms", "inklings", "color-in-kingdom"])
async def test_records_are_shown_step_by_step(readers: Readers, name: str) -> None:
    assert name in games()
    record = recorded(name)
    shown = msgspec.json.decode(
        await readers.record("a", msgspec.json.encode(record), 20, 1), type=ReplayShown
    )
    assert (shown.game, shown.step, len(shown.moves)) == (name, 20, 20)
    with pytest.raises(NotInRecord, match=r"^The record has 20 moves\.$") as fault:
        await readers.record("a", msgspec.json.encode(record), 21, 0)
    assert fault.value.code == "no-step"
    record["moves"][3] = [7, "nonsense"]
    for _ in range(2):
        with pytest.raises(BadRecord, match=r"^Move 4 "):
            await readers.record("a", msgspec.json.encode(record), 20, 0)


async def test_what_is_remembered_is_bounded(readers: Readers) -> None:
    """A stranger who sends ever new things fills no more memory than is set aside."""
    assert REMEMBERED <= 64 << 20
    readers.memory = Recent(3 * ENTRY + 1000)
    for n in range(10):
        with pytest.raises(PaintpotError):
            await readers.options("a", "ink", 2, {"sheet": raw(f"no sheet {n}")})
    assert 1 <= len(readers.memory) <= 3


async def test_a_record_is_sent_once_and_then_named(
    readers: Readers, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = recorded("inklings")
    first = msgspec.json.decode(
        await readers.record("a", msgspec.json.encode(record), 20, 1), type=ReplayShown
    )
    again = msgspec.json.decode(await readers.record_again("b", first.id, 20, 1), type=ReplayShown)
    assert again == first
    other = msgspec.json.decode(await readers.record_again("b", first.id, 3, 0), type=ReplayShown)
    assert (other.id, other.step, len(other.moves)) == (first.id, 3, 3)
    with pytest.raises(NotInRecord, match=r"^The record has 20 moves\.$"):
        await readers.record_again("a", first.id, 21, 0)
    monkeypatch.setattr(readers, "records", Recent(10_000))
    for known in (first.id, "0" * 64):
        with pytest.raises(ForgottenRecord, match=r"send it again\.$"):
            await readers.record_again("a", known, 20, 1)
    # The record was dropped from the cache; when it is sent again, it gets the same id.
    back = await readers.record("a", msgspec.json.encode(record), 20, 1)
    assert msgspec.json.decode(back, type=ReplayShown) == first
    assert len(readers.records) == 1


async def test_only_records_that_can_be_read_are_kept(readers: Readers) -> None:
    record = recorded("inklings")
    record["moves"][3] = [7, "nonsense"]
    with pytest.raises(BadRecord, match=r"^Move 4 "):
        await readers.record("a", msgspec.json.encode(record), 20, 0)
    assert len(readers.records) == 0
