"""X and XX tokens: where they may be placed, what they cover, which are drawn when."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paintpot.core.contract import CHANCE
from paintpot.core.dice import Dice
from paintpot.core.errors import BadChance
from paintpot.games.ink.names import COLOURS, LETTERS, PAIRS
from tests.games.ink import reference
from tests.games.ink.positions import GAME, Table, bonus, picture_of, table
from tests.games.ink.test_areas import pictures

Pair = frozenset[reference.Cell]
NAMES = dict(zip(LETTERS, COLOURS, strict=True))


def drawn(text: str, token: str, **arranged: object) -> Table:
    """Seat 0 has crossed START and drawn this token."""
    game = table().paint(text, **arranged).lead(6)  # type: ignore[arg-type]
    if token.startswith("XX"):
        game.state.x_bag = 0
    return game.play("cross").chance(token)


def may_cover(game: Table) -> set[Pair]:
    """The pairs of squares the token may cover."""
    found = set()
    for text in game.legal("cover"):
        _, name, way = text.split()
        x, y = game.place(name)
        found.add(frozenset({(x, y), (x + 1, y) if way == "right" else (x, y + 1)}))
    return found


@pytest.mark.rule("INK-X-3", "INK-A33", "INK-X-4")
def test_a_token_covers_two_squares_that_share_a_side() -> None:
    game = drawn("R R\n R R", "X red")
    assert may_cover(game) == {
        frozenset({(0, 0), (1, 0)}),
        frozenset({(0, 1), (1, 1)}),
        frozenset({(0, 0), (0, 1)}),
        frozenset({(1, 0), (1, 1)}),
    }
    assert game.refusal("cover 1,0 right") == "INK-A33"
    assert game.refusal("cover 0,1 down") == "INK-A33"
    assert game.refusal("cover 7a right") == "INK-A33"
    game.play("cover 0,1 right")
    crossed = [cell for cell, square in picture_of(game.painter()).items() if square.crossed]
    assert sorted(crossed) == [(0, 1), (1, 1)]


@pytest.mark.parametrize(("left", "told"), [(2, []), (1, ["last-x"])])
def test_everybody_is_told_that_only_xx_follow(left: int, told: list[str]) -> None:
    game = table().paint("R R\n R R").lead(6)
    game.state.x_bag = left
    game.play("cross")
    before = game.state.clone()
    game.chance("X red")
    for viewer in (None, 0, 1):
        assert [one.name for one in game.state.moments(before, viewer)] == told


@pytest.mark.rule("INK-X-3")
def test_the_token_must_be_placed() -> None:
    game = drawn("R R\n R R", "X red")
    assert all(text.startswith("cover") for text in game.legal())
    assert game.refusal("quill 1") == "INK-X-3"


@pytest.mark.rule("INK-X-3", "INK-X-1")
def test_without_a_token_nothing_is_covered() -> None:
    assert table().refusal("cover 0,0 right") == "INK-X-1"


@pytest.mark.rule("INK-X-4")
def test_a_single_x_covers_at_least_one_square_of_its_colour() -> None:
    game = drawn("R Y\n L D", "X red")
    assert may_cover(game) == {frozenset({(0, 0), (1, 0)}), frozenset({(0, 0), (0, 1)})}
    assert game.refusal("cover 0,1 right") == "INK-X-4"


@pytest.mark.rule("INK-X-5")
def test_a_single_x_whose_colour_is_absent_goes_anywhere() -> None:
    assert len(may_cover(drawn("R Y\n L D", "X purple"))) == 4


@pytest.mark.rule("INK-XX-1")
def test_a_double_x_covers_two_squares_of_one_of_its_colours() -> None:
    game = drawn(
        """
        R   R   Y   Y
        R   Y   L   L
        """,
        "XX red and yellow",
    )
    assert may_cover(game) == {
        frozenset({(0, 0), (1, 0)}),
        frozenset({(0, 0), (0, 1)}),
        frozenset({(2, 0), (3, 0)}),
    }
    assert game.refusal("cover 1,0 right") == "INK-XX-1"
    assert game.refusal("cover 2,1 right") == "INK-XX-1"


@pytest.mark.rule("INK-XX-2")
def test_a_double_x_whose_colours_are_absent_goes_anywhere() -> None:
    assert len(may_cover(drawn("R R\n L D", "XX yellow and purple"))) == 4


@pytest.mark.rule("INK-A34", "INK-XX-2")
def test_a_double_x_without_a_pair_of_its_colours_goes_anywhere() -> None:
    """Both colours are there, but no two squares of one of them side by side."""
    assert len(may_cover(drawn("R Y\n Y R", "XX red and yellow"))) == 4


@pytest.mark.rule("INK-A34", "INK-X-5")
def test_a_colour_is_present_only_on_squares_that_may_be_covered() -> None:
    """The only red squares are under an X or an upside-down bottle."""
    assert len(may_cover(drawn("R4* Y Rx Rx\n L D L D", "X red"))) == 4
    game = drawn("R Rx Rx D\n Y4* L L D", "X red")
    assert may_cover(game) == {
        frozenset({(1, 1), (2, 1)}),
        frozenset({(2, 1), (3, 1)}),
        frozenset({(3, 0), (3, 1)}),
    }


@pytest.mark.rule("INK-A35", "INK-X-6")
def test_a_square_with_a_bottle_has_its_colour_for_tokens() -> None:
    game = drawn("Ro* Y\n L D", "X red")
    assert may_cover(game) == {frozenset({(0, 0), (1, 0)}), frozenset({(0, 0), (0, 1)})}
    game.play("cover 0,0 down")
    assert game.bottles() == {}
    assert game.stocks() == (12, 13, 0)


@pytest.mark.rule("INK-A35")
def test_a_colour_token_gives_a_square_its_colour() -> None:
    game = drawn("Y>R Y\n L D", "X red")
    assert may_cover(game) == {frozenset({(0, 0), (1, 0)}), frozenset({(0, 0), (0, 1)})}
    assert len(may_cover(drawn("R>Y Y\n L D", "X red"))) == 4


@pytest.mark.rule("INK-X-6", "INK-A33")
def test_two_upright_bottles_both_go_to_the_jokers() -> None:
    game = drawn("Ro* Yo*\n L D", "X red")
    before = game.state.clone()
    game.play("cover 0,0 right")
    assert game.stocks() == (12, 14, 0)
    assert game.bottles() == {}
    told = game.state.moments(before, None)
    assert [(one.name, one.seat, one.points) for one in told] == [("bottle-lost", 0, -2)]


@pytest.mark.rule("INK-A47", "INK-X-6")
def test_a_black_bottle_goes_back_to_the_supply() -> None:
    game = table().paint("Ro@ Yo*\n L D").stock(0, 0, black=3).lead(6)
    game.play("cross").chance("X red").play("cover 0,0 right")
    assert game.stocks() == (0, 1, 2)


@pytest.mark.rule("INK-X-7", "INK-A33")
@pytest.mark.parametrize("square", ["R+o", "R7>3", "Y>R"])
def test_other_tokens_under_an_x_leave_the_game(square: str) -> None:
    game = table(2, 8, 1, 3, 7).paint(f"{square} L\n L D").supplies(5, 2, 1).lead(6)
    game.play("cross").chance("X red").play("cover 0,0 right")
    supply = game.view()["supply"]
    assert supply["white"] == 5
    assert set(supply["numbers"].values()) == {2}
    assert set(supply["colours"].values()) == {1}
    (shown,) = [s for s in game.view()["painters"][0]["squares"] if (s["x"], s["y"]) == (0, 0)]
    assert "tokens" not in shown


@pytest.mark.rule("INK-A39", "INK-A33", "INK-AREA-5")
def test_an_x_may_cover_a_spot_and_an_objective() -> None:
    game = drawn("Ro R4\n L D", "X red").play("cover 0,0 right")
    assert game.area(0, 0) == game.area(1, 0) == 0
    game.play("quill 1").lay((2, 0), "R R / Y Ro")
    assert game.refusal("complete 1,0") == "INK-AREA-5"


@pytest.mark.rule("INK-A36", "INK-A33")
def test_no_x_over_another_x() -> None:
    game = drawn("Rx Rx R R\n R L L D", "X red")
    assert game.refusal("cover 0,0 right") == "INK-A36"
    assert game.refusal("cover 0,0 down") == "INK-A36"
    assert game.refusal("cover 1,0 right") == "INK-A36"
    assert game.refusal("cover 2,0 right") is None


@pytest.mark.rule("INK-A37")
def test_a_token_with_no_pair_to_cover_leaves_the_game() -> None:
    game = drawn("R4* Rx\n L Rx", "X red")
    assert game.legal() == [f"quill {k}" for k in range(1, 7)]
    assert game.view()["turn_of"]["token"] is None
    assert game.view()["supply"]["x"] == 5


@pytest.mark.rule("INK-A38")
def test_a_token_may_lie_across_two_tiles() -> None:
    game = drawn("L R R L\n D D D D", "XX red and yellow")
    assert may_cover(game) == {frozenset({(1, 0), (2, 0)})}
    game.play("cover 1,0 right")
    assert game.square(1, 0).crossed
    assert game.square(2, 0).crossed


@pytest.mark.rule("INK-A33", "INK-A6")
def test_a_link_makes_no_pair() -> None:
    game = drawn("R Y\n L R", "XX red and purple", links=[((0, 0), (1, 1))])
    assert len(may_cover(game)) == 4


# -- the bag


@pytest.mark.rule("INK-X-8", "INK-A40")
def test_with_the_last_x_all_twenty_xx_come_into_the_bag() -> None:
    game = table(1).paint("R R\n R R").lead(6)
    game.state.x_bag = 1
    assert game.view()["supply"]["xx"] == 20
    game.play("cross").chance("X red").play("cover 0,0 right", "quill 6")
    game.play("tile at 2,0", "turned 0", "done").roll()
    assert game.view()["supply"]["x"] == 0
    game.play("cross")
    with pytest.raises(BadChance):
        game.chance("X red")
    game.chance("XX red and yellow")
    assert game.view()["supply"]["xx"] == 19


@pytest.mark.rule("INK-X-8", "INK-SETUP-7")
def test_no_xx_comes_before_the_last_x() -> None:
    game = table().paint("R R\n R R").lead(6).play("cross")
    with pytest.raises(BadChance):
        game.chance("XX red and yellow")


@pytest.mark.rule("INK-A41", "INK-SETUP-6")
def test_a_token_comes_no_more_often_than_there_are() -> None:
    """Three X of each colour: none that was placed comes back, not even after bonus action 8."""
    game = bonus(8, "D Rx R R\n P Rx R R")
    game.play("uncover 1,0", "done").roll()
    for _ in range(3):
        while game.seat():
            game.turn()
        game.lead(6).play("cross").chance("X red").play(game.legal("cover")[0], "quill 6")
        game.play(game.legal("tile at")[0], "turned 0", "done").roll()
    while game.seat():
        game.turn()
    game.lead(6).play("cross")
    with pytest.raises(BadChance):
        game.chance("X red")
    game.chance("X yellow")


@pytest.mark.rule("INK-XX-3")
def test_with_the_bag_empty_crossing_draws_nothing() -> None:
    game = table().lead(4)
    game.state.x_bag = game.state.xx_bag = 0
    assert game.legal("quill") == [f"quill {k}" for k in range(1, 7)]
    assert game.refusal("cross") == "INK-XX-3"
    game.play("quill 4")
    assert game.painter().lead == 4


@pytest.mark.rule("INK-X-8", "INK-XX-3", "INK-SETUP-6")
def test_all_tokens_come_out_of_the_bag_one_by_one() -> None:
    """Three X, then twenty XX, two of each pair; then none."""
    game = table(1)
    came = []
    for lap in range(23):
        game.state.rival_left = 24
        game.paint("R R\n R R").lead(6).stock(12, 12).wheel("R-R-Ro-Y", *["-"] * 5)
        game.play("cross")
        assert game.state.actors() == (CHANCE,)
        came.append(game.state.clone().roll(Dice(lap)))
        game.roll(lap).play(game.legal("cover")[0], "quill 1", "tile at 2,0", "turned 0", "done")
        game.roll(lap)
    assert [token[:2] for token in came] == ["X "] * 3 + ["XX"] * 20
    doubles = [token for token in came if token.startswith("XX")]
    assert sorted(doubles) == sorted(
        2 * [f"XX {COLOURS[one]} and {COLOURS[other]}" for one, other in PAIRS]
    )
    assert game.lead(6).refusal("cross") == "INK-XX-3"


# -- compared with a second computation


@pytest.mark.rule("INK-X-4", "INK-X-5", "INK-A33", "INK-A34", "INK-A35", "INK-A36", "INK-A37")
@settings(max_examples=60, deadline=None)
@given(pictures(), st.sampled_from(LETTERS))
def test_an_x_may_lie_where_a_second_reckoning_says(
    picture: tuple[str, list[tuple[reference.Cell, reference.Cell]]], colour: str
) -> None:
    game = drawn(picture[0], f"X {NAMES[colour]}", links=picture[1])
    wanted = reference.x_places(picture_of(game.painter()), colour)
    assert may_cover(game) == wanted


@pytest.mark.rule("INK-XX-1", "INK-XX-2", "INK-A33", "INK-A34", "INK-A35", "INK-A36", "INK-A37")
@settings(max_examples=60, deadline=None)
@given(pictures(), st.sampled_from(PAIRS))
def test_an_xx_may_lie_where_a_second_reckoning_says(
    picture: tuple[str, list[tuple[reference.Cell, reference.Cell]]], pair: tuple[int, int]
) -> None:
    one, other = pair
    game = drawn(picture[0], f"XX {COLOURS[one]} and {COLOURS[other]}", links=picture[1])
    wanted = reference.xx_places(picture_of(game.painter()), LETTERS[one], LETTERS[other])
    assert may_cover(game) == wanted


@pytest.mark.parametrize(
    ("picture", "warned"),
    [
        ("R Y L D\nL P L P", ""),
        # Every pair with dark blue has a bottle, whichever way the token lies.
        ("R Y Lo* D\nL P L Po*", "covers-bottle"),
        # An upside-down bottle is never covered.
        ("R Y L3* D\nL P L P", ""),
    ],
)
def test_who_crosses_start_is_told_if_a_token_would_take_a_bottle(
    picture: str, warned: str
) -> None:
    game = table().paint(picture).stock(5, 5).lead(5)
    told = {GAME.text(gain.move): gain.caution for gain in game.state.gains(0)}
    assert told["cross"] == warned
