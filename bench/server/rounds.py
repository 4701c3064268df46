"""One round: prepare the requests, post them, and check that nothing is missing."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

from bench.server.plays import Hosted, Opener
from bench.server.process import Process
from bench.server.stores import Store
from bench.server.subscribers import subscribe_all, wait_for_versions
from bench.server.wire import Connection, drive, opened

BARE = "bare"
BARE_MOVES = "SELECT count(*) FROM moves"


@dataclass(frozen=True)
class Form:
    """What our server does in a round."""

    game: str
    subscribed: bool = False
    """Whether each table has a subscriber."""

    @property
    def name(self) -> str:
        return f"{self.game}, with subscribers" if self.subscribed else self.game


@dataclass(frozen=True)
class Round:
    """What was measured."""

    name: str
    moves: int
    moves_per_s: float
    p50_ms: float
    p99_ms: float
    cpu_us: float
    """CPU time of the server's process per move, all threads together."""


@dataclass(frozen=True)
class Work:
    """Tables, and for each connection the moves that it posts."""

    tables: list[Hosted]
    requests: list[list[bytes]]


class Ours:
    """Our server, in one process or in several on one database."""

    def __init__(self, store: Store, *processes: Process) -> None:
        self.store = store
        self.processes = processes
        self.process = processes[0]
        self.posted = 0

    async def prepared(self, game: str, connections: int, moves: int, seed: int) -> Work:
        """For each connection enough tables for this many moves, one at a time."""
        seeds = [f"{seed}/{k}" for k in range(connections)]
        opened = await asyncio.gather(*[self._opened(game, moves, own) for own in seeds])
        requests = [[move for hosted in own for move in hosted.moves][:moves] for own in opened]
        return Work([hosted for own in opened for hosted in own], requests)

    async def _opened(self, game: str, moves: int, seed: str) -> list[Hosted]:
        opener = await self._opener(seed)
        tables: list[Hosted] = []
        while sum([len(hosted.moves) for hosted in tables]) < moves:
            tables.append(await opener.open(game))
        opener.connection.close()
        return tables

    async def round(self, form: Form, work: Work) -> Round:
        subscribers = await subscribe_all(self.process.url, work.tables if form.subscribed else [])
        done = await measured(form.name, self.processes, work.requests)
        if subscribers:
            opener = await self._opener()
            await wait_for_versions(
                subscribers, [await opener.version(hosted) for hosted in work.tables]
            )
            opener.connection.close()
        for subscriber in subscribers:
            subscriber.close()
        self.posted += done.moves
        return done

    def check(self) -> None:
        """Every move that was acknowledged is on disk."""
        self.store.check(self.posted)

    async def _opener(self, seed: str = "") -> Opener:
        connection = await opened(self.process.url, Connection)
        return Opener(connection, self.process.host, self.store, seed)


class Bare:
    """The bare handler: it accepts any move."""

    def __init__(self, store: Store, process: Process) -> None:
        self.store = store
        self.process = process
        self.posted = 0

    async def round(self, requests: Sequence[Sequence[bytes]]) -> Round:
        done = await measured(BARE, [self.process], requests)
        self.posted += done.moves
        return done

    def check(self) -> None:
        self.store.check(self.posted)


async def measured(
    name: str, processes: Sequence[Process], requests: Sequence[Sequence[bytes]]
) -> Round:
    """Post everything, one move in flight on each connection."""
    cpu = sum([process.cpu_seconds() for process in processes])
    took, seconds = await drive([process.url for process in processes], requests)
    cpu = sum([process.cpu_seconds() for process in processes]) - cpu
    seconds.sort()
    count = len(seconds)
    p50, p99 = seconds[count // 2], seconds[count * 99 // 100]
    return Round(name, count, count / took, p50 * 1e3, p99 * 1e3, cpu / count * 1e6)
