"""Starting: impossible set-ups are reported in one line; what can be found is found by itself."""

import json
import signal
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from paintpot.cli.main import main
from paintpot.server.serve import PORT, CannotServe, ServerConfig, _reach_redis
from paintpot.table.events import Fell, Opened, read, written
from paintpot.table.sqlite_storage import SqliteStorage
from tests.server.hosting import PATIENCE, READY, Guest, Server, heard, problem
from tests.table.storing import at_once

SERVE = [sys.executable, "-m", "paintpot.cli", "serve"]


def refused(*words: str) -> str:
    """The one line that a server says which cannot start."""
    done = subprocess.run(
        [*SERVE, *words], capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert done.stdout == ""
    return one_line(done.returncode, done.stderr)


def one_line(code: int, said: str) -> str:
    assert code == 2, said
    (line,) = said.splitlines()
    assert line.startswith("paintpot: ")
    return line.removeprefix("paintpot: ")


def test_one_server_to_a_folder(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with Server(folder) as first:
        said = refused("--port", "0", "--data", str(folder))
        assert said == (
            f"Another server (process {first.process.pid}) uses {folder}:"
            " stop it, or choose another folder."
        )
        assert first.process.poll() is None
        assert first.stop() == 0
    with Server(folder) as second:
        assert second.stop() == 0


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        said = refused("--port", str(port), "--data", str(tmp_path / "data"))
    assert said == f"Cannot listen on 127.0.0.1:{port}: Address already in use."


def test_another_port_is_found_if_the_usual_one_is_taken(tmp_path: Path) -> None:
    usual = socket.socket()
    usual.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        usual.bind(("127.0.0.1", PORT))
        usual.listen()
    except OSError:
        pass  # somebody has it: that is what we wanted
    with (
        usual,
        subprocess.Popen(
            [*SERVE, "--data", str(tmp_path / "data")], stdout=subprocess.PIPE, text=True
        ) as process,
    ):
        assert process.stdout is not None
        line = process.stdout.readline()
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE) == 0
    assert line.startswith(f"{READY}http://127.0.0.1:")
    assert f":{PORT} " not in line


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("--limit patience=3", "There is no limit 'patience'; limits: body, "),
        ("--limit body=much", "A limit looks like requests=40: "),
        ("--limit body", "A limit looks like requests=40: "),
        ("--limit requests=0", "The limit requests must be more than 0."),
        ("--limit silent=nan", "The limit silent must be more than 0."),
        ("--port http", "argument --port: invalid int value: 'http'."),
        ("--public-url play.example.org", "'play.example.org' is not the URL of a server, "),
        ("--public-url ftp://example.org", "'ftp://example.org' is not the URL of a server, "),
        ("--public-url http://[", "'http://[' is not the URL of a server, "),
        ("--idle 0", "--idle must be more than 0 seconds."),
        ("--idle nan", "--idle must be more than 0 seconds."),
        ("--pace -1", "--pace must be 0 to 60 seconds."),
        ("--pace inf", "--pace must be 0 to 60 seconds."),
        ("--drain -1", "--drain must be 0 to 600 seconds."),
        ("--redis redis://127.0.0.1", "--redis connects servers that share a PostgreSQL database"),
        ("--host=", "The host has an empty name; "),
        ("--data=", "The data folder has an empty name; "),
    ],
)
def test_what_cannot_be_asked_for(
    words: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["serve", "--port", "0", "--data", str(tmp_path / "data"), *words.split()]
    assert one_line(main(asked), capsys.readouterr().err).startswith(said)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("--host no.such.host.invalid", "Cannot listen on no.such.host.invalid:0: "),
        ("--port 99999", "Cannot listen on 127.0.0.1:99999: "),
        ("--workers -1", "Bots need at least 1 worker, not -1."),
    ],
)
def test_what_turns_out_to_be_impossible(words: str, said: str, tmp_path: Path) -> None:
    line = refused("--port", "0", "--data", str(tmp_path / "data"), *words.split())
    assert line.startswith(said)


async def test_without_a_client_redis_is_refused_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "paintpot.table.redis_link", None)
    config = ServerConfig(tmp_path / "data", redis="redis://127.0.0.1")
    with pytest.raises(CannotServe, match=r"--redis needs a client: pip install 'paintpot\["):
        await _reach_redis(config)


def test_a_folder_that_is_none(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    assert refused("--data", str(file)) == f"{file} cannot be used as a folder: File exists."


def test_files_that_are_not_ours(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "a" / "tables.sqlite").write_text("once upon a time " * 100)
    said = refused("--port", "0", "--data", str(tmp_path / "a"))
    assert "tables.sqlite is not a database of Paintpot" in said
    (tmp_path / "b").mkdir()
    (tmp_path / "b" / "secret.key").write_bytes(b"short")
    (tmp_path / "b" / "secret.key").chmod(0o600)
    said = refused("--new-database", "--port", "0", "--data", str(tmp_path / "b"))
    assert "is not a secret key" in said


# -- logs


async def test_logs_are_lines_of_json_without_secrets(tmp_path: Path) -> None:
    """As talkative as can be, about everything that has a secret in it."""
    with Server(tmp_path / "data", "--log", "debug") as server:
        async with Guest(server.url, "Ann") as ann, Guest(server.url, "Ben") as ben:
            table = await ann.open("inklings", "me", "open", "easy")
            (link,) = await ann.invitations(table)
            await ben.join(table, link)
            links = await ann.get(f"/api/tables/{table}/links")
            device = (await ben.post(f"/api/tables/{table}/device", {"seat": 1}))["link"]
            await ann.post(f"/api/tables/{table}/words", {"seat": 0, "words": "sesame"})
            await ann.start(table)
            move = (await ann.look(table))["now"]["moves"][0]
            async with ann.live(table) as socket:
                await heard(socket)
                await ann.move(table, 0, move)
            problem(await ben.move(table, 1, "nonsense"), 400, "bad-move")
            wrong = {"name": "Ben", "link": links["watch"]}
            unknown = await ann.ask("/api/tables/AAAAAAAAAAAA/join", wrong)
            problem(unknown, 404, "no-table")
            given = {"X-Request-Id": "from-the-proxy"}
            assert (await ann.http.get("/api/me", headers=given)).headers["x-request-id"] == (
                "from-the-proxy"
            )
            forged = {"X-Request-Id": 'a"b' * 10}
            assert (await ann.http.get("/api/me", headers=forged)).headers["x-request-id"].isalnum()
            cookies = [guest.cookie().partition("=")[2] for guest in (ann, ben)]
        assert server.stop() == 0
        logged = server.logged()
    secret = _secret(tmp_path / "data" / "tables.sqlite", table)
    lines = [json.loads(line) for line in logged.splitlines()]
    assert {"at", "level", "from", "what"} <= set(lines[0])
    assert {"refused"} <= {line["what"] for line in lines}
    assert {line["code"] for line in lines if line["what"] == "refused"} == {"bad-move", "no-table"}
    requests = [line for line in lines if line.get("request") == unknown.headers["x-request-id"]]
    assert [line["what"] for line in requests] == ["refused", "answered"]
    assert (requests[1]["path"], requests[1]["status"]) == ("join", 404)
    assert {"from-the-proxy"} <= {line.get("request") for line in lines}
    key = (tmp_path / "data" / "secret.key").read_bytes()
    for hidden in (*cookies, link, links["watch"], device, secret, key.hex(), move, "sesame"):
        assert hidden not in logged
    for cookie in cookies:
        assert cookie.partition(".")[2] not in logged


def _secret(file: Path, table: str) -> str:
    """The part of the dice, as it is on disk."""
    storage = SqliteStorage(file)
    try:
        opened = read(at_once(storage.events(table))[0])
    finally:
        storage.close()
    assert isinstance(opened, Opened)
    return opened.secret


async def test_a_damaged_table_is_answered_and_noted(tmp_path: Path) -> None:
    """It does no harm to others, nor to the start of the server."""
    folder = tmp_path / "data"
    with Server(folder, "--workers", "1") as server:
        async with Guest(server.url, "Ann") as ann:
            damaged = await ann.open("ink", "me", "random")
            await ann.start(damaged)
            sound = await ann.open("inklings", "me")
            cookie = ann.cookie()
        assert server.stop() == 0
    text = _spoil(folder / "tables.sqlite", damaged)
    with Server(folder, "--workers", "1") as server:
        async with Guest(server.url, "Ann") as ann:
            ann.http.cookies.clear()
            ann.http.headers["Cookie"] = cookie
            told = problem(await ann.move(damaged, 0, "quill 1"), 410, "damaged")
            assert damaged in told["detail"]
            now = (await ann.look(damaged))["now"]
            assert (now["phase"], now["closed"], now["view"]) == ("over", "damaged", None)
            assert (await ann.look(sound))["now"]["yours"] == [0]
        assert server.stop() == 0
        logged = server.logged()
    lines = [json.loads(line) for line in logged.splitlines()]
    noted = [line for line in lines if line["what"] == "a table cannot be loaded"]
    assert [line["table"] for line in noted] == [damaged]
    assert text not in logged
    assert text not in told["detail"]


def _spoil(file: Path, table: str) -> str:
    """Record another throw than the dice showed; returns what they showed."""
    storage = SqliteStorage(file)
    events = [read(data) for data in at_once(storage.events(table))]
    storage.close()
    n, fell = next((n, event) for n, event in enumerate(events) if isinstance(event, Fell))
    with closing(sqlite3.connect(file)) as connection, connection:
        (no,) = connection.execute("SELECT no FROM tables WHERE id = ?", (table,)).fetchone()
        connection.execute(
            "UPDATE events SET data = ? WHERE table_no = ? AND n = ?",
            (written(Fell("quill 1: R-R-R-R")), no, n),
        )
        # As if a bot were to act there, so that the table is resumed at the start.
        connection.execute("UPDATE tables SET acting = 2 WHERE no = ?", (no,))
    return fell.text
