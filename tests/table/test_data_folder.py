"""One folder, closed to others, for one server at a time."""

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from paintpot.table.data_folder import BadFolder, data_folder, lock_folder


def test_the_folder_that_was_asked_for_is_made(tmp_path: Path) -> None:
    folder = data_folder(str(tmp_path / "deep" / "down"))
    assert folder == tmp_path / "deep" / "down"
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert data_folder(str(folder)) == folder


def test_a_name_is_taken_as_a_shell_would(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    assert data_folder("~/data") == data_folder("data") == tmp_path / "data"


def test_a_folder_that_is_there_keeps_its_rights(tmp_path: Path) -> None:
    tmp_path.chmod(0o750)
    data_folder(str(tmp_path))
    assert stat.S_IMODE(tmp_path.stat().st_mode) == 0o750


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have other places")
def test_without_a_wish_it_is_the_users_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder(None) == tmp_path / "paintpot"
    assert stat.S_IMODE((tmp_path / "paintpot").stat().st_mode) == 0o700


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for given in ("file", "file/data", "nul\0", "x" * 300):
        with pytest.raises(BadFolder, match="cannot be used as a folder"):
            data_folder(str(tmp_path / given))
    with pytest.raises(BadFolder, match="empty name"):
        data_folder("")


def test_a_second_server_is_told(tmp_path: Path) -> None:
    with lock_folder(tmp_path):
        assert stat.S_IMODE((tmp_path / "lock").stat().st_mode) == 0o600
        with pytest.raises(BadFolder, match=rf"Another server \(process {os.getpid()}\) uses"):
            lock_folder(tmp_path)
    with lock_folder(tmp_path):
        pass


def test_letting_go_twice_frees_nobody_elses_folder(tmp_path: Path) -> None:
    first = lock_folder(tmp_path)
    first.close()
    with lock_folder(tmp_path):
        first.close()
        with pytest.raises(BadFolder):
            lock_folder(tmp_path)


def test_a_folder_that_is_gone_cannot_be_held(tmp_path: Path) -> None:
    with pytest.raises(BadFolder, match="cannot be opened"):
        lock_folder(tmp_path / "nowhere")


def test_a_server_that_was_killed_holds_nothing(tmp_path: Path) -> None:
    script = (
        "import sys; from pathlib import Path; from paintpot.table.data_folder import lock_folder;"
        "held = lock_folder(Path(sys.argv[1])); print('held', flush=True); sys.stdin.read()"
    )
    with subprocess.Popen(
        [sys.executable, "-c", script, str(tmp_path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as server:
        assert server.stdout is not None
        assert server.stdout.readline() == b"held\n"
        with pytest.raises(BadFolder, match=rf"process {server.pid}\b"):
            lock_folder(tmp_path)
        server.kill()
    lock_folder(tmp_path).close()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="processes of this system share no files")
def test_a_child_that_lives_on_holds_nothing(tmp_path: Path) -> None:
    held = lock_folder(tmp_path)
    end, told = os.pipe()
    heard, alive = os.pipe()
    child = os.fork()
    if not child:
        os.close(told)
        os.write(alive, b".")
        os.read(end, 1)  # until the parent has seen enough
        os._exit(0)
    try:
        os.read(heard, 1)
        with pytest.raises(BadFolder):
            lock_folder(tmp_path)
        held.close()
        lock_folder(tmp_path).close()
    finally:
        os.close(told)
        os.waitpid(child, 0)
        for pipe in (end, heard, alive):
            os.close(pipe)
