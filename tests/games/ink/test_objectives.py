"""Completing objectives: when it may be done, and in which order things happen."""

import pytest

from tests.games.ink.positions import Table, bonus, table

NINE = """
    R   R   Ro  R
    R   R4  R6  Y
"""


def grown(text: str = NINE, card: str = "LP", at: tuple[int, int] = (-2, 0)) -> Table:
    """Seat 0 has laid red squares (Y R / Ro R) left of this picture."""
    game = table(2, 1, 5, 6, 11).card(card).paint(text)
    return game.add("R-R-Ro-Y", at=at, look="Y R / Ro R")


@pytest.mark.rule("INK-OBJ-1", "INK-OBJ-4")
def test_only_a_number_can_be_completed() -> None:
    game = grown()
    assert game.can_complete() == {(1, 1), (2, 1)}
    assert game.refusal("complete 0,0") == "INK-OBJ-4"
    assert game.refusal("complete 2,0") == "INK-OBJ-4"
    assert game.refusal("complete 95d") == "INK-OBJ-4"


@pytest.mark.rule("INK-OBJ-4", "INK-AREA-5", "INK-A39")
def test_a_number_under_an_x_is_out_of_use() -> None:
    game = grown("R R R R\n R R4x Rx Y")
    assert game.can_complete() == set()
    assert game.refusal("complete 1,1") == "INK-AREA-5"


@pytest.mark.rule("INK-OBJ-2")
def test_completing_is_never_demanded() -> None:
    game = grown()
    assert "done" in game.legal()
    game.play("done")
    assert game.bottles() == {}


@pytest.mark.rule("INK-OBJ-5", "INK-A21")
@pytest.mark.parametrize(("number", "enough"), [(3, True), (5, True), (6, True), (7, False)])
def test_the_area_must_be_at_least_as_large_as_the_number(number: int, enough: bool) -> None:
    game = grown(f"R R{number} L L\n R L L P")
    assert game.area(1, 0) == 6
    assert game.refusal("complete 1,0") == (None if enough else "INK-OBJ-5")


@pytest.mark.rule("INK-OBJ-3", "INK-A22", "INK-BONUS-5")
def test_two_objectives_of_one_area_one_by_one_while_it_is_large_enough() -> None:
    """Eleven squares: the 4 takes the number, the spots; what is left is measured anew."""
    game = grown("""
        R   R   R   R
        R   R4  R5  R
    """)
    assert game.area(0, 0) == 11
    game.play("complete 2,1", "leave bonus")
    assert game.refusal("complete 1,1") is None
    game.play("complete 1,1")
    assert set(game.bottles()) == {(2, 1), (1, 1), (-2, 1)}


@pytest.mark.rule("INK-A22", "INK-A21")
def test_after_the_first_the_second_may_be_too_large() -> None:
    game = grown("R Ro L L\n R4 R6 L P")
    assert game.area(0, 0) == 7
    assert game.can_complete() == {(0, 1), (1, 1)}
    game.play("complete 0,1", "leave bonus")
    assert game.refusal("complete 1,1") == "INK-OBJ-5"


@pytest.mark.rule("INK-A23")
def test_a_completed_objective_is_never_completed_again() -> None:
    game = grown().play("complete 1,1", "leave bonus")
    assert game.refusal("complete 1,1") == "INK-A23"


@pytest.mark.rule("INK-OBJ-7", "INK-BOTTLE-1")
def test_a_bottle_for_the_colour_is_needed() -> None:
    game = grown(card="LP").stock(12, 0)
    assert game.can_complete() == set()
    assert game.refusal("complete 1,1") == "INK-OBJ-7"
    assert grown(card="RP").stock(12, 0).refusal("complete 1,1") is None
    assert grown(card="LP").stock(12, 1).refusal("complete 1,1") is None


@pytest.mark.rule("INK-OBJ-7", "INK-A46", "INK-A47")
def test_a_black_bottle_serves_only_with_an_empty_stock() -> None:
    assert grown(card="LP").stock(1, 0).refusal("complete 1,1") == "INK-OBJ-7"
    game = grown(card="LP").stock(0, 0).play("complete 1,1")
    assert set(game.bottles().values()) == {"down", "black"}
    assert game.stocks() == (0, 0, 3)


@pytest.mark.rule("INK-OBJ-8", "INK-A28")
def test_bottles_then_the_bonus_then_the_next_objective() -> None:
    game = grown("""
        R   R   R   R
        R   R4  R5  R
    """)
    game.play("complete 2,1")
    assert len(game.bottles()) == 2
    assert game.refusal("complete 1,1") == "INK-A28"
    assert game.refusal("done") == "INK-A28"
    game.play("leave bonus")
    assert game.refusal("complete 1,1") is None


@pytest.mark.rule("INK-TURN-3", "INK-A56")
def test_no_objective_before_the_tile_lies() -> None:
    game = table(2, 1, 5, 6, 11).paint(NINE)
    assert game.refusal("complete 1,1") == "INK-TURN-3"
    game.play("quill 1")
    assert game.refusal("complete 1,1") == "INK-TURN-3"


@pytest.mark.rule("INK-A56")
def test_no_objective_between_the_token_and_the_tile() -> None:
    game = table(2, 1, 5, 6, 11).paint(NINE).lead(6)
    game.play("cross").chance("X yellow").play("cover 3,0 down")
    assert game.refusal("complete 1,1") == "INK-A56"


@pytest.mark.rule("INK-BONUS-2", "INK-A27")
@pytest.mark.parametrize(("number", "action"), [(3, None), (4, 1), (5, 5), (6, 6), (7, 11)])
def test_each_number_has_its_bonus_action(number: int, action: int | None) -> None:
    game = grown(f"R R{number} Lo* Lo\n R R R P")
    game.play("complete 1,0")
    assert game.view()["turn_of"]["bonus"] == action
    if action is None:
        assert game.legal("leave") == []


@pytest.mark.rule("INK-A27")
def test_as_a_variant_a_three_uses_the_slot_of_the_four() -> None:
    game = table(2, 1, 5, 6, 11, slots="three").card("LP").paint("R R3 L L\n R L L P")
    game.add("R-R-Ro-Y", at=(-2, 0), look="Y R / Ro R").play("complete 1,0")
    assert game.view()["turn_of"]["bonus"] == 1


@pytest.mark.rule("INK-BONUS-3", "INK-BONUS-4")
def test_a_bonus_may_be_left_and_is_lost_then() -> None:
    game = bonus(1, "D R\n P L")
    game.play("leave bonus")
    assert game.refusal("spot on 1,0") == "INK-BONUS-4"
    assert game.refusal("leave bonus") == "INK-BONUS-4"
    game.play("done").roll()
    game.turn()
    assert game.refusal("spot on 1,0") is not None


@pytest.mark.rule("INK-BONUS-2")
def test_no_other_bonus_than_that_of_the_number() -> None:
    game = bonus(1, "D R\n P L")
    assert game.refusal("shift 1") == "INK-BONUS-2"
    assert game.refusal("back 1") == "INK-BONUS-2"
    assert game.refusal("red on 1,1") == "INK-BONUS-2"


@pytest.mark.rule("INK-BONUS-4")
def test_a_bonus_is_used_once() -> None:
    game = bonus(1, "D R\n P L").play("spot on 1,0")
    assert game.refusal("spot on 1,1") == "INK-BONUS-4"


@pytest.mark.rule("INK-BONUS-5", "INK-OBJ-3")
def test_after_the_bonus_the_turn_goes_on_with_what_it_made_possible() -> None:
    game = bonus(7, "D R R4 R\n P L L L")
    game.play("red on 1,1")
    assert (2, 0) in game.can_complete()
    game.play("complete 2,0", "jokers 0").leave().play("done")
    assert game.square(2, 0).bottle == "down"


@pytest.mark.rule("INK-A55")
@pytest.mark.parametrize("action", [1, 3, 7])
def test_a_bonus_without_supply_is_unavailable(action: int) -> None:
    game = table(2, action, 2, 4, 5).card("RY").paint("D R4\n P L").supplies(0, 0, 0)
    game.add("D4-D-D-Yo", (-2, 0), "D4 D / Yo D", quill=3).play("complete -2,0")
    assert game.view()["turn_of"]["bonus"] is None
    assert "done" in game.legal()


@pytest.mark.rule("INK-A55")
def test_a_token_that_has_run_out_cannot_be_chosen() -> None:
    game = bonus(3, "D R4\n P L")
    game.state.supply[17 + 2] = 0
    assert game.refusal("number 5 on 1,0") == "INK-A55"
    assert game.refusal("number 3 on 1,0") is None
