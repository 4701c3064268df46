"""The walk of a move through the server (docs/architecture.md): each step is made once.

tests/table/test_walk.py counts what a table asks of its game in between.
"""

from collections import Counter
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from paintpot.server import endpoint_app
from paintpot.server.app import make_app
from paintpot.server.rate_limits import Limits
from paintpot.server.services import Services
from paintpot.table.bot_turns import BotTurn
from paintpot.table.bot_workers import BotWorkers
from paintpot.table.room import Room
from paintpot.table.sqlite_storage import SqliteStorage
from paintpot.table.table import Table
from paintpot.table.table_service import TableService
from tests.server.hosting import Guest

STEPS: tuple[tuple[object, str], ...] = (
    (endpoint_app, "_read"),
    (TableService, "run"),
    (Table, "move"),
    (SqliteStorage, "commit_soon"),
    (Room, "publish"),
)
"""Decode the request, run the command, validate, persist, publish."""


class Listener:
    """Another screen of the same seat."""

    def __init__(self, guest: str) -> None:
        self.viewer = 0
        self.guest = guest
        self.version = 0
        self.last = b""
        self.heard = 0

    def send(self, message: bytes) -> None:
        self.heard += b'"is":"update"' in message

    def disconnect(self, code: int, reason: str) -> None:
        pass


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[TableService]:
    storage = SqliteStorage(tmp_path / "tables.sqlite")
    tables = TableService(storage, BotWorkers(1))
    yield tables
    await tables.close("Enough.")
    storage.close()


@pytest.fixture
async def ann(tables: TableService) -> AsyncIterator[Guest]:
    app = make_app(Services(tables, b"k" * 32, Limits(), "http://127.0.0.1"))
    guest = Guest("http://127.0.0.1", "Ann")
    await guest.http.aclose()
    transport = httpx.ASGITransport(app)
    guest.http = httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1")
    async with guest:
        yield guest


@pytest.fixture
async def table(ann: Guest) -> str:
    table = await ann.open("inklings", "me", "me")
    await ann.start(table)
    return table


@pytest.fixture
def made(table: str, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The steps that were made since the game began, in order."""
    made: list[str] = []

    def noted(name: str, step: Callable[..., Any]) -> Callable[..., Any]:
        def note(*given: Any, **named: Any) -> Any:
            made.append(name)
            return step(*given, **named)

        return note

    for owner, name in STEPS:
        monkeypatch.setattr(owner, name, noted(name, getattr(owner, name)))
    return made


async def test_a_move_is_read_run_made_written_and_published_once(
    ann: Guest, tables: TableService, table: str, made: list[str]
) -> None:
    (move, *_) = (await ann.look(table))["now"]["moves"]
    async with tables.room(table) as room:
        listener = Listener(room.table.host)
        room.subscribe(listener, 0)
        listener.heard = 0
    made.clear()
    assert (await ann.move(table, 0, move)).status_code == 200
    assert made == ["_read", "run", "move", "commit_soon", "publish"]
    assert listener.heard == 1


async def test_it_is_on_disk_before_anybody_hears_of_it(
    ann: Guest, tables: TableService, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = len(await tables.storage.events(table))
    stored: list[int] = []
    (move, *_) = (await ann.look(table))["now"]["moves"]
    publish = Room.publish

    def look_first(room: Room) -> Any:
        stored.append(tables.written)
        return publish(room)

    written = tables.written
    monkeypatch.setattr(Room, "publish", look_first)
    await ann.move(table, 0, move)
    assert stored == [written + 1]
    assert len(await tables.storage.events(table)) == before + 1


async def test_a_refused_move_is_neither_written_nor_published(
    ann: Guest, table: str, made: list[str]
) -> None:
    assert (await ann.move(table, 0, "enter d8-1 twice")).status_code >= 400
    assert Counter(made) == {"_read": 1, "run": 1, "move": 1}


async def test_what_is_asked_before_a_move_reads_the_table_once(
    ann: Guest, tables: TableService, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the table is shared with other processes, each time is a read of the database."""
    (move, *_) = (await ann.look(table))["now"]["moves"]
    entered: list[str] = []
    enter = tables.enter

    async def counted(id: str, fresh: bool = False) -> Room:
        entered.append(id)
        return await enter(id, fresh)

    async def think(*about: object) -> BotTurn:
        return BotTurn([])

    monkeypatch.setattr(tables, "enter", counted)
    monkeypatch.setattr(tables.bot_workers, "ask", think)
    path = f"/api/tables/{table}"
    for number, answer in enumerate(
        [
            await ann.http.get(f"{path}/gains?seat=0"),
            await ann.ask(f"{path}/preview", {"seat": 0, "moves": [move]}),
            await ann.ask(f"{path}/hint", {"seat": 0}),
            await ann.ask(f"{path}/react", {"seat": 0, "what": "bravo"}),
        ],
        1,
    ):
        assert answer.status_code == 200, (number, answer.text)
    assert len(entered) == 4
