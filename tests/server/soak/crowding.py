"""One address takes as much of a server as it gets, slowly and often; another plays.

    asyncio.run(crowd(folder))

The crowd comes from 127.0.0.2, which is another address than the player's, and no proxy. The
limits are the usual ones.
"""

import asyncio
import contextlib
import json
import random
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final

from tests.server.hosting import PATIENCE, Guest, Server, heard
from tests.server.soak.figures import figures, longest_stall, quantile
from tests.server.soak.wire import Reply, read_reply, request

CROWD: Final = "127.0.0.2"
WATCHED_BOT: Final = "easy"
PAUSE: Final = 0.03
"""Seconds between two moves: faster than any person, and within the limits."""

Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Report:
    """The result."""

    def __init__(self) -> None:
        self.tried = 0
        """Connections that the crowd opened."""
        self.turned_away = 0
        self.tables = 0
        """Tables with experts that nobody looks at."""
        self.sockets = 0
        self.moves: list[float] = []
        """Seconds for each move of the player."""
        self.bots: list[float] = []
        """Seconds until the bot has answered it."""
        self.stall = 0.0
        self.left = 0
        """Connections that the server still had at the end."""
        self.faults: list[str] = []

    def __str__(self) -> str:
        def told(times: list[float]) -> str:
            p50, p99 = quantile(times, 0.5) * 1000, quantile(times, 0.99) * 1000
            return f"p50 {p50:.0f} ms, p99 {p99:.0f} ms"

        return (
            f"{self.tried} slow connections ({self.turned_away} turned away), {self.sockets}"
            f" sockets and {self.tables} unwatched tables of one address; another made"
            f" {len(self.moves)} moves ({told(self.moves)}), its easy bot answered"
            f" ({told(self.bots)}); longest stall {self.stall * 1000:.0f} ms; {self.left}"
            f" connections left; {len(self.faults)} faults"
        )


async def crowd(
    folder: Path, connections: int = 1500, tables: int = 60, moves: int = 300, seed: int = 1
) -> Report:
    """The crowd connects, then somebody plays this many moves against an easy bot."""
    report = Report()
    rng = random.Random(seed)
    with Server(folder, "--workers", "1") as server:
        crowding = Crowd(server, rng, report)
        try:
            async with Guest(server.url, "Ann") as ann:
                await crowding.open_tables(tables)
                await crowding.open_sockets()
                pestering = asyncio.create_task(crowding.pester(connections))
                await _play(ann, moves, report)
                await pestering
                report.stall = longest_stall(server)
                report.left = int(figures(server)["paintpot_connections"])
        finally:
            crowding.leave()
        if await asyncio.to_thread(server.stop) != 0:
            report.faults.append("the server did not stop cleanly")
        report.faults += [line for line in server.logged().splitlines() if '"error"' in line]
    return report


async def _play(ann: Guest, moves: int, report: Report) -> None:
    """Against an easy bot, with a look at each of its answers."""
    while len(report.moves) < moves:
        table = await ann.open("inklings", "me", WATCHED_BOT)
        await ann.start(table)
        async with ann.live(table, 0) as socket:
            update = await heard(socket)
            while update["now"]["phase"] != "over" and len(report.moves) < moves:
                if not update["now"]["moves"]:
                    update = await heard(socket)
                    continue
                await asyncio.sleep(PAUSE)
                began = time.monotonic()
                reply = await ann.move(table, 0, update["now"]["moves"][-1])
                report.moves.append(time.monotonic() - began)
                if reply.status_code != 200:
                    report.faults.append(f"a right move was refused: {reply.text}")
                    return
                update = await heard(socket)
                if not update["now"]["moves"] and update["now"]["phase"] != "over":
                    began = time.monotonic()
                    while not update["now"]["moves"] and update["now"]["phase"] != "over":
                        update = await heard(socket)
                    report.bots.append(time.monotonic() - began)


class Crowd:
    """Everything that comes from one address."""

    def __init__(self, server: Server, rng: random.Random, report: Report) -> None:
        self.server = server
        self.rng = rng
        self.report = report
        self.cookie = ""
        self.host, self.port = server.url.removeprefix("http://").split(":")
        self.open: list[asyncio.StreamWriter] = []
        self.watched = ""

    async def connect(self) -> Stream:
        stream = await asyncio.open_connection(
            self.host, int(self.port), local_addr=(CROWD, 0), limit=2**20
        )
        self.open.append(stream[1])
        return stream

    def leave(self) -> None:
        for writer in self.open:
            writer.transport.abort()
        self.open.clear()

    def _request(self, method: str, path: str, body: object = None) -> bytes:
        data = b"" if body is None else json.dumps(body).encode()
        headers = {"host": f"{self.host}:{self.port}", "content-length": str(len(data))}
        if body is not None:
            headers["content-type"] = "application/json"
        if self.cookie:
            headers["cookie"] = self.cookie
        return request(method, path, headers, data)

    async def ask(self, stream: Stream, method: str, path: str, body: object = None) -> Reply:
        reader, writer = stream
        writer.write(self._request(method, path, body))
        async with asyncio.timeout(PATIENCE):
            return await read_reply(reader)

    async def open_tables(self, n: int) -> None:
        """Tables where four experts play on when their only person has moved, unwatched."""
        stream = await self.connect()
        for k in range(n):
            if k % 25 == 0:  # a guest may have so many
                self.cookie = ""
                me = await self.ask(stream, "GET", "/api/me")
                self.cookie = (me.header("set-cookie") or "").partition(";")[0]
            bots = [{"kind": "bot", "level": "expert"}] * 3
            body = {"game": "ink", "name": "Mallory", "seats": [{"kind": "me"}, *bots]}
            reply = await self.ask(stream, "POST", "/api/tables", body)
            if reply.status != 200:
                self.report.faults.append(f"no table: {reply!r}")
                return
            at = f"/api/tables/{reply.json()['table']}"
            self.watched = at
            await self.ask(stream, "POST", f"{at}/start")
            await self.ask(stream, "POST", f"{at}/hand", {"seat": 0, "level": "expert"})
            self.report.tables += 1

    async def open_sockets(self) -> None:
        """As many sockets as one guest gets, which never read."""
        for _ in range(20):
            reader, writer = await self.connect()
            headers = {
                "host": f"{self.host}:{self.port}",
                "connection": "upgrade",
                "upgrade": "websocket",
                "sec-websocket-version": "13",
                "sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA==",
                "cookie": self.cookie,
            }
            writer.write(request("GET", f"{self.watched}/live", headers, b""))
            async with asyncio.timeout(PATIENCE):
                if (await read_reply(reader)).status == 101:
                    self.report.sockets += 1

    async def pester(self, n: int) -> None:
        """Connections that say nothing, not enough, or too much."""
        ways = (self._mute, self._half_head, self._half_after_full, self._half_body, self._eager)
        for k in range(n):
            self.report.tried += 1
            try:
                await self._one(ways[k % len(ways)])
            except (OSError, EOFError, TimeoutError):
                self.report.turned_away += 1
            if k % 20 == 0:
                await asyncio.sleep(0.02)

    async def _one(self, way: Callable[[Stream], Awaitable[None]]) -> None:
        stream = await self.connect()
        await way(stream)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(0.005):
                if (await stream[0].read(12)).startswith(b"HTTP/1.1 429"):
                    raise ConnectionRefusedError

    async def _mute(self, stream: Stream) -> None:
        pass

    async def _half_head(self, stream: Stream) -> None:
        stream[1].write(b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")

    async def _half_after_full(self, stream: Stream) -> None:
        stream[1].write(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\nGET /healthz HTT")

    async def _half_body(self, stream: Stream) -> None:
        stream[1].write(self._request("POST", "/api/replay", {"record": {}, "step": 0})[:-5])

    async def _eager(self, stream: Stream) -> None:
        body: dict[str, Any] = {"record": {"game": f"{self.rng.random()}"}, "step": 0}
        for _ in range(5):
            stream[1].write(self._request("POST", "/api/replay", body))
