"""Tools that measure: time to the first move, and tests beside busy loops."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep
from types import ModuleType, SimpleNamespace

import pytest

from tests.patience import PATIENCE
from tests.tools import TOOLS, tool

# -- tests beside busy loops


@pytest.fixture
def loaded(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The tool, with loops that only wait: other tests need the cores."""
    found = tool("loaded_test")
    monkeypatch.setattr(found, "BUSY", "import time; time.sleep(3600)")
    return found


def begun(loaded: ModuleType, monkeypatch: pytest.MonkeyPatch) -> "list[subprocess.Popen[bytes]]":
    """The processes that the tool starts, besides the command."""
    found: list[subprocess.Popen[bytes]] = []

    class Noted(subprocess.Popen):  # type: ignore[type-arg]
        def __init__(self, *args: object, **options: object) -> None:
            super().__init__(*args, **options)  # type: ignore[call-overload]
            found.append(self)

    monkeypatch.setattr(loaded.subprocess, "Popen", Noted)
    return found


@pytest.mark.parametrize("code", [0, 3])
def test_loops_run_beside_the_command_and_end_with_it(
    loaded: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    code: int,
) -> None:
    started = begun(loaded, monkeypatch)
    assert loaded.run([sys.executable, "-c", f"raise SystemExit({code})"], 4) == code
    *loops, _command = started
    assert len(loops) == 4
    assert [loop.returncode for loop in loops] == [-signal.SIGKILL] * 4
    said = capsys.readouterr().out
    assert ("passed after 0." if code == 0 else "ended with 3 after 0.") in said
    assert "4 busy loops beside it" in said


@pytest.mark.parametrize("raised", [KeyboardInterrupt, FileNotFoundError])
def test_loops_end_when_the_command_is_interrupted_or_is_not_there(
    loaded: ModuleType, monkeypatch: pytest.MonkeyPatch, raised: type[BaseException]
) -> None:
    started = begun(loaded, monkeypatch)

    def interrupted(*_: object, **__: object) -> None:
        raise raised

    monkeypatch.setattr(loaded.subprocess, "run", interrupted)
    assert loaded.run(["make", "test"], 2) == (130 if raised is KeyboardInterrupt else 1)
    assert [loop.returncode for loop in started] == [-signal.SIGKILL] * 2


def test_a_loop_ends_once_the_tool_is_gone(tmp_path: Path) -> None:
    """Even if that was killed."""
    told = tmp_path / "loop"
    code = (
        "import time, loaded_test\n"
        "with loaded_test.busy(1) as loops:\n"
        f"    open({str(told)!r}, 'w').write(f'{{loops[0].pid}}\\n')\n"
        "    time.sleep(3600)\n"
    )
    with subprocess.Popen([sys.executable, "-c", code], env={"PYTHONPATH": TOOLS}) as parent:
        try:
            until(lambda: told.exists() and told.read_text().endswith("\n"))
        finally:
            parent.kill()
    loop = int(told.read_text())
    until(lambda: not alive(loop))


def alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    state = Path(f"/proc/{process}/stat")
    return not state.exists() or state.read_text().rpartition(")")[2].split()[0] != "Z"


def until(happens: object) -> None:
    assert callable(happens)
    end = monotonic() + PATIENCE
    while not happens():
        assert monotonic() < end
        sleep(0.02)


# -- the first move

WAYS = {"Way": ["make", "-C"], "PipWay": ["venv/bin/paintpot", "serve", "--port", "0"]}


@pytest.mark.parametrize("way", WAYS)
def test_installing_counts_towards_the_first_move(
    way: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """By `make play` that is cloning, by pip also its environment and the packages."""
    first_move = tool("first_move")
    ran: list[str] = []

    def run(command: list[str], **_: object) -> None:
        ran.append(" ".join(command).replace(f"{tmp_path}/", ""))

    class Play:
        def __init__(self, way: object) -> None:
            self.way = way

        def wait(self, happens: object) -> float:
            return 20.0

        def seconds(self) -> float:
            return 1.0

        def visitor(self) -> "Play":
            return self

        def start_game(self) -> str:
            return "table"

        def stop(self) -> None:
            pass

    clock = iter([100.0, 145.0])
    monkeypatch.setattr(first_move.subprocess, "run", run)
    monkeypatch.setattr(first_move, "Play", Play)
    monkeypatch.setattr(first_move, "time", SimpleNamespace(monotonic=lambda: next(clock)))
    chosen = getattr(first_move, way)(tmp_path, {})
    assert " ".join(WAYS[way]) in " ".join(chosen.command()).replace(f"{tmp_path}/", "")

    found = first_move.measure(chosen, False)

    assert found == (65.0, 1.0)
    assert first_move.verdict(*found) == 1
    assert "first legal move: 65.0 s, at most 60: MISSED" in capsys.readouterr().out
    assert ran[0].startswith("git clone")
    assert ran[0].endswith(" paintpot")
    if way == "PipWay":
        made, installed = ran[1:]
        assert made.endswith("-m venv venv")
        assert installed.startswith("venv/bin/python -m pip install ")
        assert installed.endswith(" paintpot")
    else:
        assert len(ran) == 1


def test_what_is_not_compiled_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["first_move.py", "--pip", "--compiled"])
    with pytest.raises(SystemExit):
        tool("first_move").main()
