"""Listeners at tables: sockets that take in everything, and look at the last of it."""

from __future__ import annotations

import asyncio
import json
import struct
from collections.abc import Sequence
from functools import partial
from typing import cast
from urllib.parse import urlsplit

from bench.server.plays import Hosted
from bench.server.wire import END, Failed, opened

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
LAST, MASKED = 0x80, 0x80
UPDATE = b'{"is":"update"'
PATIENCE = 10.0


class Listener(asyncio.Protocol):
    """One socket (RFC 6455), as far as a server that sends whole messages needs it."""

    def __init__(self, hello: bytes) -> None:
        self._hello = hello
        self._transport: asyncio.Transport | None = None
        self._got = b""
        self._greeted = False
        self._update = b""
        """The last one."""
        self.fault = ""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._hello)

    def data_received(self, data: bytes) -> None:
        data = self._got + data
        at = 0
        if not self._greeted:
            at = data.find(END) + len(END)
            if at < len(END):
                self._got = data
                return
            if not data.startswith(b"HTTP/1.1 101 "):
                self.fault = "a socket was refused"
            self._greeted = True
        while (frame := _frame(data, at)) is not None:
            kind, begin, at = frame
            if kind == TEXT:
                if data.startswith(UPDATE, begin):
                    self._update = data[begin:at]
            elif kind == PING:
                assert self._transport is not None
                # The mask may be any four bytes, so none change anything.
                self._transport.write(bytes([LAST | PONG, MASKED | at - begin, 0, 0, 0, 0]))
                self._transport.write(data[begin:at])
            elif kind == CLOSE:
                self.fault = f"a socket was closed: {data[begin + 2 : at].decode()}"
        self._got = data[at:]

    def close(self) -> None:
        assert self._transport is not None
        self._transport.close()

    @property
    def version(self) -> int:
        """How much it was told so far, -1 before the first update."""
        return int(json.loads(self._update)["version"]) if self._update else -1


def _frame(data: bytes, at: int) -> tuple[int, int, int] | None:
    """Kind, begin and end of the frame there, None if it has not come in whole."""
    if len(data) < at + 2:
        return None
    kind, size = data[at] & 0x0F, data[at + 1] & 0x7F
    begin = at + 2
    if size >= 126:
        long = struct.Struct(">H" if size == 126 else ">Q")
        if len(data) < begin + long.size:
            return None
        (size,) = long.unpack_from(data, begin)
        begin += long.size
    return (kind, begin, begin + size) if len(data) >= begin + size else None


async def listening(url: str, tables: Sequence[Hosted]) -> list[Listener]:
    """A listener at each table, on its first seat, once all were told how things stand."""
    host = urlsplit(url).netloc
    listeners = []
    for hosted in tables:
        hello = (
            f"GET /api/tables/{hosted.table}/live?seat=0 HTTP/1.1\r\nhost: {host}\r\n"
            f"cookie: {hosted.cookies[0]}\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
            "sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        )
        listeners.append(await opened(url, partial(Listener, hello.encode())))
    await all_told(listeners, [0] * len(listeners))
    return listeners


async def all_told(listeners: Sequence[Listener], versions: Sequence[int]) -> None:
    """Wait until each was told so much; Failed if that does not come to pass."""
    try:
        async with asyncio.timeout(PATIENCE):
            for listener, version in zip(listeners, versions, strict=True):
                while listener.version < version:
                    if listener.fault:
                        raise Failed(listener.fault)
                    await asyncio.sleep(0.01)
    except TimeoutError:
        raise Failed("a listener was not told everything") from None
