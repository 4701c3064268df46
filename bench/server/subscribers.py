"""Subscribers: sockets that receive everything, and look only at the last message."""

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


class Subscriber(asyncio.Protocol):
    """One WebSocket (RFC 6455), as far as a server that sends whole messages needs it."""

    def __init__(self, hello: bytes) -> None:
        self._hello = hello
        self._transport: asyncio.Transport | None = None
        self._got = b""
        self._greeted = False
        self._update = b""
        """The last one."""
        self.fault = ""
        self.heard: asyncio.Event = asyncio.Event()
        """Set whenever an update has come."""

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
                    self.heard.set()
            elif kind == PING:
                assert self._transport is not None
                # The mask may be any four bytes; zeros change nothing.
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
        """The version received so far, -1 before the first update."""
        return int(json.loads(self._update)["version"]) if self._update else -1


def _frame(data: bytes, at: int) -> tuple[int, int, int] | None:
    """Opcode, start and end of the next frame, None if it is not complete."""
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


async def subscribe_all(url: str, tables: Sequence[Hosted]) -> list[Subscriber]:
    """A subscriber at each table, on its first seat, once all have the first snapshot."""
    host = urlsplit(url).netloc
    subscribers = []
    for hosted in tables:
        hello = (
            f"GET /api/tables/{hosted.table}/live?seat=0 HTTP/1.1\r\nhost: {host}\r\n"
            f"cookie: {hosted.cookies[0]}\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
            "sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        )
        subscribers.append(await opened(url, partial(Subscriber, hello.encode())))
    await wait_for_versions(subscribers, [0] * len(subscribers))
    return subscribers


async def wait_for_versions(subscribers: Sequence[Subscriber], versions: Sequence[int]) -> None:
    """Wait until each has received its version; Failed if that does not happen."""
    try:
        async with asyncio.timeout(PATIENCE):
            for subscriber, version in zip(subscribers, versions, strict=True):
                while subscriber.version < version:
                    if subscriber.fault:
                        raise Failed(subscriber.fault)
                    await asyncio.sleep(0.01)
    except TimeoutError:
        raise Failed("a subscriber did not receive everything") from None
