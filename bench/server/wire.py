"""A minimal HTTP/1.1 client: it must be cheap, since it shares the machine with the server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from time import perf_counter
from typing import TypeVar, cast
from urllib.parse import urlsplit

P = TypeVar("P", bound=asyncio.Protocol)

LENGTH = b"content-length: "
END = b"\r\n\r\n"


class Failed(Exception):
    """The benchmark cannot go on; the message is one line."""


def request(
    host: str, method: str, path: str, cookie: str = "", body: bytes | None = None
) -> bytes:
    """The bytes of a request, prepared before the clock starts."""
    lines = [f"{method} {path} HTTP/1.1", f"host: {host}"]
    if cookie:
        lines.append(f"cookie: {cookie}")
    if body is not None:
        lines += ["content-type: application/json", f"content-length: {len(body)}"]
    return "\r\n".join([*lines, "", ""]).encode() + (body or b"")


class Connection(asyncio.Protocol):
    """A keep-alive connection: one request at a time."""

    def __init__(self) -> None:
        self._transport: asyncio.Transport | None = None
        self._got = b""
        self._needed = 0
        self._waiting: Iterator[bytes] = iter(())
        self._asked_at = 0.0
        self._done: asyncio.Future[bytes] | None = None
        self.seconds: list[float] = []
        """How long each response took."""

    async def ask(self, *requests: bytes) -> bytes:
        """Send each request after the response to the one before; returns the last response."""
        assert self._transport is not None
        self._done = asyncio.get_running_loop().create_future()
        self._waiting = iter(requests)
        self._asked_at = perf_counter()
        self._transport.write(next(self._waiting))
        return await self._done

    def close(self) -> None:
        assert self._transport is not None
        self._transport.close()

    # -- called by the event loop

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        if self._got:
            data = self._got + data
        if not self._needed:
            head = data.find(END)
            if head >= 0:
                at = data.index(LENGTH, 0, head) + len(LENGTH)
                self._needed = head + len(END) + int(data[at : data.index(b"\r\n", at)])
        if self._needed and len(data) >= self._needed:
            self._got, self._needed = b"", 0
            self._answered(data)
        else:
            self._got = data

    def connection_lost(self, error: Exception | None) -> None:
        if self._done is not None and not self._done.done():
            self._done.set_exception(Failed("the server closed a connection"))

    def _answered(self, answer: bytes) -> None:
        now = perf_counter()
        self.seconds.append(now - self._asked_at)
        assert self._done is not None
        if not answer.startswith(b"HTTP/1.1 200 "):
            said = answer.partition(END)[2].decode(errors="replace")
            self._done.set_exception(Failed(f"the server answered {said}"))
            return
        request = next(self._waiting, None)
        if request is None:
            self._done.set_result(answer)
        else:
            self._asked_at = now
            assert self._transport is not None
            self._transport.write(request)


async def opened(url: str, make: Callable[[], P]) -> P:
    """A connection to a server, with our own protocol class."""
    place = urlsplit(url)
    assert place.hostname
    assert place.port
    loop = asyncio.get_running_loop()
    return (await loop.create_connection(make, place.hostname, place.port))[1]


async def drive(
    urls: Sequence[str], requests: Sequence[Sequence[bytes]]
) -> tuple[float, list[float]]:
    """Each list of requests on a connection of its own, to one server after another; one request in
    flight on each.

    Seconds for all of them, and for each answer.
    """
    connections = [await opened(urls[k % len(urls)], Connection) for k in range(len(requests))]
    began = perf_counter()
    try:
        await asyncio.gather(
            *[connection.ask(*own) for connection, own in zip(connections, requests, strict=True)]
        )
        took = perf_counter() - began
    finally:
        for connection in connections:
            connection.close()
    return took, [one for connection in connections for one in connection.seconds]
