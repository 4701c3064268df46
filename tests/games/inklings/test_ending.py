"""How a game says it ended: Inklings has one way only."""

import pytest

from tests.games.endings import ending_of


@pytest.mark.rule("IL-END-1")
@pytest.mark.parametrize("play", ["all-out", "perfect", "shared", "solo"])
def test_a_play_ends_when_nobody_has_inklings(play: str) -> None:
    assert ending_of(f"inklings-{play}") == "no-inklings"
