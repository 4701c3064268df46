"""What a start finds: a database that is gone, flipped bits, and everything else goes on."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from paintpot.cli.main import main
from paintpot.table.archive import DATABASE
from paintpot.table.sqlite_storage import SqliteStorage
from tests.server.hosting import PATIENCE, Guest, Server, problem
from tests.server.test_starting import refused


async def two_tables(folder: Path) -> tuple[str, str, str]:
    """A folder with two games that have begun, and the player's cookie."""
    with Server(folder, "--workers", "1") as server:
        async with Guest(server.url, "Ann") as ann:
            tables = [await ann.open("ink", "me", "me") for _ in range(2)]
            for table in tables:
                await ann.start(table)
            cookie = ann.cookie()
        assert server.stop() == 0
    return tables[0], tables[1], cookie


@pytest.mark.parametrize("how", ["missing", "empty"])
async def test_a_lost_database_is_not_an_empty_hall(tmp_path: Path, how: str) -> None:
    folder = tmp_path / "data"
    await two_tables(folder)
    for suffix in ("", "-wal", "-shm"):
        (folder / f"{DATABASE}{suffix}").unlink(missing_ok=True)
    if how == "empty":
        (folder / DATABASE).touch(0o600)
    said = refused("--port", "0", "--data", str(folder))
    assert "put back a copy" in said
    assert "--new-database" in said
    with Server(folder, "--workers", "1", "--new-database") as server:
        assert server.stop() == 0
    with Server(folder, "--workers", "1") as server:  # from now on it is as any other
        assert server.stop() == 0


def test_an_import_does_not_hide_a_lost_database(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "secret.key").write_bytes(b"k" * 32)
    record = Path(__file__).parent.parent / "plays" / "ink-solo-won.json"
    assert main(["import", str(record), "--data", str(tmp_path)]) != 0
    assert "put back a copy" in capsys.readouterr().err


async def test_a_flipped_bit_is_found_and_the_rest_goes_on(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    bad, good, cookie = await two_tables(folder)
    with closing(sqlite3.connect(folder / DATABASE)) as connection, connection:
        no, data = connection.execute(
            "SELECT e.no, data FROM events e JOIN tables t ON t.no = table_no"
            " WHERE id = ? ORDER BY n DESC LIMIT 1",
            (bad,),
        ).fetchone()
        flipped = data[:-4] + bytes([data[-4] ^ 1]) + data[-3:]
        connection.execute("UPDATE events SET data = ? WHERE no = ?", (flipped, no))
    with closing(SqliteStorage(folder / DATABASE)) as storage:
        assert await storage.damaged([bad, good]) == [bad]
    with Server(folder, "--workers", "1") as server:
        async with Guest(server.url, "Ann") as ann:
            ann.http.cookies.clear()
            ann.http.headers["Cookie"] = cookie
            async with asyncio.timeout(PATIENCE):  # it is found without anybody asking for it
                while True:
                    listed = (await ann.get("/api/tables"))["tables"]
                    if any(one["closed"] for one in listed if "closed" in one):
                        break
                    await asyncio.sleep(0.02)
            found = {one["table"]: (one["finished"], one.get("closed", "")) for one in listed}
            assert found == {bad: (True, "damaged"), good: (False, "")}
            problem(await ann.move(bad, 0, "quill 1"), 410, "damaged")
            shown = await ann.look(bad)
            assert shown["now"]["closed"] == "damaged"
            assert "started" in [one["what"] for one in shown["told"]], "as far as it is whole"
            moves = (await ann.look(good))["now"]["moves"]
            assert (await ann.move(good, 0, moves[0], "on")).status_code == 200
            metrics = (await ann.http.get("/metrics")).text
            assert "paintpot_tables_closed 1.0" in metrics
        assert server.stop() == 0
        lines = [json.loads(line) for line in server.logged().splitlines()]
    noted = [line["table"] for line in lines if line["what"] == "a table is damaged"]
    assert noted == [bad]


async def test_commands_go_on_past_damage(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "data"
    bad, good, _ = await two_tables(folder)
    with closing(sqlite3.connect(folder / DATABASE)) as connection, connection:
        connection.execute(
            "UPDATE events SET data = x'00' WHERE n = 0"
            " AND table_no = (SELECT no FROM tables WHERE id = ?)",
            (bad,),
        )
    out = tmp_path / "out"
    words = ["export", "--all", "--to", str(out), "--data", str(folder)]
    assert await asyncio.to_thread(main, words) == 1
    said = capsys.readouterr()
    assert "1 record." in said.out
    assert f"Left out: 1\n  {bad}: " in said.err
    (file,) = out.glob("*.json")
    assert file.stem == good
    assert main(["verify", str(file), str(tmp_path / "nothing.json"), str(file)]) == 1
    said = capsys.readouterr()
    assert said.out.count(file.name) == 1, "a file that is named twice is checked once"
    assert "nothing.json: cannot be read" in said.out
