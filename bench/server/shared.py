"""On PostgreSQL: one process beside a bare handler, two beside one, and news between processes."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import ExitStack, closing
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter

from tests.postgres_server import PostgresServer
from tests.server.redis_server import RedisServer

from bench.server.process import Process, start_bare_postgres, start_ours
from bench.server.rounds import BARE, BARE_MOVES, Bare, Form, Ours, Round
from bench.server.stores import PostgresStore, our_postgres
from bench.server.subscribers import subscribe_all
from bench.server.wire import END, Connection, opened

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

        one = Ours(our_postgres(urls[0]), ours(0))
        two = Ours(our_postgres(urls[1]), *[ours(1, f"--redis={redis.url}") for _ in "12"])
        bare_process = stack.enter_context(start_bare_postgres(urls[2]))
        bare = Bare(PostgresStore(urls[2], BARE_MOVES), bare_process)
        for number in range(rounds):
            for name, server in ((ONE, one), (TWO, two)):
                say(f"round {number + 1} of {rounds}: {name}")
                work = await server.prepared(game, tables, moves, number)
                if name == ONE:
                    found.rounds[BARE].append(await bare.round(work.requests))
                found.rounds[name].append(await server.round(Form(name), work))
        for k, where in enumerate(("at the same process", "at the other process")):
            say(f"news {where}")
            found.news[where] = await _news(two, two.processes[k], game, moves)
        for each in (one, two, bare):
            each.check()
    return found


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
