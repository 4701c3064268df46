"""A server for all tests that do not need one of their own: each has its own guests and tables."""

from collections.abc import Iterator

import pytest

from tests.server.hosting import GENEROUS, Server, limits


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server") / "data"
    generous = limits(**dict.fromkeys(GENEROUS, 1e9))
    with Server(folder, "--workers", "1", *generous) as running:
        yield running
