"""`paintpot export` and `paintpot import`: tables as files, and back."""

import asyncio
import json
import os
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path

import psycopg
import pytest
from tests.postgres_server import SUPERUSER, PostgresServer
from tests.table.storing import at_once

from paintpot.cli.main import main
from paintpot.core.play import Play, Seat
from paintpot.core.records import read_record, replay
from paintpot.core.registry import game
from paintpot.lab.conformance import Walk
from paintpot.table.archive import DATABASE
from paintpot.table.data_folder import lock_folder
from paintpot.table.events import OPEN, PERSON
from paintpot.table.loading import load
from paintpot.table.migrations import migrate, steps
from paintpot.table.sqlite_storage import SqliteStorage
from paintpot.table.table import GATHERING, OVER


def _run(*words: object) -> int:
    return main([str(word) for word in words])


def _record(folder: Path, steps: int | None = None) -> Path:
    """A record of Inklings with two people, whole or cut off."""
    walk = Walk(game("inklings"), 2, 5)
    for k, _ in enumerate(walk):
        if steps is not None and k == steps:
            break
    walk.play.people = [Seat("Ann"), Seat("Boris")]
    path = folder / "record.json"
    path.write_text(json.dumps(walk.play.record()), encoding="utf-8")
    return path


def _only_table(folder: Path) -> str:
    async def tables() -> list[str]:
        storage = SqliteStorage(folder / DATABASE)
        try:
            return [table async for table in storage.tables()]
        finally:
            await storage.aclose()

    (table,) = asyncio.run(tables())
    return table


def _moves(path: Path) -> list[tuple[int, str]]:
    return replay(read_record(path)).moves


def test_a_finished_record_becomes_a_table_to_watch(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = _record(tmp_path)
    assert _run("import", record, "--data", tmp_path / "data") == 0
    said = capsys.readouterr().out
    assert "#watch=" in said
    assert "#join=" not in said
    table = _only_table(tmp_path / "data")
    out = tmp_path / "out.json"
    assert _run("export", table, "--to", out, "--data", tmp_path / "data") == 0
    assert _moves(out) == _moves(record)
    assert read_record(out)["result"] == read_record(record)["result"]


def test_an_unfinished_record_becomes_a_table_with_open_seats(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = _record(tmp_path, 20)
    assert _run("import", record, "--data", tmp_path / "data", "--public-url", "https://a.b/") == 0
    said = capsys.readouterr().out
    assert said.count("https://a.b/t/") == 3
    assert "Ann" in said
    storage = SqliteStorage(tmp_path / "data" / DATABASE)
    try:
        table = at_once(load(storage, _only_table(tmp_path / "data")))
    finally:
        storage.close()
    assert table.phase == GATHERING
    assert [chair.kind for chair in table.chairs] == [OPEN, OPEN]
    table.sit(0, "ann", "Ann")
    table.sit(1, "boris", "Boris")
    assert table.host == "ann"
    table.start()
    assert table.play is not None
    assert table.play.moves[:20] == _moves(record)


def test_the_proof_of_a_finished_record_is_kept(tmp_path: Path) -> None:
    from paintpot.core.fair import Fair, commitment
    from paintpot.core.proof import check_throws, take_up

    secret = "5" * 64
    play = Play("inklings", 1, fair=Fair(commitment(secret), ["tea"]))
    take_up(play, secret)
    while not play.state.over:
        if play.state.actors() == (-1,):
            play.roll()
        else:
            play.play(0, play.state.legal(0)[0])
    assert play.fair is not None
    play.fair.secret = secret
    record = tmp_path / "fair.json"
    record.write_text(json.dumps(play.record()), encoding="utf-8")
    assert _run("import", record, "--data", tmp_path / "data") == 0
    assert _run("export", "--all", "--to", tmp_path / "out", "--data", tmp_path / "data") == 0
    (out,) = (tmp_path / "out").iterdir()
    again = replay(read_record(out))
    assert check_throws(again) == sum(seat == -1 for seat, _ in play.moves) > 0


@pytest.mark.parametrize("way", [["--table={}"], ["--", "{}"]])
def test_a_table_of_before_whose_id_begins_with_a_dash(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: list[str]
) -> None:
    old = "-bcdefghijk_"
    monkeypatch.setattr("paintpot.table.archive.new_id", lambda: old)
    record = _record(tmp_path)
    assert _run("import", record, "--data", tmp_path / "data") == 0
    out = tmp_path / "out.json"
    where = ["--to", out, "--data", tmp_path / "data"]
    assert _run("export", *where, *[word.format(old) for word in way]) == 0
    assert _moves(out) == _moves(record)


def test_the_whole_database_moves_to_another_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert _run("import", _record(tmp_path), "--data", tmp_path / "one") == 0
    copy = tmp_path / "copy.sqlite"
    assert _run("export", "--database", "--to", copy, "--data", tmp_path / "one") == 0
    assert copy.stat().st_mode & 0o077 == 0
    assert _run("import", copy, "--data", tmp_path / "two") == 0
    assert "secret.key" in capsys.readouterr().out
    assert _only_table(tmp_path / "two") == _only_table(tmp_path / "one")
    assert _run("import", copy, "--data", tmp_path / "two") == 2
    assert "already" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["export", "--to", "x"], "Say what to export"),
        (["export", "--all", "--database", "--to", "x"], "Say what to export"),
        (["export", "nosuch", "--to", "x"], "no table 'nosuch'"),
        (["import", "nosuch.json"], "nosuch.json: cannot be read"),
        (["import", "broken.sqlite"], "broken.sqlite is"),
    ],
)
def test_what_cannot_be_done_is_one_line(
    words: list[str],
    says: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert _run("import", _record(tmp_path), "--data", tmp_path / "data") == 0
    capsys.readouterr()
    monkeypatch.chdir(tmp_path)
    Path("broken.sqlite").write_bytes(b"SQLite format 3\0" + os.urandom(4000))
    data = "empty" if "broken" in words[1] else "data"
    assert _run(*words, "--data", tmp_path / data) == 2
    error = capsys.readouterr().err
    assert says in error
    assert error.count("\n") == 1


# -- a database in the environment


@pytest.fixture
def elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """One that nobody can reach."""
    monkeypatch.setenv("PAINTPOT_DATABASE", "postgresql://127.0.0.1:1/nowhere")


def test_the_folder_that_is_asked_for_is_exported(tmp_path: Path, elsewhere: None) -> None:
    data = tmp_path / "data"
    assert _run("import", _record(tmp_path), "--data", data, "--database=") == 0
    assert _run("export", "--all", "--to", tmp_path / "out", "--data", data) == 0
    assert len(list((tmp_path / "out").iterdir())) == 1
    assert _run("export", "--all", "--to", tmp_path / "out") == 2, "not reached"


@pytest.mark.parametrize(
    ("language", "says"),
    [("en", "--data alone is not clear while PAINTPOT_DATABASE is set"), ("ru", "одного --data")],
)
def test_an_import_that_could_go_to_two_places_is_refused(
    tmp_path: Path,
    elsewhere: None,
    capsys: pytest.CaptureFixture[str],
    language: str,
    says: str,
) -> None:
    words = ("import", _record(tmp_path), "--data", tmp_path / "data", "--lang", language)
    assert _run(*words) == 2
    error = capsys.readouterr().err
    assert says in error
    assert error.count("\n") == 1
    assert not (tmp_path / "data").exists()


def test_an_export_from_two_places_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    where = ["--data", tmp_path, "--from", "postgresql://127.0.0.1:1/nowhere"]
    assert _run("export", "--all", "--to", tmp_path / "out", *where) == 2
    assert "from one place" in capsys.readouterr().err


# -- what is read stays as it is


def _older(path: Path) -> None:
    """A database as an older Paintpot has left it."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        migrate(connection, path, steps()[:2])


def _version(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        return int(connection.execute("PRAGMA user_version").fetchone()[0])


def test_a_database_that_a_server_uses_is_not_imported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert _run("import", _record(tmp_path), "--data", tmp_path / "one") == 0
    served = tmp_path / "one" / DATABASE
    with lock_folder(tmp_path / "one"):
        assert _run("import", served, "--data", tmp_path / "two") == 2
        said = capsys.readouterr().err
        assert "stop the server first" in said
        assert f"process {os.getpid()}" in said
        copy = tmp_path / "copy.sqlite"
        assert _run("export", "--database", "--to", copy, "--data", tmp_path / "one") == 0
        assert _run("import", copy, "--data", tmp_path / "three") == 0
    assert _run("import", served, "--data", tmp_path / "two") == 0
    assert _only_table(tmp_path / "two") == _only_table(tmp_path / "three")


def test_an_older_database_is_migrated_where_it_is_imported_and_nowhere_else(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], postgres: PostgresServer
) -> None:
    (tmp_path / "old").mkdir()
    old = tmp_path / "old" / DATABASE
    _older(old)
    before = old.read_bytes()
    assert _run("export", "--all", "--to", tmp_path / "x", "--data", tmp_path / "old") == 2
    assert "older Paintpot (its data has version 2" in capsys.readouterr().err
    assert _run("import", old, "--data", tmp_path / "new") == 0
    assert _run("import", old, "--database", postgres.new_database()) == 0
    assert old.read_bytes() == before
    assert _version(tmp_path / "new" / DATABASE) == len(steps())


def test_exporting_from_postgresql_migrates_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], postgres: PostgresServer
) -> None:
    url = postgres.new_database()
    schema = url.rpartition("%3D")[2]
    copy = tmp_path / "copy.sqlite"
    assert _run("export", "--database", "--from", url, "--to", copy) == 2
    assert "has no tables of Paintpot" in capsys.readouterr().err
    postgres.execute(f"CREATE TABLE {schema}.paintpot (version INTEGER)")  # nothing was created
    postgres.execute(f"INSERT INTO {schema}.paintpot VALUES (1)")
    assert _run("export", "--database", "--from", url, "--to", copy) == 2
    assert "older Paintpot (its data has version 1" in capsys.readouterr().err
    with psycopg.connect(url) as connection:
        assert connection.execute("SELECT version FROM paintpot").fetchall() == [(1,)]
    assert not copy.exists()


def test_an_empty_folder_has_nothing_to_export(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert _run("export", "--all", "--to", tmp_path / "x", "--data", tmp_path / "new") == 2
    assert "no tables" in capsys.readouterr().err


def test_a_finished_table_stays_over(tmp_path: Path) -> None:
    assert _run("import", _record(tmp_path), "--data", tmp_path) == 0
    storage = SqliteStorage(tmp_path / DATABASE)
    try:
        table = at_once(load(storage, _only_table(tmp_path)))
        assert table.phase == OVER
        assert [chair.kind for chair in table.chairs] == [PERSON, PERSON]
        assert at_once(storage.bots_due()) == []
    finally:
        storage.close()


def test_a_database_that_cannot_be_read_is_refused_in_a_sentence(
    postgres: PostgresServer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """By a role without the right to read all of it."""
    url = postgres.new_database()
    assert _run("import", _record(tmp_path), "--data", tmp_path / "a", "--database", url) == 0
    schema = url.rpartition("%3D")[2]
    postgres.execute(
        f"CREATE ROLE {schema}_reader LOGIN; GRANT USAGE ON SCHEMA {schema} TO {schema}_reader;"
        f" GRANT SELECT ON ALL TABLES IN SCHEMA {schema} TO {schema}_reader;"
        f" REVOKE SELECT ON {schema}.days FROM {schema}_reader"
    )
    source = url.replace(f"//{SUPERUSER}@", f"//{schema}_reader@")
    export = ("export", "--database", "--from", source, "--to", tmp_path / "copy.sqlite")
    capsys.readouterr()
    assert _run(*export) == 2
    said = capsys.readouterr().err
    assert said == (
        "paintpot: The database could not be used: 'permission denied for table days'.\n"
    )
    assert [one.name for one in tmp_path.iterdir() if "paintpot" in one.name] == []
    assert not (tmp_path / "copy.sqlite").exists()


def test_a_copy_is_made_where_there_is_room_for_it(
    postgres: PostgresServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not in the folder for temporary files, which may be a small one in memory."""
    url = postgres.new_database()
    assert _run("import", _record(tmp_path), "--data", tmp_path / "a", "--database", url) == 0
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "nowhere"))
    out = tmp_path / "out"
    out.mkdir()
    assert _run("export", "--database", "--from", url, "--to", out / "copy.sqlite") == 0
    assert [one.name for one in out.iterdir()] == ["copy.sqlite"]


def test_without_a_client_postgresql_is_refused_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "paintpot.table.postgres_storage", None)
    source = "postgresql://127.0.0.1/paintpot"
    assert _run("export", "--database", "--from", source, "--to", tmp_path / "copy.sqlite") == 2
    assert capsys.readouterr().err == (
        "paintpot: PostgreSQL needs psycopg: pip install 'paintpot[postgresql]'.\n"
    )
