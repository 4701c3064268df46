"""Recorded plays, one for each way a play can end."""

from pathlib import Path

import pytest

from paintpot import read_record, replay

PLAYS = Path(__file__).parents[2] / "plays"


@pytest.mark.parametrize(
    ("ending", "rule_met"),
    [
        pytest.param("duties", "6 duties", marks=pytest.mark.rule("CK-END-1")),
        pytest.param("copycat", "25 squares", marks=pytest.mark.rule("CK-END-2")),
        pytest.param("province", "37 spaces", marks=pytest.mark.rule("CK-END-3")),
    ],
)
def test_a_recorded_play_ends_as_it_did(ending: str, rule_met: str) -> None:
    record = read_record(PLAYS / f"color-in-kingdom-{ending}.json")
    play = replay(record)
    view = play.state.view(None)
    assert play.state.over
    assert play.record() == record
    assert view["ending"] == ending
    sheet = view["sheets"][view["trigger"]]
    reached = {
        "duties": f"{len(sheet['duties'])} duties",
        "copycat": f"{len(sheet['squares'])} squares",
        "province": f"{len(sheet['paint'])} spaces",
    }
    assert reached[ending] == rule_met
