"""Hostile sheets and records cost little: a few hundred, against the readers, counted in lines."""

import os
import random
import subprocess
import sys
from pathlib import Path

from tests import briefly
from tests.server.soak.hostile import KINDS, LARGEST, REPLAY, TABLES, hostile_requests

ROOT = Path(__file__).parents[2]
REQUESTS = (230, 120)
"""Some of each kind; and briefly."""
MOST_LINES = 3_000_000
"""Lines of Python for one request: some tenths of a second. Before there were limits, many kinds
took hundreds of millions, some took them for ever."""


def test_every_kind_of_attack_comes_up_and_fits_into_a_body() -> None:
    found = list(hostile_requests(3 * len(KINDS), random.Random(1)))
    assert len(KINDS) >= 20
    for name in KINDS:
        assert len([hostile for hostile in found if hostile.name == name]) == 3
    for hostile in found:
        assert (hostile.method, len(hostile.body) <= LARGEST) == ("POST", True)
        assert hostile.path in (TABLES, REPLAY)
    again = hostile_requests(3 * len(KINDS), random.Random(1))
    assert [hostile.body for hostile in again] == [hostile.body for hostile in found]


def test_no_request_takes_more_than_its_share() -> None:
    """In a process that runs the sources: compiled code has no lines to count."""
    words = [str(briefly.of(*REQUESTS)), "13", str(MOST_LINES)]
    done = subprocess.run(
        [sys.executable, "-m", "tests.server.soak.hostile_direct", *words],
        cwd=ROOT,
        env={**os.environ, "PAINTPOT_PURE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
