"""A server is sent sheets and records that were built to be slow, while somebody plays.

    asyncio.run(stall(2000, folder))

What is accepted is also played on for a while: a sheet may be slow later.
"""

import asyncio
import random
import time
from collections import Counter
from pathlib import Path
from typing import Any, Final

from tests.server.hosting import GENEROUS, Guest, Server, limits
from tests.server.soak.figures import figures, longest_stall, quantile
from tests.server.soak.hostile import Hostile, hostile_requests
from tests.server.soak.wire import Line, Lost, Reply, request

AT_ONCE: Final = 4
"""Clients that send at the same time, each from an address of its own."""
STEPS: Final = 12
"""Moves that are made on a sheet that was accepted."""
LIFTED: Final = (
    *GENEROUS,
    "new_tables",
    "tables",
    "replays",
    "replays_burst",
    "address_replays",
    "address_replays_burst",
    "reading",
    "reading_burst",
)
"""Limits that would keep most of it out."""


class Report:
    """The result."""

    def __init__(self) -> None:
        self.statuses: Counter[int] = Counter()
        self.accepted: Counter[str] = Counter()
        self.times: dict[str, list[float]] = {}
        """Seconds for each answer, by kind of attack."""
        self.played: list[float] = []
        """Seconds for each move of somebody who plays meanwhile."""
        self.stall = 0.0
        self.readers_lost = 0
        self.faults: list[str] = []

    @property
    def sent(self) -> int:
        return self.statuses.total()

    @property
    def slowest(self) -> tuple[float, str]:
        """The longest that any answer took, and to what."""
        return max([(max(times), name) for name, times in self.times.items()], default=(0.0, ""))

    def __str__(self) -> str:
        told = ", ".join(f"{status}: {n}" for status, n in sorted(self.statuses.items()))
        seconds, name = self.slowest
        return (
            f"{self.sent} answers ({told}); {self.accepted.total()} sheets played on; the slowest"
            f" answer {seconds:.2f} s ({name}); longest stall {self.stall * 1000:.0f} ms;"
            f" {self.readers_lost} readers ended; {len(self.played)} moves of somebody meanwhile,"
            f" p99 {quantile(self.played, 0.99) * 1000:.0f} ms; {len(self.faults)} faults"
        )


async def stall(attacks: int, folder: Path, seed: int = 1) -> Report:
    """Send this many, and check what the server measured of itself."""
    report = Report()
    rng = random.Random(seed)
    with Server(folder, *limits(**dict.fromkeys(LIFTED, 1e9))) as server:
        todo = [*hostile_requests(attacks, rng)]
        async with Guest(server.url, "Ben") as ben:
            clients = asyncio.gather(
                *[
                    _client(server, todo[k::AT_ONCE], f"198.51.100.{k + 1}", report)
                    for k in range(AT_ONCE)
                ]
            )
            await _play_meanwhile(ben, clients, report)
            await clients
        report.stall = longest_stall(server)
        report.readers_lost = int(figures(server)["paintpot_reading_restarts"])
        if await asyncio.to_thread(server.stop) != 0:
            report.faults.append("the server did not stop cleanly")
        report.faults += [line for line in server.logged().splitlines() if '"error"' in line]
    return report


async def _client(server: Server, todo: list[Hostile], address: str, report: Report) -> None:
    """One after another; a guest with a cookie for tables, without for records."""
    client = _Client(server, address, report)
    await client.ask("me", "GET", "/api/me")
    for hostile in todo:
        reply = await client.send(hostile.name, hostile.method, hostile.path, hostile.body)
        if reply is not None and reply.status == 200 and hostile.path == "/api/tables":
            report.accepted[hostile.name] += 1
            await _play_on(client, hostile.name, reply.json()["table"])


class _Client:
    def __init__(self, server: Server, address: str, report: Report) -> None:
        self.line = Line(server.url)
        self.address = address
        self.report = report
        self.cookie = ""

    async def ask(self, name: str, method: str, path: str, body: bytes = b"") -> Any:
        reply = await self.send(name, method, path, body)
        return None if reply is None or reply.status != 200 else reply.json()

    async def send(self, name: str, method: str, path: str, body: bytes) -> Reply | None:
        """The answer, its time noted; None if the connection was lost."""
        headers = {
            "host": f"{self.line.host}:{self.line.port}",
            "content-type": "application/json",
            "content-length": str(len(body)),
            "x-forwarded-for": self.address,
        }
        if self.cookie:
            headers["cookie"] = self.cookie
        began = time.monotonic()
        try:
            reply = await self.line.send(request(method, path, headers, body))
        except (Lost, OSError) as error:
            self.report.faults.append(f"no answer to {name}: {error!r}")
            return None
        self.report.times.setdefault(name, []).append(time.monotonic() - began)
        self.report.statuses[reply.status] += 1
        if reply.status >= 500:
            self.report.faults.append(f"{reply!r} to {name}")
        self.cookie = self.cookie or (reply.header("set-cookie") or "").partition(";")[0]
        return reply


async def _play_on(client: _Client, name: str, table: str) -> None:
    """What people do at a table: start, look, move, take back, look at the picture."""
    at = f"/api/tables/{table}"
    await client.ask(f"{name}, start", "POST", f"{at}/start")
    for k in range(STEPS):
        now = await client.ask(f"{name}, look", "GET", at)
        moves = now["now"]["moves"] if now else []
        if not moves:
            break
        body = b'{"seat":0,"move":"%b","id":"m%d"}' % (moves[-1].encode(), k)
        await client.send(f"{name}, move", "POST", f"{at}/move", body)
    await client.send(f"{name}, undo", "POST", f"{at}/undo", b'{"seat":0,"id":"u","whole":true}')
    await client.send(f"{name}, scene", "GET", f"{at}/scene", b"")
    # Nobody watches from here on: there is no need to wait for its bots.


async def _play_meanwhile(
    ben: Guest, clients: "asyncio.Future[list[None]]", report: Report
) -> None:
    """Somebody plays while all this goes on, and is not held up."""
    while not clients.done():
        table = await ben.open("inklings", "me", "me")
        await ben.start(table)
        now = (await ben.look(table))["now"]
        while now["moves"] and not clients.done():
            began = time.monotonic()
            reply = await ben.move(table, now["seat"], now["moves"][-1])
            report.played.append(time.monotonic() - began)
            if reply.status_code != 200:
                report.faults.append(f"a right move was refused: {reply.text}")
                return
            now = (await ben.look(table))["now"]
            await asyncio.sleep(0.01)
