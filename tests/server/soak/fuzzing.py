"""Fuzzing a server: nothing may break, nothing may change, and it goes on serving.

    asyncio.run(pester(100_000, folder))

Meanwhile somebody plays as people do, and is not disturbed.
"""

import asyncio
import json
import random
from collections import Counter
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from paintpot.core.registry import game, games
from tests.server.hosting import GENEROUS, Guest, Server, limits
from tests.server.soak.book import book_of
from tests.server.soak.figures import longest_stall
from tests.server.soak.nonsense import Truth, frames, garbage, handshake, http
from tests.server.soak.wire import Line, Lost

AT_ONCE: Final = 12
"""Clients that talk at the same time."""
A_MOMENT: Final = 0.3
"""Seconds to wait for what the server says to garbage; it need not say anything."""
LIFTED: Final = (
    *GENEROUS,
    "replays",
    "replays_burst",
    "address_replays",
    "address_replays_burst",
    "reading",
    "reading_burst",
)
"""Limits that would keep most of it out."""
MOST_GROWTH: Final = 120.0
"""Megabytes that the server may have grown by."""


class Report:
    """The result."""

    def __init__(self) -> None:
        self.statuses: Counter[int] = Counter()
        self.dropped = 0
        """Connections that the server closed without an answer."""
        self.sockets = 0
        self.right = 0
        """Regular moves that were made meanwhile."""
        self.faults: list[str] = []
        self.grown = 0.0
        self.stall = 0.0
        """Seconds of processor time for which the event loop was blocked at most."""
        self.tell: Callable[[int], None] | None = None

    @property
    def sent(self) -> int:
        return self.statuses.total() + self.dropped + self.sockets

    def __str__(self) -> str:
        told = ", ".join(f"{status}: {n}" for status, n in sorted(self.statuses.items()))
        return (
            f"{self.sent} messages ({told}; {self.dropped} hung up on, {self.sockets} sockets);"
            f" {self.right} right moves meanwhile; {self.grown:.0f} MB grown;"
            f" longest stall {self.stall * 1000:.0f} ms; {len(self.faults)} faults"
        )


async def pester(
    messages: int,
    folder: Path,
    seed: int = 1,
    usual: bool = False,
    kind: type[Server] = Server,
    tell: Callable[[int], None] | None = None,
) -> Report:
    """Send this many messages, and check the tables afterwards.

    Limits are lifted, since they would keep most of it out; unless the usual ones are asked for.
    `tell` is called before each with how many have been sent.
    """
    report = Report()
    report.tell = tell
    lifted = limits(**dict.fromkeys(LIFTED, 1e9), silent=2)
    with kind(folder, *([] if usual else lifted)) as server:
        async with Guest(server.url, "Ann") as ann, Guest(server.url, "Mallory") as mallory:
            truth = await _arranged(server, ann, mallory)
            before = await _everything(server, ann, truth)
            memory = _memory(server)
            each = [messages // AT_ONCE + (k < messages % AT_ONCE) for k in range(AT_ONCE)]
            clients = asyncio.gather(
                *[
                    _client(server, truth, n, random.Random(f"{seed}/{k}"), report)
                    for k, n in enumerate(each)
                ]
            )
            if not usual:
                await _play_meanwhile(server, clients, report)
            await clients
            if usual:
                await _calmed(ann)
            if await _everything(server, ann, truth) != before:
                report.faults.append("a table has changed")
            report.grown = _memory(server) - memory
            if report.grown > MOST_GROWTH:
                report.faults.append(f"the server has grown by {report.grown:.0f} MB")
            await _still_plays(ann, truth, report)
            report.stall = longest_stall(server)
        if server.stop() != 0:
            report.faults.append("the server did not stop cleanly")
        _check_log(server, report)
    return report


async def _arranged(server: Server, ann: Guest, mallory: Guest) -> Truth:
    """Tables in play, gathering and over, and their state."""
    truth = Truth()
    truth.host = urlsplit(server.url).netloc
    truth.games = list(games())
    playing = await ann.open("inkdoms", "me", "me")
    await ann.start(playing)
    solo = await ann.open("inklings", "me")
    await ann.start(solo)
    gathering = await ann.open("ink", "me", "open", "open")
    for table, steps in ((playing, 6), (solo, 1000)):
        for _ in range(steps):
            now = (await ann.look(table))["now"]
            if not now["moves"]:
                break
            body = {"seat": now["seat"], "move": now["moves"][0], "id": ann.new_id()}
            path = f"/api/tables/{table}/move"
            await ann.post(path, body)
            truth.replays.append((path, body))
    truth.wrong = await _wrong_moves(ann, playing, "inkdoms")
    truth.wrong += [
        (f"/api/tables/{table}/reveal", {"seat": 0, "bytes": "0" * 64})
        for table in (playing, gathering, solo)
    ]
    truth.wrong += [(f"/api/tables/{playing}/commit", {"seat": 0, "hash": "0" * 64})]
    truth.wrong += [(f"/api/tables/{solo}/undo", {"seat": 0, "id": "late"})]
    truth.wrong += [(f"/api/tables/{gathering}/move", {"seat": 0, "move": "done", "id": "early"})]
    truth.tables = [playing, gathering, solo]
    truth.over = solo
    truth.cookies = [mallory.cookie(), "", "paintpot_x=y.z", ann.cookie()]
    links = await ann.get(f"/api/tables/{gathering}/links")
    device = await ann.post(f"/api/tables/{playing}/device", {"seat": 0})
    truth.words = [one["link"] for one in links["invitations"]] + [links["watch"], device["link"]]
    truth.bodies = {
        "move": {"seat": 0, "move": "done", "id": "m-1"},
        "undo": {"seat": 0, "id": "u-1", "whole": True},
        "why": {"seat": 0, "move": "done"},
        "hand": {"seat": 0, "level": "easy"},
        "take-over": {"seat": 0},
        "leave": {"seat": 0},
        "place": {"seat": 1, "level": "easy"},
        "words": {"seat": 0, "words": "tea"},
        "commit": {"seat": 0, "hash": "0" * 64},
        "reveal": {"seat": 0, "bytes": "0" * 64},
        "hint": {"seat": 0},
    }
    return truth


async def _wrong_moves(ann: Guest, table: str, name: str) -> list[tuple[str, dict[str, Any]]]:
    """Moves that the rules forbid to each seat just now, and seats that there are not."""
    rules = game(name)
    wrong: list[tuple[str, dict[str, Any]]] = []
    for seat in (0, 1):
        legal = (await ann.look(table, seat=seat))["now"]["moves"]
        texts = [rules.text(move) for move in range(rules.moves)]
        wrong += [
            (f"/api/tables/{table}/move", {"seat": seat, "move": text, "id": "wrong"})
            for text in texts
            if text not in legal
        ]
    for seat in (2, 7):
        wrong.append((f"/api/tables/{table}/move", {"seat": seat, "move": texts[0], "id": "w"}))
        wrong.append((f"/api/tables/{table}/undo", {"seat": seat, "id": "w"}))
    return wrong


async def _play_meanwhile(
    server: Server, clients: "asyncio.Future[list[None]]", report: Report
) -> None:
    """Somebody plays while all this goes on: whatever is right is done, once, and nothing else."""
    async with Guest(server.url, "Ben", dice=True) as ben:
        while not clients.done():
            table = await ben.open("inklings", "me", "me")
            await ben.start(table)
            for seat in (0, 1):
                if (await ben.reveal(table, seat)).status_code != 200:
                    report.faults.append("a right part of the dice was refused")
            made = []
            now = (await ben.look(table))["now"]
            while now["moves"] and not clients.done():
                reply = await ben.move(table, now["seat"], now["moves"][-1])
                if reply.status_code != 200:
                    report.faults.append(f"a right move was refused: {reply.text}")
                    return
                made.append((now["seat"], now["moves"][-1]))
                report.right += 1
                now = (await ben.look(table))["now"]
            with closing(book_of(server)) as book:
                events = [one for one in book.events(table) if one["is"] == "moved"]
            if [(one["seat"], one["move"]) for one in events] != made:
                report.faults.append("a table has other moves than were made there")


async def _everything(server: Server, ann: Guest, truth: Truth) -> list[Any]:
    """All that is known of the tables: on disk, and as their owner sees them."""
    with closing(book_of(server)) as book:
        written = [book.events(table) for table in truth.tables]
    return [written, [await ann.look(table, seat=0) for table in truth.tables]]


async def _client(
    server: Server, truth: Truth, messages: int, chance: random.Random, report: Report
) -> None:
    line = Line(server.url)
    for _ in range(messages):
        if report.tell is not None:
            report.tell(report.sent)
        way = chance.random()
        if way < 0.90:
            shot = http(truth, chance)
            try:
                reply = await line.send(shot)
            except (Lost, OSError, ValueError):  # what comes after a broken request may be odd
                report.dropped += 1
                continue
            report.statuses[reply.status] += 1
            if reply.status >= 500:
                report.faults.append(f"{reply!r} to {shot[:300]!r}")
        elif way < 0.96:
            await _throw_garbage(server, garbage(truth, chance), report)
        else:
            report.sockets += 1
            await _disturb(server, handshake(truth, chance), frames(chance), report)
    line.drop()


async def _throw_garbage(server: Server, data: bytes, report: Report) -> None:
    """Bytes on a connection of their own, which is then half closed."""
    said = await _spoken(server, [data])
    if said.startswith(b"HTTP/1.1 ") and said[9:12].isdigit():
        status = int(said[9:12])
        report.statuses[status] += 1
        if status >= 500:
            report.faults.append(f"{said[:200]!r} to {data[:200]!r}")
    else:
        report.dropped += 1


async def _disturb(server: Server, opening: bytes, more: bytes, report: Report) -> None:
    said = await _spoken(server, [opening, more])
    if said[9:12].isdigit() and int(said[9:12]) >= 500:
        report.faults.append(f"{said[:200]!r} to {opening[:200]!r}")


async def _spoken(server: Server, parts: list[bytes]) -> bytes:
    """What the server says first, if it says anything soon."""
    at = urlsplit(server.url)
    reader, writer = await asyncio.open_connection(at.hostname, at.port)
    said = b""
    with suppress(OSError, TimeoutError):
        for k, part in enumerate(parts):
            writer.write(part)
            await writer.drain()
            if k == len(parts) - 1 and writer.can_write_eof():
                writer.write_eof()
            async with asyncio.timeout(A_MOMENT):
                said += await reader.read(4096)
    writer.transport.abort()
    return said


async def _calmed(ann: Guest) -> None:
    """Wait until the limits let us ask again, and for some requests more."""
    while (await ann.http.get("/api/me")).status_code == 429:
        await asyncio.sleep(1.0)
    await asyncio.sleep(1.0)


async def _still_plays(ann: Guest, truth: Truth, report: Report) -> None:
    """The owner's own next move is accepted as usual."""
    table = truth.tables[0]
    now = (await ann.look(table))["now"]
    reply = await ann.move(table, now["seat"], now["moves"][0])
    if reply.status_code != 200:
        report.faults.append(f"a right move was refused: {reply.text}")


def _check_log(server: Server, report: Report) -> None:
    for line in server.logged().splitlines():
        try:
            said = json.loads(line)
        except ValueError:
            report.faults.append(f"the log has a line that is no JSON: {line[:300]}")
            continue
        if said["level"] not in ("debug", "info", "warning") or "error" in said:
            report.faults.append(f"the log complains: {line[:400]}")


def _memory(server: Server) -> float:
    """Megabytes that the server's process has."""
    with open(f"/proc/{server.process.pid}/status", encoding="ascii") as status:
        for line in status:
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
    raise AssertionError("no VmRSS")
