"""Hostile sheets and records in small, and a crowd in small; nothing is timed here.

`make soak` sends thousands and holds a clock to it.
"""

import sys
from pathlib import Path

import pytest

from tests.server.soak.crowding import crowd
from tests.server.soak.hostile import KINDS
from tests.server.soak.stalling import stall

LINUX = pytest.mark.skipif(sys.platform != "linux", reason="other systems have one loopback only")


async def test_every_kind_of_hostile_sheet_and_record_is_answered(tmp_path: Path) -> None:
    report = await stall(len(KINDS), tmp_path / "data")
    assert report.faults == []
    assert report.sent >= len(KINDS)
    assert report.played, "somebody played meanwhile"
    assert set(report.statuses) <= {200, 400, 409, 429}


@LINUX
async def test_a_crowd_of_one_address_leaves_room_for_another(tmp_path: Path) -> None:
    report = await crowd(tmp_path / "data", connections=310, tables=3, moves=8)
    assert report.faults == []
    assert len(report.moves) == 8
    assert report.turned_away > 0
    assert report.sockets > 0
