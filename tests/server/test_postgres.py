"""`paintpot serve --database`: real processes on a real PostgreSQL."""

import asyncio
import json
import subprocess
import sys
from pathlib import Path

from paintpot.core.records import replay
from tests.patience import PATIENCE
from tests.postgres_server import PostgresServer
from tests.server.hosting import Guest, Server, closed, heard, problem
from tests.server.soak.figures import figures


def paintpot(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "paintpot.cli", *words]
    return subprocess.run(command, capture_output=True, text=True, check=False)


async def test_servers_on_one_database(postgres: PostgresServer, tmp_path: Path) -> None:
    """Tables move from SQLite to PostgreSQL with the guests' seats; each of two servers knows what
    the other has answered; one that is killed loses nothing; and all of it can be exported."""
    folder, url = tmp_path / "data", postgres.new_database()
    with Server(folder, "--workers", "1") as server:
        async with Guest(server.url) as ann:
            table = await ann.open("inklings", "me", "me")
            await ann.start(table)
            cookie = ann.cookie()
        assert server.stop() == 0
    done = paintpot(
        "import", str(folder / "tables.sqlite"), "--data", str(folder), "--database", url
    )
    assert (done.returncode, done.stdout) == (0, "PostgreSQL: the whole database.\n"), done.stderr

    serve = ("--workers", "1", "--database", url)
    with Server(folder, *serve) as first, Server(folder, *serve) as second:
        assert "several need a Redis" in first.logged()
        async with again(first, cookie) as one, again(second, cookie) as other:
            for turn in range(6):
                here, there = (one, other) if turn % 2 else (other, one)
                now = (await here.look(table))["now"]
                seat, move = now["seat"], now["moves"][0]
                before = (await here.look(table, seat=seat))["version"]
                for guest in (here, there, there):
                    response = await guest.move(table, seat, move, f"turn-{turn}")
                    assert response.status_code == 200, response.text
                    after = (await guest.look(table, seat=seat))["version"]
                    assert after > before
            problem(await one.ask(f"/api/tables/{table}/start"), 409, "started")
            first.kill()
            await other.look(table)
        assert second.stop() == 0

    record = tmp_path / "record.json"
    done = paintpot("export", table, "--from", url, "--to", str(record))
    assert done.returncode == 0, done.stderr
    made = replay(json.loads(record.read_text(encoding="utf-8"))).moves
    assert len([seat for seat, _ in made if seat >= 0]) == 6, "each was played once"
    copy = tmp_path / "copy.sqlite"
    done = paintpot("export", "--database", "--from", url, "--to", str(copy))
    assert done.returncode == 0, done.stderr
    done = paintpot("import", str(copy), "--data", str(tmp_path / "back"))
    assert done.returncode == 0, done.stderr
    done = paintpot(
        "export", table, "--data", str(tmp_path / "back"), "--to", str(tmp_path / "same.json")
    )
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "same.json").read_bytes() == record.read_bytes()


def again(server: Server, cookie: str) -> Guest:
    """The same guest at another server."""
    guest = Guest(server.url)
    guest.http.headers["Cookie"] = cookie
    return guest


async def until_something_was_tried_again(server: Server) -> None:
    """A read or a write has been waiting for the database, and still does."""
    async with asyncio.timeout(PATIENCE):
        while True:
            now = await asyncio.to_thread(figures, server)
            if now["paintpot_database_write_retries"] or now["paintpot_database_read_retries"]:
                return
            await asyncio.sleep(0.05)


async def test_a_stop_while_the_database_hangs(postgres: PostgresServer, tmp_path: Path) -> None:
    with Server(
        tmp_path / "data", "--workers", "1", "--database", postgres.new_database()
    ) as server:
        async with Guest(server.url) as ann, Guest(server.url) as eve:
            table = await ann.open("inklings", "me", "easy")
            await ann.start(table)
            move = (await ann.look(table))["now"]["moves"][0]
            async with ann.live(table) as socket:
                await heard(socket)
                await asyncio.to_thread(postgres.freeze)
                try:
                    moving = asyncio.create_task(ann.move(table, 0, move))
                    looking = asyncio.create_task(eve.look(table))
                    await until_something_was_tried_again(server)
                    assert await asyncio.to_thread(server.stop) == 0, "while it still hangs"
                    assert (await closed(socket))[0] == 1012
                finally:
                    await asyncio.to_thread(postgres.thaw)
                await asyncio.gather(moving, looking, return_exceptions=True)
