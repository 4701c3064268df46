"""`make play` starts at once and builds in the background; it reports what it and the set-up do."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from select import select
from threading import Thread
from time import monotonic, sleep
from types import ModuleType

import pytest

from tests.patience import PATIENCE
from tests.tools import tool

# -- what is built behind the server

SERVER = """
import signal, sys, time
signal.signal(signal.SIGUSR1, lambda *_: sys.exit(7))
print("up", flush=True)
time.sleep(3600)
"""


@pytest.fixture
def play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The tool, with builders of our own that write down that they ran."""
    found = tool("play")
    monkeypatch.setattr(found, "TOOLS", tmp_path)
    monkeypatch.setattr(found.rules, "ROOT", tmp_path)
    monkeypatch.setattr(found, "LOG", tmp_path / "build" / "behind.log")
    monkeypatch.setattr(found.setup_venv, "install", lambda *_, **__: True)
    monkeypatch.setattr(found.build_page, "find_node", lambda: "node")
    for name in ("build_page.py", "compile.py"):
        (tmp_path / name).write_text(f"open({str(tmp_path / 'ran')!r}, 'a').write('{name} ')")
    return found


@pytest.fixture
def server() -> "Iterator[subprocess.Popen[bytes]]":
    with subprocess.Popen([sys.executable, "-c", SERVER], stdout=subprocess.PIPE) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline() == b"up\n"
            yield process
        finally:
            process.kill()


def test_page_then_rules_are_built_and_the_server_is_told(
    play: ModuleType,
    server: "subprocess.Popen[bytes]",
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    play.build(play.Behind(), server, page=True, compiled=True)
    assert server.wait(PATIENCE) == 7  # by SIGUSR1
    assert (tmp_path / "ran").read_text().split() == ["build_page.py", "compile.py"]
    assert capsys.readouterr().out.splitlines() == [
        "paintpot: the page is built.",
        "paintpot: the rules run interpreted and are being compiled meanwhile (a minute or two) …",
        (
            "paintpot: the rules are compiled: bots use them from now on,"
            " the server from its next start."
        ),
    ]


def test_a_build_that_fails_is_told_in_a_line_and_the_server_goes_on(
    play: ModuleType,
    server: "subprocess.Popen[bytes]",
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    (tmp_path / "compile.py").write_text("raise SystemExit('no such flag')")
    play.build(play.Behind(), server, page=False, compiled=True)
    assert server.poll() is None
    said = capsys.readouterr().out.splitlines()
    assert said[-1] == "paintpot: the rules could not be compiled; see build/behind.log."
    assert "no such flag" in (tmp_path / "build" / "behind.log").read_text()


def test_builds_end_with_the_server_and_all_their_children(
    play: ModuleType, tmp_path: Path
) -> None:
    """The compiler is a child of a child: it must not go on alone."""
    pids = tmp_path / "pids"
    os.mkfifo(pids)
    (tmp_path / "compile.py").write_text(
        "import os, subprocess, sys\n"
        "child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(3600)'])\n"
        f"open({str(pids)!r}, 'w').write(f'{{child.pid}}\\n')\n"
        "child.wait()\n"
    )
    behind = play.Behind()
    results: list[bool] = []
    thread = Thread(target=lambda: results.append(behind.run("compile.py")))
    thread.start()
    child = int(read_in_time(pids))
    behind.end()
    thread.join(PATIENCE)
    assert results == [False]
    until = monotonic() + PATIENCE
    while not has_ended(child):
        assert monotonic() < until, "the compiler goes on without its server"
        sleep(0.01)
    assert not behind.run("compile.py"), "nothing is begun after the end"


def read_in_time(fifo: Path) -> str:
    """What somebody writes into a FIFO. It is opened for writing here too, so that opening does not
    wait, and one line is read, as no end will come."""
    with open(os.open(fifo, os.O_RDWR), encoding="ascii") as end:
        assert select([end], [], [], PATIENCE)[0], "nothing was written in time"
        return end.readline()


def has_ended(pid: int) -> bool:
    """Whether a process is gone, or only waits for somebody to note that."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    state = Path(f"/proc/{pid}/stat")
    return state.exists() and state.read_text().rpartition(")")[2].split()[0] == "Z"


def test_the_server_is_started_before_anything_is_compiled(
    play: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was compiled from other sources is removed first, or it would be served."""
    happened: list[str] = []

    class Server:
        def __init__(self, words: list[str]) -> None:
            happened.append(" ".join(words[2:4]))

        def wait(self) -> int:
            return 5

    def built(*_: object) -> None:
        happened.append("build")

    monkeypatch.setattr(play.build_page, "needs_build", lambda: False)
    monkeypatch.setattr(play.rules, "wanted", lambda: True)
    monkeypatch.setattr(play.rules, "able", lambda: True)
    monkeypatch.setattr(play.rules, "is_current", lambda: False)
    monkeypatch.setattr(play.rules, "remove", lambda: happened.append("remove"))
    monkeypatch.setattr(play.subprocess, "Popen", Server)
    monkeypatch.setattr(play, "build", built)
    old = {number: signal.getsignal(number) for number in (signal.SIGTERM, signal.SIGUSR1)}
    try:
        assert play.main([]) == 5
    finally:
        for number, handler in old.items():
            signal.signal(number, handler)
    assert happened[:2] == ["remove", "paintpot.cli serve"]


# -- which C files are compiled together


def test_hot_modules_are_one_file_and_cold_ones_their_own(tmp_path: Path) -> None:
    pytest.importorskip("mypyc")
    builder = tool("mypyc_build")
    names = ("core___play", "core___records", "games___ink___turn", "games___ink___view")
    own = [tmp_path / f"__native_paintpot___{name}.c" for name in names]
    for path in own:
        path.write_text(f"/* {path.stem} */")
    runtime = str(tmp_path / "vecs" / "librt.c")
    play, records, turn, view = map(str, own)
    assert [builder.is_cold(path) for path in (play, records, turn, view)] == [
        False,
        True,
        False,
        True,
    ]
    sources = builder.joined(str(tmp_path), [*map(str, own), runtime])
    assert sources == [str(tmp_path / "hot.c"), records, view, runtime]
    together = tmp_path / "hot.c"
    assert together.read_text() == f"{own[0].read_text()}\n{own[2].read_text()}"

    os.utime(together, (1, 1))
    builder.joined(str(tmp_path), [*map(str, own), runtime])
    assert together.stat().st_mtime == 1, "what has not changed is not compiled again"
    own[0].write_text("/* another */")
    builder.joined(str(tmp_path), [*map(str, own), runtime])
    assert "another" in together.read_text()


# -- the environment


@pytest.fixture
def setup(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    """The tool, with a pip that records its arguments."""
    found = tool("setup_venv")
    monkeypatch.setattr(found, "ROOT", tmp_path)
    (tmp_path / "requirements").mkdir()
    (tmp_path / "requirements" / "play.lock").touch()
    return found


def test_each_purpose_installs_its_locks_and_no_more(
    setup: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def pip(folder: Path, *words: str, quiet: bool = False) -> bool:
        asked.append(words[-1])
        return True

    def create(self: object, folder: Path) -> None:
        folder.mkdir()

    monkeypatch.setattr(setup, "_pip", pip)
    monkeypatch.setattr(setup.venv.EnvBuilder, "create", create)
    monkeypatch.setattr(setup, "link_sources", lambda folder: asked.append("linked"))
    where = str(tmp_path / "venv")
    assert setup.main(where, "play") == 0
    assert asked == ["requirements/play.lock", "linked"]
    asked.clear()
    assert setup.main(where, "build") == 0  # on top of what is there
    assert asked == ["requirements/page.lock", "requirements/compile.lock"]


def test_what_pip_could_not_install_leaves_no_stamp(
    setup: ModuleType,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Or the next `make play` would take half an environment for a whole one."""

    def create(self: object, folder: Path) -> None:
        folder.mkdir()

    monkeypatch.setattr(setup, "_pip", lambda *_, **__: False)
    monkeypatch.setattr(setup.venv.EnvBuilder, "create", create)
    assert setup.main(str(tmp_path / "venv"), "play") == 2
    assert list((tmp_path / "venv").iterdir()) == []
    assert not setup.has_current(tmp_path / "venv")
    assert "pip says why above" in capsys.readouterr().out


def test_an_old_python_is_named_in_a_line(
    setup: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(setup, "OLDEST", (99, 0))
    assert setup.main("venv", "play") == 2
    assert capsys.readouterr().out.count("\n") == 1


# -- how long it may take


def test_a_start_that_takes_too_long_is_a_miss(capsys: pytest.CaptureFixture[str]) -> None:
    first_move = tool("first_move")
    assert first_move.verdict(60.0, 3.0) == 0
    assert "hold" in capsys.readouterr().out
    assert first_move.verdict(60.1, 1.0) == 1
    assert "first legal move: 60.1 s, at most 60: MISSED" in capsys.readouterr().out
    assert first_move.verdict(20.0, 3.1) == 1
    assert "second start: 3.1 s, at most 3: MISSED" in capsys.readouterr().out
