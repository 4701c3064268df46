"""Guests find out a house that cheats with the dice. `make soak` plays far more of it."""

from pathlib import Path

from tests.server.soak.cheating import CHEATS
from tests.server.soak.dicing import SCENES, dice


async def test_every_cheat_is_found_and_nothing_else(tmp_path: Path) -> None:
    report = await dice(12, tmp_path)
    assert report.faults == []
    assert set(report.found) == set(CHEATS)
    assert set(report.plays) == {*SCENES, "cheating house"}
    assert report.refused >= 12
