"""Bottles: where they go when an objective is completed, and from which stock."""

import pytest

from tests.games.ink.positions import Table, bonus, table

SPOTS = """
    R   Ro  Ro  Lo
    R4  R6  Ro  Y
"""


def grown(text: str = SPOTS, card: str = "LP") -> Table:
    """Seat 0 has laid a red square and a red spot (Y R / Ro R) left of this picture."""
    game = table(2, 1, 5, 6, 11).card(card).paint(text)
    return game.add("R-R-Ro-Y", at=(-2, 0), look="Y R / Ro R")


@pytest.mark.rule("INK-BOTTLE-3", "INK-BOTTLE-4", "INK-BOTTLE-5")
def test_one_upside_down_on_the_number_one_upright_on_each_spot() -> None:
    game = grown().play("complete 1,1")
    assert game.bottles() == {
        (1, 1): "down",
        (1, 0): "own",
        (2, 0): "own",
        (2, 1): "own",
        (-2, 1): "own",
    }
    assert game.stocks() == (12, 7, 0)


@pytest.mark.rule("INK-BOTTLE-5")
def test_spots_of_other_areas_and_taken_spots_get_none() -> None:
    game = grown("R Ro* Ro L\n R4 R R Lo").play("complete 0,1")
    assert set(game.bottles()) == {(1, 0), (0, 1), (2, 0), (-2, 1)}
    assert game.stocks() == (12, 9, 0)


@pytest.mark.rule("INK-BOTTLE-5", "INK-AREA-5")
def test_a_spot_under_an_x_gets_none() -> None:
    game = grown("R Rox Ro L\n R4 Rx R Lo")
    game.play("complete 0,1")
    assert set(game.bottles()) == {(0, 1), (-2, 1)}


@pytest.mark.rule("INK-BOTTLE-5")
def test_an_added_white_spot_gets_one_too() -> None:
    game = grown("R R+o L L\n R4 R P L").play("complete 0,1")
    assert set(game.bottles()) == {(0, 1), (1, 0), (-2, 1)}


@pytest.mark.rule("INK-BOTTLE-1")
def test_palette_bottles_go_only_on_the_two_colours_of_the_card() -> None:
    """With a card of other colours the jokers must do it all."""
    game = grown(card="LP").stock(12, 5).play("complete 1,1")
    assert game.stocks() == (12, 0, 0)
    for card in ("RP", "LR"):
        game = grown(card=card).stock(12, 0).play("complete 1,1")
        assert game.stocks() == (7, 0, 0)


@pytest.mark.rule("INK-BOTTLE-2")
def test_jokers_go_on_any_colour() -> None:
    game = grown(card="LP").stock(0, 12).play("complete 1,1")
    assert game.stocks() == (0, 7, 0)


@pytest.mark.rule("INK-A25")
def test_the_player_chooses_how_many_jokers() -> None:
    game = grown(card="RP").stock(3, 4).play("complete 1,1")
    assert game.legal() == ["jokers 2", "jokers 3", "jokers 4"]
    assert game.refusal("jokers 1") == "INK-BOTTLE-6"
    assert game.refusal("jokers 5") == "INK-BOTTLE-2"
    assert game.refusal("done") == "INK-A25"
    game.play("jokers 3")
    assert game.stocks() == (1, 1, 0)
    assert len(game.bottles()) == 5


@pytest.mark.rule("INK-A25")
def test_palette_first_is_the_first_choice() -> None:
    game = grown(card="RP").stock(9, 9).play("complete 1,1")
    assert game.legal()[0] == "jokers 0"
    game.play("jokers 0")
    assert game.stocks() == (4, 9, 0)


@pytest.mark.rule("INK-BOTTLE-6", "INK-A24")
def test_no_spot_may_be_left_out_while_bottles_last() -> None:
    """Nothing is asked: all five places are filled."""
    game = grown(card="LP").stock(3, 5).play("complete 1,1")
    assert len(game.bottles()) == 5
    game = grown(card="RP").stock(3, 2).play("complete 1,1")
    assert len(game.bottles()) == 5
    assert game.stocks() == (0, 0, 0)


@pytest.mark.rule("INK-BOTTLE-7", "INK-A24")
def test_if_bottles_run_short_the_player_chooses_the_spots() -> None:
    game = grown(card="LP").stock(6, 3).play("complete 1,1")
    assert game.bottles() == {(1, 1): "down"}
    assert game.places("fill") == {(1, 0), (2, 0), (2, 1), (-2, 1)}
    assert game.refusal("done") == "INK-BOTTLE-6"
    assert game.refusal("fill 3,0") == "INK-BOTTLE-5"
    assert game.refusal("fill 0,1") == "INK-BOTTLE-5"
    game.play("fill 2,0")
    assert game.refusal("done") == "INK-BOTTLE-6"
    assert game.refusal("fill 2,0") == "INK-BOTTLE-5"
    game.play("fill -2,1")
    assert game.bottles() == {(1, 1): "down", (2, 0): "own", (-2, 1): "own"}
    assert game.stocks() == (6, 0, 0)


@pytest.mark.rule("INK-A26")
def test_a_single_last_bottle_goes_on_the_number() -> None:
    game = grown(card="LP").stock(6, 1).play("complete 1,1")
    assert game.bottles() == {(1, 1): "down"}
    assert game.stocks() == (6, 0, 0)
    assert game.legal("fill") == []


@pytest.mark.rule("INK-A46", "INK-BOTTLE-7")
def test_no_black_bottle_while_one_of_ones_own_is_left() -> None:
    """One bottle on a palette of other colours is of no use here, and still bars black ones."""
    game = grown(card="LP").stock(1, 3).play("complete 1,1")
    game.play("fill 1,0", "fill 2,0")
    assert game.stocks() == (1, 0, 0)
    assert len(game.bottles()) == 3


@pytest.mark.rule("INK-A47", "INK-END-1", "INK-BOTTLE-6")
def test_black_bottles_go_on_when_the_own_ones_are_gone() -> None:
    game = grown(card="LP").stock(0, 3).play("complete 1,1")
    assert game.stocks() == (0, 0, 2)
    assert sorted(game.bottles().values()) == ["black", "black", "down", "own", "own"]


@pytest.mark.rule("INK-A47", "INK-BOTTLE-6")
def test_black_bottles_too_fill_all_they_can() -> None:
    game = grown(card="LP").stock(0, 0).play("complete 1,1")
    assert game.stocks() == (0, 0, 5)
    assert len(game.bottles()) == 5


@pytest.mark.rule("INK-A48")
def test_black_bottles_never_run_out() -> None:
    game = grown(card="LP").stock(0, 0, black=30).play("complete 1,1")
    assert game.stocks() == (0, 0, 35)


@pytest.mark.rule("INK-BOTTLE-8")
def test_an_upside_down_bottle_never_moves() -> None:
    for action, verb in ((6, "lift"), (10, "take off")):
        game = bonus(action, "D R4*\n Ro* Ro")
        assert game.refusal(f"{verb} 1,0") == f"INK-ACT-{action}"
        assert game.refusal(f"{verb} -2,0") == f"INK-ACT-{action}"
        assert game.refusal(f"{verb} 0,1") is None


@pytest.mark.rule("INK-BOTTLE-8", "INK-A33")
def test_an_upside_down_bottle_is_never_covered() -> None:
    game = table().paint("R4* R\n R Ro*").lead(3)
    game.play("cross").chance("X red")
    assert game.refusal("cover 0,0 right") == "INK-BOTTLE-8"
    assert game.refusal("cover 0,0 down") == "INK-BOTTLE-8"
    assert game.refusal("cover 1,0 down") is None
