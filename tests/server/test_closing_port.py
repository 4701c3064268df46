"""A server that another one relieves closes its port without cutting anybody off."""

import asyncio
import errno
import socket
import sys
from collections.abc import Iterator
from typing import Any

import pytest
import uvicorn

from paintpot.server import serve
from paintpot.server.closing_port import accept_all, stop_taking_new
from tests.patience import PATIENCE

ASK = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"


async def app(scope: Any, receive: Any, send: Any) -> None:
    await send(
        {"type": "http.response.start", "status": 204, "headers": [(b"connection", b"close")]}
    )
    await send({"type": "http.response.body"})


async def nothing() -> None:
    """All the work left before the end."""


@pytest.mark.skipif(sys.platform != "linux", reason="others have no filter for packets")
async def test_who_is_let_in_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    """One client connects just before the port takes nobody any more, another between the moment
    when the last ones are accepted and the moment when the port is closed."""
    listening = socket.create_server(("127.0.0.1", 0))
    address = listening.getsockname()
    early, late = socket.socket(), socket.socket()
    late.setblocking(False)

    def stop(sock: socket.socket) -> bool:
        early.connect(address)
        early.sendall(ASK)
        return stop_taking_new(sock)

    def accept(sock: socket.socket) -> Iterator[socket.socket]:
        yield from accept_all(sock)
        assert late.connect_ex(address) == errno.EINPROGRESS
        with pytest.raises(OSError, match="not connected"):
            late.getpeername()

    monkeypatch.setattr(serve, "stop_taking_new", stop)
    monkeypatch.setattr(serve, "accept_all", accept)
    config = uvicorn.Config(app, lifespan="off", log_config=None, access_log=False)
    server = serve.Uvicorn(
        config, nothing, nothing, serve.StopClock(), silent=PATIENCE, relieved=True
    )
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    with early, late:
        async with asyncio.timeout(PATIENCE):
            while not server.started:
                await asyncio.sleep(0.01)
            server.should_exit = True
            await serving
            assert early.recv(1000).startswith(b"HTTP/1.1 204 ")
            late.setblocking(True)
            with pytest.raises(ConnectionRefusedError):
                await asyncio.to_thread(late.connect, address)
