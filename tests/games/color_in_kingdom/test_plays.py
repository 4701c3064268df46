"""Recorded games, one for each way a game can end."""

import pytest

from tests.games.endings import replayed


@pytest.mark.parametrize(
    ("ending", "rule_met"),
    [
        pytest.param("duties", "6 duties", marks=pytest.mark.rule("CK-END-1")),
        pytest.param("copycat", "25 squares", marks=pytest.mark.rule("CK-END-2")),
        pytest.param("province", "37 spaces", marks=pytest.mark.rule("CK-END-3")),
    ],
)
def test_a_recorded_play_ends_as_it_did(ending: str, rule_met: str) -> None:
    view = replayed(f"color-in-kingdom-{ending}").state.view(None)
    assert view["ending"] == ending
    sheet = view["sheets"][view["trigger"]]
    reached = {
        "duties": f"{len(sheet['duties'])} duties",
        "copycat": f"{len(sheet['squares'])} squares",
        "province": f"{len(sheet['paint'])} spaces",
    }
    assert reached[ending] == rule_met
