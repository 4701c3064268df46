"""A server for the tests of one module, which get on with each other at tables of their own."""

from collections.abc import Iterator

import pytest

from tests.server.hosting import GENEROUS, Server, limits


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server") / "data"
    generous = limits(**dict.fromkeys(GENEROUS, 100_000))
    with Server(folder, "--workers", "1", *generous) as running:
        yield running
