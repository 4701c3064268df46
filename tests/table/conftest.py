"""Storage on a file of its own, for whichever test asks for it."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from paintpot.table.storage import Storage


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "paintpot.db"


@pytest.fixture
def storage(path: Path) -> Iterator[Storage]:
    with closing(Storage(path)) as storage:
        yield storage
