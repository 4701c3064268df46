"""The white die."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.inkdoms.positions import land, scattered, table

INKS = ("blue", "red", "yellow")
TAKE = {
    "blue": "blue from Redhill",
    "red": "red from Yellowlake",
    "yellow": "yellow from Bluewater",
}
THROW = "blue 3 in R; red 2 in Y; yellow 4 in B; white 3 in U"


def white(inks: str) -> list[str]:
    """The ways to take the white die in one of these colours."""
    return [f"white as {ink} from Umberland" for ink in inks.split()]


@pytest.mark.rule("ID-WHITE-1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("ink", INKS)
def test_white_may_not_be_taken_while_all_four_dice_are_in_the_box(seats: int, ink: str) -> None:
    game = table(seats).throw(THROW)
    assert game.refusal(0, f"white as {ink} from Umberland") == "ID-WHITE-1"


@pytest.mark.rule("ID-WHITE-1")
def test_white_may_be_taken_as_soon_as_another_die_is_gone() -> None:
    game = table(2).throw(THROW).turn(0, TAKE["red"])
    assert game.refusal(1, "white as red from Umberland") is None


@pytest.mark.rule("ID-WHITE-2", "ID-A25")
@given(st.permutations(INKS), st.integers(1, 3))
def test_white_takes_the_colour_of_a_die_no_longer_in_the_box(order: list[str], n: int) -> None:
    """After any dice are gone, in any order: just their colours."""
    game = table(4).throw(THROW)
    for seat, ink in enumerate(order[:n]):
        game.turn(seat, TAKE[ink])
    for ink in INKS:
        rule = None if ink in order[:n] else "ID-WHITE-2"
        assert game.refusal(n, f"white as {ink} from Umberland") == rule


@pytest.mark.rule("ID-A25")
def test_a_white_die_that_is_gone_gives_nothing_to_later_picks() -> None:
    """Only coloured dice count: with white and blue gone, white itself is not available."""
    game = table(4).throw(THROW).turn(0, TAKE["blue"]).turn(1, "white as blue from Umberland")
    assert game.legal(2) == [TAKE["red"], TAKE["yellow"]]
    assert game.refusal(2, "white as blue from Umberland") == "ID-TURN-1"


@pytest.mark.rule("ID-A25")
def test_the_colour_that_white_was_used_as_is_not_a_die_that_is_gone() -> None:
    """White as blue leaves red and yellow in the box, and both are still to be taken."""
    game = table(4).throw(THROW).turn(0, TAKE["blue"]).turn(1, "white as blue from Umberland")
    assert game.box() == ["red", "yellow"]


@pytest.mark.rule("ID-A24")
def test_white_left_last_may_be_any_of_the_three() -> None:
    game = table(2).throw(THROW).turn(0, TAKE["blue"]).turn(1, TAKE["red"])
    game.turn(0, TAKE["yellow"])
    assert game.legal(1) == white("blue red yellow")


@pytest.mark.rule("ID-DIFF-1")
def test_a_die_taken_in_the_first_round_of_a_throw_counts_in_the_second() -> None:
    """Two players: the first to pick in the second round may take white."""
    game = table(2).throw(THROW).turn(0, TAKE["blue"]).turn(1, TAKE["red"])
    assert game.state.view(None)["round"] == 2
    assert [text for text in game.legal(0) if text.startswith("white")] == white("blue red")


@pytest.mark.rule("ID-A47")
def test_the_colour_is_chosen_when_white_is_taken_and_later_picks_do_not_widen_it() -> None:
    game = table(3).throw(THROW).turn(0, TAKE["blue"])
    assert game.refusal(1, "white as red from Umberland") == "ID-WHITE-2"
    game.play(1, "white as blue from Umberland").turn(2, TAKE["red"])
    area = land("U")[0]
    assert game.refusal(1, f"red on {area}") == "ID-TURN-4"
    assert game.refusal(1, "white as red from Umberland") == "ID-TURN-1"
    game.play(1, f"blue on {area}")
    assert game.ink(1, area) == "blue"


@pytest.mark.rule("ID-A47")
def test_the_pick_of_white_itself_adds_no_colour() -> None:
    """Chosen among dice gone before that pick, not after."""
    game = table(2).throw(THROW).turn(0, TAKE["yellow"])
    assert [text for text in game.legal(1) if text.startswith("white")] == white("yellow")


@pytest.mark.rule("ID-WHITE-3")
def test_white_is_taken_once_and_from_where_it_lies() -> None:
    game = table(3).throw("blue 3 in R; red 2 in Y; yellow 4 in B; white 3 in RU")
    game.turn(0, TAKE["blue"])
    takes = [text for text in game.legal(1) if text.startswith("white")]
    assert takes == ["white as blue from Redhill", "white as blue from Umberland"]
    assert game.refusal(1, "white as blue from Greenwood") == "ID-THROW-5"
    game.turn(1, takes[1])
    assert game.refusal(2, takes[0]) == "ID-TURN-1"


@pytest.mark.rule("ID-WHITE-3")
def test_white_paints_as_many_drops_as_it_shows_and_costs_a_blot_like_any_die() -> None:
    one, two, three = scattered(land("U"), 3)
    paints = [f"blue on {area}" for area in (one, two, three)]
    game = table(2).throw(THROW).turn(0, TAKE["blue"]).play(1, "white as blue from Umberland")
    short = table(2).throw(THROW).turn(0, TAKE["blue"]).play(1, "white as blue from Umberland")
    assert game.refusal(1, f"blue on {land('R')[0]}") == "ID-PAINT-1"
    game.play(1, *paints)
    assert game.sheet(1)["turn"]["drops"] == 0
    assert game.play(1, "done").sheet(1)["blots"] == 0
    assert short.play(1, *paints[:2], "done").sheet(1)["blots"] == 1
