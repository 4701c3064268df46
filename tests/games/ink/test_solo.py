"""Solo: the Apprentice steps round the wheel and plays a bottle or two a turn."""

import pytest

from tests.games.ink.positions import Table, finish, table

NONE, THREE, FOUR, FIVE, SEVEN = "R-R-Ro-Y", "R-Ro-Y3-Y", "R4-R-R-Do", "R5-R-L-Lo", "R7-R-Lo-P"


def solo(level: str = "normal", *tiles: str) -> Table:
    game = table(1, apprentice=level)
    return game.wheel(*tiles) if tiles else game


@pytest.mark.rule("INK-SOLO-1")
def test_the_setup_is_the_usual_one_with_an_apprentice() -> None:
    view = solo().view()
    assert view["supply"]["x"] == 3
    assert view["apprentice"] == {"level": "normal", "lead": 0, "left": 24}
    assert view["painters"][0]["own"] == 24
    assert table(2).view()["apprentice"] is None


@pytest.mark.rule("INK-SOLO-2", "INK-SOLO-5")
def test_after_each_turn_the_apprentice_steps_on_and_discards_a_tile() -> None:
    """From START to quill 1, on to 6, over START to 1 again; it draws no token."""
    game = solo("easy")
    for step in (1, 2, 3, 4, 5, 6, 1, 2):
        before = game.view()["quills"]
        bag = game.view()["bag"]
        game.turn(0)
        after = game.view()["quills"]
        assert game.view()["apprentice"]["lead"] == step
        assert [k for k in range(6) if before[k] != after[k]] == [step - 1]
        assert game.view()["bag"] == bag - 1
    assert game.view()["supply"]["x"] == 3


@pytest.mark.rule("INK-SOLO-5", "INK-REPL-1")
def test_you_refill_first() -> None:
    """The tile you took is replaced before the Apprentice comes there."""
    game = solo("hard", NONE, *[FOUR] * 5).empty_bag("R5-R-L-Lo Y4-Y-Y-Po")
    game.play("quill 1", "tile at 2,0", "turned 0", "done")
    game.chance("quill 1: R5-R-L-Lo")
    assert game.view()["apprentice"] == {"level": "hard", "lead": 1, "left": 22}
    game.chance("quill 1: Y4-Y-Y-Po")
    assert game.seat() == 0


@pytest.mark.rule("INK-SOLO-3")
@pytest.mark.parametrize(
    ("level", "tile", "played"),
    [
        ("easy", NONE, 1),
        ("easy", SEVEN, 1),
        ("normal", NONE, 1),
        ("normal", THREE, 1),
        ("normal", FOUR, 1),
        ("normal", FIVE, 2),
        ("normal", SEVEN, 2),
        ("hard", NONE, 1),
        ("hard", THREE, 2),
        ("hard", FOUR, 2),
        ("hard", SEVEN, 2),
    ],
)
def test_how_many_bottles_the_apprentice_plays(level: str, tile: str, played: int) -> None:
    game = solo(level, tile, *[NONE] * 5).turn(0)
    assert game.view()["apprentice"]["left"] == 24 - played


@pytest.mark.rule("INK-SOLO-5")
def test_where_no_tile_lies_it_plays_one() -> None:
    game = solo("hard", *["-"] * 6).empty_bag().turn(0)
    assert game.view()["apprentice"] == {"level": "hard", "lead": 1, "left": 23}


@pytest.mark.rule("INK-SOLO-3", "INK-SOLO-4", "INK-SOLO-6")
def test_on_easy_you_have_24_turns() -> None:
    game = solo("easy")
    for turn in range(24):
        assert not game.state.over
        game.turn(turn % 2)
    assert game.state.over
    assert game.state.scores()[0].verdict == "solo-lost"
    assert game.state.scores()[0].deciders == [("apprentice/played", 24)]


@pytest.mark.rule("INK-SOLO-3")
def test_the_apprentices_last_bottle_may_be_the_first_of_two() -> None:
    game = solo("hard", FOUR, *[NONE] * 5)
    game.state.rival_left = 1
    game.turn(0)
    assert game.view()["apprentice"]["left"] == 0
    assert game.state.over


@pytest.mark.rule("INK-SOLO-4", "INK-SOLO-6")
@pytest.mark.parametrize("black", [0, 2])
def test_you_win_if_you_are_no_later_than_the_apprentice(black: int) -> None:
    """The Apprentice would be done after this turn; you are done before."""
    game = solo("easy")
    game.state.rival_left = 1
    finish(game, black)
    assert game.state.over
    score = game.state.scores()[0]
    assert score.verdict == "solo-won"
    assert score.total == 24 + black
    assert dict(score.lines)["bottles/black"] == black
    assert score.deciders == [("apprentice/played", 23)]


@pytest.mark.rule("INK-SOLO-6", "INK-A15")
def test_an_empty_bag_does_not_end_it() -> None:
    game = solo("easy").empty_bag()
    game.play("quill 1", "tile at 2,0", "turned 0", "done")
    for _ in range(5):
        game.turn(0)
    assert not game.state.over
    assert game.view()["quills"] == [None] * 6
    assert game.legal() == ["pass 0", "pass 1", "pass 2"]


@pytest.mark.rule("INK-SOLO-6")
def test_there_is_no_tie_round() -> None:
    game = finish(solo("easy"), 1)
    assert game.state.over
    assert game.view()["tie_round"] == 0
