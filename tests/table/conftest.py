"""Storage of its own for whichever test asks for it."""

from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from paintpot.table.postgres_storage import PostgresStorage
from paintpot.table.sqlite_storage import SqliteStorage
from paintpot.table.storage import Storage
from tests.postgres_server import PostgresServer


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "paintpot.db"


@pytest.fixture
def sqlite(path: Path) -> Iterator[SqliteStorage]:
    """For tests of what only SQLite has, or that would show nothing new with PostgreSQL."""
    with closing(SqliteStorage(path)) as storage:
        yield storage


@pytest.fixture
async def postgresql(postgres: PostgresServer) -> AsyncIterator[PostgresStorage]:
    storage = await PostgresStorage.open(postgres.new_database())
    yield storage
    await storage.aclose()


@pytest.fixture(params=["sqlite", "postgresql"])
def storage(request: pytest.FixtureRequest) -> Storage:
    """Either of the two: what they have in common is tested with both."""
    found: Storage = request.getfixturevalue(request.param)
    return found
