"""Proxies of our own: one that sends every request to the next server, one that passes bytes on.

Both can cut what is open, at any moment and without a word, as a network does.
"""

import asyncio
import contextlib
import random
from collections.abc import Iterator

from tests.server.soak.wire import Lost, Reply, read_reply

LARGEST = 1 << 20
BAD_GATEWAY = Reply(
    502, b"HTTP/1.1 502 Bad Gateway\r\ncontent-length: 0\r\nconnection: close\r\n\r\n", b""
)
LOST = (OSError, EOFError, Lost, asyncio.LimitOverrunError)


class Proxy:
    """A listening port, and the connections that go through it."""

    def __init__(self, chance: random.Random | None = None) -> None:
        self.port = 0
        self.cuts = 0
        """Connections that were cut."""
        self._chance = chance or random.Random(1)
        self._open: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0, limit=LARGEST)
        self.port = self._server.sockets[0].getsockname()[1]

    async def close(self) -> None:
        assert self._server is not None
        self._server.close()
        self.cut(1.0)
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def cut(self, share: float = 0.5) -> None:
        """Cut this many of the open connections, in whatever state they are."""
        for writer in list(self._open):
            if self._chance.random() < share:
                writer.transport.abort()
                self.cuts += 1

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        with self._kept(writer), contextlib.suppress(*LOST):
            await self._serve(reader, writer)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        raise NotImplementedError

    @contextlib.contextmanager
    def _kept(self, writer: asyncio.StreamWriter) -> Iterator[None]:
        """Count a connection as open, and close it in the end."""
        self._open.add(writer)
        try:
            yield
        finally:
            self._open.discard(writer)
            with contextlib.suppress(OSError, RuntimeError):
                writer.close()

    async def _both_ways(
        self,
        one: tuple[asyncio.StreamReader, asyncio.StreamWriter],
        other: tuple[asyncio.StreamReader, asyncio.StreamWriter],
    ) -> None:
        """Pass bytes on until one side ends; then the other ends too."""
        ways = [
            asyncio.create_task(_pass_on(one[0], other[1])),
            asyncio.create_task(_pass_on(other[0], one[1])),
        ]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)


class RoundRobin(Proxy):
    """Sends each request to the next server, whichever client it is from.

    A server that cannot be reached is skipped; if one dies before it has answered, the client's
    connection is closed, since nobody knows whether the request was executed.
    """

    def __init__(self, chance: random.Random | None = None) -> None:
        super().__init__(chance)
        self.ports: list[int] = []
        """Of the servers."""
        self.requests = 0
        self.failed = 0
        """Requests for which there was no whole answer."""
        self._next = 0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while True:
            head = await reader.readuntil(b"\r\n\r\n")
            request = head + await reader.readexactly(_length(head))
            self.requests += 1
            found = await self._connect()
            if found is None:
                self.failed += 1
                writer.write(BAD_GATEWAY.head)
                await writer.drain()
                return
            with self._kept(found[1]):
                found[1].write(request)
                if b"\r\nupgrade: websocket" in head.lower():
                    await self._both_ways((reader, writer), found)
                    return
                try:
                    reply = await read_reply(found[0], head.startswith(b"HEAD "))
                except LOST:
                    self.failed += 1
                    raise
            writer.write(reply.head + reply.body)
            await writer.drain()
            if (reply.header("connection") or "").lower() == "close":
                return

    async def _connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        self._next = (self._next + 1) % len(self.ports)
        for port in self.ports[self._next :] + self.ports[: self._next]:
            with contextlib.suppress(OSError):
                return await asyncio.open_connection("127.0.0.1", port, limit=LARGEST)
        return None


class Tunnel(Proxy):
    """Passes bytes on to one port: stands before a database, to cut its connections."""

    def __init__(self, target: int, chance: random.Random | None = None) -> None:
        super().__init__(chance)
        self.target = target

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there = await asyncio.open_connection("127.0.0.1", self.target)
        with self._kept(there[1]):
            await self._both_ways((reader, writer), there)


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(*LOST):
        while data := await reader.read(1 << 16):
            writer.write(data)
            await writer.drain()


def _length(head: bytes) -> int:
    for line in head.split(b"\r\n")[1:]:
        name, _, value = line.partition(b":")
        if name.strip().lower() == b"content-length":
            return int(value)
    return 0
