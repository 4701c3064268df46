"""Fixtures and checks for the whole run."""

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

import paintpot
from tests import luck
from tests.postgres_server import PostgresServer

# Machines are shared and noisy: nothing is timed. And what passes here passes everywhere: the same
# examples in every run.
settings.register_profile("paintpot", deadline=None, derandomize=True)
settings.load_profile("paintpot")

# In the background of a shell Ctrl-C is not heard, neither here nor by what is started here; some
# tests press it.
signal.signal(signal.SIGINT, signal.default_int_handler)

SRC = Path(paintpot.__file__).parent

# Also for what a module of tests draws when it is imported.
luck.begin("collecting")


def pytest_report_header() -> str:
    return f"paintpot: {'compiled' if paintpot.compiled() else 'interpreted'}"


def pytest_sessionstart() -> None:
    """Compiled modules older than their sources would test yesterday's rules."""
    for built in SRC.rglob("*.so") if paintpot.compiled() else ():
        source = built.with_name(built.name.split(".")[0] + ".py")
        if source.exists() and source.stat().st_mtime > built.stat().st_mtime:
            raise pytest.UsageError(f"{source.name} is newer than its compiled form: make compiled")


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    luck.begin(item.nodeid)


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """One PostgreSQL for the tests of a process. Where there is none, they fail."""
    server = PostgresServer()
    try:
        yield server
    finally:
        server.close()
