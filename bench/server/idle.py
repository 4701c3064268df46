"""The memory of idle tables: before they were opened, and when everybody has left."""

from __future__ import annotations

import asyncio
from pathlib import Path

from bench.server.plays import Hosted
from bench.server.process import Process, start_ours
from bench.server.rounds import Ours
from bench.server.stores import our_sqlite
from bench.server.subscribers import subscribe_all
from bench.server.wire import END, Connection, Failed, drive, opened, request

MOST_MEGABYTES = 50
"""For 2,000 tables."""
AT_ONCE = 100
SOCKETS = 500
"""As many as any system lets a program open."""
SHORT, LONG = 1.0, 3600.0
"""Seconds until an unused table is evicted from memory."""
IN_MEMORY = "paintpot_tables_in_memory "


async def idle(
    folder: Path, game: str, tables: int, moves: int, stay: bool
) -> tuple[int, int, float]:
    """The server's memory in bytes before and after people have opened tables, moved and left; and
    then for each socket, if some come back.

    Idle tables stay in memory, or have left it by then.
    """
    hosted: list[Hosted] = []
    with start_ours(folder, f"--idle={LONG if stay else SHORT}") as process:
        ours = Ours(our_sqlite(folder), process)
        await _play(ours, game, 1, moves)  # what the first table loads is shared by all
        before = process.resident()
        for opened_so_far in range(0, tables, AT_ONCE):
            hosted += await _play(ours, game, min(AT_ONCE, tables - opened_so_far), moves)
        if stay and await _in_memory(process) <= tables:
            raise Failed("tables have left memory that were to stay")
        while not stay and await _in_memory(process):
            await asyncio.sleep(0.5)
        after = process.resident()
        subscribers = await subscribe_all(process.url, hosted[:SOCKETS] if stay else [])
        each = (process.resident() - after) / max(1, len(subscribers))
        for subscriber in subscribers:
            subscriber.close()
        return before, after, each


async def _play(ours: Ours, game: str, tables: int, moves: int) -> list[Hosted]:
    """Tables in the middle of a game."""
    work = await ours.prepared(game, tables, moves, 0)
    await drive([ours.process.url], work.requests)
    return work.tables


async def _in_memory(process: Process) -> int:
    connection = await opened(process.url, Connection)
    answer = await connection.ask(request(process.host, "GET", "/metrics"))
    connection.close()
    figures = answer.partition(END)[2].decode()
    return int(float(figures.partition(f"\n{IN_MEMORY}")[2].partition("\n")[0]))
