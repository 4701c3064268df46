"""How a game says it ended, where more than one end is near too."""

import pytest

from paintpot.core.records import read_record, replay
from paintpot.games.inkdoms.names import LINES
from tests.games.endings import PLAYS, ending_of
from tests.games.inkdoms.positions import REALM, land, table

THREE = [*land("B"), *land("G"), *land("R")]
FIRSTS = [f"{line} {4 if k < 6 else 3}" for k, line in enumerate(LINES)]
SECONDS = [f"{line} {2 if k < 6 else 1}" for k, line in enumerate(LINES)]
ALL = int(REALM.blots)


@pytest.mark.parametrize(
    ("play", "ending"),
    [
        pytest.param("three-kingdoms", "three-kingdoms", marks=pytest.mark.rule("ID-END-1")),
        pytest.param("all-blots", "blots", marks=pytest.mark.rule("ID-END-3")),
        pytest.param("solo-three-kingdoms", "three-kingdoms", marks=pytest.mark.rule("ID-SOLO-9")),
        pytest.param("solo-nothing-left", "numbers", marks=pytest.mark.rule("ID-SOLO-10")),
    ],
)
def test_a_recorded_play_says_how_it_ended(play: str, ending: str) -> None:
    assert ending_of(f"inkdoms-{play}") == ending


@pytest.mark.rule("ID-A34")
def test_blots_end_a_play_though_three_kingdoms_are_full_that_very_round() -> None:
    game = table(2).fill(0, THREE).blots(0, ALL).blots(1, ALL).round("", "")
    assert game.line(0, "end") == 3
    assert game.state.ending() == "blots"


def test_the_last_round_is_for_the_three_kingdoms_whatever_the_blots_say_then() -> None:
    game = table(1).fill(0, THREE).round("").play(0, "cross Umberland 4")
    assert game.state.ending() == ""
    game.blots(0, ALL).round("")
    assert game.state.ending() == "three-kingdoms"


@pytest.mark.rule("ID-A39")
def test_three_kingdoms_in_the_last_round_come_too_late_to_end_it() -> None:
    game = table(1).crossed(*FIRSTS, *SECONDS).fill(0, THREE[:-1]).round("")
    game.round(THREE[-1])
    assert game.state.feats(0)[-1] == "end"
    assert game.state.ending() == "numbers"


@pytest.mark.rule("ID-SOLO-11")
def test_with_both_in_one_round_it_is_the_three_kingdoms() -> None:
    game = table(1).crossed(*FIRSTS, *SECONDS).fill(0, THREE).round("").round("")
    assert game.state.ending() == "three-kingdoms"


@pytest.mark.parametrize(
    ("play", "rule"),
    [
        pytest.param("three-kingdoms", "ID-END-2", marks=pytest.mark.rule("ID-END-2")),
        pytest.param("all-blots", "ID-END-3", marks=pytest.mark.rule("ID-END-3")),
        pytest.param("solo-three-kingdoms", "ID-END-2", marks=pytest.mark.rule("ID-END-2")),
        pytest.param("solo-nothing-left", "ID-SOLO-10", marks=pytest.mark.rule("ID-SOLO-10")),
    ],
)
def test_after_the_end_refusals_name_the_end_that_happened(play: str, rule: str) -> None:
    over = replay(read_record(PLAYS / f"inkdoms-{play}.json"))
    for text in ("done", "red on R1", "blue from Redhill", "cross Redhill 4"):
        reason = over.state.why_not(0, over.game.parse(text))
        assert reason is not None
        assert reason.rule == rule
