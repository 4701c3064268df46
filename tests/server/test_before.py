"""A database and records from before checksums, results and dice of every seat: they still open."""

import asyncio
import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from paintpot.cli.main import main
from paintpot.table.archive import DATABASE
from paintpot.table.keys import FILE
from paintpot.table.sqlite_storage import SqliteStorage
from tests.server.hosting import PATIENCE, Guest, Server, heard

BEFORE = Path(__file__).parent.parent / "fixtures" / "before-13"


@pytest.fixture
def about() -> Any:
    return json.loads((BEFORE / "about.json").read_text("utf-8"))


@pytest.fixture
def folder(tmp_path: Path, about: Any) -> Path:
    folder = tmp_path / "data"
    folder.mkdir(mode=0o700)
    shutil.copy(BEFORE / DATABASE, folder / DATABASE)
    (folder / DATABASE).chmod(0o600)
    (folder / FILE).write_bytes(bytes.fromhex(about["key"]))
    (folder / FILE).chmod(0o600)
    return folder


async def _results_are_filled_in(folder: Path) -> None:
    """The server does it after answering the request."""
    missing = "SELECT count(*) FROM tables WHERE phase = 'over' AND result = ''"
    with closing(sqlite3.connect(folder / DATABASE)) as book:
        async with asyncio.timeout(PATIENCE):
            while book.execute(missing).fetchone() != (0,):
                await asyncio.sleep(0.01)


async def test_an_old_database_is_played_on(
    folder: Path, about: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with Server(folder, "--workers", "1") as server:
        async with Guest(server.url, "Ann") as ann:
            ann.http.cookies.clear()
            ann.http.headers["Cookie"] = about["cookie"]
            ann.cookie = lambda: about["cookie"]  # type: ignore[method-assign]
            for table, what in about["tables"].items():
                if what.get("guest") != "Ann":
                    continue
                now = (await ann.look(table))["now"]
                assert now["phase"] == what["phase"]
                if now["phase"] == "gathering":
                    continue
                seat = now["yours"][0]
                async with ann.live(table, seat) as socket:
                    while not (moves := (await heard(socket))["now"]["moves"]):
                        pass
                done = await ann.move(table, seat, moves[0], "played-on")
                assert done.status_code == 200, done.text
        await _results_are_filled_in(folder)
        assert server.stop() == 0
    out = tmp_path / "out"
    words = ["export", "--all", "--to", str(out), "--data", str(folder)]
    assert await asyncio.to_thread(main, words) == 0
    files = sorted(out.glob("*.json"))
    assert len(files) == sum(what["phase"] != "gathering" for what in about["tables"].values())
    assert main(["verify", *map(str, files)]) == 0, capsys.readouterr().err
    with closing(SqliteStorage(folder / DATABASE)) as storage:
        for table, what in about["tables"].items():
            row = await storage.row(table)
            assert row is not None
            assert row.rules == 1
            assert bool(row.result) == (what["phase"] == "over"), "results are filled in"
    with closing(sqlite3.connect(folder / DATABASE)) as connection:
        (missing,) = connection.execute("SELECT count(*) FROM events WHERE sum IS NULL").fetchone()
    assert missing == 0


def test_old_records_verify(capsys: pytest.CaptureFixture[str]) -> None:
    files = [str(path) for path in BEFORE.glob("*.json") if path.name != "about.json"]
    assert len(files) == 4
    assert main(["verify", *files]) == 0, capsys.readouterr().err
