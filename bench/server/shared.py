"""On PostgreSQL: one process beside a bare handler, two beside one, and news between processes."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter

import msgspec
from tests.postgres_server import PostgresServer
from tests.server.redis_server import RedisServer

from bench.server.bare_postgres import PREPARE, Prepared
from bench.server.bare_postgres import Outcome as Told
from bench.server.process import Process, family_cpu_seconds, start_bare_postgres, start_ours
from bench.server.rounds import BARE, Bare, Form, Ours, Round, Work
from bench.server.stores import PostgresStore, our_postgres
from bench.server.subscribers import subscribe_all
from bench.server.wire import END, Connection, opened, request
from paintpot.table.postgres_storage import PostgresStorage

ONE, TWO = "one process", "two processes"
NEWS_TABLES = 20
SEAT = b'"seat":0'
PATIENCE = 30.0


@dataclass
class Measured:
    """All that was measured."""

    rounds: dict[str, list[Round]] = field(default_factory=lambda: {BARE: [], ONE: [], TWO: []})
    news: dict[str, list[float]] = field(default_factory=dict)
    """Seconds from sending a move until a subscriber has it, by where that one is connected."""
    beside: dict[str, list[float]] = field(default_factory=dict)
    """Microseconds of CPU for a move that PostgreSQL and Redis took, by name, in each round."""
    event_bytes: float = 0.0
    """Bytes on disk of an event, with its share of the indexes."""


class Beside:
    """The CPU time of what servers depend on."""

    def __init__(self, found: Measured, postgres: PostgresServer, redis: RedisServer) -> None:
        self._found = found
        self._pids = {"PostgreSQL": postgres.pid, "Redis": redis.process.pid}

    @contextmanager
    def measured(self, name: str) -> Iterator[None]:
        """Measure it for the round that is measured in this block."""
        before = self._seconds()
        yield
        moves = self._found.rounds[name][-1].moves
        for what, seconds in self._seconds().items():
            own = self._found.beside.setdefault(f"{what}, {name}", [])
            own.append((seconds - before[what]) / moves * 1e6)

    def _seconds(self) -> dict[str, float]:
        return {what: family_cpu_seconds(pid) for what, pid in self._pids.items()}


async def measure_shared(
    folder: Path, game: str, tables: int, moves: int, rounds: int, say: Callable[[str], None]
) -> Measured:
    found = Measured()
    with ExitStack() as stack:
        postgres = stack.enter_context(closing(PostgresServer()))
        redis = stack.enter_context(RedisServer())
        urls = [postgres.new_database() for _ in range(3)]

        def ours(k: int, *more: str) -> Process:
            return stack.enter_context(
                start_ours(folder / f"ours{k}", f"--database={urls[k]}", *more)
            )

        store = our_postgres(urls[0])
        one = Ours(store, ours(0))
        two = Ours(our_postgres(urls[1]), *[ours(1, f"--redis={redis.url}") for _ in "12"])
        await (await PostgresStorage.open(urls[2])).aclose()  # makes the same tables and indexes
        bare_store = our_postgres(urls[2])
        bare = Bare(bare_store, stack.enter_context(start_bare_postgres(urls[2])))
        cpu = Beside(found, postgres, redis)
        for number in range(rounds):
            for name, server in ((ONE, one), (TWO, two)):
                say(f"round {number + 1} of {rounds}: {name}")
                work = await server.prepared(game, tables, moves, number)
                if name == ONE:
                    await _tell_bare(bare, urls[2], store, work)
                    with cpu.measured(BARE):
                        found.rounds[BARE].append(await bare.round(work.requests))
                with cpu.measured(name):
                    found.rounds[name].append(await server.round(Form(name), work))
        found.event_bytes = store.event_bytes()
        for k, where in enumerate(("at the same process", "at the other process")):
            say(f"news {where}")
            found.news[where] = await _news(two, two.processes[k], game, moves)
        for each in (one, two, bare):
            each.check()
        store.check_same(bare_store)
    return found


async def _tell_bare(bare: Bare, url: str, store: PostgresStore, work: Work) -> None:
    """Give the bare handler the tables of a round, and what will follow from their moves."""
    outcomes = {hosted.table: hosted.outcomes for hosted in work.tables}
    prepared = [
        Prepared(
            table, no, length, acting, [Told(own.throws, own.acting) for own in outcomes[table]]
        )
        for table, no, length, acting in store.copy_tables([*outcomes], url)
    ]
    connection = await opened(bare.process.url, Connection)
    body = msgspec.json.encode(prepared)
    await connection.ask(request(bare.process.host, "POST", PREPARE, "", body))
    connection.close()


async def _news(server: Ours, listening: Process, game: str, moves: int) -> list[float]:
    """Moves of the first seat go to the first process, one after another."""
    work = await server.prepared(game, NEWS_TABLES, moves, -1)
    subscribers = await subscribe_all(listening.url, work.tables)
    connection = await opened(server.process.url, Connection)
    seconds = []
    async with asyncio.timeout(PATIENCE):
        for hosted, subscriber in zip(work.tables, subscribers, strict=True):
            for move in hosted.moves[:moves]:
                began = perf_counter()
                answer = await connection.ask(move)
                server.posted += 1
                if SEAT in move:  # the subscriber's own: it always hears of these
                    version = json.loads(answer.partition(END)[2])["version"]
                    while subscriber.version < version:
                        subscriber.heard.clear()
                        await subscriber.heard.wait()
                    seconds.append(perf_counter() - began)
    connection.close()
    for subscriber in subscribers:
        subscriber.close()
    return seconds
