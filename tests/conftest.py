"""Fixtures and checks for the whole run."""

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

import paintpot
from tests import briefly, luck
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


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--briefly", action="store_true", help="test some things by samples: see tests/briefly.py"
    )


def pytest_configure(config: pytest.Config) -> None:
    briefly.chosen = config.getoption("briefly")


def pytest_report_header() -> str:
    return f"paintpot: {'compiled' if paintpot.compiled() else 'interpreted'}"


def pytest_sessionstart() -> None:
    """Compiled modules older than their sources would test yesterday's rules."""
    for built in SRC.rglob("*.so") if paintpot.compiled() else ():
        source = built.with_name(built.name.split(".")[0] + ".py")
        if source.exists() and source.stat().st_mtime > built.stat().st_mtime:
            raise pytest.UsageError(f"{source.name} is newer than its compiled form: make compiled")


SLOW_FIRST = ("tests/web/", "tests/server/", "tests/lab/", "tests/table/")
"""Folders whose tests take longest, the longest first."""


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Slow tests first, the same share for every worker.

    pytest-xdist gives each worker one block of the list, and lets idle workers take half of what
    another has left, by number. In the usual order the tests of the page come last, and at the end
    one worker had minutes of them left while others had nothing to do.
    """
    workers = int(getattr(config, "workerinput", {}).get("workercount", 1))
    if workers == 1:
        return
    shares: list[list[pytest.Item]] = [[] for _ in range(workers)]
    for folder in (*SLOW_FIRST, ""):
        chosen = [item for item in items if _folder(item) == folder]
        # In blocks, since tests of one module share servers; those of the page share one anyway.
        size = -(-len(chosen) // workers)
        for k, share in enumerate(shares):
            block = (
                slice(k, None, workers)
                if folder == SLOW_FIRST[0]
                else slice(k * size, k * size + size)
            )
            share += chosen[block]
    items[:] = [item for share in shares for item in share]


def _folder(item: pytest.Item) -> str:
    return next((folder for folder in SLOW_FIRST if item.nodeid.startswith(folder)), "")


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
