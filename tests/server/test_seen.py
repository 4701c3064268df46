"""When guests were last here: remembered only for guests with a seat."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from paintpot.server.rate_limits import Limits
from paintpot.server.services import Services
from paintpot.server.sockets import live
from paintpot.table.bot_workers import BotWorkers
from paintpot.table.peers import AnyItem, Peers
from paintpot.table.sqlite_storage import SqliteStorage
from paintpot.table.supervisor import SupervisedTask
from paintpot.table.table_service import TableService


class Others(Peers):
    """Other processes, and what is published to them."""

    alone = False

    def __init__(self) -> None:
        super().__init__()
        self.told: list[AnyItem] = []

    def tell(self, item: AnyItem) -> None:
        self.told.append(item)

    def say(self, item: AnyItem) -> None:
        self._handlers[type(item)]("other", item)


@pytest.fixture
async def services(tmp_path: Path) -> AsyncIterator[tuple[Services, Others]]:
    storage, others = SqliteStorage(tmp_path / "tables.sqlite"), Others()
    tables = TableService(storage, BotWorkers(1), peers=others)
    yield Services(tables, b"k" * 32, Limits(away=60.0), "http://127.0.0.1"), others
    await tables.close("Enough.")
    storage.close()


class Websocket:
    """Of a guest who asks for a table that is not there."""

    client = None
    client_state = None
    path_params = {"table": "AAAAAAAAAAAA"}  # noqa: RUF012
    scope = {"query_string": b""}  # noqa: RUF012

    def __init__(self, cookie: str) -> None:
        self.headers = {"cookie": cookie}
        self.code = 0

    async def accept(self) -> None:
        """It may speak."""

    async def close(self, code: int, reason: str) -> None:
        self.code = code


async def test_who_has_no_seat_is_not_remembered(services: tuple[Services, Others]) -> None:
    here, others = services
    websocket: Any = Websocket(here.guests.cookie_for("a" * 22).partition(";")[0])
    await live(here, websocket)
    assert websocket.code == 4004
    assert here.visits._seen == here.visits._waiting == {}
    assert others.told == []


async def test_however_short_the_absence_presence_is_noted_once_in_a_while(
    services: tuple[Services, Others], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, _ = services
    restless = Services(here.tables, b"k" * 32, Limits(away=1e-9), "http://127.0.0.1")
    stored: list[int] = []

    async def store() -> None:
        stored.append(1)

    monkeypatch.setattr(restless.visits, "store", store)
    task = asyncio.create_task(restless._note_connected(SupervisedTask("seen", {})))
    for _ in range(100):
        await asyncio.sleep(0)
    task.cancel()
    assert len(stored) == 1
