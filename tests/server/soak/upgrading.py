"""A release that raises the version of all rules, with tables of every kind: nobody is stranded.

    asyncio.run(upgrade(folder))

A server has running, finished, given-up and gathering tables of all games. It is stopped, and the
next release takes up its folder: finished games are shown as a log with their result, running ones
end with a clear word, and both are exported raw; what had not begun begins. Then the old release
takes up the folder once more, and what was running goes on.
"""

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from paintpot.core.proof import check_throws
from paintpot.core.records import read_record, replay
from paintpot.core.registry import games
from tests.server.hosting import GENEROUS, PATIENCE, Guest, Server, closed, heard, limits, problem

NEXT = ("-m", "tests.server.soak.upgraded")
ROOM = ("--workers", "1", *limits(**dict.fromkeys(GENEROUS, 100_000)))


class NextServer(Server):
    """The next release."""

    program = NEXT


class Report:
    """What happened, for people to read."""

    def __init__(self) -> None:
        self.finished = 0
        self.running = 0
        self.exported = 0
        self.went_on = 0

    def __str__(self) -> str:
        return (
            f"{self.finished} finished games shown with log and result and {self.running} running"
            f" ones closed with a clear word after the upgrade; {self.exported} raw records"
            f" exported, all valid under their own rules; {self.went_on} games went on after the"
            " way back"
        )


class Tables:
    """The tables of one game."""

    def __init__(self) -> None:
        self.finished = ""
        self.running = ""
        self.given_up = ""
        self.gathering = ""
        self.record: Any = None
        self.moved = ""


async def upgrade(folder: Path, each: int = 1) -> Report:
    """This many tables of each kind, for each game."""
    report = Report()
    with Server(folder, *ROOM) as server:
        async with Guest(server.url, "Ann") as ann:
            tables = [await _prepare(ann, name) for name in games() for _ in range(each)]
            cookie = ann.cookie()
        assert server.stop() == 0
    with NextServer(folder, *ROOM) as server:
        async with Guest(server.url, "Ann") as ann:
            _be(ann, cookie)
            for some in tables:
                await _after(ann, some, report)
            await _listed(ann, tables)
        assert server.stop() == 0
        assert '"unexpected"' not in server.logged(), server.logged()[-2000:]
    _export(folder, tables, report)
    with Server(folder, *ROOM) as server:
        async with Guest(server.url, "Ann") as ann:
            _be(ann, cookie)
            for some in tables:
                now = (await ann.look(some.running))["now"]
                assert now["phase"] == "playing"
                moves = await _own_turn(ann, some.running)
                done = await ann.move(some.running, 0, moves[0], "after-all")
                assert done.status_code == 200, done.text
                report.went_on += 1
        assert server.stop() == 0
    return report


def _be(guest: Guest, cookie: str) -> None:
    guest.http.cookies.clear()
    name, _, value = cookie.partition("=")
    guest.http.cookies.set(name, value)


async def _own_turn(ann: Guest, table: str) -> list[str]:
    """The moves open to the first seat, once it is its turn."""
    async with ann.live(table, 0) as socket:
        while not (moves := (await heard(socket))["now"]["moves"]):
            pass
        return list(moves)


async def _prepare(ann: Guest, name: str) -> Tables:
    tables = Tables()
    tables.gathering = await ann.open(name, "me", "random")
    for kind in ("finished", "running", "given_up"):
        table = await ann.open(name, "me", "random")
        setattr(tables, kind, table)
        await ann.start(table)
    for table in (tables.running, tables.given_up):
        moves = await _own_turn(ann, table)
        done = await ann.move(table, 0, moves[0])
        assert done.status_code == 200, done.text
        tables.moved = moves[0] if table == tables.running else tables.moved
    await ann.post(f"/api/tables/{tables.given_up}/give-up", {"seat": 0})
    await ann.post(f"/api/tables/{tables.finished}/hand", {"seat": 0, "level": "random"})
    async with ann.live(tables.finished, 0) as socket, asyncio.timeout(PATIENCE * 2):
        while (await heard(socket))["now"]["phase"] != "over":
            pass
    tables.record = (await ann.get(f"/api/tables/{tables.finished}/record"))["record"]
    return tables


async def _after(ann: Guest, tables: Tables, report: Report) -> None:
    for table in (tables.finished, tables.given_up):
        shown = await ann.look(table)
        now = shown["now"]
        assert (now["phase"], now["closed"], now["view"]) == ("over", "old-rules", None)
        assert now["totals"], "the result is kept"
        assert [one["what"] for one in shown["told"]][-1] == "over"
        record = (await ann.get(f"/api/tables/{table}/record"))["record"]
        if table == tables.finished:
            assert record == tables.record
            assert now["totals"] == record["result"]["totals"]
            assert now["winners"] == record["result"]["winners"]
        else:
            assert now["ending"] == "given-up"
            assert not now["winners"]
        report.finished += 1
    running = tables.running
    shown = await ann.look(running)
    assert shown["now"]["closed"] == "old-rules"
    assert shown["now"]["fair"]["secret"] is None
    assert tables.moved in [one.get("text") for one in shown["told"] if one["what"] == "move"]
    told = problem(await ann.move(running, 0, "anything"), 410, "old-rules")
    assert "cannot go on here" in told["detail"]
    problem(await ann.http.get(f"/api/tables/{running}/record"), 410, "old-rules")
    for table in (tables.finished, running):
        async with ann.live(table) as socket:
            code, reason = await closed(socket)
            assert code == 4010
            assert "rules" in reason
    await ann.start(tables.gathering)
    assert (await ann.look(tables.gathering))["now"]["phase"] == "playing"
    report.running += 1


async def _listed(ann: Guest, tables: list[Tables]) -> None:
    listed = {one["table"]: one for one in (await ann.get("/api/tables"))["tables"]}
    for some in tables:
        for table in (some.finished, some.given_up, some.running):
            if table in listed:
                assert (listed[table]["finished"], listed[table]["closed"]) == (True, "old-rules")
        if some.gathering in listed:
            assert not listed[some.gathering]["finished"]


def _export(folder: Path, tables: list[Tables], report: Report) -> None:
    """The next release exports everything, and reports what it could not check."""
    target = folder.parent / f"{folder.name}-records"
    command = [sys.executable, *NEXT, "export", "--all", "--to", str(target), "--data", str(folder)]
    done = subprocess.run(
        command, capture_output=True, text=True, check=False, timeout=PATIENCE * 2
    )
    assert done.returncode == 1, done.stderr
    for some in tables:
        for table in (some.finished, some.given_up, some.running):
            assert f"  {table}: " in done.stderr, "it is named at the end"
            play = replay(read_record(target / f"{table}.json"))
            if table != some.running:
                check_throws(play)
            report.exported += 1
        written = json.loads((target / f"{some.finished}.json").read_text("utf-8"))
        assert written == some.record
