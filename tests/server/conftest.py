"""A server for all tests that do not need one of their own, and two guests of it.

Each test has guests and tables of its own.
"""

from collections.abc import AsyncIterator, Iterator

import pytest

from tests.server.hosting import GENEROUS, Guest, Server, limits


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server") / "data"
    generous = limits(**dict.fromkeys(GENEROUS, 1e9))
    with Server(folder, "--workers", "1", *generous) as running:
        yield running


@pytest.fixture
async def ann(server: Server) -> AsyncIterator[Guest]:
    async with Guest(server.url, "Ann") as guest:
        yield guest


@pytest.fixture
async def ben(server: Server) -> AsyncIterator[Guest]:
    async with Guest(server.url, "Ben") as guest:
        yield guest
