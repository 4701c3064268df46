"""The port takes nobody before the server can serve: a start that fails lets nobody down."""

import socket
from pathlib import Path
from typing import Any

import pytest

from paintpot.server import serve
from paintpot.server.serve import CannotServe, ServerConfig
from paintpot.table.databases import open_database
from paintpot.table.storage import BadData, Storage
from paintpot.table.table_service import TableService
from tests.server.redis_server import free_port


@pytest.fixture
def config(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ServerConfig:
    """Of a server in this process, which goes on after it."""
    for name in ("log_to_stderr", "_tune_gc", "_warm_up"):
        monkeypatch.setattr(serve, name, lambda *_: None)
    return ServerConfig(tmp_path, port=free_port(), workers=1)


def unexpected(url: str) -> None:
    raise AssertionError(url)


def refuses(port: int) -> bool:
    with socket.socket() as client:
        return client.connect_ex(("127.0.0.1", port)) != 0


async def test_nobody_is_let_in_before_the_database_is_there(
    config: ServerConfig, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> Storage:
        assert config.port is not None
        assert refuses(config.port)
        raise BadData("It cannot be migrated.")

    monkeypatch.setattr(serve, "open_database", fail)
    with pytest.raises(BadData, match="migrated"):
        await serve.serve(config, unexpected)


async def test_a_port_that_is_taken_while_the_database_is_opened(
    config: ServerConfig, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another server has bound it as well, and listens first."""
    opening = open_database
    with socket.socket() as other:
        other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)

        async def overtaken(*words: Any) -> Storage:
            other.bind(("127.0.0.1", config.port))
            other.listen()
            return await opening(*words)

        monkeypatch.setattr(serve, "open_database", overtaken)
        with pytest.raises(CannotServe, match=f"on 127.0.0.1:{config.port}: Address already in"):
            await serve.serve(config, unexpected)


class Cluster:
    """Stands in for the other servers."""

    peers = leases = None

    def __init__(self, port: int) -> None:
        self._port = port
        self.joined = False

    def start(self, tables: TableService) -> None:
        assert refuses(self._port)
        self.joined = True

    async def close(self) -> None:
        """They are not told anything."""


async def test_a_server_hears_the_others_before_it_takes_requests(
    config: ServerConfig, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert config.port is not None
    cluster, running = Cluster(config.port), []

    async def reach(_: ServerConfig) -> object:
        return object()

    class Uvicorn(serve.Uvicorn):
        def __init__(self, *words: Any, **more: Any) -> None:
            super().__init__(*words, **more)
            running.append(self)

    def stop(url: str) -> None:
        assert config.port is not None
        assert cluster.joined
        assert not refuses(config.port)
        running[0].should_exit = True

    monkeypatch.setattr(serve, "_reach_redis", reach)
    monkeypatch.setattr(serve, "_join_cluster", lambda redis, storage: cluster)
    monkeypatch.setattr(serve, "Uvicorn", Uvicorn)
    await serve.serve(config, stop)
    assert cluster.joined
