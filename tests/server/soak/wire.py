"""The fast end of the wire: HTTP/1.1 on a connection of one's own, and a socket that only listens.

Clients for people follow redirects, decode and validate; for some 100,000 requests that would be
most of the work, and it would hide the bytes that are to be looked at.
"""

import asyncio
import contextlib
import json
import time
from collections.abc import Callable, Mapping
from typing import Any
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.hosting import PATIENCE

PING = '{"is":"ping"}'
PONG = '{"is":"pong"}'
CONTINUE = 100
FRESH = 2.0
"""Seconds after which a connection is not used again: the server may be closing it."""


class Lost(ConnectionError):
    """The connection ended before the answer was complete: nobody knows whether it was executed."""


class Reply:
    """An answer, byte for byte."""

    __slots__ = ("body", "head", "status")

    def __init__(self, status: int, head: bytes, body: bytes) -> None:
        self.status = status
        self.head = head
        self.body = body

    def json(self) -> Any:
        return msgspec.json.decode(self.body)

    def header(self, name: str) -> str | None:
        for line in self.head.split(b"\r\n")[1:]:
            key, _, value = line.partition(b":")
            if key.strip().lower() == name.encode():
                return value.strip().decode("latin-1")
        return None

    def __repr__(self) -> str:
        return f"Reply({self.status}, {self.body[:300]!r})"


class Line:
    """A connection that is kept: one request at a time, and a new connection when it is lost."""

    def __init__(self, url: str) -> None:
        at = urlsplit(url)
        assert at.hostname is not None
        assert at.port is not None
        self.host, self.port = at.hostname, at.port
        self._in: asyncio.StreamReader | None = None
        self._out: asyncio.StreamWriter | None = None
        self._turn = asyncio.Lock()
        self._used = 0.0

    async def ask(self, method: str, path: str, body: object = None, cookie: str = "") -> Reply:
        """Ask and wait for the answer; Lost or another OSError if there is none."""
        data = b"" if body is None else json.dumps(body).encode()
        headers = {"host": f"{self.host}:{self.port}", "content-length": str(len(data))}
        if cookie:
            headers["cookie"] = cookie
        if body is not None:
            headers["content-type"] = "application/json"
        return await self.send(request(method, path, headers, data))

    async def send(self, data: bytes) -> Reply:
        """Send bytes as they are, and wait for one answer."""
        async with self._turn:
            return await self._send(data)

    async def _send(self, data: bytes) -> Reply:
        if time.monotonic() - self._used > FRESH:
            self.drop()
        self._used = time.monotonic()
        try:
            async with asyncio.timeout(PATIENCE):
                if self._out is None or self._in is None:
                    self._in, self._out = await asyncio.open_connection(self.host, self.port)
                self._out.write(data)
                await self._out.drain()
                reply = await read_reply(self._in, data[:5] == b"HEAD ")
        except BaseException:
            self.drop()
            raise
        if (reply.header("connection") or "").lower() == "close":
            self.drop()
        return reply

    def drop(self) -> None:
        """Close without a word."""
        if self._out is not None:
            self._out.transport.abort()
        self._in = self._out = None


def request(method: str, path: str, headers: Mapping[str, str], data: bytes) -> bytes:
    """A request as it goes over the wire."""
    lines = [f"{method} {path} HTTP/1.1", *[f"{name}: {value}" for name, value in headers.items()]]
    return "\r\n".join(lines).encode("latin-1") + b"\r\n\r\n" + data


async def read_reply(reader: asyncio.StreamReader, headless: bool = False) -> Reply:
    """The next answer on a connection; Lost if it ends before."""
    try:
        status = CONTINUE
        while status == CONTINUE:  # it is no answer yet
            head = await reader.readuntil(b"\r\n\r\n")
            status = int(head.split(b" ", 2)[1])
        length = 0
        for line in head.split(b"\r\n")[1:]:
            name, _, value = line.partition(b":")
            if name.lower() == b"content-length":
                length = int(value)
        body = b"" if headless or status in (101, 204, 304) else await reader.readexactly(length)
        return Reply(status, head, body)
    except asyncio.IncompleteReadError as error:
        raise Lost(f"the connection ended after {error.partial[:60]!r}") from error


class Ear:
    """The socket of a table, and everything that was heard on it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.heard: list[str] = []
        """All messages but pongs, in order; `taken` of them were looked at."""
        self.heard_at: list[float] = []
        """When each of them arrived, by the monotonic clock."""
        self.taken = 0
        self.closed = ""
        """Code and reason once it was closed."""
        self._socket = socket
        self._pings = self._pongs = 0
        self._news = asyncio.Event()
        self._reading = asyncio.create_task(self._read())

    @classmethod
    async def at(
        cls, url: str, table: str, cookie: str, seat: int | None = None, since: int = 0
    ) -> "Ear":
        where = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/live?since={since}"
        if seat is not None:
            where += f"&seat={seat}"
        headers = {"Cookie": cookie, "Origin": url}
        socket = await connect(
            where,
            additional_headers=headers,
            compression=None,
            ping_interval=None,
            proxy=None,
            open_timeout=PATIENCE,
        )
        return cls(socket)

    async def _read(self) -> None:
        try:
            while True:
                message = await self._socket.recv()
                assert isinstance(message, str)
                if message == PONG:
                    self._pongs += 1
                else:
                    self.heard.append(message)
                    self.heard_at.append(time.monotonic())
                self._news.set()
        except ConnectionClosed as end:
            why = end.rcvd
            self.closed = f"{why.code} {why.reason}" if why else "lost"
            self._news.set()

    async def until(self, what: Callable[["Ear"], bool]) -> None:
        """Wait for the next message; Lost if the socket is closed before."""
        async with asyncio.timeout(PATIENCE):
            while not what(self):
                if self.closed:
                    raise Lost(f"the socket was closed: {self.closed}")
                self._news.clear()
                await self._news.wait()

    async def ping(self) -> None:
        """Send a ping: everything sent before arrives before its pong."""
        if not self.closed:
            with contextlib.suppress(ConnectionClosed):
                await self._socket.send(PING)
                self._pings += 1

    async def caught_up(self) -> None:
        """Returns when everything sent before the last ping has arrived."""
        try:
            await self.until(lambda ear: ear._pongs >= ear._pings)
        except Lost:
            await self._reading

    def take(self) -> list[str]:
        """What was heard since this was asked last."""
        new = self.heard[self.taken :]
        self.taken = len(self.heard)
        return new

    async def gone(self) -> None:
        """Wait until the server has closed it."""
        async with asyncio.timeout(PATIENCE):
            await self._reading

    async def close(self) -> None:
        with contextlib.suppress(ConnectionClosed, TimeoutError):
            await self._socket.close()
        await self._reading
