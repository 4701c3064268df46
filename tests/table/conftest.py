"""Storage of its own for whichever test asks for it."""

from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from paintpot.table.sqlite_storage import SqliteStorage
from paintpot.table.storage import Storage


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "paintpot.db"


@pytest.fixture
def sqlite(path: Path) -> Iterator[SqliteStorage]:
    """For tests of what only SQLite has, or that would show nothing new with PostgreSQL."""
    with closing(SqliteStorage(path)) as storage:
        yield storage


@pytest.fixture
async def storage(sqlite: SqliteStorage) -> AsyncIterator[Storage]:
    return sqlite
