"""Stopping and starting again: nothing is lost, bots take up their thoughts, guests their seats."""

import asyncio
import os
import signal
from pathlib import Path

import pytest

from paintpot.table.bot_workers import QUICK_CONFIG
from tests.server.hosting import PATIENCE, Guest, Server, closed, heard, problem

RESTARTING = (1012, "The server is restarting; come back in a moment.")
LINUX = pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks into /proc")


async def worker_of(server: Server) -> int:
    """The only process in which bots think, once it is there."""
    pid = server.process.pid
    children = Path(f"/proc/{pid}/task/{pid}/children")
    async with asyncio.timeout(PATIENCE):
        while not (found := [pid for pid in children.read_text().split() if _thinks(pid)]):
            await asyncio.sleep(0.02)
    (worker,) = found
    return int(worker)


def _thinks(pid: str) -> bool:
    """Whether this worker is for easy bots at tables where somebody is; others read, or think for
    longer. Each kind has a modesty of its own, its first argument."""
    words = Path(f"/proc/{pid}/cmdline").read_bytes().split(b"\0")
    return words[3:4] == [str(QUICK_CONFIG.niceness).encode()]


async def settled(guest: Guest, table: str) -> None:
    """Wait until the table's bots wait for somebody."""
    async with guest.live(table) as socket:
        while not (await heard(socket))["now"]["moves"]:
            pass


def moved(guest_at: Guest, server: Server) -> Guest:
    """The same guest, with the same cookie, at a server that was restarted on another port."""
    cookies = dict(guest_at.http.cookies.items())
    guest = Guest(server.url, guest_at.name)
    guest.http.cookies.update(cookies)
    return guest


async def bot_at_thought(server: Server, ann: Guest) -> tuple[str, str]:
    """A table where the bot has been asked and will not answer: its worker is held.

    Ann has made the move that is returned, with the id `mine`.
    """
    table = await ann.open("inklings", "me", "easy")
    await ann.start(table)
    os.kill(await worker_of(server), signal.SIGSTOP)
    move = str((await ann.look(table))["now"]["moves"][0])
    async with ann.live(table) as socket:
        await heard(socket)
        await ann.move(table, 0, move, "mine")
        while (await heard(socket, "presence"))["thinking"] != [1]:
            pass
    return table, move


@LINUX
async def test_a_stop_in_mid_thought_and_a_start_after_it(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with Server(folder, "--workers", "1") as server:
        ann = Guest(server.url, "Ann")
        await ann.get("/api/me")
        table, move = await bot_at_thought(server, ann)
        before = await ann.look(table)
        async with ann.live(table) as socket:
            await heard(socket)
            assert await asyncio.to_thread(server.stop) == 0
            assert await closed(socket) == RESTARTING
        await ann.http.aclose()
        assert server.logged() == ""

    with Server(folder, "--workers", "1") as server:
        async with moved(ann, server) as again:
            # Nobody has acted since, and the bot has chosen its move.
            await settled(again, table)
            after = await again.look(table)
            assert after["told"][: before["version"]] == before["told"]
            assert {one["seat"] for one in after["told"] if one["what"] == "move"} == {0, 1}
            assert after["now"]["yours"] == [0]
            assert [one["table"] for one in (await again.get("/api/tables"))["tables"]] == [table]

            # What was sent before the stop may be sent again, and is not played again.
            assert (await again.move(table, 0, move, "mine")).status_code == 200
            assert (await again.look(table))["told"] == after["told"]
            other = next(text for text in after["now"]["moves"] if text != move)
            problem(await again.move(table, 0, other, "mine"), 409, "id-used")
            assert (await again.move(table, 0, other, "new")).status_code == 200
        assert server.stop() == 0


@LINUX
async def test_a_bot_whose_worker_is_killed_moves_nonetheless(tmp_path: Path) -> None:
    with Server(tmp_path / "data", "--workers", "1") as server:
        async with Guest(server.url, "Ann") as ann:
            table, _ = await bot_at_thought(server, ann)
            os.kill(await worker_of(server), signal.SIGKILL)
            await settled(ann, table)
            told = (await ann.look(table))["told"]
            assert 1 in [one["seat"] for one in told if one["what"] == "move"]
            assert "paintpot_bots_restarts 1.0" in (await ann.http.get("/metrics")).text


@LINUX
async def test_a_thinking_bot_does_not_hold_up_people(tmp_path: Path) -> None:
    with Server(tmp_path / "data", "--workers", "1") as server:
        async with Guest(server.url, "Ann") as ann:
            held, _ = await bot_at_thought(server, ann)
            # The only worker answers nobody; people go on, here and elsewhere.
            assert (await ann.undo(held, 0)).status_code == 200
            table = await ann.open("ink", "me", "me")
            await ann.start(table)
            for _ in range(3):
                now = (await ann.look(table))["now"]
                done = await ann.move(table, now["seat"], now["moves"][0])
                assert done.status_code == 200
            os.kill(await worker_of(server), signal.SIGCONT)
            assert (await ann.look(held))["told"][-1]["what"] == "undo"


async def test_a_stop_while_a_move_is_on_its_way(tmp_path: Path) -> None:
    """Whatever was answered with 200 is there afterwards."""
    folder = tmp_path / "data"
    done = 0
    with Server(folder) as server:
        ann = Guest(server.url, "Ann")
        await ann.get("/api/me")
        table = await ann.open("inklings", "me")

        async def keep_talking() -> None:
            nonlocal done
            while True:
                words = {"seat": 0, "words": f"{done + 1}"}
                if (await ann.ask(f"/api/tables/{table}/words", words)).status_code != 200:
                    return
                done += 1

        talking = asyncio.create_task(keep_talking())
        while done < 10:
            await asyncio.sleep(0.005)
        assert await asyncio.to_thread(server.stop) == 0
        await asyncio.wait([talking])
        talking.exception()  # the connection may have been refused: that is an answer too
        await ann.http.aclose()
    with Server(folder) as server:
        async with moved(ann, server) as again:
            told = [one["text"] for one in (await again.look(table))["told"]]
    assert told[:done] == [f"{k + 1}" for k in range(done)]
    assert len(told) <= done + 1


async def test_everybody_is_told_to_come_back(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        async with Guest(server.url, "Ann") as ann:
            table = await ann.open("inklings", "me")
            async with ann.live(table) as one, ann.live(table) as other:
                server.process.send_signal(signal.SIGINT)  # Ctrl-C is the same
                assert await closed(one) == RESTARTING
                assert await closed(other) == RESTARTING
            assert await asyncio.to_thread(server.process.wait, PATIENCE) == 0
