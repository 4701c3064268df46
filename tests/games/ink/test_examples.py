"""The worked examples of the rulebook that are not tested elsewhere, as they are told there."""

import pytest

from tests.games.ink.positions import Table, finish, table


@pytest.mark.rule("INK-EX-3")
def test_a_dark_blue_area_meets_all_four_requirements_of_objective_4() -> None:
    """There is a 4, there are four squares, the area has grown, and there is a bottle for it."""

    def dark_blue(palette: int = 12, jokers: int = 12) -> Table:
        game = table().card("RY").stock(palette, jokers).paint("D4 R\n L L")
        return game.add("D-D-Do-P", at=(-2, 0), look="P D / Do D")

    game = dark_blue()
    assert game.area(0, 0) == 4
    assert game.can_complete() == {(0, 0)}
    assert dark_blue(12, 0).refusal("complete 0,0") == "INK-OBJ-7"
    game.play("done").roll()
    game.turn()
    game.add("P-P-Po-R", at=(2, 0), look="R P / Po P", quill=2)
    assert game.refusal("complete 0,0") == "INK-OBJ-6"


@pytest.mark.rule("INK-EX-4")
def test_completing_the_6_puts_nothing_on_the_4() -> None:
    game = (
        table(2, 1, 5, 6, 11)
        .card("LY")
        .paint("""
        P6  P   P4  L
        Po  R   Po  L
    """)
    )
    game.add("P-P-Po-R", at=(-2, 0), look="R P / Po P").play("complete 0,0")
    assert game.bottles() == {(0, 0): "down", (0, 1): "own", (2, 1): "own", (-2, 1): "own"}


@pytest.mark.rule("INK-EX-5")
def test_a_red_x_and_its_three_places() -> None:
    """The one red square has three neighbours."""
    game = (
        table()
        .paint("""
        Y   R   L   D
        P   Y   L   D
    """)
        .lead(6)
    )
    game.play("cross").chance("X red")
    assert sorted(game.legal()) == sorted(["cover 0a right", "cover 0b right", "cover 0b down"])


@pytest.mark.rule("INK-EX-6")
def test_a_purple_and_light_blue_xx_may_cover_a_bottle() -> None:
    game = (
        table()
        .paint("""
        P   P   L   L
        R   Y   D   Lo*
    """)
        .lead(6)
    )
    game.state.x_bag = 0
    game.play("cross").chance("XX light blue and purple")
    assert sorted(game.legal()) == sorted(["cover 0a right", "cover 1a right", "cover 1b down"])
    assert game.area(3, 1) == 0
    game.play("cover 3,0 down")
    assert game.stocks() == (12, 13, 0)
    assert game.bottles() == {}


@pytest.mark.rule("INK-EX-7")
def test_four_dark_blue_squares_are_too_few_for_a_6() -> None:
    game = table(3).paint("D R\n L Y").add("D-D-D6-L", at=(-2, 0), look="D D / L D6")
    assert game.area(0, 0) == 4
    assert game.refusal("complete -1,1") == "INK-OBJ-5"
    assert game.can_complete() == set()


def kim() -> Table:
    """Kim has crossed START, placed a purple X and gone on to quill 4."""
    game = (
        table(3, 1, 5, 6, 11)
        .card("RP")
        .stock(4, 9)
        .paint("""
        D   D6  R   Lo
        Do  P   P   L
        Do  D4  R   Ro
        Y   R   L   Yo
    """)
    )
    game.lead(5).play("cross").chance("X purple")
    assert game.refusal("cover 2,2 right") == "INK-X-4"
    game.play("cover 1,1 right")
    game.play("quill 4")
    return game


@pytest.mark.rule("INK-EX-8")
def test_kim_crosses_start_draws_a_purple_x_and_goes_on() -> None:
    game = kim()
    assert game.square(1, 1).crossed
    assert game.square(2, 1).crossed
    assert game.painter().lead == 4
    assert game.view()["turn_of"]["tile"] == "D-D-Do-P"


def kim_laid() -> Table:
    """Her new tile makes a dark blue area of six squares, with a 6, a 4 and two spots."""
    game = (
        table(3, 1, 5, 6, 11)
        .card("RP")
        .stock(4, 9)
        .paint("""
        D   D6  R   Lo
        Do  P   P   Ro
        Do  D4  R   L
        Y   R   L   Yo
    """)
    )
    return game.add("R-D5-R-Po+", at=(-2, 0), look="R D5 / Po R", quill=4)


@pytest.mark.rule("INK-EX-9")
def test_an_area_of_six_with_a_4_and_a_6_gives_the_choice() -> None:
    game = kim_laid()
    assert game.area(0, 0) == 6
    assert {(1, 0), (1, 2)} <= game.can_complete()


@pytest.mark.rule("INK-EX-10")
def test_the_6_takes_three_jokers_and_leaves_three_squares() -> None:
    game = kim_laid().play("complete 1,0")
    assert game.bottles() == {(1, 0): "down", (0, 1): "own", (0, 2): "own"}
    assert game.stocks() == (4, 6, 0)
    assert game.sizes("D") == [1, 2]


@pytest.mark.rule("INK-EX-11", "INK-EX-12", "INK-EX-13")
def test_the_bonus_of_the_6_makes_the_4_possible_and_so_on() -> None:
    game = kim_laid().play("complete 1,0")
    assert game.view()["turn_of"]["bonus"] == 6
    game.play("lift 0,1", "set on 3,0", "lift 0,2", "set on 3,1")
    assert game.area(0, 0) == 5
    assert game.refusal("complete 1,2") is None
    game.play("complete 1,2")
    assert {(1, 2): "down", (0, 1): "own", (0, 2): "own"}.items() <= game.bottles().items()
    assert game.stocks() == (4, 3, 0)
    assert game.view()["turn_of"]["bonus"] == 1
    game.play("spot on 3,2")
    assert (game.square(3, 2).colour, game.square(3, 2).mark) == ("L", "o")
    assert game.can_complete() == set()
    assert game.legal() == ["done"]
    game.play("done").roll()
    assert game.seat() == 1


@pytest.mark.rule("INK-EX-14")
def test_two_of_the_palette_and_two_black_bottles_on_a_3() -> None:
    game = (
        table(3)
        .card("RP")
        .stock(2, 0)
        .paint("""
        R3  Ro  Ro  L
        L   P   Ro  P
    """)
    )
    game.add("R-R-R6-P", at=(-2, 0), look="P R / R6 R").play("complete 0,0")
    assert game.stocks() == (0, 0, 2)
    assert len(game.bottles()) == 4
    game.play("done").roll()
    assert game.view()["last"]


@pytest.mark.rule("INK-EX-15")
@pytest.mark.parametrize(("other", "winners"), [(None, (0,)), (1, (0,)), (3, (1,)), (2, ())])
def test_two_black_bottles_win_tie_or_lose(other: int | None, winners: tuple[int, ...]) -> None:
    game = finish(table(3), 2)
    finish(game, other) if other is not None else game.turn(1)
    game.turn(1)
    assert game.state.winners() == winners
    assert game.state.over == (winners != ())
    assert game.view()["tie_round"] == (0 if winners else 1)
