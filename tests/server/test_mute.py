"""Connections that open and then say nothing, or not enough, are closed; others go on."""

import socket
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from tests.server.hosting import PATIENCE, Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("mute") / "data"
    with Server(folder, "--limit", "silent=0.5") as running:
        yield running


def _connected(server: Server) -> socket.socket:
    where = urlsplit(server.url)
    assert where.hostname
    return socket.create_connection((where.hostname, where.port), PATIENCE)


@pytest.mark.parametrize("said", [b"", b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"])
def test_whoever_never_asks_is_cut_off(server: Server, said: bytes) -> None:
    with _connected(server) as connection:
        connection.sendall(said)
        assert connection.recv(100) == b""
    assert httpx.get(f"{server.url}/healthz").json() == {"status": "ok"}


def test_a_body_that_does_not_come_is_not_waited_for(server: Server) -> None:
    head = (
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        b"Content-Length: 100\r\n\r\n{"
    )
    with _connected(server) as connection:
        connection.sendall(head)
        assert connection.recv(1000).startswith(b"HTTP/1.1 408")


@pytest.mark.parametrize("more", [b"GET /healthz HTTP/1.1\r\nHost: loc", b"\r\n", b"G"])
def test_half_a_request_after_a_full_one_is_not_waited_for(server: Server, more: bytes) -> None:
    with _connected(server) as connection:
        connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
        said = b""
        while b'{"status":"ok"}' not in said:
            said += connection.recv(1000)
        connection.sendall(more)
        assert connection.recv(1000) == b""
