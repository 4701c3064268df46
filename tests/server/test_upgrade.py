"""A release with new rules strands nobody. `make soak` does it with more tables."""

from pathlib import Path

from tests.server.soak.upgrading import upgrade


async def test_all_tables_survive_new_rules(tmp_path: Path) -> None:
    report = await upgrade(tmp_path / "data")
    assert (report.finished, report.running, report.went_on) == (8, 4, 4)
    assert report.exported == 12
